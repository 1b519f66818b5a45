import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

/** The quotes of a page, each after its speaker. */
const saidIn = (text: string): string[] =>
  readPaste({ text }).quotes.map((quote) => `${quote.speaker ?? '-'}: ${quote.text}`);

test('a page of a film leaves out its title, its channel and who was first, in German', () => {
  const page = `Der Grillvogt G3 im Dauertest
Grillvogt Küche
18.400 Abonnenten
Abonnieren
1210

Teilen

87.311 Aufrufe  02.03.2025
Neunzig Tage, ein Grill, sehr viel Rauch.
...mehr
214 Kommentare
Sortieren nach
Standardprofilfoto
Kommentar hinzufügen...

Angepinnt von @GrillvogtKueche
@GrillvogtKueche
vor 1 Monat
Danke fürs Zuschauen! Roste sind wieder da 👇

46


Antworten

@nina_backt
vor 1 Monat
Der Deckel schließt endlich dicht, mein alter hat die halbe Hitze verloren.

132


Antworten

·
3 Antworten
@GrillvogtKueche
vor 1 Monat
@nina_backt  Das freut uns sehr, Nina!

8


Antworten

@dirk4471
vor 4 Wochen (bearbeitet)
Nach zwei Wochen ist das Thermometer beschlagen, und die Hotline hat elf Tage gebraucht.
Mehr anzeigen

57


Antworten

@user-xk3pd9wq2r
vor 10 Tagen
Erster!


Antworten`;
  expect(saidIn(page)).toEqual([
    '@nina_backt: Der Deckel schließt endlich dicht, mein alter hat die halbe Hitze verloren.',
    '@dirk4471: Nach zwei Wochen ist das Thermometer beschlagen, und die Hotline hat elf Tage gebraucht.',
  ]);
});

test('the same in French', () => {
  const page = `On a testé la cafetière Brume 90 jours
Atelier Brume
1,2 M d’abonnés
S'abonner
3,4 k
Partager
Télécharger
94 118 vues  17 janv. 2026
Quatre-vingt-dix jours et beaucoup de café.
…afficher plus
214 commentaires
Trier par
Ajouter un commentaire…
@claire.moulin
il y a 2 mois
Le bec ne goutte plus du tout, contrairement à l'ancien modèle.
64
Répondre
@hugo_78
il y a 1 mois (modifié)
Le couvercle a fendu en trois semaines et le support ne répond qu'en anglais.
38
Répondre
@atelierbrume
il y a 1 mois
Désolés Hugo, écrivez-nous avec le numéro de commande.
2
Répondre
@lulu
il y a 3 semaines
Prem's !
Répondre`;
  expect(saidIn(page)).toEqual([
    "@claire.moulin: Le bec ne goutte plus du tout, contrairement à l'ancien modèle.",
    "@hugo_78: Le couvercle a fendu en trois semaines et le support ne répond qu'en anglais.",
  ]);
});

test('a thread leaves out advertisements and brands, in German', () => {
  const page = `r/werkzeugkiste
•
vor 3 Mon.
moosnase

Ein halbes Jahr mit dem Akkuschrauber Falke 12, meine ehrliche Meinung
Hat zwei Küchen und ein Hochbett überlebt. Der Akku hält, aber das Futter eiert seit dem ersten Monat.

Upvoten
186

Downvoten

24
Zu den Kommentaren

Teilen
u/falke_official avatar
u/falke_official
•
Gesponsert
Frühlingsaktion: bis zu 40 % Rabatt.
Jetzt kaufen
falke.example
Sortieren nach:

Beste

u/kieselhupfer avatar
kieselhupfer
•
vor 3 Mon.
Bei mir eiert das Futter auch, ich hab es nach zwei Wochen getauscht bekommen.

Upvoten
74

Downvoten

Antworten

Auszeichnung

Teilen

u/FalkeWerkzeuge avatar
FalkeWerkzeuge
•
vor 3 Mon.
•
Verifizierte Marke
Schreibt uns bitte eine Nachricht, wir tauschen das aus.

Upvoten
41

Downvoten

Antworten

Teilen
u/grau_gans avatar
grau_gans
•
vor 2 Mon.
Meiner läuft. Das Licht vorne ist zu schwach.

Upvoten
4

Downvoten

Antworten

Teilen`;
  expect(saidIn(page)).toEqual([
    'moosnase: Ein halbes Jahr mit dem Akkuschrauber Falke 12, meine ehrliche Meinung\nHat zwei Küchen und ein Hochbett überlebt. Der Akku hält, aber das Futter eiert seit dem ersten Monat.',
    'kieselhupfer: Bei mir eiert das Futter auch, ich hab es nach zwei Wochen getauscht bekommen.',
    'grau_gans: Meiner läuft. Das Licht vorne ist zu schwach.',
  ]);
});

test('the same in Spanish', () => {
  const page = `r/cafeteros
•
hace 2 m
tazaazul

¿Alguien usa la cafetera Ronda como única máquina?
Ayuda
Voto positivo
164
Voto negativo
47
Ir a los comentarios
Compartir
Ordenar por:
Mejores
Avatar de u/molienda_fina
molienda_fina
•
hace 2 m
Llevo dos años con ella, la junta la cambié yo mismo en diez minutos.
Voto positivo
92
Responder
Avatar de u/ronda_official
ronda_official
•
hace 2 m
Cuenta oficial
¡Gracias! La nueva junta sale en mayo.
Voto positivo
15
Responder
Compartir
Avatar de u/filtro_viejo
filtro_viejo
•
hace 2 m
•
Editado hace 2 m
La bandeja es de plástico blando. A mí se me rajó al segundo lavado.

Y hace mucho ruido.
Voto positivo
61
Responder
Compartir`;
  expect(saidIn(page)).toEqual([
    'molienda_fina: Llevo dos años con ella, la junta la cambié yo mismo en diez minutos.',
    'filtro_viejo: La bandeja es de plástico blando. A mí se me rajó al segundo lavado.\n\nY hace mucho ruido.',
  ]);
});
