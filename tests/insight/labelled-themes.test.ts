import type { Theme } from '#domain/quotes/analysis.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOST_THEMES } from '#domain/quotes/theme-sorting.ts';
import { parseSortingReply, quotesToSort } from '#domain/questions/sorting-request.ts';
import { analyseQuotes } from '#insight/themes/study.ts';
import { withLanguage } from '#insight/read/read-file.ts';

/** A customer's words and the labels that a human reader gave them. */
interface Labelled {
  readonly id: number;
  readonly language: string;
  readonly text: string;
  readonly themes: readonly string[];
}

const FOLDER = new URL('../fixtures/themes/', import.meta.url).pathname;
/** Sets that words were chosen with. */
const DEVELOPMENT = [
  ...Array.from({ length: 12 }, (_, at) => (at === 0 ? 'dev.json' : `dev${at + 1}.json`)),
  ...Array.from({ length: 13 }, (_, at) => `test${at + 1}.json`),
];
/** Sets of trades that no word was chosen for. */
const KEPT_BACK = [
  'test14.json',
  'test15.json',
  'test16.json',
  'test17.json',
  'test18.json',
  'test19.json',
];

/** Most themes that a user sees. */
const SHOWN = 6;

function readSet(file: string): readonly Labelled[] {
  const rows: readonly Labelled[] = JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'));
  return rows;
}

interface Match {
  readonly label: string;
  readonly theme: string;
  readonly precision: number;
  readonly recall: number;
}

const scoreOf = ({ precision, recall }: Match): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

/** The label that matches a theme best, by F1. */
function bestLabel(labels: readonly string[], rows: readonly Labelled[], theme: Theme): Match {
  const none: Match = { label: 'none', theme: theme.label, precision: 0, recall: 0 };
  return labels.reduce((best, label) => {
    const those = rows.filter((row) => row.themes.includes(label));
    const wanted = new Set(those.map(({ id }) => String(id)));
    const right = theme.quoteIds.filter((id) => wanted.has(id)).length;
    const precision = right / theme.quoteIds.length;
    const match = { label, theme: theme.label, precision, recall: right / wanted.size };
    return scoreOf(match) > scoreOf(best) ? match : best;
  }, none);
}

/** Detects languages from the words, as the app does, and ignores the language in the set. */
async function themesOf(rows: readonly Labelled[]): Promise<readonly Theme[]> {
  const quotes = rows.map(({ id, text }) => ({ ...withLanguage({ text }), id: String(id) }));
  return (await analyseQuotes(quotes)).themes;
}

const lineOf = ({ label, theme, precision, recall }: Match): string =>
  `${label.padEnd(16)} ${theme.padEnd(30)} precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`;

/** Sets with the recorded reply of a language model to the app's request for themes. */
const SORTED = ['test17.json', 'test18.json', 'test19.json'];

/** The themes that the model found, as the app reads its reply. */
async function sortedThemesOf(file: string, rows: readonly Labelled[]): Promise<readonly Theme[]> {
  const quotes = rows.map(({ id, text }) => ({ ...withLanguage({ text }), id: String(id) }));
  const put = quotesToSort(quotes, await analyseQuotes(quotes));
  const reply = readFileSync(`${FOLDER}replies/${file}`, 'utf8');
  const themes = parseSortingReply(reply, put) ?? [];
  const read = put.map(({ id }) => id);
  return (await analyseQuotes(quotes, { model: 'recorded', themes, read, replaced: [] })).themes;
}

describe('themes by a model', () => {
  test.each(SORTED)(
    '%s: the themes of the recorded reply contain what a reader gave their labels',
    async (file) => {
      const rows = readSet(file);
      const themes = await sortedThemesOf(file, rows);
      const labels = [...new Set(rows.flatMap((row) => row.themes))];
      const matches = themes.map((theme) => bestLabel(labels, rows, theme));
      console.log([file, ...matches.map(lineOf)].join('\n'));
      const meanOf = (figure: 'recall' | 'precision') =>
        matches.reduce((sum, match) => sum + match[figure], 0) / matches.length;
      // The reply has a theme for each label; the largest are shown.
      expect(matches).toHaveLength(MOST_THEMES);
      expect(meanOf('recall')).toBeGreaterThanOrEqual(0.9);
      expect(meanOf('precision')).toBeGreaterThanOrEqual(0.85);
    },
  );
});

/** The quotes of a set's themes, beside the labels that a reader gave them. */
interface Placements {
  /** Quotes with the label that most quotes of their theme have, once for each theme. */
  readonly right: number;
  /** Quotes of all themes, once for each theme. */
  readonly placed: number;
  /** Labels of quotes that some theme of theirs matches. */
  readonly found: number;
  /** Labels of all quotes. */
  readonly labels: number;
}

async function placementsIn(file: string): Promise<Placements> {
  const rows = readSet(file);
  const themes = await themesOf(rows);
  expect(themes.length).toBeGreaterThan(2);
  expect(themes.length).toBeLessThanOrEqual(SHOWN);
  const labels = [...new Set(rows.flatMap((row) => row.themes))];
  const matches = themes.map(({ label, quoteIds }) => {
    const all = labels.map((it) => ({ it, ids: labelled(rows, it, quoteIds) }));
    const best = all.reduce((most, one) => (one.ids.length > most.ids.length ? one : most));
    return { ...best, label, placed: quoteIds.length };
  });
  console.log(
    file,
    matches.map(({ label, it, ids, placed }) => `${label} = ${it} ${ids.length}/${placed}`),
  );
  return {
    right: sum(matches.map(({ ids }) => ids.length)),
    placed: sum(matches.map(({ placed }) => placed)),
    found: new Set(matches.flatMap(({ it, ids }) => ids.map((id) => `${id} ${it}`))).size,
    labels: sum(rows.map((row) => row.themes.length)),
  };
}

/** The ids, of these, of the quotes with a label. */
const labelled = (rows: readonly Labelled[], label: string, ids: readonly string[]): number[] =>
  rows.flatMap(({ id, themes }) =>
    ids.includes(String(id)) && themes.includes(label) ? [id] : [],
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, it) => all + it, 0);

/** Shares of the placements that are right, and of the labels that are found. */
async function scoresOf(files: readonly string[]) {
  const all = await Promise.all(files.map(placementsIn));
  const total = (figure: keyof Placements) => sum(all.map((one) => one[figure]));
  return { precision: total('right') / total('placed'), recall: total('found') / total('labels') };
}

describe('labelled themes', () => {
  test('the themes of all sets hold the quotes that a reader gave one label', async () => {
    const { precision, recall } = await scoresOf([...DEVELOPMENT, ...KEPT_BACK]);
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect(recall).toBeGreaterThanOrEqual(0.28);
  });

  test('the themes of trades kept back hold hardly fewer', async () => {
    const { precision, recall } = await scoresOf(KEPT_BACK);
    expect(precision).toBeGreaterThanOrEqual(0.82);
    expect(recall).toBeGreaterThanOrEqual(0.28);
  });
});
