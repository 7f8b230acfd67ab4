"""`asterism simulate --show`: what each bot knew, and what it chose."""

from asterism import Bot, Message, Move, View
from asterism.cli.talk import Talk


class Show:
    """Prints the decisions of one game as they are made."""

    def __init__(self, talk: Talk, seed: int) -> None:
        self.talk = talk
        self.seed = seed
        self.count = 0

    def __call__(self, bot: Bot, view: View, move: Move) -> None:
        from asterism.cli.tables import Pen, tables_of  # Rich loads slowly

        say = self.talk.say
        seat = view.seat
        assert seat is not None
        self.count += 1
        head = Message(
            "cli-show-decision",
            seed=str(self.seed),
            number=self.count,
            who=Message("engine-player", number=seat + 1),
            bot=bot.spec,
        )
        pen = Pen(self.talk.lang, you=seat, box=self.talk.box)
        print(say(head))
        for line in tables_of(view.game.name).describe(view.to_json(), pen):
            print(f"  {line}")
        print(f"  {say(view.game.prompt_message(view), you=seat)}")
        chosen = Message(
            "cli-show-choice",
            count=len(view.legal_moves()),
            choice=say(view.game.move_message(move, view), you=seat),
            move=move.text,
        )
        print(f"  {say(chosen)}\n")
