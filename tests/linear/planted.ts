import { localInsight } from '#insight/local-insight.ts';
import type { Parser } from './parsers.ts';

/** Starts over at each space of a run. Four times, so that a short text leaves no doubt. */
const trimSlowly = (text: string) =>
  ['', ':', ': ', ' :'].map((end) => `${text}.${end}`.replace(/[\s:]+$/, ''));

/** Parsers that prove what the measurement sees. */
export const PLANTED = {
  'a quadratic pattern': { run: trimSlowly, files: [] },
  'a quadratic pattern beside much linear work': {
    run: async (text) => [await localInsight.readText(text), trimSlowly(text)],
    files: [],
  },
  'a linear pattern': { run: (text) => text.match(/\S+/g), files: [] },
} as const satisfies Readonly<Record<string, Parser>>;
