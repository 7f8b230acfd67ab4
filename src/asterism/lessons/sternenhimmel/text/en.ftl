### The guided first games. Each step explains; `.task` says what to do now, `.other` answers a move that is legal but not meant.

lessons-sternenhimmel-sky = Welcome to Sternenhimmel. There are as many constellations on the table as players. Each has two prizes: gold for first place, silver for second. This one has five stars and pays 5 and 3 coins.
lessons-sternenhimmel-tokens = Everybody has the same nine tokens: 1, 3, 5, 6, 7, 10, a black hole and two double stars. On your turn you put one of them on any free star. There is no other move.
lessons-sternenhimmel-small = On a small star your token lies face up, and everybody sees it.
    .task = Put your 10 on the topmost star of Cancer, ι.
    .other = Every free star is allowed. Here we fill Cancer: the 10 goes to ι, at its top.
lessons-sternenhimmel-others = Vega and Tycho each play a token too. Watch where.
lessons-sternenhimmel-large = On a large star your token lies face down: you may look at it, the others have to guess.
    .task = Put your 6 on the large star Asellus Australis (δ).
    .other = That would work too. But this is about the large star: your 6 goes face down on δ.
lessons-sternenhimmel-full = One star is free. When somebody covers it, Cancer is scored. Vega will do it.
lessons-sternenhimmel-prizes = Everybody adds up their own tokens: 16 for you, 10 for Vega, 5 for Tycho. You get the first prize, Vega the second. All others get one coin per token left: one coin for Tycho.
lessons-sternenhimmel-back = All tokens return to their owners’ hands, and a new constellation replaces the old one. Play continues to the left of the player who completed it: with Tycho.
lessons-sternenhimmel-hole = Some turns later, in Aries. When a constellation is scored, a black hole swallows every token that a line joins to it, no matter whose. Tycho’s black hole lies right beside your 10.
lessons-sternenhimmel-meet = But black holes that are joined destroy each other and swallow nothing. Yours can save the 10.
    .task = Put your black hole on Botein (δ), beside Tycho’s.
    .other = Your 10 would be lost. Put the black hole on δ, joined to Tycho’s.
lessons-sternenhimmel-double = A double star is worth nothing itself, but it doubles every token joined to it, anybody’s. Two of them make it four times. Vega has just hidden something beside her 7.
    .task = Put a double star on Hamal (α), beside your 10.
    .other = Hamal is joined to your 10: a double star there makes it 20, and completes Aries.
lessons-sternenhimmel-resolved = Reveal, holes meet, holes swallow, double stars double, then count: always in this order. You have 2 × 10 = 20, Vega 2 × 7 = 14. Tycho has no token left here, and so gets nothing.
lessons-sternenhimmel-last = The last constellation. All coins are visible: Tycho leads with 40. When Libra is full, the game is over and the richest player wins.
lessons-sternenhimmel-bluff = Everybody knows which tokens you may still have, but nobody knows which one you hide: that is the bluff. Your black hole on α would be joined to all three of Tycho’s tokens.
    .task = Put your black hole on Zubenelgenubi (α), face down.
    .other = Then Tycho keeps 10, 7 and 5, and the prize. Hide the black hole on α.
lessons-sternenhimmel-answer = One star is free, and there is nothing else to do in the sky: Vega has to put a token there.
lessons-sternenhimmel-tie = You and Vega both have 6. With equal totals, more tokens win: you have two, because the black hole counts as one. If that is equal too, it is a tie: no prize for that place or any below, only one coin per token.
lessons-sternenhimmel-end = 42, 41, 40: you have won. That is all of Sternenhimmel. The memory aid beside the table shows you what the others may still hold.
