### Die geführten ersten Spiele. Jeder Schritt erklärt; `.task` sagt, was jetzt zu tun ist, `.other` antwortet auf einen Zug, der erlaubt, aber nicht gemeint ist.

lessons-sternenhimmel-sky = Willkommen bei Sternenhimmel. Auf dem Tisch liegen so viele Sternbilder, wie Leute mitspielen. Jedes hat zwei Preise: Gold für den ersten, Silber für den zweiten Platz. Dieses hat fünf Sterne und zahlt 5 und 3 Münzen.
lessons-sternenhimmel-tokens = Alle haben die gleichen neun Steine: 1, 3, 5, 6, 7, 10, ein Schwarzes Loch und zwei Doppelsterne. Wenn du am Zug bist, legst du einen davon auf irgendeinen freien Stern. Einen anderen Zug gibt es nicht.
lessons-sternenhimmel-small = Auf einem kleinen Stern liegt dein Stein offen, und alle sehen ihn.
    .task = Leg deine 10 auf den obersten Stern des Krebses, ι.
    .other = Jeder freie Stern ist erlaubt. Hier füllen wir den Krebs: Die 10 kommt auf ι, ganz oben.
lessons-sternenhimmel-others = Auch Vega und Tycho legen je einen Stein. Sieh, wohin.
lessons-sternenhimmel-large = Auf einem großen Stern liegt dein Stein verdeckt: Du darfst ihn ansehen, die anderen müssen raten.
    .task = Leg deine 6 auf den großen Stern Asellus Australis (δ).
    .other = Das ginge auch. Hier geht es um den großen Stern: Deine 6 kommt verdeckt auf δ.
lessons-sternenhimmel-full = Ein Stern ist frei. Sobald ihn jemand belegt, wird der Krebs gewertet. Vega wird es tun.
lessons-sternenhimmel-prizes = Jeder zählt die eigenen Steine zusammen: 16 für dich, 10 für Vega, 5 für Tycho. Du bekommst den ersten Preis, Vega den zweiten. Alle anderen bekommen eine Münze für jeden Stein, der übrig ist: eine Münze für Tycho.
lessons-sternenhimmel-back = Alle Steine kehren auf die Hand zurück, und ein neues Sternbild ersetzt das alte. Weiter geht es links von dem, der es gefüllt hat: bei Tycho.
lessons-sternenhimmel-hole = Einige Züge später, im Widder. Bei der Wertung verschluckt ein Schwarzes Loch jeden Stein, den eine Linie mit ihm verbindet, egal wem er gehört. Tychos Schwarzes Loch liegt direkt neben deiner 10.
lessons-sternenhimmel-meet = Aber Schwarze Löcher, die verbunden sind, vernichten einander und verschlucken nichts. Deines kann die 10 retten.
    .task = Leg dein Schwarzes Loch auf Botein (δ), neben das von Tycho.
    .other = Deine 10 wäre verloren. Leg das Schwarze Loch auf δ, verbunden mit dem von Tycho.
lessons-sternenhimmel-double = Ein Doppelstern ist selbst nichts wert, verdoppelt aber jeden Stein, der mit ihm verbunden ist, egal wessen. Zwei davon vervierfachen ihn. Vega hat gerade etwas neben ihrer 7 versteckt.
    .task = Leg einen Doppelstern auf Hamal (α), neben deine 10.
    .other = Hamal ist mit deiner 10 verbunden: Ein Doppelstern dort macht 20 daraus und füllt den Widder.
lessons-sternenhimmel-resolved = Aufdecken, Löcher treffen sich, Löcher verschlucken, Doppelsterne verdoppeln, dann zählen: immer in dieser Reihenfolge. Du hast 2 × 10 = 20, Vega 2 × 7 = 14. Tycho hat hier keinen Stein mehr und bekommt nichts.
lessons-sternenhimmel-last = Das letzte Sternbild. Die Münzen liegen offen: Tycho führt mit 40. Wenn die Waage voll ist, ist das Spiel aus, und wer am reichsten ist, gewinnt.
lessons-sternenhimmel-bluff = Alle wissen, welche Steine du noch haben kannst, aber niemand weiß, welchen du versteckst: Das ist der Bluff. Dein Schwarzes Loch auf α wäre mit allen drei Steinen von Tycho verbunden.
    .task = Leg dein Schwarzes Loch verdeckt auf Zubenelgenubi (α).
    .other = Dann behält Tycho 10, 7 und 5, und den Preis. Versteck das Schwarze Loch auf α.
lessons-sternenhimmel-answer = Ein Stern ist frei, und sonst ist am Himmel nichts zu tun: Vega muss dort einen Stein legen.
lessons-sternenhimmel-tie = Du und Vega habt beide 6. Bei gleicher Summe gewinnt, wer mehr Steine hat: Du hast zwei, denn das Schwarze Loch zählt mit. Ist auch das gleich, gibt es keinen Preis für diesen Platz und alle danach, nur eine Münze je Stein.
lessons-sternenhimmel-end = 42, 41, 40: Du hast gewonnen. Das ist ganz Sternenhimmel. Die Gedächtnishilfe neben dem Tisch zeigt dir, was die anderen noch haben können.
