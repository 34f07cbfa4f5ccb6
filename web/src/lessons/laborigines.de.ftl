# Eine geführte Runde Laborigines.

step-ring = Du bist Rot, auf t1. Zwanzig Plättchen liegen im Ring, jedes mit etwas auf der anderen Seite. Die umgeschlagene Ecke eines Plättchens zeigt es, sobald jemand es gesehen hat.
step-energy = Deine Chips sind deine Energie: zwanzig rote und ein blauer. Die meisten Plättchen kosten welche. Wer keine mehr hat, scheidet aus, und wer als Letzter übrig ist, gewinnt.
step-assign = Du hast eine 2 und eine 5 gewürfelt. Mit einem Würfel ziehst du, mit dem anderen Moa, die Bestie auf t12, die zwei Chips kostet, wenn man ihr begegnet. Nimm die 2 für dich.
step-direction = Moa ist um 5 weitergezogen. Jetzt dein Weg: Blau steht zwei Plättchen weiter im Uhrzeigersinn, und Grün noch einmal zwei weiter. Wer auf jemanden trifft, nimmt ihm etwas ab und zieht noch einmal so weit. Zieh im Uhrzeigersinn.
step-met = Du hast zwei Chips von Blau genommen und mit ihnen die Krankheit, dann die Flagge von Grün; dafür hat Grün jetzt die Krankheit. Auf t7 bist du stehen geblieben, und das Plättchen wurde gewendet: eine kleine Explosion.
step-flag = Sie sollte dich vier Chips kosten, aber wer die Flagge hat, gibt nichts aus. Blau ist am Zug: Blau würfelt 2 und 4 und nimmt die 4.
step-manipulate = Du hast drei blaue Chips, also darfst du sagen, wohin Blau zieht. Auf einer Seite wartet Moa: Schick Blau gegen den Uhrzeigersinn.
step-spent = Blau traf Moa, dann eine riesige Explosion: zehn Chips. Jeder zweite bleibt auf dem Plättchen für den Nächsten, der dort stehen bleibt. Jetzt spielt Grün: Eine gewürfelte 1 gibt Grün die Flagge. Dann würfelst du 3 und 5.
step-again = Du bist wieder am Zug, ohne Flagge. Nimm die 3 für dich.
step-danger = Drei Plättchen weiter im Uhrzeigersinn ist Gefahr, und darunter liegt eine riesige Explosion. In der anderen Richtung ist Strahlung; aber das Plättchen, auf dem du stehen bleibst, wird gewendet, und bei diesem zeigt die Ecke Grün: Zieh gegen den Uhrzeigersinn.
step-end = Eine Grünfläche: Nichts geschieht. Merk dir, was darunter liegt, behalte die Flagge, wenn du kannst, und lass die anderen in das laufen, was du gesehen hast.
