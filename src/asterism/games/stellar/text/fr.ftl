### $card est un code de carte (P3, M6, S2 ...), ou « unknown » si le lecteur ne connaît pas la carte.
### $player est un nom, ou « you » quand la phrase s’adresse à ce joueur.
### $step : starters, renew, take, play, place, follow, last. $area : telescope, notebook.
### $section : top, middle, bottom. $type : planet, moon, asteroid, cloud, black_hole, satellite.

stellar-title = Stellar

## Le jeu

stellar-name = Stellar
    .idea = Faites entrer le ciel nocturne dans votre télescope, notez vos observations dans votre carnet, et accordez l’un à l’autre.

## Types, zones, sections, lieux

stellar-type =
    { $type ->
        [planet] planète
        [moon] lune
        [asteroid] astéroïde
        [cloud] nuage interstellaire
        [black_hole] trou noir
       *[satellite] satellite
    }
stellar-types =
    { $type ->
        [planet] Planètes
        [moon] Lunes
        [asteroid] Astéroïdes
        [cloud] Nuages interstellaires
        [black_hole] Trous noirs
       *[satellite] Satellites
    }
stellar-area =
    { $area ->
        [telescope] Télescope
       *[notebook] Carnet
    }
stellar-section =
    { $section ->
        [top] Section du haut
        [middle] Section du milieu
       *[bottom] Section du bas
    }
stellar-row = Rangée
stellar-deck = Pioche
stellar-discard = Défausse
stellar-hand = Main
stellar-empty = vide
stellar-face-down = face cachée
stellar-telescope-of =
    { $player ->
        [you] Votre télescope
       *[other] Télescope de { $player }
    }
stellar-notebook-of =
    { $player ->
        [you] Votre carnet
       *[other] Carnet de { $player }
    }
stellar-hand-of =
    { $player ->
        [you] Votre main
       *[other] Main de { $player }
    }
stellar-candidates = face cachée, une carte parmi : { $cards }

## Où en est la partie

stellar-status-round = Manche { $round } sur { $rounds }
stellar-status-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
stellar-status-discard =
    { $count ->
        [0] La défausse est vide
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }
stellar-status-run =
    { $run ->
        [0] pas encore de série
       *[other] série de { $run }
    }

## Cartes : un nom, un fait exact, et comment les phrases appellent la carte

stellar-card-P1 = Mercure
    .fact = Mercure fait le tour du Soleil en 88 jours seulement, plus vite que toute autre planète.
stellar-card-P2 = Vénus
    .fact = Son épaisse atmosphère de gaz carbonique fait de Vénus la planète la plus chaude : environ 465 °C, de jour comme de nuit.
stellar-card-P3 = Mars
    .fact = Sur Mars, les couchers de soleil sont bleutés : la fine poussière de l’air renvoie la lumière bleue vers l’avant, autour du Soleil.
stellar-card-P4 = Jupiter
    .fact = Jupiter tourne sur elle-même en un peu moins de dix heures : c’est le jour le plus court de toutes les planètes.
stellar-card-P5 = Saturne
    .fact = Saturne est la seule planète du Système solaire qui soit, en moyenne, moins dense que l’eau.
stellar-card-P6 = Neptune
    .fact = Neptune fut trouvée en 1846 à moins d’un degré de l’endroit que désignait son attraction sur Uranus.

stellar-card-M1 = Phobos
    .fact = Phobos fait trois fois par jour le tour de Mars, si près que dans quelques dizaines de millions d’années elle se brisera ou tombera.
stellar-card-M2 = Encelade
    .fact = Près de son pôle sud, Encelade crache par des fissures des jets de glace qui nourrissent un des anneaux de Saturne.
stellar-card-M3 = Io
    .fact = Les marées de Jupiter pétrissent Io si fort que des centaines de volcans y sont actifs, plus que sur tout autre monde du Système solaire.
stellar-card-M4 = Europe
    .fact = Sous la glace craquelée d’Europe se cache très probablement un océan qui contient plus d’eau que toutes les mers de la Terre.
stellar-card-M5 = Titan
    .fact = Titan est la seule lune à l’atmosphère dense, et le seul monde, avec le nôtre, où l’on connaisse des fleuves et des mers : du méthane liquide.
stellar-card-M6 = Ganymède
    .fact = Ganymède est la plus grande lune du Système solaire ; son diamètre dépasse celui de la planète Mercure.

stellar-card-A1 = Itokawa
    .fact = D’Itokawa sont venus, en 2010, à bord de la sonde Hayabusa, les premiers grains d’astéroïde jamais rapportés sur Terre.
stellar-card-A2 = Bennu
    .fact = En 2023, une capsule a rapporté sur Terre quelque 120 grammes de Bennu : une matière presque aussi vieille que le Système solaire lui-même.
stellar-card-A3 = Ida
    .fact = Ida est le premier astéroïde auquel on ait vu une lune : Dactyle, d’environ 1,4 kilomètre de large.
stellar-card-A4 = Éros
    .fact = Éros est le premier astéroïde autour duquel une sonde ait tourné, en 2000, et le premier sur lequel l’une se soit posée, un an après.
stellar-card-A5 = Vesta
    .fact = Vesta est l’astéroïde le plus brillant de notre ciel ; par nuit bien noire, on l’aperçoit parfois à l’œil nu.
stellar-card-A6 = Cérès
    .fact = Cérès, premier astéroïde découvert, le 1er janvier 1801, est assez massive pour être ronde ; on la classe aussi, aujourd’hui, planète naine.

stellar-card-C1 = Sac de charbon
    .fact = Le Sac de charbon est un nuage de poussière près de la Croix du Sud ; à l’œil nu, on croit voir un trou dans la Voie lactée.
stellar-card-C2 = Nébuleuse de la Tête de cheval
    .fact = La Tête de cheval est un pilier de poussière froide qui se découpe en noir sur l’hydrogène luisant en rouge derrière lui.
stellar-card-C3 = Nébuleuse de l’Aigle
    .fact = Dans la nébuleuse de l’Aigle se dressent les Piliers de la création : des colonnes de gaz et de poussière hautes de plusieurs années-lumière.
stellar-card-C4 = Nébuleuse d’Orion
    .fact = La nébuleuse d’Orion, à quelque 1 350 années-lumière, est le lieu le plus proche où naissent beaucoup d’étoiles massives.
stellar-card-C5 = Nébuleuse du Crabe
    .fact = La nébuleuse du Crabe est le reste d’une étoile dont l’explosion, en 1054, se voyait en plein jour.
stellar-card-C6 = Nébuleuse de la Tarentule
    .fact = Si la nébuleuse de la Tarentule était aussi proche que celle d’Orion, sa lumière projetterait des ombres sur la Terre.

stellar-card-B1 = Gaia BH1
    .fact = Gaia BH1 est le trou noir connu le plus proche, à quelque 1 560 années-lumière ; le mouvement de son étoile compagne l’a trahi.
stellar-card-B2 = Cygnus X-1
    .fact = Cygnus X-1 est le premier objet que les astronomes aient largement reconnu comme un trou noir ; son gaz brûlant brille en rayons X.
stellar-card-B3 = GW150914
    .fact = En 2015, la fusion qui a formé ce trou noir a fait vibrer l’espace lui-même : les premières ondes gravitationnelles jamais mesurées.
stellar-card-B4 = Sagittarius A*
    .fact = Au centre de notre Voie lactée se trouve Sagittarius A*, environ quatre millions de fois plus massif que le Soleil.
stellar-card-B5 = M87*
    .fact = M87* est le premier trou noir dont on ait pris l’ombre en image, en 2019, avec des radiotélescopes du monde entier.
stellar-card-B6 = TON 618
    .fact = TON 618 est l’un des trous noirs les plus massifs connus : des dizaines de milliards de Soleils, dont la lueur a voyagé plus de dix milliards d’années.

stellar-card-S1 = Spoutnik 1
    .fact = Spoutnik 1, le premier satellite artificiel, a émis ses bips depuis l’orbite pendant trois semaines, en octobre 1957.
stellar-card-S2 = Vanguard 1
    .fact = Vanguard 1, lancé en mars 1958 avec les premières cellules solaires de l’espace, est le plus ancien satellite encore en orbite.
stellar-card-S3 = Hubble
    .fact = Lancé en 1990, le télescope Hubble a été réparé et amélioré cinq fois par des astronautes venus lui rendre visite.
stellar-card-S4 = Gaia
    .fact = Gaia a mesuré la position et le mouvement de près de deux milliards d’étoiles pour dresser la meilleure carte de la Voie lactée.
stellar-card-S5 = James Webb
    .fact = Le télescope James Webb capte l’infrarouge avec un miroir doré de 6,5 mètres, à 1,5 million de kilomètres de la Terre.

stellar-card =
    { $card ->
        [unknown] une carte
        [P1] { stellar-card-P1 } (planète 1)
        [P2] { stellar-card-P2 } (planète 2)
        [P3] { stellar-card-P3 } (planète 3)
        [P4] { stellar-card-P4 } (planète 4)
        [P5] { stellar-card-P5 } (planète 5)
        [P6] { stellar-card-P6 } (planète 6/0)
        [M1] { stellar-card-M1 } (lune 1)
        [M2] { stellar-card-M2 } (lune 2)
        [M3] { stellar-card-M3 } (lune 3)
        [M4] { stellar-card-M4 } (lune 4)
        [M5] { stellar-card-M5 } (lune 5)
        [M6] { stellar-card-M6 } (lune 6/0)
        [A1] { stellar-card-A1 } (astéroïde 1)
        [A2] { stellar-card-A2 } (astéroïde 2)
        [A3] { stellar-card-A3 } (astéroïde 3)
        [A4] { stellar-card-A4 } (astéroïde 4)
        [A5] { stellar-card-A5 } (astéroïde 5)
        [A6] { stellar-card-A6 } (astéroïde 6/0)
        [C1] { stellar-card-C1 } (nuage 1)
        [C2] { stellar-card-C2 } (nuage 2)
        [C3] { stellar-card-C3 } (nuage 3)
        [C4] { stellar-card-C4 } (nuage 4)
        [C5] { stellar-card-C5 } (nuage 5)
        [C6] { stellar-card-C6 } (nuage 6/0)
        [B1] { stellar-card-B1 } (trou noir 1)
        [B2] { stellar-card-B2 } (trou noir 2)
        [B3] { stellar-card-B3 } (trou noir 3)
        [B4] { stellar-card-B4 } (trou noir 4)
        [B5] { stellar-card-B5 } (trou noir 5)
        [B6] { stellar-card-B6 } (trou noir 6/0)
        [S1] { stellar-card-S1 } (satellite 1)
        [S2] { stellar-card-S2 } (satellite 2)
        [S3] { stellar-card-S3 } (satellite 3)
        [S4] { stellar-card-S4 } (satellite 4)
        [S5] { stellar-card-S5 } (satellite 5)
       *[other] { $card }
    }
stellar-fact =
    { $card ->
        [P1] { stellar-card-P1.fact }
        [P2] { stellar-card-P2.fact }
        [P3] { stellar-card-P3.fact }
        [P4] { stellar-card-P4.fact }
        [P5] { stellar-card-P5.fact }
        [P6] { stellar-card-P6.fact }
        [M1] { stellar-card-M1.fact }
        [M2] { stellar-card-M2.fact }
        [M3] { stellar-card-M3.fact }
        [M4] { stellar-card-M4.fact }
        [M5] { stellar-card-M5.fact }
        [M6] { stellar-card-M6.fact }
        [A1] { stellar-card-A1.fact }
        [A2] { stellar-card-A2.fact }
        [A3] { stellar-card-A3.fact }
        [A4] { stellar-card-A4.fact }
        [A5] { stellar-card-A5.fact }
        [A6] { stellar-card-A6.fact }
        [C1] { stellar-card-C1.fact }
        [C2] { stellar-card-C2.fact }
        [C3] { stellar-card-C3.fact }
        [C4] { stellar-card-C4.fact }
        [C5] { stellar-card-C5.fact }
        [C6] { stellar-card-C6.fact }
        [B1] { stellar-card-B1.fact }
        [B2] { stellar-card-B2.fact }
        [B3] { stellar-card-B3.fact }
        [B4] { stellar-card-B4.fact }
        [B5] { stellar-card-B5.fact }
        [B6] { stellar-card-B6.fact }
        [S1] { stellar-card-S1.fact }
        [S2] { stellar-card-S2.fact }
        [S3] { stellar-card-S3.fact }
        [S4] { stellar-card-S4.fact }
        [S5] { stellar-card-S5.fact }
       *[other] { $card }
    }

## Étapes et questions

stellar-step =
    { $step ->
        [starters] Cartes de départ
        [renew] Avant le tour : renouveler la rangée ?
        [take] Étape 1 : prendre une carte
        [play] Étape 2 : jouer une carte
        [place] Étape 2 : choisir l’emplacement
        [follow] Étape 3 : la carte correspondante
       *[last] La dernière carte
    }
stellar-prompt =
    { $step ->
        [starters] Quelle carte de départ va dans votre télescope ? L’autre va dans votre carnet.
        [renew] Un satellite a été pris dans la rangée. Voulez-vous renouveler la rangée ?
        [take] Quelle carte de la rangée prenez-vous en main ?
        [play] Quelle carte de votre main jouez-vous, et dans quelle zone ?
       *[last] Laquelle de vos deux cartes va dans votre carnet ? L’autre est défaussée.
    }
stellar-prompt-place = À quel emplacement de votre télescope posez-vous { stellar-card } ?
stellar-prompt-follow = À quel emplacement de votre télescope posez-vous la carte correspondante, { stellar-card } ?
stellar-waiting =
    { $player ->
        [you] C’est à vous.
       *[other] On attend { $player }.
    }

## Coups

stellar-move-start = { stellar-card } dans le télescope, l’autre carte de départ dans le carnet
stellar-move-renew = Renouveler la rangée : défausser ses cinq cartes et en révéler cinq nouvelles
stellar-move-keep = Garder la rangée telle quelle
stellar-move-take = Prendre { stellar-card } en position { $slot }
stellar-move-play =
    { $area ->
        [telescope] Jouer { stellar-card } dans le télescope
       *[notebook] Jouer { stellar-card } dans le carnet
    }
stellar-move-place =
    { $face_down ->
        [yes] Emplacement { $slot } du télescope, face cachée
       *[no] Emplacement { $slot } du télescope, face visible
    }
stellar-move-last = { stellar-card } dans le carnet, l’autre carte à la défausse

## Options

stellar-option-stars = Étoiles des cartes
    .help = Combien d’étoiles portent les cartes 1, 2, 3, 4, 5 et 6/0 de chaque type : six nombres entiers, jamais négatifs. La table habituelle est déduite ; la règle ne l’imprime pas.
stellar-option-start-player = Premier joueur
    .help = Qui joue le premier tour.
    .value-random = Tiré au sort
stellar-option-face-down-selects = Une carte face cachée désigne
    .help = Quelle position de la rangée fournit la carte correspondante quand la carte de la main a été jouée face cachée.
    .value-printed = La position de son numéro
    .value-three = Toujours la position 3
stellar-option-pack = Les cartes de la boîte
    .help = Votre propre boîte, d’après un pack : un fichier qui dit combien il y a de chaque carte, leurs étoiles et les cartes de départ.

## Événements

stellar-event-starter-dealt =
    { $card ->
        [unknown] { $player ->
            [you] Vous recevez une carte de départ.
           *[other] { $player } reçoit une carte de départ.
        }
       *[other] { $player ->
            [you] Vous recevez comme carte de départ { stellar-card }.
           *[other] { $player } reçoit comme carte de départ { stellar-card }.
        }
    }
stellar-event-starter-chosen =
    { $player ->
        [you] Vous avez choisi votre carte de départ.
       *[other] { $player } a choisi sa carte de départ.
    }
stellar-event-starter-shown =
    { $player ->
        [you] Vous commencez avec
       *[other] { $player } commence avec
    } { stellar-card } { $area ->
        [telescope] à l’emplacement 1 du télescope.
       *[notebook] dans le carnet.
    }
stellar-event-start-player =
    { $player ->
        [you] Vous jouez le premier tour.
       *[other] { $player } joue le premier tour.
    }
stellar-event-hand-dealt =
    { $player ->
        [you] Vous recevez
       *[other] { $player } reçoit
    } { stellar-card }.
stellar-event-row-refilled = La position { $slot } de la rangée porte maintenant { stellar-card }.
stellar-event-taken =
    { $player ->
        [you] Vous prenez
       *[other] { $player } prend
    } { stellar-card } en position { $slot } de la rangée.
stellar-event-renewed =
    { $player ->
        [you] Vous renouvelez
       *[other] { $player } renouvelle
    } la rangée.
stellar-event-discarded = De la rangée part à la défausse : { stellar-card }.
stellar-event-kept =
    { $player ->
        [you] Vous gardez
       *[other] { $player } garde
    } la rangée telle quelle.
stellar-event-to-notebook =
    { $player ->
        [you] Vous jouez
       *[other] { $player } joue
    } { stellar-card } { $source ->
        [hand] depuis la main
        [row] depuis la rangée
       *[deck] depuis la pioche
    } dans le carnet.
stellar-event-picked =
    { $player ->
        [you] Vous jouez
       *[other] { $player } joue
    } { stellar-card } depuis la main dans le télescope.
stellar-event-followed =
    { $player ->
        [you] Vous recevez
       *[other] { $player } reçoit
    } la carte correspondante pour le télescope : { stellar-card }, en position { $slot } de la rangée.
stellar-event-drawn =
    { $player ->
        [you] Vous piochez
       *[other] { $player } pioche
    } { stellar-card } pour le télescope.
stellar-event-face-up =
    { $player ->
        [you] Vous posez
       *[other] { $player } pose
    } { stellar-card } face visible à l’emplacement { $slot } du télescope.
stellar-event-face-down =
    { $player ->
        [you] Vous posez
       *[other] { $player } pose
    } { stellar-card } face cachée à l’emplacement { $slot } du télescope.
stellar-event-reshuffled =
    { $count ->
        [one] La pioche est vide : la seule carte défaussée devient la nouvelle pioche.
       *[other] La pioche est vide : les { $count } cartes défaussées sont mélangées en une nouvelle pioche.
    }
stellar-event-last-chosen =
    { $player ->
        [you] Vous avez choisi votre dernière carte.
       *[other] { $player } a choisi sa dernière carte.
    }
stellar-event-last-shown =
    { $player ->
        [you] Votre dernière carte,
       *[other] La dernière carte de { $player },
    } { stellar-card }, va dans le carnet.
stellar-event-last-discarded =
    { $player ->
        [you] Vous défaussez
       *[other] { $player } défausse
    } { stellar-card }.
stellar-event-game-end = La partie est terminée.

## Refus

stellar-wrong-step =
    { $step ->
        [starters] Pas encore : chacun choisit d’abord sa carte de départ pour le télescope.
        [renew] Pas encore : décidez d’abord de renouveler la rangée ou de la garder.
        [take] Pas maintenant : c’est l’étape 1, il faut prendre une carte dans la rangée.
        [play] Pas maintenant : c’est l’étape 2, il faut jouer une carte de la main.
        [place] Pas maintenant : la carte jouée de la main attend encore son emplacement dans le télescope.
        [follow] Pas maintenant : c’est l’étape 3, la carte correspondante attend encore son emplacement dans le télescope.
       *[last] Trop tard : tous les tours sont joués, il ne reste qu’à choisir la dernière carte pour le carnet.
    }
stellar-not-a-starter = Vous n’avez pas reçu { stellar-card } comme carte de départ.
stellar-renewal-decided = C’est déjà décidé : la rangée est renouvelée ou gardée une seule fois, avant l’étape 1.
stellar-no-renewal-right = La rangée ne se renouvelle qu’au début d’un tour, quand l’adversaire vient d’y prendre un satellite en main.
stellar-not-in-hand = Vous n’avez pas { stellar-card } en main.
stellar-place-taken = L’emplacement { $slot } de votre télescope est déjà occupé.
stellar-not-next-to-its-type = Face visible, { stellar-card } doit toucher une carte visible de son type, ce qui n’est pas le cas à l’emplacement { $slot }. Face cachée, elle peut y aller.

## La feuille de score

stellar-sheet-of =
    { $player ->
        [you] Votre feuille de score
       *[other] Feuille de score de { $player }
    }
stellar-sheet-type = { stellar-types } : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } × { $run ->
        [0] aucune série
       *[other] série de { $run }
    } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stellar-sheet-section = { stellar-section } : { $own } contre { $other }, { $result ->
        [won] 10 points
        [lost] 0 point
       *[tied] égalité, 0 point
    }
stellar-sheet-diversity = Prime de diversité : les cinq types sont dans le télescope, 10 points
stellar-sheet-no-diversity = Prime de diversité : 0 point, absents du télescope : { $missing }
stellar-sheet-total = Total : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stellar-sheet-winner =
    { $player ->
        [you] Vous gagnez, { $own } à { $other }.
       *[other] { $player } gagne, { $own } à { $other }.
    }
stellar-sheet-leads =
    { $player ->
        [you] Pour l’instant, vous menez, { $own } à { $other }.
       *[other] Pour l’instant, { $player } mène, { $own } à { $other }.
    }
stellar-sheet-level = Égalité pour l’instant : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
stellar-sheet-shared = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun : la victoire est partagée.

## Notes qui expliquent la feuille

stellar-note-satellite = { stellar-card } compte ici comme { $type ->
        [planet] une planète
        [moon] une lune
        [asteroid] un astéroïde
        [cloud] un nuage interstellaire
       *[black_hole] un trou noir
    }.
stellar-note-six = { stellar-card } compte ici pour { $number }.
stellar-note-repeated =
    { $count ->
        [one] Le { $numbers } est plusieurs fois dans cette collection et ne compte qu’une fois.
       *[other] Les numéros { $numbers } sont plusieurs fois dans cette collection et ne comptent qu’une fois chacun.
    }
stellar-note-no-stars = { stellar-types } : pas d’étoile dans le télescope, la série ne rapporte rien.
stellar-note-no-run = { stellar-types } : pas de carte dans le carnet, les étoiles ne rapportent rien.
stellar-note-unfinished = En l’état : un emplacement vide compte 0, les cartes en main rien.

## Ce qui fait la valeur d’une position

stellar-term-points = points actuels
stellar-term-runs = séries qui peuvent encore s’allonger
stellar-term-stars = étoiles encore à venir
stellar-term-hand = la meilleure carte en main
stellar-term-turns = tours encore à jouer
stellar-term-sections = sections en passe d’être gagnées
stellar-term-diversity = prime de diversité

# Les packs : le nom de leurs champs, et ce qu’il faut en savoir.
stellar-pack-field =
    { $field ->
        [cards] Les cartes
        [card] Carte
        [copies] Exemplaires
        [stars] Étoiles
        [starters] Dont cartes de départ
        [name] Un nom à elle
        [fact] Ce qu’on en sait
       *[other] { $field }
    }
stellar-pack-totals = Cartes : { $cards }, dont cartes de départ : { $starters }. Étoiles en tout : { $stars }.
stellar-pack-too-many-starters = Il y en a moins d’exemplaires que de cartes de départ.
stellar-pack-few-starters = Cartes de départ dans la boîte : { $own }. Une partie en distribue { $least }.
stellar-pack-size = Cartes dans la boîte : { $own }. Il en faut de { $least } à { $most }.

# Why a pack is refused, after the place.
stellar-pack-no-card = { $code } n’est pas une carte : ce sont P, M, A, C, B avec 1 à 6 (la 6/0), et S1 à S5
stellar-pack-satellite-stars = les satellites ne montrent pas d’étoiles
stellar-pack-satellite-starter = aucun satellite n’est une carte de départ
