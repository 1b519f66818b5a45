import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { restsOnQuote, standingOf } from '#domain/evidence/summary.ts';
import { type Verdict, VERDICTS } from '#domain/evidence/verdict.ts';
import { claims } from '#insight/evidence/claims/claims.ts';
import { languageOf } from '#insight/evidence/terms/sentence-language.ts';
import { vocabularyFor } from '#insight/evidence/terms/load-vocabulary.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

/** Sentence–quote pairs; the README beside them describes their origin. */
const PAIRS: readonly string[] = [
  'dev',
  'dev2',
  'dev3',
  'dev4',
  'dev5',
  'test',
  'test2',
  'test3',
  'test4',
  'test5',
  'test6',
  'test7',
  'test8',
];
const CLAIMS: readonly string[] = [
  'claims-dev',
  'claims-dev2',
  'claims-test',
  'claims-test3',
  'claims-test4',
  'claims-test5',
  'claims-test6',
];
/**
 * Share of the true sentences that are said: fewer in a set with few that are taken word for word,
 * more in one of whole clauses.
 */
const SAID_SHARES: Readonly<Record<string, number>> = {
  test5: 0.17,
  test6: 0.08,
  test7: 0.08,
  dev5: 0.9,
  test8: 0.87,
};
const SAID_SHARE = 0.25;
const CROSS: readonly string[] = ['cross-dev', 'cross-test'];

const linesOf = (name: string): string[][] =>
  readFileSync(new URL(`../../fixtures/evidence/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.replaceAll(String.raw`\n`, '\n')));

interface Pair {
  readonly id: string;
  readonly truth: boolean;
  readonly change: string;
  readonly sentence: string;
  readonly quote: string;
}

const pairsIn = (name: string): Pair[] =>
  linesOf(name).map(([id = '', , truth, change = '', sentence = '', quote = '']) => ({
    id,
    truth: truth === 'true',
    change,
    sentence,
    quote,
  }));

/** The verdict on a sentence by the pair's quote alone; a text of several gets the worst one. */
async function verdictOn({ sentence, quote }: Pair) {
  const language = languageOf(quote);
  const source = { id: '1', text: quote, ...(language !== undefined && { language }) };
  return checkEvidence(sentence, undefined, [source]);
}

const WORST: readonly Verdict[] = [
  'otherwise',
  'no-source',
  'not-compared',
  'near',
  'retold',
  'said',
  'not-a-claim',
];

async function judged(pair: Pair): Promise<Pair & { verdict: Verdict }> {
  const verdicts = (await verdictOn(pair)).map(({ verdict }) => verdict);
  const verdict = WORST.find((it) => verdicts.includes(it)) ?? 'not-a-claim';
  return { ...pair, verdict };
}

function matrixOf(rows: readonly (Pair & { verdict: Verdict })[]): string {
  const row = (truth: boolean) => {
    const cells = VERDICTS.map(
      (verdict) =>
        `${verdict} ${rows.filter((it) => it.truth === truth && it.verdict === verdict).length}`,
    );
    return `${truth ? 'true ' : 'false'}: ${cells.join(', ')}`;
  };
  return `${row(true)}\n${row(false)}`;
}

const judgedPairs = new Map<string, Promise<(Pair & { verdict: Verdict })[]>>();

/** The pairs of a set with their verdicts. */
function judgedIn(name: string): Promise<(Pair & { verdict: Verdict })[]> {
  const rows = judgedPairs.get(name) ?? Promise.all(pairsIn(name).map(judged));
  judgedPairs.set(name, rows);
  return rows;
}

describe.for(PAIRS)('the labelled pairs of %s', (name) => {
  test('at most 1 % of false sentences are said, and 10 % of true ones refused', async () => {
    const rows = await judgedIn(name);
    console.info(`${name}\n${matrixOf(rows)}`);
    const falsehoods = rows.filter(({ truth }) => !truth);
    const truths = rows.filter(({ truth }) => truth);
    const believed = falsehoods.filter(({ verdict }) => verdict === 'said');
    const refused = truths.filter(
      ({ verdict }) => verdict === 'no-source' || verdict === 'otherwise',
    );
    expect(believed.length, believed.map(({ id }) => id).join()).toBeLessThanOrEqual(
      falsehoods.length * 0.01,
    );
    expect(refused.length, refused.map(({ id }) => id).join()).toBeLessThanOrEqual(
      truths.length * 0.1,
    );
    const said = truths.filter(({ verdict }) => verdict === 'said');
    expect(said.length).toBeGreaterThan(truths.length * (SAID_SHARES[name] ?? SAID_SHARE));
  });
});

/** Shares of the sentences of all sets that carry the number of a quote. */
const NUMBERED = { true: 0.6, false: 0.03 };

test('at least 60 % of all true sentences carry the number of a quote, and 3 % of false ones', async () => {
  const rows = (await Promise.all(PAIRS.map(judgedIn))).flat();
  console.info(`all sets\n${matrixOf(rows)}`);
  const shareOf = (truth: boolean) => {
    const those = rows.filter((it) => it.truth === truth);
    return (
      those.filter(({ verdict }) => restsOnQuote(standingOf({ verdict }, false))).length /
      those.length
    );
  };
  expect(shareOf(true)).toBeGreaterThanOrEqual(NUMBERED.true);
  expect(shareOf(false)).toBeLessThanOrEqual(NUMBERED.false);
});

describe.for(CROSS)('the pairs in two languages of %s', (name) => {
  test('true pairs in two languages are neither said nor refused, and no false one is said', async () => {
    for (const pair of pairsIn(name)) {
      const [checked, ...others] = await verdictOn(pair);
      const open = ['near', 'not-compared', ...(pair.truth ? [] : ['no-source'])];
      expect(open, pair.id).toContain(checked?.verdict);
      expect(others, pair.id).toEqual([]);
    }
  });
});

/** Posts and quotes in mixed languages; the quotes of a row are separated by `¦`. */
const ANY: readonly string[] = ['any-dev', 'any-test'];

/** Ends of a post, by which its language is known; they claim nothing. */
const ENDS: Readonly<Record<string, string>> = {
  en: 'And what do you think about it?',
  de: 'Und was denkst du darüber?',
  es: '¿Y qué piensas tú de esto?',
  fr: 'Et vous, qu’en pensez-vous avec vos amis ?',
  it: 'E tu che cosa ne pensi di questo?',
  nl: 'En wat vind jij ervan?',
  pt: 'E você, o que acha disso?',
};

describe.for(ANY)('the sentences of %s', (name) => {
  test.for(linesOf(name))('%s %s %s, %s: %s', async (row) => {
    const [, post = '', label, , sentence = '', all = ''] = row;
    const quotes = all.split('¦').map((text, index) => {
      const language = languageOf(text);
      return { id: `${index}`, text, ...(language !== undefined && { language }) };
    });
    const checked = await checkEvidence(`${sentence}\n${ENDS[post]}`, undefined, quotes);
    const isInvented = checked.some(
      ({ verdict, reason }) =>
        reason === 'invented' ||
        (label === 'invented' && (verdict === 'no-source' || verdict === 'otherwise')),
    );
    expect(isInvented, JSON.stringify(checked)).toBe(label === 'invented');
  });
});

test('the unseen sentences of claims-test2 are classified correctly except for four', async () => {
  const wrong: string[] = [];
  for (const [, language = 'en', label, sentence = ''] of linesOf('claims-test2')) {
    const isClaim = claims(sentence, await vocabularyFor(language));
    if (isClaim !== (label === 'claim')) wrong.push(sentence);
  }
  expect(wrong.toSorted()).toEqual([
    'Meet the tuner trusted by the city orchestra.',
    'Quién se apunta',
    'Welche Farbe passt zu dir',
    'Who fancies a paddle this weekend',
  ]);
});

describe.for(CLAIMS)('the sentences of %s', (name) => {
  test.for(linesOf(name))('%s %s %s: %s', async ([, language = 'en', label, sentence = '']) => {
    expect(claims(sentence, await vocabularyFor(language))).toBe(label === 'claim');
  });
});
