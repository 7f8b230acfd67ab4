"""The API reference: pages made from the docstrings of what people import.

The plain files are read, because compiled classes do not keep signatures.
"""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

# Page: title, and the modules on it. Of a package those names are told that it lists in __all__.
PAGES = {
    "asterism": ("The games", ["asterism"]),
    "arena": ("The arena", ["asterism.arena"]),
    "analysis": ("Hints and reviews", ["asterism.analysis"]),
    "research": (
        "For researchers",
        [
            "asterism.research.environments",
            "asterism.research.pettingzoo",
            "asterism.research.gymnasium",
            "asterism.research.openspiel",
            "asterism.research.vector",
            "asterism.research.processes",
            "asterism.research.arrays",
            "asterism.research.dataset",
        ],
    ),
    "engine": (
        "For those who add a game",
        [
            "asterism.engine.game",
            "asterism.engine.state",
            "asterism.engine.view",
            "asterism.engine.move",
            "asterism.engine.event",
            "asterism.engine.chance",
            "asterism.engine.encoding",
        ],
    ),
}

Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def file_of(module: str) -> Path:
    path = SRC.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def parsed(module: str) -> ast.Module:
    return ast.parse(file_of(module).read_text(encoding="utf-8"))


def page(name: str) -> str:
    title, modules = PAGES[name]
    lines = [f"# {title}", ""]
    for module in modules:
        lines += [f"## `{module}`", "", *told(parsed(module)), *members(module)]
    return "\n".join(lines).rstrip() + "\n"


def members(module: str) -> list[str]:
    """What a module offers, each under its own heading."""
    tree = parsed(module)
    listed = exported(tree)
    if listed is None:
        own = [node for node in tree.body if isinstance(node, Definition)]
        public = [node for node in own if not node.name.startswith("_")]
        return [line for node in public for line in described(node, node.name)]
    sources = imports(tree)
    lines: list[str] = []
    for name in listed:
        origin, known_as = sources.get(name, (module, name))
        lines += described(find(origin, known_as), name)
    return lines


def exported(tree: ast.Module) -> list[str] | None:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            names: list[str] = ast.literal_eval(node.value)
            return names
    return None


def imports(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """By name: the module it comes from, and its name there."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


def find(module: str, name: str) -> Definition:
    tree = parsed(module)
    for node in tree.body:
        if isinstance(node, Definition) and node.name == name:
            return node
    origin, known_as = imports(tree)[name]
    return find(origin, known_as)


def described(node: Definition, name: str) -> list[str]:
    """A class with its methods, or a function."""
    if not isinstance(node, ast.ClassDef):
        return [f"### `{name}`", "", *code(signature(node, name)), *told(node)]
    lines = [f"### `{name}`", "", *code(head(node, name)), *told(node)]
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            hidden = part.name.startswith("_") or ast.get_docstring(part) is None
            if not hidden:
                lines += [f"**`{name}.{part.name}`**", "", *code(signature(part, part.name))]
                lines += told(part)
    return lines


def head(node: ast.ClassDef, name: str) -> str:
    """How one is made; of classes that are only handed out, their name."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return signature(part, name).removesuffix(" -> None").replace("def ", "class ", 1)
    fields = [ast.unparse(part) for part in node.body if isinstance(part, ast.AnnAssign)]
    title = f"class {name}({bases})" if bases else f"class {name}"
    return "\n    ".join([title, *fields])


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> str:
    arguments = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    names = [ast.unparse(decorator) for decorator in node.decorator_list]
    if "property" in names:
        return f"{name}{result.replace(' ->', ':')}"
    return f"def {name}({arguments}){result}"


def code(text: str) -> list[str]:
    return ["```python", text, "```", ""]


def told(node: Definition | ast.Module) -> list[str]:
    """A docstring, with its indented examples as blocks of code."""
    text = ast.get_docstring(node)
    return [] if text is None else [*text.splitlines(), ""]


def write(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in PAGES:
        (folder / f"{name}.md").write_text(page(name), encoding="utf-8")
