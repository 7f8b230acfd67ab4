"""Draws docs/pictures/terminal-stellar.svg anew: `python -m tests.terminal.picture`."""

import asyncio
import re
from pathlib import Path

import asterism
from asterism.cli.terminal.conversation import Conversation
from asterism.cli.terminal.screen import TableApp
from asterism.cli.terminal.session import Session

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "terminal-stellar.svg"
SIZE = (100, 32)
SEED = 12
DECISIONS = 44  # so many, then on until a card waits for its place
SPACE = "&#160;"
TEXT = re.compile(rf'x="([0-9.]+)"( [^>]*)textLength="([0-9.]+)"([^>]*)>((?:{SPACE})+)')
SIGN_WIDTH = 12.2


async def draw() -> str:
    session = Session(asterism.game("stellar"), ("greedy",), SEED, {})
    you = asterism.bot("greedy:40", 1)
    while session.state.ply < DECISIONS or not is_placing(session):
        if session.your_turn:
            session.play(you.choose(session.view()))
        else:
            session.advance()
    app = TableApp(Conversation(session, "en"), pace=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return app.export_screenshot(title="asterism play stellar")


def is_placing(session: Session) -> bool:
    return session.your_turn and session.view().to_json()["placing"] is not None


def without_leading_spaces(text: re.Match[str]) -> str:
    """Some programs swallow them; where the text begins says it better."""
    x, between, length, rest, spaces = text.groups()
    shift = SIGN_WIDTH * spaces.count(SPACE)
    begin, left = float(x) + shift, float(length) - shift
    return f'x="{begin:.1f}"{between}textLength="{left:.1f}"{rest}>'


def main() -> None:
    # The fonts of whoever looks at it: a picture asks nobody for one.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", asyncio.run(draw()), flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;]*;", "font-family: monospace;", svg)
    svg = TEXT.sub(without_leading_spaces, svg)
    FILE.write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
