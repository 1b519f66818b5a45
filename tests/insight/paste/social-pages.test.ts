import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

/** The quotes of a page, each after its speaker. */
const saidIn = (text: string): string[] =>
  readPaste({ text }).quotes.map((quote) => `${quote.speaker ?? '-'}: ${quote.text}`);

test('recommendations of a page are by those who recommend it, in German', () => {
  const page = `Hofladen Birkenau
Bewertungen
96 % empfehlen das (88 Bewertungen)
Empfiehlst du Hofladen Birkenau?
Ja
Nein
Kerstin Adler empfiehlt Hofladen Birkenau.
12. März um 08:41 ·
Die Eier sind so frisch, dass sie beim Pellen kleben bleiben. Parken ist eng.
Alle Reaktionen:
7
1 Kommentar
Gefällt mir
Kommentieren
Teilen
Hofladen Birkenau
Verfasser
Danke, liebe Kerstin!
5 Wo.
Gefällt mir
Antworten
Bernd Wolter empfiehlt Hofladen Birkenau nicht.
3. Februar ·
Samstags um elf war alles weg, obwohl bis eins offen steht.
15
4
Gefällt mir
Kommentieren
Teilen
Mehr anzeigen`;
  expect(saidIn(page)).toEqual([
    'Kerstin Adler: Die Eier sind so frisch, dass sie beim Pellen kleben bleiben. Parken ist eng.',
    'Bernd Wolter: Samstags um elf war alles weg, obwohl bis eins offen steht.',
  ]);
});

test('the same in Dutch', () => {
  const page = `Bakkerij Smit
Recensies
93% beveelt dit aan (124 recensies)
Zou je Bakkerij Smit aanbevelen?
Ja
Nee
Joke Visser beveelt Bakkerij Smit aan.
12 maart om 08:41 ·
Het zuurdesem blijft vijf dagen vers. De kinderen vechten om het kapje.
Alle reacties:
7
1 opmerking
Leuk
Opmerking plaatsen
Delen
Henk de Wit beveelt Bakkerij Smit niet aan.
3 februari ·
Taart besteld voor zaterdag, maar de bestelling stond niet in het boek.
Alle reacties:
15
4
Leuk
Opmerking plaatsen
Delen`;
  expect(saidIn(page)).toEqual([
    'Joke Visser: Het zuurdesem blijft vijf dagen vers. De kinderen vechten om het kapje.',
    'Henk de Wit: Taart besteld voor zaterdag, maar de bestelling stond niet in het boek.',
  ]);
});

test('an answer of thanks alone does not hide the next recommendation', () => {
  const page = `Panadería El Sauce
Opiniones
93 % recomienda (124 opiniones)
¿Recomiendas Panadería El Sauce?
Sí
No
Lucía Prieto recomienda Panadería El Sauce.
12 de marzo a las 8:41 ·
El pan de masa madre aguanta cinco días. Los niños se pelean por el pico.
Todas las reacciones:
7
1 comentario
Me gusta
Comentar
Compartir
Panadería El Sauce
Autor
¡Gracias, Lucía! ❤️
5 sem
Me gusta
Responder
Darío Cano no recomienda Panadería El Sauce.
3 de febrero ·
Encargué una tarta para el sábado y a las diez me dijeron que no estaba apuntada.
Todas las reacciones:
15
4
Me gusta
Comentar
Compartir`;
  expect(saidIn(page)).toEqual([
    'Lucía Prieto: El pan de masa madre aguanta cinco días. Los niños se pelean por el pico.',
    'Darío Cano: Encargué una tarta para el sábado y a las diez me dijeron que no estaba apuntada.',
  ]);
});

test('a page of a company has words, a name, a role and a company, beside its menu and its banner', () => {
  const page = `Zum Inhalt springen
Lohnwerk
Produkt
Preise
Kunden
Anmelden
Kostenlos testen
Das sagen unsere Kunden
Über 900 Betriebe vertrauen Lohnwerk
4,8/5 aus 350 Bewertungen
„Die Abrechnung für 90 Leute war an einem Vormittag fertig. Früher saßen wir drei Tage dran.“
Beate Sander
Leiterin Personal
Gruppe Almendorf
Zur Erfolgsgeschichte →
„Am meisten schätze ich, dass am Telefon ein Mensch mit Namen sitzt.“
Ivo Arndt
CFO
Weingut Tschori
„Nach zwei Wochen hat niemand mehr vom alten Programm gesprochen.“
Carmen Vogt
Gründerin
Vogt Beratung
Sie wollen es selbst sehen?
Buchen Sie eine Demo von 20 Minuten
Demo anfragen
Wir verwenden eigene Cookies und solche von Dritten.
Alle akzeptieren
Einstellungen
Impressum
Datenschutz
© 2025 Lohnwerk GmbH. Alle Rechte vorbehalten.`;
  expect(saidIn(page)).toEqual([
    'Beate Sander: Die Abrechnung für 90 Leute war an einem Vormittag fertig. Früher saßen wir drei Tage dran.',
    'Ivo Arndt: Am meisten schätze ich, dass am Telefon ein Mensch mit Namen sitzt.',
    'Carmen Vogt: Nach zwei Wochen hat niemand mehr vom alten Programm gesprochen.',
  ]);
});
