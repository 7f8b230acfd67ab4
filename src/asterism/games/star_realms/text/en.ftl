### $card is a card id, a name of its own, or "unknown" where the reader does not know the card.
### $player is a name, or "you" when the sentence speaks to that player.

star-realms-title = Star Realms

## Words

star-realms-name = Star Realms
star-realms-amount =
    { $kind ->
        [trade] { $count } trade
        [combat] { $count } combat
       *[authority] { $count } authority
    }
star-realms-faction =
    { $faction ->
        [blob] Blob
        [trade_federation] Trade Federation
        [star_empire] Star Empire
        [machine_cult] Machine Cult
       *[unaligned] no faction
    }
star-realms-two-factions = { $first }, { $second }
star-realms-kind =
    { $kind ->
        [ship] ship
        [outpost] outpost
       *[base] base
    }
star-realms-card =
    { $card ->
        [scout] Scout
        [viper] Viper
        [explorer] Explorer
        [imperial-fighter] Imperial Fighter
        [corvette] Corvette
        [imperial-frigate] Imperial Frigate
        [survey-ship] Survey Ship
        [battlecruiser] Battlecruiser
        [dreadnaught] Dreadnaught
        [recycling-station] Recycling Station
        [space-station] Space Station
        [war-world] War World
        [royal-redoubt] Royal Redoubt
        [fleet-hq] Fleet HQ
        [federation-shuttle] Federation Shuttle
        [cutter] Cutter
        [embassy-yacht] Embassy Yacht
        [freighter] Freighter
        [trade-escort] Trade Escort
        [flagship] Flagship
        [command-ship] Command Ship
        [trading-post] Trading Post
        [barter-world] Barter World
        [defense-center] Defense Center
        [port-of-call] Port of Call
        [central-office] Central Office
        [blob-fighter] Blob Fighter
        [battle-pod] Battle Pod
        [trade-pod] Trade Pod
        [ram] Ram
        [blob-destroyer] Blob Destroyer
        [battle-blob] Battle Blob
        [blob-carrier] Blob Carrier
        [mothership] Mothership
        [blob-wheel] Blob Wheel
        [the-hive] The Hive
        [blob-world] Blob World
        [trade-bot] Trade Bot
        [missile-bot] Missile Bot
        [supply-bot] Supply Bot
        [patrol-mech] Patrol Mech
        [stealth-needle] Stealth Needle
        [battle-mech] Battle Mech
        [missile-mech] Missile Mech
        [battle-station] Battle Station
        [mech-world] Mech World
        [junkyard] Junkyard
        [machine-base] Machine Base
        [brain-world] Brain World
        [unknown] a card
       *[other] { $card }
    }
-star-realms-language = en
    .code = en
# A card with a name of its own, in each language.
star-realms-own-name =
    { -star-realms-language.code ->
        [de] { $de }
        [fr] { $fr }
       *[en] { $en }
    }
star-realms-belonging =
    { $player ->
        [you]
            { $thing ->
                [hand] your hand
                [authority] your authority
                [base] one of your bases
                [pool] your pool
               *[discard] your discard pile
            }
       *[other]
            { $thing ->
                [hand] the hand of { $player }
                [authority] the authority of { $player }
                [base] a base of { $player }
                [pool] the pool of { $player }
               *[discard] the discard pile of { $player }
            }
    }
star-realms-question =
    { $question ->
        [option] which effect to take
        [scrap] which card to scrap
        [discard] which card to discard
        [scrap_row] which card of the trade row to scrap
        [destroy] which base to destroy
        [take_ship] which ship to take
        [on_top] whether the ship goes on top of the deck
        [copy_ship] which ship to copy
        [copy_base] which base to copy
        [return_base] which base to return to its owner’s hand
        [take_card] which card to take
        [draft] which card to draft
        [target] who has to discard
       *[gift] which card to leave to a partner
    }

## Events

star-realms-event-starts =
    { $player ->
        [you] You begin.
       *[other] { $player } begins.
    }
star-realms-event-drew =
    { $player ->
        [you] You draw { star-realms-card }.
       *[other] { $player } draws { star-realms-card }.
    }
star-realms-event-reshuffled =
    { $player ->
        [you] You shuffle your discard pile
       *[other] { $player } shuffles the discard pile
    } into a new deck of { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
star-realms-event-refilled = { star-realms-card } comes to place { $slot } of the trade row.
star-realms-event-played =
    { $player ->
        [you] You play { star-realms-card }.
       *[other] { $player } plays { star-realms-card }.
    }
star-realms-event-used =
    { $player ->
        [you] You use the { $ability ->
            [primary] primary ability
            [ally] ally ability
            [double_ally] double ally ability
           *[scrap] scrap ability
        } of { star-realms-card }.
       *[other] { $player } uses the { $ability ->
            [primary] primary ability
            [ally] ally ability
            [double_ally] double ally ability
           *[scrap] scrap ability
        } of { star-realms-card }.
    }
star-realms-event-gained =
    { $player ->
        [you] You gain { $gains }.
       *[other] { $player } gains { $gains }.
    }
star-realms-event-asked =
    { $player ->
        [you] You decide { star-realms-question }.
       *[other] { $player } decides { star-realms-question }.
    }
star-realms-event-declined =
    { $player ->
        [you] You decline.
       *[other] { $player } declines.
    }
star-realms-event-next-on-top =
    { $player ->
        [you] The next ship you acquire this turn may go on top of your deck.
       *[other] The next ship that { $player } acquires this turn may go on top of the deck.
    }
star-realms-event-chose =
    { $player ->
        [you] You choose { $option ->
            [trade] trade
            [combat] combat
            [authority] authority
            [discard] to discard and draw
            [first] the first
            [second] the second
            [third] the third
           *[draw] to draw
        }.
       *[other] { $player } chooses { $option ->
            [trade] trade
            [combat] combat
            [authority] authority
            [discard] to discard and draw
            [first] the first
            [second] the second
            [third] the third
           *[draw] to draw
        }.
    }
star-realms-event-copied =
    { $player ->
        [you] Your { star-realms-card } becomes { $form }.
       *[other] { star-realms-card } of { $player } becomes { $form }.
    }
star-realms-event-scrapped =
    { $player ->
        [you] You scrap { star-realms-card }.
       *[other] { $player } scraps { star-realms-card }.
    }
star-realms-event-discarded =
    { $player ->
        [you] You discard { star-realms-card }.
       *[other] { $player } discards { star-realms-card }.
    }
star-realms-event-acquired =
    { $player ->
        [you] You acquire { star-realms-card } for { $count } trade.
       *[other] { $player } acquires { star-realms-card } for { $count } trade.
    }
star-realms-event-took =
    { $player ->
        [you] You take { star-realms-card } for free, on top of your deck.
       *[other] { $player } takes { star-realms-card } for free, on top of the deck.
    }
star-realms-event-took-to =
    { $player ->
        [you] You take { star-realms-card } for free { $zone ->
            [hand] into your hand
           *[discard] for your discard pile
        }.
       *[other] { $player } takes { star-realms-card } for free { $zone ->
            [hand] into the hand
           *[discard] for the discard pile
        }.
    }
star-realms-event-drafted =
    { $player ->
        [you] You draft { star-realms-card } { $zone ->
            [hand] into your hand
            [discard] for your discard pile
           *[deck] for your first deck
        }.
       *[other] { $player } drafts { star-realms-card } { $zone ->
            [hand] into the hand
            [discard] for the discard pile
           *[deck] for the first deck
        }.
    }
star-realms-event-cleared =
    { star-realms-card } was not drafted and goes { $target ->
        [trade_deck] back into the trade deck
       *[scrap_heap] out of the game
    }.
star-realms-event-returned =
    { $player ->
        [you] You return { star-realms-card }, { $whose }, to the hand.
       *[other] { $player } returns { star-realms-card }, { $whose }, to the hand.
    }
star-realms-event-repeated =
    { $player ->
        [you] You copy the primary ability of { star-realms-card }.
       *[other] { $player } copies the primary ability of { star-realms-card }.
    }
star-realms-event-put-on-top =
    { $player ->
        [you] You put { star-realms-card } on top of your deck.
       *[other] { $player } puts { star-realms-card } on top of the deck.
    }
star-realms-event-must-discard =
    { $player ->
        [you] You force a discard from { $whose }.
       *[other] { $player } forces a discard from { $whose }.
    }
star-realms-event-attacked =
    { $player ->
        [you] You attack and take { $count } from { $whose }.
       *[other] { $player } attacks and takes { $count } from { $whose }.
    }
star-realms-event-attacked-base =
    { $player ->
        [you] You attack { star-realms-card }, { $whose }, with { $count } combat.
       *[other] { $player } attacks { star-realms-card }, { $whose }, with { $count } combat.
    }
star-realms-event-destroyed =
    { $player ->
        [you] You destroy { star-realms-card }, { $whose }.
       *[other] { $player } destroys { star-realms-card }, { $whose }.
    }
star-realms-event-repaired =
    { $player ->
        [you] The damage on your bases is gone.
       *[other] The damage on the bases of { $player } is gone.
    }
star-realms-event-lent =
    { $player ->
        [you] You lend { $lent } to { $whose }.
       *[other] { $player } lends { $lent } to { $whose }.
    }
star-realms-event-given =
    { $player ->
        [you] You pass { star-realms-card } on to { $whose }.
       *[other] { $player } passes { star-realms-card } on to { $whose }.
    }
star-realms-event-defeated =
    { $player ->
        [you] You are defeated.
       *[other] { $player } is defeated.
    }
star-realms-event-left =
    { $player ->
        [you] Your { $zone ->
            [hand] hand leaves
            [deck] deck leaves
            [ships] ships leave
            [bases] bases leave
           *[discard] discard pile leaves
        } the game.
       *[other] From { $player }, the { $zone ->
            [hand] hand leaves
            [deck] deck leaves
            [ships] ships leave
            [bases] bases leave
           *[discard] discard pile leaves
        } the game.
    }
star-realms-event-ended =
    { $player ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
star-realms-event-turn =
    { $player ->
        [you] Turn { $number } is yours.
       *[other] Turn { $number } is for { $player }.
    }

## Moves, as on a button

star-realms-move-play = Play { star-realms-card }
star-realms-move-use =
    { $ability ->
        [base] Use
        [ally] Ally ability
        [double] Double ally ability
       *[scrap] Scrap for its effect
    }: { star-realms-which }
star-realms-move-acquire = Acquire { star-realms-card } ({ $count } trade)
star-realms-move-attack =
    { $player ->
        [you] Attack yourself with { $count } combat
       *[other] Attack { $player } with { $count } combat
    }
star-realms-move-attack-base =
    { $player ->
        [you] Attack your { star-realms-which } with { $count } combat
       *[other] Attack { star-realms-which } of { $player } with { $count } combat
    }
star-realms-which =
    { $copy ->
        [0] { star-realms-card }
       *[other] { star-realms-card } ({ $copy })
    }
star-realms-move-lend =
    { $player ->
        [you] Keep all your { $resource ->
            [trade] trade
           *[combat] combat
        }
       *[other] Lend all your { $resource ->
            [trade] trade
           *[combat] combat
        } to { $player }
    }
star-realms-move-give =
    { $player ->
        [you] Keep { star-realms-card } (1 trade)
       *[other] Give { star-realms-card } to { $player } (1 trade)
    }
star-realms-move-decline = No
star-realms-move-option =
    { $option ->
        [trade] Take trade
        [combat] Take combat
        [authority] Gain authority
        [discard] Discard, then draw
        [draw] Draw cards
       *[top] On top of the deck
    }
star-realms-move-option-text = Take this: { $effects }
star-realms-move-seat =
    { $player ->
        [you] Name yourself
       *[other] Name { $player }
    }
star-realms-move-base =
    { $player ->
        [you] Your own { star-realms-which }
       *[other] { star-realms-which } of { $player }
    }
star-realms-move-card =
    { star-realms-which }, { $zone ->
        [hand] from your hand
        [deck] from your deck
        [ships] a ship in play
        [bases] a base in play
        [trade_row] from the trade row
        [explorers] from its pile
        [played] played this turn
       *[discard] from your discard pile
    }
star-realms-move-end = End the turn

## What is to be decided

star-realms-over = The game is over.
star-realms-waiting =
    { $player ->
        [you] It is your turn to decide.
       *[other] Waiting for { $player }.
    }
star-realms-prompt-question = Decide { star-realms-question }.
star-realms-prompt-main = Your turn: { $pools } to spend.

## What a position is judged by

star-realms-term-authority = lead in authority
star-realms-term-deck = better deck
star-realms-term-bases = bases in play
star-realms-term-tempo = having the turn

## Score sheet

star-realms-sheet-authority =
    { $player ->
        [you] You have { $points } authority.
       *[other] { $player } has { $points } authority.
    }
star-realms-sheet-winners =
    { $winners ->
        [you] You have won.
       *[other] Victory for { $winners }.
    }

## Refusals

star-realms-nothing-asked = There is no question at the moment.
star-realms-no-answer = “{ $move }” does not answer the open question.
star-realms-answer-first = You have to answer the open question first.
star-realms-draft-first = The draft comes first: take a card of the trade row.
star-realms-not-in-hand = You do not hold { star-realms-card }.
star-realms-not-in-play = You have no { star-realms-card } in play.
star-realms-ship-primary = { star-realms-card } is a ship: its primary ability happens when it is played.
star-realms-no-ability = { star-realms-card } has no such ability.
star-realms-used = { star-realms-card } has already been used this turn.
star-realms-no-ally = { star-realms-card } has no ally in play.
star-realms-no-two-allies = { star-realms-card } does not have two allies in play.
star-realms-turn-too-long = You can play and use no more in this turn: with this pack the limit is { $count }.
star-realms-which-copy = Say which { star-realms-card } you mean: they differ. Identical ones need no number.
star-realms-no-explorers = There is no { star-realms-card } left to acquire.
star-realms-not-in-row = { star-realms-card } is not in the trade row.
star-realms-too-dear = { star-realms-card } costs { $cost }, and you have { $trade } trade.
star-realms-other-asked =
    { $player ->
        [you] You have to answer the question.
       *[other] The question is for { $player } to answer.
    }
star-realms-has-ended =
    { $player ->
        [you] You have ended your part of this turn.
       *[other] { $player } has already ended the turn.
    }
star-realms-no-such-opponent =
    { $player ->
        [you] You are out of the game.
       *[other] { $player } is out of the game.
    }
star-realms-own-side = You cannot attack your own side.
star-realms-out-of-reach =
    { $player ->
        [you] In this format you cannot be reached now.
       *[other] In this format you cannot reach { $player } now.
    }
star-realms-outpost-first =
    { $player ->
        [you] Your outpost has to fall first.
       *[other] An outpost protects { $player }: it has to fall first.
    }
star-realms-no-combat = You have { $combat } combat, not { $amount }.
star-realms-no-such-base =
    { $player ->
        [you] You have no { star-realms-card } in play.
       *[other] { $player } has no { star-realms-card } in play.
    }
star-realms-exact-defense = { star-realms-card } has defense { $defense }: spend exactly that.
star-realms-too-much = { $amount } is more than { star-realms-card } can still take.
star-realms-no-lending = You can lend pools only in Hydra.
star-realms-no-such-partner =
    { $player ->
        [you] You are not your own partner.
       *[other] { $player } is not a partner who can act now.
    }
star-realms-empty-pool =
    { $resource ->
        [trade] You have no trade to lend.
       *[combat] You have no combat to lend.
    }
star-realms-no-giving = You can pass cards on only in Emperor.
star-realms-not-in-discard = { star-realms-card } is not in your discard pile.
star-realms-giving-costs = Passing a card on costs 1 trade.

## The words on the cards

star-realms-text-primary = { $effects }.
star-realms-text-ally = Ally ({ star-realms-faction }): { $effects }.
star-realms-text-ally-of-two = Ally ({ $first }, { $second }): { $effects }.
star-realms-text-double-ally = Two allies ({ $factions }): { $effects }.
star-realms-text-scrap = Scrap this card: { $effects }.
star-realms-text-pay-per-ship = Whenever you play a ship, gain 1 combat.
star-realms-text-ally-of-all = Counts as an ally for cards of all factions.
star-realms-effect-chain = { $first }; { $rest }
star-realms-effect-gain = +{ $gains }
star-realms-effect-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
star-realms-effect-draw-if-bases = with at least { $number ->
        [one] { $number } base in play
       *[other] { $number } bases in play
    }, draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
star-realms-effect-draw-per-blob = draw a card for each Blob card you have played this turn
star-realms-effect-opponent-discards = an opponent of your choice discards a card
star-realms-effect-either = either { $first } or { $second }
star-realms-effect-scrap =
    { $must ->
        [yes] scrap
       *[no] you may scrap
    } a card { $zone ->
        [hand] of your hand
       *[both] of your hand or discard pile
    }
star-realms-effect-scrap-then-draw = scrap up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your hand or discard pile, then draw as many
star-realms-effect-discard-then-draw = discard up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, then draw as many
star-realms-effect-scrap-row = you may scrap a card of the trade row
star-realms-effect-destroy =
    { $must ->
        [yes] destroy a base
       *[no] you may destroy a base
    }
star-realms-effect-next-on-top = the next ship you acquire this turn may go on top of your deck
star-realms-effect-acquire-on-top = acquire any ship for free and put it on top of your deck
star-realms-effect-copy = becomes a copy of another ship you have played this turn, and counts as both factions
star-realms-effect-one-of = one of these: { $first }, or { $second }, or { $third }
star-realms-effect-gain-per =
    { $effects } for each { $per ->
        [base] base you have in play
        [blob] Blob card you have played this turn
        [trade_federation] Trade Federation card you have played this turn
        [star_empire] Star Empire card you have played this turn
       *[machine_cult] Machine Cult card you have played this turn
    }
star-realms-effect-draw-then-discard = draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, then discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
star-realms-effect-scrap-most =
    { $must ->
        [yes] scrap
       *[no] you may scrap up to
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $zone ->
        [hand] of your hand
       *[both] of your hand or discard pile
    }
star-realms-effect-scrap-row-most = you may scrap up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of the trade row
star-realms-effect-draw-as-many = { $effect }, then draw as many
star-realms-effect-for-each = { $effect }, and +{ $gains } for each
star-realms-effect-return-base =
    { $must ->
        [yes] return a base to its owner’s hand
       *[no] you may return a base to its owner’s hand
    }
star-realms-effect-acquire =
    acquire a { $kind ->
        [ship] ship
       *[card] card
    } for free that costs at most { $count } { $zone ->
        [hand] and take it into your hand
        [deck] and put it on top of your deck
       *[discard] and put it on your discard pile
    }
star-realms-effect-copy-base = the primary ability of another base of yours happens, too
star-realms-condition =
    { $what ->
        [bases] with at least { $number ->
            [one] { $number } base in play
           *[other] { $number } bases in play
        }
        [played] with at least { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } of this faction played this turn ({ star-realms-faction })
        [authority_at_least] with at least { $number } authority
       *[authority_at_most] with at most { $number } authority
    }
star-realms-effect-if = { $condition }: { $effects }
star-realms-effect-else = { $first }; otherwise { $rest }

# In a few signs, for where there is little room.
star-realms-sign =
    { $kind ->
        [trade] $
        [combat] ✶
       *[authority] ♥
    }
star-realms-short-amount = { $count }{ star-realms-sign }
star-realms-short-gains = { $first } { $rest }
star-realms-short-chain = { $first }, { $rest }
star-realms-short-either = { $first } / { $second }
star-realms-short-ally = ally { $effects }
star-realms-short-scrapped = scrap: { $effects }
star-realms-short-ally-of-all = ally of all
star-realms-short-pay-per-ship = { $gain } per ship
star-realms-short-draw = draw { $count }
star-realms-short-draw-if-bases = with { $number ->
        [one] { $number } base
       *[other] { $number } bases
    } draw { $count }
star-realms-short-draw-per-blob = draw 1 per Blob
star-realms-short-discard-then-draw = discard 0-{ $count }, draw as many
star-realms-short-opponent-discards = foe discards
star-realms-short-scrap =
    { $zone ->
        [hand] scrap of hand
       *[both] scrap own card
    }
star-realms-short-scrap-then-draw = scrap 0-{ $count } own, draw as many
star-realms-short-scrap-row = scrap of row
star-realms-short-destroy = destroy base
star-realms-short-next-on-top = next ship on top
star-realms-short-acquire-on-top = any ship, free, on top
star-realms-short-copy = copies a ship
star-realms-short-double-ally = 2 allies { $effects }
star-realms-short-gain-per =
    { $effects } per { $per ->
        [base] base
        [blob] Blob
        [trade_federation] Federation
        [star_empire] Empire
       *[machine_cult] Cult
    }
star-realms-short-draw-then-discard = draw { $count }, discard { $number }
star-realms-short-scrap-most =
    { $zone ->
        [hand] scrap 0-{ $count } of hand
       *[both] scrap 0-{ $count } own
    }
star-realms-short-scrap-row-most = scrap 0-{ $count } of row
star-realms-short-return-base = return base
star-realms-short-acquire =
    { $kind ->
        [ship] ship
       *[card] card
    } up to { $count }, free, { $zone ->
        [hand] to hand
        [deck] on top
       *[discard] to discard
    }
star-realms-short-copy-base = copies a base

## The table in words

star-realms-table-turn =
    { $player ->
        [you] Your turn: { $pools }.
       *[other] Turn of { $player }: { $pools }.
    }
star-realms-table-offer = { star-realms-card } ({ $cost })
star-realms-table-row = Trade row: { $offers }. Trade deck: { $count }; { star-realms-card }: { $number }.
star-realms-table-realm =
    { $player ->
        [you] You: { $points } authority, hand { $held }, deck { $deck }, discard pile { $discard }.
       *[other] { $player }: { $points } authority, hand { $held }, deck { $deck }, discard pile { $discard }.
    }
star-realms-table-zone =
    { $zone ->
        [bases] Bases: { $cards }.
        [ships] Ships: { $cards }.
       *[hand] Your hand: { $cards }.
    }
star-realms-table-used = { star-realms-card } (used)
star-realms-table-damaged = { star-realms-card } (damage { $damage })
star-realms-table-copy = { star-realms-card } as { $form }
star-realms-table-about = { star-realms-card }: { $kind }.

## Options

star-realms-option-format = Format
    .help = How many play against whom.
    .value-auto = Duel for two, deathmatch for more
    .value-duel = Duel
    .value-deathmatch = Deathmatch
    .value-hunter = Hunter
    .value-hydra2 = Two-headed Hydra
    .value-hydra3 = Three-headed Hydra
    .value-emperor = Emperor
    .value-raid = Raid
star-realms-option-start-player = Start player
    .help = Who takes the first turn; in team formats, whose team.
    .value-random = Drawn by lot
star-realms-option-boss = Boss
    .help = The seat that everybody else plays against in a raid.
star-realms-option-boxes = Boxes
    .help = How many boxes of cards are in the game.
    .value-auto = One for every two players
    .value-1 = 1
    .value-2 = 2
    .value-3 = 3
star-realms-option-discard-timing = Forced discards
    .help = When somebody who is forced to discard does so.
    .value-now = At once
    .value-next-turn = At the start of their turn
star-realms-option-needle-counts-as-blob = A Stealth Needle as a Blob ship counts as a Blob card
    .help = Whether Blob World draws a card for a needle that copies a Blob ship.
    .value-true = Yes
    .value-false = No
star-realms-option-team-hands = Partners’ hands
    .help = Whether partners see each other’s hands.
    .value-auto = Open in Hydra, hidden in Emperor
    .value-open = Open
    .value-hidden = Hidden
star-realms-option-turn-limit = Turn limit
    .help = After so many turns the game stops without a winner.
    .value-none = None
star-realms-option-pack = The cards
    .help = Your own box from a pack, a file with the cards and what they do, the first decks and the numbers of the setup.
star-realms-option-sets = Sets of the pack
    .help = Which sets of its cards are mixed into the trade deck. Cards without a set always are.
    .value-default = As the pack has it

# Packs: what their fields are called, and what is to be known about one.
star-realms-pack-field =
    { $field ->
        [authority] Authority
        [hand] Cards drawn for a hand
        [first_hand] First hand of whoever begins
        [trade_row] Places in the trade row
        [trade_deck] Cards in the trade deck; 0 for all
        [draft] Draft before the first turn
        [rounds] Cards that everybody takes; 0 for no draft
        [row] Cards that lie open
        [rest] What is left at the end
        [explorers] Explorers in the pile
        [explorer] Ship of that pile
        [start] Everybody’s first deck
        [sets] Sets of cards
        [cards] The cards
        [card] Code, for moves
        [name] Name
        [set] Set
        [faction] Faction
        [cost] Cost
        [copies] Copies in the trade deck
        [defense] Defence; 0 for a ship
        [outpost] Outpost
        [primary] When it is played
        [ally] With an ally
        [double_ally] With two allies
        [scrap] When it is scrapped
        [always] While it is in play
        [spare] In the box unless it is chosen
        [trade] Trade
        [combat] Combat
        [draw] Cards
        [count] How many
        [bases] Bases in play, at least
        [per] For each
        [most] Up to
        [must] It has to happen
        [discard_too] The discard pile, too
        [then_draw] And draw as many
        [each] Each of them gives
        [discard] Cards to discard
        [to] Where it goes
        [ships] Only a ship
        [names] What the choices are called
        [options] The choices
        [played] Cards played of the faction, at least
        [authority_at_least] Authority, at least
        [authority_at_most] Authority, at most
        [then] Then
        [else] Otherwise
       *[other] { $field }
    }
star-realms-pack-choice =
    { $choice ->
        [blob] Blob
        [trade_federation] Trade Federation
        [star_empire] Star Empire
        [machine_cult] Machine Cult
        [base] base in play
        [hand] to the hand
        [deck] on top of the deck
        [discard] to the discard pile
        [first_deck] into the first deck
        [stays] stays as the trade row
        [back] back into the trade deck
        [out] out of the game
        [pay_per_ship] 1 combat for every ship you play
        [ally_of_all] an ally of all factions
        [trade] trade
        [combat] combat
        [authority] authority
        [draw] draw
        [first] the first
        [second] the second
        [third] the third
       *[other] { $choice }
    }
star-realms-pack-effect =
    { $kind ->
        [gain] Get trade, combat, authority
        [draw] Draw cards
        [draw_if_bases] Draw, with enough bases
        [gain_per] Get something for each card or base
        [discard_then_draw] Discard, then draw as many
        [draw_then_discard] Draw, then discard
        [scrap_own] Scrap cards of one’s own
        [scrap_row] Scrap cards of the trade row
        [destroy] Destroy a base
        [return_base] Return a base to its owner’s hand
        [acquire] Acquire a card for free
        [draw_per_blob] Draw for each Blob card played
        [opponent_discards] An opponent discards a card
        [next_on_top] The next ship goes on top of the deck
        [acquire_on_top] Acquire any ship, on top of the deck
        [copy] Copy a ship played this turn
        [copy_base] Copy one of your bases
        [either] Choose one of several
        [if_bases] If there are enough bases
        [if_played] If enough cards of a faction were played
        [if_at_least] If you have much authority
        [if_at_most] If you have little authority
       *[other] { $kind }
    }
star-realms-pack-totals = Different cards: { $count }. In the trade deck: { $deck }.
star-realms-pack-start = Cards in everybody’s first deck: { $count }.
star-realms-pack-no-ally = { $card }: the trade deck has too few other cards of its faction for this ability.
star-realms-pack-idle = { $card }: it does nothing at all.
star-realms-pack-row = The trade deck is too small for the whole trade row: { $count }.
star-realms-pack-no-faction = A card without a faction has no ally.
star-realms-pack-free = { $card } is for sale, but costs nothing.
star-realms-pack-no-combat = Nobody can ever get combat, so no game would end.
star-realms-pack-outpost = An outpost has some defence.
star-realms-pack-deck = More cards are wanted in the trade deck than there are: { $size } of { $count }.
star-realms-pack-lot = All cards with combat may be left out of the trade deck, so some games would not end.
star-realms-pack-draft-row = What is left stays as the trade row, so as many cards lie open as it has places: { $count }.
star-realms-pack-empty-set = No card is of this set.

# Why a pack is refused, after the place.
star-realms-pack-many-sets = at most { $most }, not { $own }
star-realms-pack-no-card = there is no card { $name }
star-realms-pack-needed = everybody needs { $name }, so it is of no set
star-realms-pack-explorers = Explorers have a pile of their own (SR-2.5)
star-realms-pack-no-start = everybody begins with a card at least
star-realms-pack-set-word = { $name } means something else as an option
star-realms-pack-no-set = no set { $name }: there are { $names }
star-realms-pack-code = { $code } is no code: small letters, digits and -, up to { $most }
star-realms-pack-card-word = { $name } means something else in a move
star-realms-pack-unnamed = what is { $code } called?
star-realms-pack-copy = only the primary of a ship copies a ship
star-realms-pack-always = only a base stays in play
star-realms-pack-factions = a card has one faction, or two different ones
star-realms-pack-many-kinds = at most { $most ->
        [one] { $most } card
       *[other] { $most } different cards
    }, not { $own }
star-realms-pack-explorer = { $code } must be a ship that costs something
star-realms-pack-no-deck = the trade deck is empty
star-realms-pack-alike = Too many { $what ->
        [blob] Blob cards
        [trade_federation] Trade Federation cards
        [star_empire] Star Empire cards
        [machine_cult] Machine Cult cards
        [outposts] outposts
       *[other] bases that pay for ships
    }: { $own }, and { $most } at most.
star-realms-pack-copy-inside = a ship copies by its primary itself, under no condition
star-realms-pack-many-effects = at most { $most ->
        [one] { $most } effect
       *[other] { $most } effects
    }, not { $own }
star-realms-pack-deep = effects are { $most } deep at most
star-realms-pack-idle-option = an option does something
star-realms-pack-no-gain = it gives neither trade nor combat nor authority
star-realms-pack-nothing = it gives neither trade nor combat nor authority nor a card
star-realms-pack-options = two or three, not { $own }
star-realms-pack-names =
    { $count ->
        [one] { $count } name
       *[other] { $count } different ones
    }, one for each option
star-realms-pack-condition = it needs one condition of { $names }
star-realms-pack-only-played = only with `played`
