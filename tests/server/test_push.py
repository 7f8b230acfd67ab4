"""Web Push: a real push service on this machine gets what only the browser can read."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from asterism.server.play.push import Key, decoded, encoded, is_service, point_of
from asterism.server.settings import PUSH_SERVICES
from tests.server.guests import Guest, Server, seated


class Service(HTTPServer):
    """Takes notices for browsers, as the makers of browsers run it."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.status = 201

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Taking(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.taken.append(({k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,))
        thread.start()
        yield running
        running.shutdown()
        thread.join()


@pytest.fixture
def key_file(tmp_path: Path) -> Path:
    file = tmp_path / "push.pem"
    key = ec.generate_private_key(ec.SECP256R1())
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption())
    )
    return file


class Browser:
    """Has a key pair of its own and reads what was sealed for it (RFC 8291, section 3.4)."""

    def __init__(self, service: Service, name: str = "b1") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes !!"
        self.endpoint = f"{service.origin}/push/{name}"
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.secret)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> Any:
        return json.loads(self.opened(body))

    def opened(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        public, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\0" + self.point + public
        material = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


def test_this_browser_reads_the_example_of_the_standard(service: Service) -> None:
    """RFC 8291, section 5: so it reads what every other browser reads."""
    browser = Browser(service)
    private = decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    browser.key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    browser.secret = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    browser.point = point_of(browser.key)
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    assert browser.opened(decoded(body)) == b"When I grow up, I want to be a watermelon"


def pushing(tmp_path: Path, key: Path, service: Service) -> Server:
    return Server(
        f"sqlite:///{tmp_path / 'a.db'}",
        push_key=key,
        push_contact="mailto:host@club.example",
        push_services=(service.origin,),
    )


async def sent(service: Service, count: int) -> None:
    async with asyncio.timeout(60):
        while len(service.taken) < count:
            await asyncio.sleep(0.02)


async def subscribe(guest: Guest, browser: Browser) -> int:
    answer = await guest.http.put("/api/me/push", json=browser.subscription())
    return answer.status_code


async def test_whoever_is_away_hears_that_it_is_their_turn(
    tmp_path: Path, key_file: Path, service: Service
) -> None:
    async with pushing(tmp_path, key_file, service) as server:
        browser = Browser(service)
        room, (ada, bo) = await seated(server, "Ada", "Bo")
        # The notice of the game's beginning finds nobody subscribed.
        await server.node.push.close()
        public = (await bo.fetch("/server"))["push"]
        assert await subscribe(bo, browser) == 200
        game = (await ada.table(room))["game"]
        await bo.play(room)
        await ada.play(room)
        await sent(service, 1)
        headers, body = service.taken[0]
        assert browser.read(body) == {
            "kind": "turn", "room": room, "game": game, "rules": "comets",
        }  # fmt: skip
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        assert_signed(headers["authorization"], public, service.origin)
        line = await bo.socket(room)
        await line.next("table")
        await ada.play(room)
        await bo.play(room)
        await asyncio.sleep(0.1)
        assert len(service.taken) == 1, "whoever looks at the table needs no notice"


def assert_signed(header: str, public: str, audience: str) -> None:
    """RFC 8292: a token signed by the host's key, for this push service."""
    kind, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, fields["k"]) == ("vapid", public)
    signed, _, signature = fields["t"].rpartition(".")
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, "mailto:host@club.example")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    raw = decoded(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(utils.encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(utils.encode_dss_signature(*numbers), b"other", ec.ECDSA(SHA256()))


async def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, key_file: Path, service: Service
) -> None:
    async with pushing(tmp_path, key_file, service) as server:
        room, (ada, bo) = await seated(server, "Ada", "Bo")
        await subscribe(bo, Browser(service, "old"))
        await subscribe(bo, Browser(service, "new"))
        again = Browser(service, "new")
        await subscribe(bo, again)
        assert len((await bo.fetch("/me/export"))["subscriptions"]) == 2
        removed = await bo.http.delete("/api/me/push", params={"endpoint": again.endpoint})
        assert removed.status_code == 200
        service.status = 410
        await bo.play(room)
        await ada.play(room)
        await sent(service, 1)
        async with asyncio.timeout(60):
            while (await bo.fetch("/me/export"))["subscriptions"]:
                await asyncio.sleep(0.02)


async def test_notices_go_to_push_services_only(
    tmp_path: Path, key_file: Path, service: Service
) -> None:
    """A subscription names an address that this server then calls: not any address will do."""
    async with pushing(tmp_path, key_file, service) as server:
        ada = await server.guest("Ada")
        browser = Browser(service)
        browser.endpoint = "http://169.254.169.254/latest"
        assert await subscribe(ada, browser) == 422
        browser.endpoint, browser.secret = f"{service.origin}/x", b"short"
        assert await subscribe(ada, browser) == 422
    for address in (
        "https://fcm.googleapis.com.evil.example/x",
        "http://fcm.googleapis.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://evil.example/#.push.apple.com",
        "https://[broken",
    ):
        assert not is_service(address, PUSH_SERVICES)
    assert is_service("https://web.push.apple.com/abc", PUSH_SERVICES)


async def test_without_a_key_there_is_no_push(quick: Server, service: Service) -> None:
    ada = await quick.guest("Ada")
    assert (await ada.fetch("/server"))["push"] is None
    assert await subscribe(ada, Browser(service)) == 409


def test_a_wrong_key_or_contact_is_told_at_the_start(tmp_path: Path, key_file: Path) -> None:
    other = tmp_path / "other.pem"
    other.write_bytes(
        ec.generate_private_key(ec.SECP384R1()).private_bytes(
            Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
        )
    )
    for file, contact in ((other, "mailto:a@b"), (tmp_path / "no", "mailto:a@b"), (key_file, "me")):
        with pytest.raises(ValueError, match=r"key|contact"):
            Key(file, contact)
