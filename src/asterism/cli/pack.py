"""`asterism pack`: check a pack, show it, or begin one."""

from dataclasses import asdict
from pathlib import Path

from asterism import Message, Pack, packs
from asterism.cli.choices import FIRST, find_game
from asterism.cli.files import read_text
from asterism.cli.parser import Arguments, Parser
from asterism.cli.talk import BadInput, Talk, refuse
from asterism.engine.pack import HEADER, RULEBOOK, text_in
from asterism.pack_differences import Difference, differences
from asterism.pack_files import toml

ACTIONS = ("check", "show", "new")


def describe(parser: Parser) -> None:
    parser.word("action", Message("cli-help-pack-action"))
    parser.word("file", Message("cli-help-pack"))
    parser.text("--game", "GAME", Message("cli-help-pack-game"), FIRST)
    parser.flag("--json", Message("cli-help-json"))


def run(arguments: Arguments, talk: Talk) -> int:
    if arguments.action not in ACTIONS:
        raise BadInput(Message("cli-pack-unknown", name=arguments.action, names=list(ACTIONS)))
    if arguments.action == "new":
        return begin(arguments.file, arguments.game, talk)
    try:
        pack = packs.loads(read_text(arguments.file), arguments.file)
    except ValueError as problem:
        refuse(problem, arguments.file)
    changed = differences(pack)
    if arguments.json:
        told = {"game": pack.game, "title": pack.title, "fingerprint": pack.fingerprint}
        talk.document({**told, "changed": [asdict(one) for one in changed], "pack": pack})
        return 0
    introduce(pack, talk)
    talk.tell(Message("cli-pack-changes", count=len(changed)))
    if arguments.action == "show":
        for one in changed:
            print(f"  {talk.say(line(one))}")
        if pack.inferred:
            talk.tell(Message("cli-pack-inferred", clauses=list(pack.inferred)))
    return 0


def introduce(pack: Pack, talk: Talk) -> None:
    """Its title page."""
    title = text_in(pack["name"], talk.lang)
    talk.tell(Message("cli-pack", title=title, game=pack.game, fingerprint=pack.fingerprint))
    if "author" in pack:
        talk.tell(Message("cli-pack-author", name=str(pack["author"])))
    if "about" in pack:
        print(text_in(pack["about"], talk.lang))


def line(one: Difference) -> Message:
    """One fact that the pack changes."""
    what = " ".join(part for part in (one.piece, one.field) if part)
    if not one.field:
        return Message("cli-pack-gone" if one.now is None else "cli-pack-added", what=what)
    if one.now is None:
        return Message("cli-pack-other", what=what)
    if one.was is None:
        return Message("cli-pack-new", what=what, now=str(one.now))
    return Message("cli-pack-changed", what=what, was=str(one.was), now=str(one.now))


def begin(name: str, game: str, talk: Talk) -> int:
    """Write a pack that changes nothing yet."""
    usual = packs.rulebook(find_game(game).name)
    if usual is None:
        raise BadInput(Message("cli-takes-no-packs", game=game))
    file = Path(name)
    if file.exists():
        raise BadInput(Message("cli-file-exists", file=name))
    text = template(usual, file.stem)
    packs.loads(text, name)
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as problem:
        told = problem.strerror or str(problem)
        raise BadInput(Message("cli-cannot-write-file", file=name, problem=told)) from problem
    talk.tell(Message("cli-pack-begun", file=name))
    return 0


def template(usual: Pack, title: str) -> str:
    """The head of a pack, and the first piece of each of its lists as in the rulebook."""
    begun = {"format": 1, "game": usual.game, "name": title[:60], "base": RULEBOOK}
    pieces = {
        field: value[:1]
        for field, value in usual.items()
        if field not in HEADER and isinstance(value, list) and isinstance(value[0], dict)
    }
    return toml(begun | pieces)
