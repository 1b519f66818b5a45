import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';
import { visibleForm } from '#domain/text/visible-form.ts';
import { readFile, readText } from '#insight/read/read-file.ts';

const FOLDER = new URL('../fixtures/paste/', import.meta.url).pathname;

const PASTES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): { readonly paste: string }[] =>
    JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')),
  )
  .map(({ paste }) => paste);

/** Emoji and scripts with joiners keep some of these characters. */
const isOrdinary = (text: string): boolean =>
  visibleForm(text).text === text &&
  !/[\p{ExtPict}\p{Cf}\ufe0f\u20e3]|\p{sc=Deva}|\p{sc=Thai}/u.test(text);

const UNSEEN = '\u200b \u00ad \ufeff \u2060 \u034f \u115f \u2063 \ufffc \ufffe \u0002'.split(' ');

const wordsOf = (text: string): readonly string[] =>
  readPaste({ text }).quotes.map((quote) => visibleForm(quote.text).text);

describe('a paste that is written otherwise', () => {
  // A sample: all of them take two minutes.
  const plain = PASTES.filter(isOrdinary).filter((_, at) => at % 6 === 0);

  test('has the same quotes in labelled pastes, with characters that nobody sees', () => {
    expect(plain.length).toBeGreaterThan(30);
    for (const [at, text] of plain.entries()) {
      const sprinkled = Array.from(text, (it, place) =>
        (at + place) % 7 === 0 ? it + (UNSEEN[(at + place) % UNSEEN.length] ?? '') : it,
      ).join('');
      if (/^\s*[[{]/.test(text)) continue;
      expect(wordsOf(sprinkled)).toEqual(wordsOf(text));
    }
  });

  test('has the same quotes in labelled pastes, with other spaces and accents of their own', () => {
    for (const text of plain) {
      const spaced = text.normalize('NFD').replace(/(?<=\p{L}) (?=\p{L})/gu, '\u00a0');
      expect(wordsOf(spaced)).toEqual(wordsOf(text));
    }
  });

  test('keeps the words as they were pasted', async () => {
    const text =
      'The break\u00adfast was\u00a0won\u00adder\u00adful.\n\nThe oﬃce chair, Zoe\u0308, is co\u200bmfortable.';
    const result = await readText(text);
    expect(result.ok && result.quotes.map((quote) => quote.text)).toEqual(text.split('\n\n'));
  });

  test('keeps the cells as they were exported', async () => {
    const cells = [
      'The break\u00adfast was\u00a0great, really.',
      'Zoe\u0308 was so ki\u200bnd to us all day.',
    ];
    const table = ['rating;review', `5;"${cells[0]}"`, `4;${cells[1]}`].join('\r\n');
    const result = await readText(table);
    expect(result.ok && result.quotes.map((quote) => quote.text)).toEqual(cells);
  });

  test('loses no word and no character that is shown, whatever stands between them', async () => {
    const word = fc.constantFrom(
      'soft',
      'größe',
      'Zoë',
      'ﬁt',
      'été',
      'très',
      'm²',
      '½',
      'ok!',
      'a,b',
      '"x"',
    );
    const gap = fc.constantFrom(
      ' ',
      ' ',
      '\u00a0',
      '\u200b ',
      '\n',
      '\n\n',
      '\u2028',
      '. ',
      '\u00ad ',
      '\u3000',
    );
    const text = fc
      .array(fc.tuple(word, gap), { minLength: 2, maxLength: 24 })
      .map((all) => all.map((it) => it.join('')).join(''));
    await fc.assert(
      fc.asyncProperty(text, async (pasted) => {
        const result = await readText(pasted);
        const kept = result.ok ? [...result.quotes, ...result.leftOut].map((it) => it.text) : [];
        const shown = (all: string) =>
          visibleForm(all)
            .text.match(/[\p{L}\p{N}\p{ExtPict}]/gu)
            ?.toSorted();
        expect(shown(kept.join('\n'))).toEqual(shown(pasted));
        for (const it of kept.flatMap((part) => part.split('\n'))) expect(pasted).toContain(it);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file of an export', () => {
  const quotesOf = async (text: string) => {
    const result = await readFile(new Blob([text]));
    return result.ok ? result.quotes.map((quote) => quote.text) : [];
  };

  test('has its cells decoded, one by one', async () => {
    const table = [
      'title,body,rating',
      '"Soft &amp; warm","It&#39;s the softest scarf I own.<br />Doesn&#39;t scratch at all!",5',
      '"Great","&lt;3 this scarf. Fits my 5&quot; neck, lol",5',
    ].join('\n');
    expect(await quotesOf(table)).toEqual([
      "Soft & warm\nIt's the softest scarf I own.\nDoesn't scratch at all!",
      'Great\n<3 this scarf. Fits my 5" neck, lol',
    ]);
  });

  test('has the escapes of a spreadsheet decoded', async () => {
    const table =
      'Datum;Sterne;Kommentar\r\n03.10.2026;5;"Sehr nette Beratung_x000D_\n_x000D_\nKomme gerne wieder."\r\n';
    expect(await quotesOf(table)).toEqual(['Sehr nette Beratung\n\nKomme gerne wieder.']);
  });

  test('has UTF-8 that was read as Latin-1 decoded in JSON, and nothing left out twice', async () => {
    const latin = (text: string) => Buffer.from(text).toString('latin1');
    const json = JSON.stringify({
      messages: [
        { sender_name: latin('Zoë Martin'), content: latin('J’ai adoré la séance, très belle 😍') },
        { sender_name: latin('Zoë Martin'), content: latin('L’attente à l’accueil était longue.') },
      ],
    }).replace(/[^\0-\x7f]/g, (it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const result = await readFile(new Blob([json]));
    expect(result.ok && result.quotes.map((quote) => quote.text)).toEqual([
      'J’ai adoré la séance, très belle 😍',
      'L’attente à l’accueil était longue.',
    ]);
    expect(result.ok && result.leftOut.filter(({ why }) => why === 'other')).toEqual([]);
  });

  test('has the lines of a text decoded', async () => {
    expect(await quotesOf('Soft &amp; warm, trÃ¨s bien.\n\nNÃO gostei de AT&T &copy.')).toEqual([
      'Soft & warm, très bien.',
      'NÃO gostei de AT&T &copy.',
    ]);
  });
});
