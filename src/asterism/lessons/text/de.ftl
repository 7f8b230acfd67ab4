### Die geführten ersten Spiele. Jeder Schritt erklärt; `.task` sagt, was jetzt zu tun ist, `.other` antwortet auf einen Zug, der erlaubt, aber nicht gemeint ist.

lessons-other = Die Regeln erlauben das, aber dieser Schritt zeigt etwas anderes. Nichts wurde gespielt: Versuch die Aufgabe.
