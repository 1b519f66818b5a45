import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyMasks } from '#domain/quotes/mask.ts';
import { findMasks } from '#insight/mask/find-masks.ts';

const FOLDER = new URL('../../fixtures/masks/', import.meta.url).pathname;

const rowsOf = (file: string): string[][] =>
  readFileSync(`${FOLDER}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));

/** The sets, with the maximum number of missed secrets of each. */
const LABELLED = [
  ['dev.tsv', 0],
  ['dev2.tsv', 0],
  ['dev3.tsv', 0],
  ['dev4.tsv', 0],
  ['dev5.tsv', 0],
  ['dev6.tsv', 0],
  ['dev7.tsv', 0],
  ['dev8.tsv', 0],
  ['test.tsv', 0],
  ['test2.tsv', 0],
  ['test3.tsv', 0],
  ['test4.tsv', 0],
  ['test5.tsv', 0],
  // `grace was rude`, `την κυρια βαγγελιω`
  ['test6.tsv', 2],
  ['dev9.tsv', 0],
  ['dev10.tsv', 0],
  ['dev11.tsv', 0],
  ['dev12.tsv', 0],
  ['test12.tsv', 2],
  // `la Puri`
  ['dev13.tsv', 1],
  // `ging an Kraschewski`, `Kike el instalador`
  ['dev14.tsv', 2],
  ['test14.tsv', 0],
  ['dev15.tsv', 0],
  ['test15.tsv', 0],
  ['dev16.tsv', 0],
  // `Kovács Zsófia nagyon türelmesen`
  ['test16.tsv', 1],
  ['dev17.tsv', 0],
  // `Α-778812`, whose letter is Greek
  ['dev18.tsv', 1],
  ['test19.tsv', 0],
  ['test20.tsv', 0],
  ['test21.tsv', 0],
  ['test22.tsv', 0],
  ['test23.tsv', 0],
  ['test24.tsv', 0],
  ['test25.tsv', 0],
  ['test26.tsv', 0],
] as const;
const CLEAN = [
  'clean-dev.tsv',
  'clean-dev2.tsv',
  'clean-dev3.tsv',
  'clean-dev4.tsv',
  'clean-dev5.tsv',
  'clean-test.tsv',
  'clean-test2.tsv',
  'clean-test3.tsv',
  'clean-test4.tsv',
  'clean-test5.tsv',
  'clean-test6.tsv',
  'clean-dev9.tsv',
  'clean-dev10.tsv',
  'clean-dev11.tsv',
  'clean-dev12.tsv',
  'clean-dev13.tsv',
  'clean-test12.tsv',
  'clean-dev14.tsv',
  'clean-test14.tsv',
  'clean-dev15.tsv',
  'clean-test15.tsv',
  'clean-test16.tsv',
  'clean-dev17.tsv',
  'clean-dev18.tsv',
  'clean-test19.tsv',
  'clean-test20.tsv',
  'clean-test21.tsv',
  'clean-test22.tsv',
  'clean-test23.tsv',
  'clean-test24.tsv',
  'clean-test25.tsv',
  'clean-test26.tsv',
];

/** The secrets with an unmasked letter or digit. */
function missedIn(text: string, secrets: readonly string[]): string[] {
  const hidden = new Set<number>();
  for (const { start, end } of findMasks(text))
    for (let at = start; at < end; at += 1) hidden.add(at);
  return secrets.filter((secret) => {
    const from = text.indexOf(secret);
    if (from === -1) throw new Error(`“${secret}” is not in “${text}”`);
    return [...secret.matchAll(/[\p{L}\p{N}]/gu)].some(({ index }) => !hidden.has(from + index));
  });
}

describe('labelled masks', () => {
  test.each(LABELLED)('%s: at most %i secrets are missed', (file, most) => {
    const missed = rowsOf(file).flatMap(([id, language, kind, secrets = '', text = '']) => {
      const found = missedIn(text, secrets.split(' || '));
      const masked = applyMasks(text, findMasks(text));
      return found.map((secret) => `${id} ${language} ${kind}: ${secret} in ${masked}`);
    });
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most);
  });

  test.each(CLEAN)('%s: all false positives are known', (file) => {
    const alarms = rowsOf(file).flatMap(([id = '', , text = '']) =>
      findMasks(text).map(({ start, end, kind }) => `${id} ${kind}: ${text.slice(start, end)}`),
    );
    console.log(`${file}: ${alarms.length} false alarms\n${alarms.join('\n')}`);
    expect(alarms.length).toBeLessThanOrEqual(rowsOf(file).length * MOST_FALSE_ALARMS);
  });
});

/**
 * Per text: a mask too many is undone with one press, a miss leaves the device. Names on no list are
 * masked wherever no other reading is known, which costs up to one mask in five texts of products,
 * plants and towns that are called as persons are.
 */
const MOST_FALSE_ALARMS = 0.25;
