import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masksOfQuote } from '#insight/mask/find-masks.ts';
import {
  proofClaims,
  proofCsv,
  proofMarkdown,
  type ProofSheet,
} from '#domain/evidence/proof-sheet.ts';
import type { ComparedQuote } from '#domain/evidence/verdict.ts';

const sheetOf = (claim: string, text = 'So soft.'): ProofSheet => ({
  title: 'Proof sheet',
  day: '2026-03-07',
  summary: '1 said',
  claims: [
    {
      start: 0,
      claim,
      standing: 'said',
      quotes: [{ text, verdict: 'Said', stars: 4.5, date: '2026-03-04', source: 'Trustpilot' }],
    },
  ],
});

describe('the sheet as CSV', () => {
  test('the CSV has a row per quote, and one for a claim without quotes', () => {
    const { claims } = sheetOf('It is soft.');
    const open = { start: 9, claim: 'It is "new".', standing: 'no-source' as const, quotes: [] };
    const csv = proofCsv({ ...sheetOf(''), claims: [...claims, open] });
    expect(csv).toBe(
      '\uFEFF"Claim","Verdict","Quote","Quote says","Stars","Date","Source"\r\n' +
        '"It is soft.","Said","So soft.","Said","4.5","2026-03-04","Trustpilot"\r\n' +
        '"It is ""new"".","No source","","","","",""\r\n',
    );
  });

  test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', ' =1', '＝1', '\rx'])(
    'the CSV neutralises the formula %j',
    (text) => {
      expect(proofCsv(sheetOf(text, text))).toContain(`"'${text}","Said","'${text}"`);
    },
  );

  test.for([
    ['So soft;=HYPERLINK("a")', 'So soft;\'=HYPERLINK(""a"")'],
    ['So soft; +1', "So soft; '+1"],
    ['So soft;"=1"', 'So soft;""\'=1""'],
    ['So soft;\u200B@SUM(A1)', "So soft;\u200B'@SUM(A1)"],
    ['So soft\n-1+1', "So soft\n'-1+1"],
    ['So soft\r\n=1', "So soft\r\n'=1"],
    ['So soft\t=1', "So soft\t'=1"],
    ['So soft,=1', "So soft,'=1"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['=1;=1', "'=1;'=1"],
    ['5,- Euro; so - soft, +1 again', '5,- Euro; so - soft, +1 again'],
  ])('the CSV neutralises a formula after a separator in %j', ([text, safe]) => {
    expect(proofCsv(sheetOf('Soft', text))).toContain(`"Soft","Said","${safe}","Said"`);
  });

  test('no cell of the CSV begins with a formula, whichever separator splits it', () => {
    const bit = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      ';',
      ',',
      '\t',
      '\n',
      '\r',
      '"',
      ' ',
      '\u200B',
      'a',
      '1',
    );
    fc.assert(
      fc.property(
        fc.array(bit).map((bits) => bits.join('')),
        (text) => {
          const [, row = ''] = proofCsv(sheetOf(text, text)).split('"Source"\r\n');
          for (const part of row.split(/[;\t\r\n]/).slice(1))
            expect(part.replace(/^[\s\u200B"]{0,30}/, '').slice(0, 1)).not.toMatch(/^[=+@-]/);
        },
      ),
    );
  });
});

describe('the sheet as Markdown', () => {
  test.each([
    ['not-compared', 'Those in other languages were not compared'],
    ['no-source', 'No quote comes near.'],
  ] as const)('a claim that is %s and has no quotes says so', (standing, said) => {
    const claims = [{ start: 0, claim: 'Nur 5 Euro!', standing, quotes: [] }];
    expect(proofMarkdown({ ...sheetOf(''), claims })).toContain(said);
  });

  test('the Markdown contains claim, verdict, quote, stars, date and source', () => {
    expect(proofMarkdown(sheetOf('It is soft.'))).toBe(
      `# Proof sheet

2026-03-07. 1 said

## 1. Said

\`\`\`text
It is soft.
\`\`\`

Said:

\`\`\`text
So soft.

— 4.5 of 5 stars · 2026-03-04 · Trustpilot
\`\`\`
`,
    );
  });

  test('the Markdown renders no markup of a text', () => {
    const text = '```\n# A heading\n![](https://example.com/x.png)';
    expect(proofMarkdown(sheetOf(text))).toContain('````text\n```\n# A heading');
  });
});

test.each([
  ['review-site', 'Review site'],
  ['app-store', 'App store'],
  ['a-source-of-tomorrow', undefined],
])('the source %s is told in words', (source, said) => {
  const quote = { id: '1', text: 'So soft.', source };
  const found = { quote, verdict: 'said', by: 'device', here: [], there: [] } as const;
  const sentence = {
    start: 0,
    end: 8,
    verdict: 'said',
    standing: 'said',
    sources: [found],
    masks: masksBeside(quote),
  } as const;
  const [claim] = proofClaims('So soft.', [sentence], [quote]);
  expect(claim?.quotes[0]?.source).toBe(said);
});

const masksBeside = (quote: ComparedQuote) => new Map(masksOfQuote(quote));

test('quotes are masked, and as in the current list', () => {
  const quote = { id: '1', text: 'Thanks to Sarah Miller, so soft.' };
  const source = { quote, verdict: 'said', by: 'device', here: [], there: [] } as const;
  const sentence = {
    start: 0,
    end: 8,
    verdict: 'said',
    sources: [source],
    masks: masksBeside(quote),
  } as const;
  const sentences = [
    { ...sentence, standing: 'said' as const },
    { ...sentence, standing: undefined },
  ];
  const listed = [{ ...quote, date: '2026-03-04' }];
  expect(proofClaims('So soft. Hi.', sentences, listed)).toEqual([
    {
      start: 0,
      claim: 'So soft.',
      standing: 'said',
      quotes: [{ text: 'Thanks to [name], so soft.', verdict: 'Said', date: '2026-03-04' }],
    },
  ]);
  const changed = [{ ...quote, text: 'Thanks to Ben Jones, so soft.' }];
  expect(proofClaims('So soft.', sentences, changed)[0]?.quotes[0]?.text).not.toContain('Jones');
  expect(
    proofClaims('So soft.', sentences, [{ ...quote, unmasked: true }])[0]?.quotes[0]?.text,
  ).toBe(quote.text);
});
