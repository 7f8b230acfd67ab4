"""The bot `ismcts`: information-set Monte Carlo tree search."""

from asterism.bots.arguments import Arguments, read_arguments
from asterism.bots.searching import Searching
from asterism.engine.view import View


class Ismcts(Searching):
    """`ismcts` or `ismcts:N`: N iterations a decision (default 1000). Options follow, each after a
    colon: `paranoid`, `plain`, `trees=2`, `jobs=2`, `seconds=2`, or a hyperparameter such as
    `exploration=0.5`.
    """

    def __init__(self, spec: str = "ismcts", seed: int = 0) -> None:
        super().__init__(spec, seed)
        self.budget = read_arguments(spec, self.arguments)

    def arguments_for(self, view: View) -> Arguments:
        return self.budget
