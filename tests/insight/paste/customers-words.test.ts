import { expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const read = (paste: string) => readPaste({ text: paste }, { own: [] }).quotes;

const NAMES = ['Anna Klein', 'Ben Meyer', 'Clara Wolf', 'David Braun'];

type Layout = (name: string, said: string, at: number) => readonly string[];

const LAYOUTS: Readonly<Record<string, Layout>> = {
  map: (name, said, at) => [
    name,
    `Local Guide · ${at + 3} Rezensionen`,
    `★★★★★ vor ${at + 2} Wochen`,
    said,
    'Gefällt mir',
    'Teilen',
  ],
  shop: (name, said, at) => [name, '★★★★★', `${at + 1}. Mai 2026`, said, 'Hilfreich'],
  bare: (name, said, at) => [name, '★★★★★', `May ${at + 1}, 2026`, said],
  'review site': (name, said, at) => [
    name,
    `${at + 1} Bewertung`,
    'Rated 5 out of 5 stars',
    `${at + 1}. Mai 2026`,
    said,
    `Datum der Erfahrung: ${at + 1}. Mai 2026`,
  ],
  'app store': (name, said, at) => [
    name,
    'more_vert',
    '★★★★★',
    `May ${at + 1}, 2026`,
    said,
    'Did you find this helpful?',
    'Yes',
    'No',
  ],
};

const pageOf = (layout: Layout, said: readonly string[]): string =>
  said.flatMap((words, at) => layout(NAMES[at] ?? '', words, at)).join('\n');

const SAID: readonly (readonly string[])[] = [
  ['Super', 'Super', 'Top!', 'Danke'],
  ['5 stars', '5 Sterne', 'Alles gut', '10/10'],
  ['Gut', 'Gut', 'Sehr gut', 'Sehr gut'],
  ['Parfait', 'Merci', 'Très bien', 'Rien à dire'],
  ['Excellent', 'Very good', 'Bad', 'Good'],
  ['Gerne wieder', 'Gerne wieder', 'Gerne wieder', 'Immer wieder gerne'],
  ['Tolle Bewertungen', 'Best reviews', 'Great photos', 'Mehr davon'],
  ['Family', 'Couple', 'Schöne Stadt', 'Alles frisch'],
  ['Warum so teuer?', 'Warum so teuer?', 'Was soll das?', 'Geht so'],
  ['10', 'A+', '1+', 'Naja'],
  ['👍👍👍', '❤️', 'Gut 👍', 'Klasse'],
  ['Super\nDanke', 'Top\nDanke', 'Gut', 'Klasse\nDanke'],
  ['Seit 2019 Kunde', 'Anytime', 'Heute angekommen', 'Yesterday'],
];

test.each(
  Object.keys(LAYOUTS).flatMap((name) => SAID.map((said) => [name, JSON.stringify(said)] as const)),
)('a short review on a page of a %s keeps its words: %s', (name, json) => {
  const said: readonly string[] = JSON.parse(json);
  const quotes = read(pageOf(LAYOUTS[name] ?? (() => []), said));
  expect(quotes.map(({ speaker, text }) => [speaker, text])).toEqual(
    said.map((words, at) => [NAMES[at], words]),
  );
});

test.each(Object.keys(LAYOUTS))('stars without words on a page of a %s are no review', (name) => {
  const layout = LAYOUTS[name] ?? (() => []);
  const page = ['The lid closes well.', '', 'Alles heil angekommen.'].flatMap((words, at) =>
    layout(NAMES[at] ?? '', words, at).filter((line) => line !== ''),
  );
  expect(read(page.join('\n')).map(({ text }) => text)).toEqual([
    'The lid closes well.',
    'Alles heil angekommen.',
  ]);
});

test.each([
  [['Super', 'Super', 'Top!', 'Danke']],
  [['- Gerne wieder', '- Gerne wieder', '- Immer wieder gerne']],
])('a list of short lines is no page: %j', (lines) => {
  const words = read(lines.join('\n')).map(({ text }) => text);
  expect(words.join('\n').replaceAll('- ', '')).toBe(lines.join('\n').replaceAll('- ', ''));
});
