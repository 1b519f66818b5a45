import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCampaign } from '#domain/campaign/campaign.ts';
import type { Quote } from '#domain/quotes/quote.ts';
import { hidingMasks, maskName, showName, withShownNames } from '#domain/quotes/shown-words.ts';
import { analyseQuotes } from '#insight/themes/study.ts';
import { findMasks } from '#insight/mask/find-masks.ts';
import { READY } from '../../domain/campaigns.ts';

/** The words of a quote as they are sent. */
async function sent(quote: Omit<Quote, 'id'>, names: readonly string[] = []): Promise<string> {
  const { sent: all } = await analyseQuotes(withShownNames([{ id: '1', ...quote }], names));
  return all[0]?.text ?? '';
}

describe('a name that is always shown', () => {
  test.each([
    ['in capitals', 'MABEL slept, my dog Mabel', 'MABEL slept, my dog Mabel'],
    ['in small letters', 'mabel is happy', 'mabel is happy'],
    ['with an invisible character', 'Our cat Ma\u00adbel slept', 'Our cat Ma\u00adbel slept'],
    ['across two lines', 'Our cat Ma-\nbel slept', 'Our cat Ma-\nbel slept'],
    ['as a character reference', 'My dog &#77;abel slept', 'My dog &#77;abel slept'],
    ['in the possessive', 'They took Mabel’s temperature', 'They took Mabel’s temperature'],
    ['beside another name', 'Mabel and Rex slept', 'Mabel and [name] slept'],
    ['as a part of a longer name', 'Thanks to Mabel Smith', 'Thanks to [name]'],
    ['as a user name', 'Instagram: mabel', 'Instagram: [handle]'],
  ])('is shown only where it is that name: %s', async (_form, text, expected) => {
    expect(await sent({ text }, ['Mabel'])).toBe(expected);
  });

  test('is shown in the label of a quote, and only there where it occurs', async () => {
    const quotes = withShownNames(
      [
        { id: '1', text: 'Rex slept.', labels: [{ line: 0, label: 'Mabel' }] },
        { id: '2', text: 'Rex slept.', labels: [{ line: 0, label: 'Anna' }] },
      ],
      ['Mabel'],
    );
    const { sent: all } = await analyseQuotes(quotes);
    expect(all.map(({ labels }) => labels?.[0]?.label)).toEqual(['Mabel', '[name]']);
    expect(quotes[1]).not.toHaveProperty('shown');
  });

  test('is no theme', async () => {
    const texts = ['Thanks, Mabel!', 'Ask for Mabel.', 'My dog Mabel slept.'];
    const quotes = texts.map((text, at) => ({ id: `${at}`, text }));
    const { themes } = await analyseQuotes(withShownNames(quotes, ['Mabel']));
    expect(themes).toEqual([]);
  });

  test('is listed once, in whatever form, and leaves the list in any', () => {
    const names = showName(showName(['Rex'], 'Mabel'), 'MABEL');
    expect(names).toEqual(['Rex', 'MABEL']);
    expect(maskName(names, 'Ma\u00adbel')).toEqual(['Rex']);
  });

  test('hides as much as before in any text in which it is no name', () => {
    const words = fc.constantFrom('Mabel', 'mabel', 'Tom', '0170 1234567', '@mabel', 'and', '.');
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const text = parts.join(' ');
        const masks = findMasks(text);
        const [quote] = withShownNames([{ id: '1', text }], ['Mabel']);
        const hiding = hidingMasks(quote ?? {}, text, masks);
        const gone = masks.filter((mask) => !hiding.includes(mask));
        for (const { start, end, kind } of gone)
          expect([kind, text.slice(start, end).toLowerCase()]).toEqual(['name', 'mabel']);
      }),
    );
  });
});

describe('words that one quote shows', () => {
  const text = 'Mabel slept, call Anna on 0170 1234567';

  test('are shown in it, whatever their kind, and nothing else is', async () => {
    const shown = [{ kind: 'phone', words: '0170 1234567' }] as const;
    expect(await sent({ text, shown })).toBe('[name] slept, call [name] on 0170 1234567');
  });

  test('stay masked where they are of another kind', async () => {
    const shown = [{ kind: 'name', words: '0170 1234567' }] as const;
    expect(await sent({ text, shown })).toBe('[name] slept, call [name] on [phone]');
  });
});

test('shown words are stored with the reviews, and nothing of another form is', () => {
  const shown = [{ kind: 'name', words: 'Mabel' }] as const;
  const stored = { ...READY, shownNames: ['Rex'], quotes: [{ id: '1', text: 'Hi', shown }] };
  expect(parseCampaign(structuredClone(stored))).toEqual(stored);
  const broken = {
    ...stored,
    shownNames: [1, null, 'Rex', 'Rex'],
    quotes: [{ id: '1', text: 'Hi', shown: [{ kind: 'all', words: 'x' }, null, ...shown] }],
  };
  expect(parseCampaign(broken)).toEqual(stored);
});
