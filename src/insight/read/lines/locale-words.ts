/** Words for days, months and ages in many languages, from the platform's `Intl` data. */

const LOCALES = 'en de fr es it nl pt pl sv da nb fi cs sk hu ro hr tr el uk ru ca id'.split(' ');
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const AMOUNTS = [1, 2, 5];

/** In lower case and without accents. */
export const bare = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').toLowerCase();

const wordsIn = (text: string): string[] => bare(text).match(/\p{L}+/gu) ?? [];

interface LocaleWords {
  readonly months: ReadonlySet<string>;
  readonly days: ReadonlySet<string>;
  /** Units of time, in all their forms. */
  readonly units: ReadonlySet<string>;
  /** Words that express an age with a unit: `ago`, `sedan`, `temu`. */
  readonly ago: ReadonlySet<string>;
}

let known: LocaleWords | undefined;

/** Computed once, on first use. */
export function localeWords(): LocaleWords {
  known ??= { ...calendarOf(), ...agesOf() };
  return known;
}

/** A Monday to a Sunday, and a day of each month. */
const DATES = [
  ...Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at))),
  ...Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2024, at, 15))),
];

/** The form of a month beside a day differs from its standalone form: `maja`, `maj`. */
const FORMS: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'long', day: 'numeric', weekday: 'long' },
  { month: 'short', day: 'numeric', weekday: 'short' },
];

function calendarOf(): Pick<LocaleWords, 'months' | 'days'> {
  const [months, days] = [new Set<string>(), new Set<string>()];
  for (const locale of LOCALES)
    for (const form of FORMS) {
      const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
      for (const { type, value } of DATES.flatMap((date) => format.formatToParts(date))) {
        const words = type === 'month' ? months : type === 'weekday' ? days : undefined;
        for (const word of words ? wordsIn(value) : []) words?.add(word);
      }
    }
  return { months, days };
}

/** A word that occurs with every unit expresses an age; any other word is a unit. */
function agesOf(): Pick<LocaleWords, 'units' | 'ago'> {
  const [units, ago] = [new Set<string>(), new Set<string>()];
  for (const locale of LOCALES) {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
    const phrases = UNITS.map((unit) =>
      AMOUNTS.flatMap((amount) => wordsIn(format.format(-amount, unit))),
    );
    for (const word of new Set(phrases.flat()))
      if (phrases.every((words) => words.includes(word))) ago.add(word);
      else units.add(word);
  }
  return { units, ago };
}
