"""The files for operators say what the server understands; there is no engine here to run them."""

from __future__ import annotations

import configparser
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest

from asterism.server.http.routes.operations import Figures
from asterism.server.settings import Settings
from tests.server.guests import Server
from tools.audit import vulnerable
from tools.runtime_lock import parts, runtime

ROOT = Path(__file__).parents[2]
DOCKER = (
    "FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL",
    "HEALTHCHECK", "ENTRYPOINT", "CMD",
)  # fmt: skip


def settings() -> set[str]:
    """What may be set in the environment."""
    source = (ROOT / "src/asterism/cli/serve.py").read_text()
    flags = re.findall(r'parser\.text\("--([a-z-]+)"', source)
    assert len(flags) > 15
    return {"ASTERISM_" + flag.upper().replace("-", "_") for flag in flags}


def test_the_dockerfile_is_made_of_instructions_and_known_settings() -> None:
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    for line in lines:
        word, _, rest = line.partition(" ")
        assert word in DOCKER, line
        if word in ("ENTRYPOINT", "CMD"):
            assert isinstance(json.loads(rest), list)
    assert lines[-1] == 'CMD ["serve"]'
    of_the_build = {"ASTERISM_REQUIRE_COMPILED"}
    assert set(re.findall(r"ASTERISM_[A-Z_]+", text)) <= settings() | of_the_build


def test_the_image_installs_what_is_locked_and_nothing_else() -> None:
    text = (ROOT / "Dockerfile").read_text()
    assert "--require-hashes -r /wheels/requirements.lock" in text
    assert "--no-deps /wheels/*.whl" in text
    locked = parts((ROOT / "requirements.lock").read_text())
    named = parts("".join(runtime((ROOT / "requirements.lock").read_text())))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    for wanted in project["dependencies"]:
        name = re.split(r"[\[>;]", wanted)[0].lower().replace("_", "-").replace(".", "-")
        assert "--hash=sha256:" in named[name], name
    assert {"starlette", "greenlet", "pydantic-core"} <= named.keys(), "and what those need"
    assert not {"pytest", "mypy", "ruff", "playwright"} & named.keys() and "pytest" in locked


def test_an_audit_tells_what_it_found() -> None:
    problem = {"id": "PYSEC-1", "fix_versions": []}
    told = {
        "dependencies": [
            {"name": "a", "version": "1", "vulns": [problem]},
            {"name": "b", "version": "2", "vulns": []},
            {"name": "c", "skip_reason": "not on PyPI", "version": "3"},
        ]
    }
    assert vulnerable(told) == ["a 1: PYSEC-1"]


def test_secrets_are_the_servers_alone_and_in_no_image() -> None:
    """A password file that others may read is not believed, and one of others cannot be read."""
    found = re.search(r"useradd --uid (\d+) ", (ROOT / "Dockerfile").read_text())
    assert found is not None
    told = (ROOT / "docs/hosting.md").read_text()
    assert f"chown {found[1]} secrets/admin secrets/pgpass" in told
    assert "secrets" in (ROOT / ".dockerignore").read_text().splitlines()
    assert "/secrets/" in (ROOT / ".gitignore").read_text().splitlines()
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    files = {secret["file"] for secret in compose["secrets"].values()}
    assert files == {"./secrets/admin", "./secrets/pgpass", "./secrets/postgres"}


def test_the_compose_file_names_only_what_it_declares() -> None:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = found["services"]
    assert set(services) == {"proxy", "node", "worker", "postgres", "redis"}
    for name, service in services.items():
        assert ("image" in service) != ("build" in service), name
        for other, how in service.get("depends_on", {}).items():
            assert how["condition"] == "service_healthy"
            assert "healthcheck" in services[other] or "build" in services[other]
        assert set(service.get("secrets", [])) <= set(found["secrets"])
        assert set(service.get("networks", [])) <= set(found["networks"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (ROOT / source).exists(), volume
        given = {key for key in service.get("environment", {}) if key.startswith("ASTERISM_")}
        assert given <= settings() | {"ASTERISM_SITE"}, name
    assert services["node"]["command"][0] == "serve"
    assert services["worker"]["command"][0] == "worker"


def test_the_unit_of_systemd_starts_the_server_with_known_settings() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[method-assign, assignment]
    text = (ROOT / "deploy/asterism.service").read_text()
    unit.read_string(text)
    assert set(unit) == {"DEFAULT", "Unit", "Service", "Install"}
    assert unit["Service"]["ExecStart"].endswith("/asterism serve")
    assert set(re.findall(r"ASTERISM_[A-Z_]+", text)) <= settings()


async def test_the_dashboard_and_the_alarms_ask_for_figures_that_exist(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path}/a.db") as server:
        page = generate_latest(Figures(server.node, jobs=0)).decode()
    known = set(re.findall(r"^# TYPE (\S+) ", page, re.M))
    board = json.loads((ROOT / "deploy/grafana.json").read_text())
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    asked += (ROOT / "docs/hosting.md").read_text()
    alarms = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())
    asked += " ".join(rule["expr"] for group in alarms["groups"] for rule in group["rules"])
    assert yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text())["rule_files"] == [
        "alerts.yml"
    ]
    names = set(re.findall(r"asterism_(?:[a-z]+_)*[a-z]+", asked))
    assert len(names) > 12
    assert {name.removesuffix("_bucket") for name in names} <= known
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_every_limit_is_a_setting_with_a_default() -> None:
    limits = Settings().limits
    assert limits.sockets < limits.sockets_of_address <= limits.connections_of_address
