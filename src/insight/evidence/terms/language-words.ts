import { entriesOf } from '../../data/entries.ts';

/** Lists of plain words: the kinds that determine the outcome of a comparison. */
export const KINDS = [
  /** Words without effect: a bare "it", and articles where no case depends on them. */
  'noise',
  /** Finite forms of auxiliaries, which distinguish a clause from a phrase. */
  'finite',
  /** Begin an independent clause: pronouns in the nominative. */
  'subject',
  /** Begin a noun phrase, and a clause if a finite verb follows. */
  'determiner',
  'and',
  'contrast',
  'negation',
  'condition',
  'exception',
  /** Modality, doubt, and reported statements, thoughts or hopes. */
  'hedge',
  'universal',
  /** Less than all: some, few, sometimes. */
  'partial',
  'more',
  'less',
  'high',
  'low',
  /** Make a number a limit or an estimate. */
  'bound',
  'preposition',
  'relative',
  /** Other words of time, neither a date nor a duration. */
  'time',
  /** Speakers of a quote, singular and plural, named only as customers. */
  'speaker',
  'speakers',
  'says',
  /** Other words of "as one guest put it", "from a review". */
  'frame',
  /** Words of complaint. */
  'critical',
  /** Verbs with little meaning of their own: alone they show no likeness. */
  'light',
] as const;

/** The lists of a language; those behind the kinds have a notation of their own. */
const LISTS = [
  ...KINDS,
  /** Forms that are compared as one word: `was:be`. */
  'forms',
  /** Phrases of two or three words that count as one, each with its list: `a_bit:low`. */
  'phrases',
  /** `two:2`; values of 100 and more multiply the number before them. */
  'numbers',
  /** First to twelfth, forms of one separated by `/`. */
  'ordinals',
  /** `twice:2` */
  'times',
  /** Dimension and factor, then the forms: `duration*3600=hour/hours`. Durations in seconds. */
  'units',
  /** "Half", "quarter" and "dozen" of a unit: `half:0.5`. */
  'fractions',
  /** From Monday; forms separated by `/`. */
  'weekdays',
  /** From January. */
  'months',
  /** Spring, summer, autumn, winter. */
  'seasons',
  /** Morning, noon, afternoon, evening, night. */
  'dayparts',
  /** `warm/cold` */
  'antonyms',
] as const;

export type ListName = (typeof LISTS)[number];

/**
 * The words of one language that determine the outcome of a comparison. A word outside all lists is a
 * content word: the quote has to contain it.
 */
export type LanguageWords = (list: ListName) => readonly string[];

/** Reads the text of a language: the name of each list with a colon, and its entries below it. */
export function readWords(text: string): LanguageWords {
  const lists = new Map<string, string[]>();
  let list: string[] = [];
  for (const line of entriesOf(text)) {
    const name = line.endsWith(':') && LISTS.find((it) => line === `${it}:`);
    if (name) lists.set(name, (list = []));
    else list.push(line);
  }
  return (name) => lists.get(name) ?? [];
}

/** Unit symbols shared by all languages. */
export const SYMBOL_UNITS: readonly string[] =
  'duration*3600=h/hr/hrs duration*60=min/mins duration*1=s/sec/secs month*12=yr/yrs length*0.001=mm length*0.01=cm length*1=m length*1000=km inch=inch foot=ft mass*0.001=mg mass*1=g mass*1000=kg/kilo/kilos pound=lb/lbs volume*0.001=ml volume*0.01=cl volume*1=l degree=°/°c fahrenheit=°f percent=% eur=€/eur usd=$/usd pound=£/gbp chf=chf byte=gb megabyte=mb terabyte=tb charge=mah power=w power*1000=kw energy=kwh volt=v pixel=px megapixel=mp star=★/⭐'.split(
    ' ',
  );
