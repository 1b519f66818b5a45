import { describe, expect, test } from 'vitest';
import { findMasks } from '#insight/mask/find-masks.ts';

const masksOf = (text: string): string[] =>
  findMasks(text).map(({ start, end }) => text.slice(start, end));

describe('names in ordinary sentences', () => {
  test.each([
    // An act of people alone, after the first word
    ['Brindava phoned ahead, very polite.', 'Brindava'],
    ['Brindava packed everything twice.', 'Brindava'],
    ['Brindo a perdu mon dossier.', 'Brindo'],
    ['Brindo répare tout.', 'Brindo'],
    ['Brindo cobra de más.', 'Brindo'],
    ['Brinda luistert echt.', 'Brinda'],
    ['Brindtrud kam sofort mit dem Ersatzgerät.', 'Brindtrud'],
    ['Brinda nahm unsere Bestellung auf.', 'Brinda'],
    ['Brinda vom Kundenservice hat zurückgerufen.', 'Brinda'],
    // A name behind what its owner did
    ['Abgeholt hat uns Brindo, ein netter Mann.', 'Brindo'],
    ['me atendio yolanda y muy bien', 'yolanda'],
    ['mi ha servita rosaria gentilissima', 'rosaria'],
    ['c etait corentin au comptoir', 'corentin'],
    ['el mesero jairo nos trató bien', 'jairo'],
    ['Quem me atendeu foi a Brindara.', 'Brindara'],
    ['El trato de Brinda, inmejorable.', 'Brinda'],
    // In lower case, after thanks and before praise
    ['thanks brind for the quick fix', 'brind'],
    ['brind u are amazing', 'brind'],
    ['Falei com a Dra. Brindara.', 'Brindara'],
    ['pregunten por el sr. brindo', 'brindo'],
    ['cedric le plombier est venu', 'cedric'],
    ['l infirmiere sabrina est top', 'sabrina'],
    ['winnie from the bakery is so kind', 'winnie'],
  ])('%s: the name is masked', (text, secret) => {
    expect(masksOf(text)).toContain(secret);
  });

  test.each([
    'Kettles packed in paper, fitted lids.',
    'Gestern nahm unsere Bestellung niemand auf.',
    'thanks again for the quick fix',
    'thanks everyone for a lovely stay',
    'hope you are all better soon',
    'me atendio rapidamente y bien',
    'El trato de siempre, inmejorable.',
    'hope you are the best',
    'c etait parfait au comptoir',
    'Quem me atendeu foi a gerente.',
  ])('%s: nothing is masked', (text) => {
    expect(masksOf(text)).toEqual([]);
  });
});

describe('things with the names of persons', () => {
  test.each([
    'Had the Eggs Benedict and a Caesar salad.',
    'Harris tweed lining, near Victoria station.',
    'La Margherita a 7 euro, la Diavola a 9.',
    'Une Margherita et deux bières, 19 €.',
    'Camera 305 con vista sul Vesuvio.',
    'Chambre avec vue sur le Canigou, 90 €.',
    'Macchina silenziosa, 1450 W, caffè cremoso.',
    'Licht angenehm, 2700 K, dimmbar',
    'Seriously, who designs an app like this?',
    'On a marché jusqu’à Sainte-Brinde.',
    'Le colis dort à Roissy depuis lundi.',
    'Dommage, Noël approche.',
    'Update installiert, Absturz, Handy neu gestartet.',
    'Umut etmiyordum ama çalıştı.',
    '看護師さんも親切でした。',
    'お子さん連れにも安心',
    'Swapped the old one for a Vitamix, and Udemy is better.',
    'On cuisine tout avec Tefal maintenant.',
    // Things and firms that act
    'Parcel turned up two days late.',
    'Council ignored three letters.',
    'Dealership offered to refund.',
    'Orange a refusé le remboursement.',
    'Mopa limpia fenomenal.',
    'Literally you are the best',
    // Places, not people spoken to
    'On a dormi à Brindoville.',
    'Nous sommes allés jusqu’à Brindoville.',
  ])('%s: nothing is masked', (text) => {
    expect(masksOf(text)).toEqual([]);
  });

  test.each([
    ['Victoria helped us find the station.', 'Victoria'],
    ['Noël nous a accueillis.', 'Noël'],
    ['Margherita ci ha accolto benissimo.', 'Margherita'],
    ['J’ai donné mon dossier à Brindaëlle.', 'Brindaëlle'],
    ['J’ai fait appel à Brindaëlle pour ma salle de bain.', 'Brindaëlle'],
    ['J’ai posé ma question à Brindaëlle.', 'Brindaëlle'],
    ['10/10 à Brindaëlle !', 'Brindaëlle'],
    ['Umut bey çok ilgiliydi.', 'Umut'],
  ])('%s: the name is masked', (text, secret) => {
    expect(masksOf(text)).toContain(secret);
  });
});
