# Eine geführte Runde Laborigines.

step-ring = Du bist Rot, auf t1. Zwanzig Plättchen liegen im Ring, jedes mit etwas auf der anderen Seite. Hat jemand sie gesehen, zeigt eine umgeschlagene Ecke, was dort ist, wie auf t4.
step-energy = Deine Chips sind deine Energie: zwanzig rote und ein blauer. Die meisten Plättchen kosten welche. Wer keine mehr hat, scheidet aus, und wer als Letzter übrig ist, gewinnt.
step-assign = Du hast eine 2 und eine 5 gewürfelt. Mit einem Würfel ziehst du, mit dem anderen Moa, die Bestie auf t12: Ihr zu begegnen, kostet zwei Chips oder die Flagge. Nimm die 2 für dich.
step-direction = Moa ist um 5 weitergezogen. Jetzt du: Triffst du jemanden, nimmst du ihm die Flagge oder sonst zwei Chips und ziehst noch einmal so weit. Blau und Grün stehen im Weg: Zieh im Uhrzeigersinn.
step-met = Du hast zwei Chips von Blau genommen und mit ihnen die Krankheit, dann die Flagge von Grün; dafür ist Grün jetzt krank. Auf t7 bist du stehen geblieben: Es wurde gewendet, und die andere Seite wirkt, eine kleine Explosion.
step-flag = Sie kostet vier Chips, aber wer die Flagge hat, gibt nichts aus. Jetzt ist Blau am Zug: Blau würfelt 2 und 4 und nimmt die 4. Tippe auf „Weiter“.
step-manipulate = Für drei Chips in der Farbe von Blau darfst du sagen, wohin Blau zieht, und du hast drei. Auf einer Seite wartet Moa: Schick Blau gegen den Uhrzeigersinn.
step-spent = Blau traf Moa, zwei Chips, und blieb auf einer riesigen Explosion stehen, t15, acht Chips. Jeder zweite bleibt auf dem Plättchen, für den Nächsten, der dort stehen bleibt. Jetzt würfelt Grün eine 1: Eine 1 bringt die Flagge. Tippe auf „Weiter“.
step-again = Jetzt hat Grün die Flagge. Du hast 3 und 5 gewürfelt: Nimm die 3 für dich.
step-danger = Im Uhrzeigersinn kämst du auf t10: Gefahr, und darunter liegt die andere riesige Explosion. In der anderen Richtung ist t4, Strahlung, aber die Ecke zeigt Grün, das kostet nichts: Zieh gegen den Uhrzeigersinn.
step-colours = Eine kleine Explosion kostet dich vier Chips. Du wählst die Farben. Scheidet Blau aus, verlassen alle blauen Chips das Spiel: Gib zuerst Blau aus.
step-harm = Schraffierte Plättchen schaden. t1: Du wirst krank, und die Karte in der Mitte sagt, was das kostet. t2: Gib dem Ärmsten drei Chips. t6: Gib einen je offener Grünfläche aus. t14 kostet vier, t15 acht.
step-marks = Blitz, t11: Nimm einen Marker für den Rest des Spiels, dann geben alle für jeden ihrer Marker einen Chip aus. Säure, t13: Bei deinem nächsten Zug kostet jedes Plättchen, das du verlässt, einen Chip.
step-help = Gepunktete Plättchen helfen: t20 ist die Flagge, t17 nimmt allen ohne Flagge einen Chip. Glatte grüne kosten nichts: t19, die Fußspur, führt dich noch einmal so weit; t10 warnt nur vor dem, was darunter liegt.
step-last = Grün ist ausgeschieden, und Blau hat noch zwei Chips. Du ziehst um 3, und Blau steht drei Plättchen weiter: Zieh im Uhrzeigersinn und nimm sie.
step-end = Blau scheidet aus, und du bist als Letzter übrig: Du gewinnst. Merk dir, was unter den Plättchen liegt, behalte die Flagge, und lass die anderen in das laufen, was du gesehen hast.
