"""Reading the input and answering it, for full screen and line by line."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from asterism import Game, IllegalMove, Message, Move, Pack, View
from asterism.cli.replay import sentence
from asterism.cli.tables import Choice, Json, Pen, tables_of
from asterism.cli.terminal.help import explain
from asterism.cli.terminal.session import NothingToUndo, Session, names_at_the_table
from asterism.engine.outcome import REASON_IDS
from asterism.engine.pack import OPTION as PACK
from asterism.engine.pack import text_in
from asterism.packs import option_of, rulebook

YES = ("y", "yes", "o", "oui", "j", "ja")
NO = ("n", "no", "non", "nein")
QUESTION_IDS = {
    "resign": "terminal-ask-resign",
    "quit": "terminal-ask-quit",
    "replace": "terminal-ask-replace",
}


@dataclass(frozen=True)
class Reply:
    """The reply to an input."""

    lines: tuple[str, ...] = ()
    is_page: bool = False  # something to read at leisure, not a short notice
    title: str = ""
    from_end: bool = False  # of a page, the end matters most
    leave: bool = False


def printable(text: str) -> str:
    """The input without terminal control sequences."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


class Conversation:
    """A player's conversation with one game, or with several in a row."""

    def __init__(self, session: Session, lang: str, ascii: bool = False) -> None:
        self.session = session
        self.tables = tables_of(session.game.name)
        you = Pen(lang).say(Message("engine-player", number=1))
        pack = session.options.get(PACK)
        self.box = Pack(pack) if isinstance(pack, dict) else None
        names = names_at_the_table(session.specs, you)
        self.pen = Pen(lang, names, ascii=ascii, box=self.box)
        self._asking: tuple[str, Callable[[], Reply]] | None = None
        self._file = ""
        self.automatic = False  # are forced decisions made automatically?
        self.look()

    @property
    def game(self) -> Game:
        return self.session.game

    def look(self) -> None:
        """Update the view. Call it after every change of the game."""
        self.view: View = self.session.view()
        self.json: Json = self.view.to_json()
        self.choices: list[Choice] = self.tables.choices(self.view, self.pen)

    # What the person reads before typing.

    def welcome(self) -> list[str]:
        """What is on the table, and what can be typed."""
        lines = [self.pen.say(Message("terminal-welcome"))]
        if self.box is not None:
            title, mark = text_in(self.box["name"], self.pen.lang), self.box.fingerprint
            lines.append(self.pen.say(Message("terminal-pack", title=title, fingerprint=mark)))
        takes_packs = option_of(self.game) is not None
        box = self.box or (rulebook(self.game.name) if takes_packs else None)
        if box is not None and box.inferred:
            clauses = list(box.inferred)
            lines.append(self.pen.say(Message("terminal-inferred", clauses=clauses)))
        return lines

    def prompt(self) -> str:
        """What is to be decided."""
        if self._asking is not None:
            return self.pen.say(Message(QUESTION_IDS[self._asking[0]], file=self._file))
        if self.session.is_over:
            return self.pen.say(Message("terminal-ask-again"))
        return self.pen.say(self.game.prompt_message(self.view))

    @property
    def is_asking_to_quit(self) -> bool:
        return self._asking is not None and self._asking[0] == "quit"

    def offered(self) -> list[Choice]:
        """What can be chosen now; nothing while another question is open."""
        if self._asking is not None:
            return []
        return [choice for choice in self.choices if choice.is_listed]

    def end(self) -> list[str]:
        """How the game ended, and the score sheet that explains it."""
        outcome = self.session.state.outcome
        assert outcome is not None
        reason = Message(REASON_IDS[outcome.reason], winners=list(outcome.winners))
        lines = [self.pen.say(reason)]
        if outcome.reason == "resignation":
            return lines
        return [*lines, "", *self.score()]

    def score(self) -> list[str]:
        lines = self.tables.score(self.json, self.pen)
        if not lines and self.session.is_over:
            sheet = self.game.score(self.session.state.to_json())
            lines = [self.pen.say(message) for message in self.game.sheet_messages(sheet)]
        return lines

    def story(self) -> list[str]:
        """Every event so far as a sentence."""
        return [self.tell(event) for event in self.session.story()]

    def tell(self, event: Json) -> str:
        return self.pen.say(sentence(event, self.view))

    # What the person types.

    def answer(self, entry: str) -> Reply:
        text = printable(" ".join(entry.split()))
        word, _, rest = text.partition(" ")
        word = word.lower()
        if self._asking is not None and not (self.is_asking_to_quit and word == "save"):
            return self._decide(word)
        self._asking = None
        if not text:
            return Reply()
        if text.startswith("?") or word == "help":
            return self._explain(text.removeprefix("?").strip() if text[0] == "?" else rest)
        if self.session.is_over and word in (*YES, *NO):
            return self._again(word in YES)
        command = self.commands().get(word)
        if command is not None:
            return command(rest)
        return self._play(text)

    def commands(self) -> dict[str, Callable[[str], Reply]]:
        """What can be typed besides moves; each gets the rest of the line."""
        return {
            "undo": lambda rest: self._undo(beyond=False),
            "undo!": lambda rest: self._undo(beyond=True),
            "save": self._save,
            "log": self._log,
            "score": self._score,
            "table": lambda rest: self._page(
                Message("terminal-table"), self.tables.describe(self.json, self.pen)
            ),
            "auto": self._automate,
            "ask": self._ask_favour,
            "resign": self._resign,
            "quit": self._quit,
            "exit": self._quit,
            "q": self._quit,
        }

    def _notice(self, message: Message) -> Reply:
        return Reply((self.pen.say(message),))

    def _page(self, title: Message, lines: list[str]) -> Reply:
        return Reply(tuple(lines), is_page=True, title=self.pen.say(title))

    # Moves

    def _play(self, text: str) -> Reply:
        if not self.view.legal_moves() and not self.session.is_over:
            return self._notice(self.game.prompt_message(self.view))
        if self.tables.is_wish(text.casefold()):
            done = self._fulfil(text.casefold())
            return Reply() if done else self._notice(Message("terminal-nothing-of-that"))
        try:
            self.session.play(self._move(text))
        except IllegalMove as refusal:
            return Reply((f"{self.pen.say(refusal.message)} ({refusal.clause})",))
        except ValueError:
            unknown = self.pen.say(Message("engine-unknown-move", text=text))
            return Reply((f"{unknown} {self.pen.say(Message('terminal-see-help'))}",))
        self.look()
        if self.automatic:
            self._fulfil("forced")
        return Reply()

    def _fulfil(self, wish: str) -> bool:
        """Play a wish move by move, until something is revealed or a decision is needed; False:
        there was nothing to play.
        """
        played = False
        move = self.tables.next_of(wish, self.view)
        while move is not None:
            self.session.play(move)
            self.look()
            played = True
            entry = self.session.state.history()
            is_news = bool(entry.outcomes) or any(event.type.reveals for event in entry.events)
            move = None if is_news else self.tables.next_of(wish, self.view)
        return played

    def _ask_favour(self, name: str) -> Reply:
        if not self.session.ask_favour(name.casefold()):
            favours = ", ".join(f"ask {known}" for known in self.game.favours(self.view))
            return self._notice(Message("terminal-ask-how", favours=favours or "-"))
        self.look()
        return Reply()

    def _automate(self, rest: str) -> Reply:
        self.automatic = not self.automatic
        return self._notice(Message("terminal-auto", on="yes" if self.automatic else "no"))

    def _move(self, text: str) -> Move | str:
        """The move that the key of a choice or a notation stands for, in capitals or not."""
        typed = text.casefold()
        for choice in self.choices:
            if typed == choice.key:
                return choice.move
        notation = self.tables.reading(typed, self.json)
        for move in [*self.view.legal_moves(), *self.session.state.universe()]:
            if notation == move.text.casefold():
                return move
        return self.session.state.read_move(text)

    def _undo(self, beyond: bool) -> Reply:
        try:
            self.session.undo(beyond)
        except NothingToUndo as problem:
            further = Message("terminal-undo-further")
            return self._notice(further if problem.beyond else Message("terminal-undo-nothing"))
        self.look()
        return Reply()

    # Confirmation questions

    def _ask(self, question: str, then: Callable[[], Reply]) -> Reply:
        self._asking = (question, then)
        return Reply()

    def _decide(self, word: str) -> Reply:
        assert self._asking is not None
        if word in YES:
            then = self._asking[1]
            self._asking = None
            return then()
        if word in NO:
            self._asking = None
            return Reply()
        return self._notice(Message("terminal-yes-or-no"))

    def _resign(self, rest: str) -> Reply:
        if self.session.is_over:
            return self._notice(Message("engine-game-over"))
        return self._ask("resign", self._give_up)

    def _give_up(self) -> Reply:
        self.session.resign()
        self.look()
        return Reply()

    def _quit(self, rest: str) -> Reply:
        return self._leave() if self.session.is_over else self._ask("quit", self._leave)

    def _leave(self) -> Reply:
        return Reply(leave=True)

    def _again(self, wanted: bool) -> Reply:
        if not wanted:
            return self._leave()
        self.session = self.session.another()
        self.look()
        return Reply()

    # Files and pages

    def _save(self, name: str) -> Reply:
        if not name:
            return self._notice(Message("terminal-save-how"))
        self._file = name
        if Path(name).exists():
            return self._ask("replace", self._write)
        return self._write()

    def _write(self) -> Reply:
        try:
            Path(self._file).write_text(self.session.record(), encoding="utf-8")
        except (OSError, ValueError) as problem:
            told = problem.strerror if isinstance(problem, OSError) else str(problem)
            return self._notice(
                Message("terminal-save-failed", file=self._file, problem=told or "")
            )
        return self._notice(Message("terminal-saved", file=self._file))

    def _log(self, rest: str) -> Reply:
        title = self.pen.say(Message("terminal-log"))
        return Reply(tuple(self.story()), is_page=True, title=title, from_end=True)

    def _score(self, rest: str) -> Reply:
        lines = self.score()
        if not lines:
            return self._notice(Message("terminal-no-score"))
        return self._page(Message("terminal-score"), lines)

    def _explain(self, word: str) -> Reply:
        title = Message("terminal-help")
        return self._page(title, explain(word, self))
