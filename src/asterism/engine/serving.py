"""Bipartite matching: can everybody get one of the things they accept?"""


def all_served(wishes: list[int], things: int) -> bool:
    """Can everybody get a thing that they accept (a bit mask), and no thing go twice?"""
    # Who accepts as many things as there are people always finds one.
    choosy = [wish for wish in wishes if wish.bit_count() < len(wishes)]
    owners = [-1] * things
    for person in range(len(choosy)):
        if not serve(person, choosy, owners, [False] * things):
            return False
    return True


def serve(person: int, wishes: list[int], owners: list[int], tried: list[bool]) -> bool:
    """Give the person a thing; its present owner, if any, gets another (an augmenting path)."""
    for thing in range(len(owners)):
        if wishes[person] >> thing & 1 and not tried[thing]:
            tried[thing] = True
            if owners[thing] < 0 or serve(owners[thing], wishes, owners, tried):
                owners[thing] = person
                return True
    return False
