/**
 * The words of one language that determine the outcome of a comparison, as lists separated by
 * spaces. A word outside all lists is a content word: the quote has to contain it.
 */
export interface LanguageWords {
  /** Words without effect: a bare "it", and articles where no case depends on them. */
  readonly noise: string;
  /** Forms that are compared as one word: `was:be`. */
  readonly forms: string;
  /** Finite forms of auxiliaries, which distinguish a clause from a phrase. */
  readonly finite: string;
  /** Begin an independent clause: pronouns in the nominative. */
  readonly subject: string;
  /** Begin a noun phrase, and a clause if a finite verb follows. */
  readonly determiner: string;
  readonly and: string;
  readonly contrast: string;
  readonly negation: string;
  readonly condition: string;
  readonly exception: string;
  /** Modality, doubt, and reported statements, thoughts or hopes. */
  readonly hedge: string;
  readonly universal: string;
  /** Less than all: some, few, sometimes. */
  readonly partial: string;
  readonly more: string;
  readonly less: string;
  readonly high: string;
  readonly low: string;
  /** Make a number a limit or an estimate. */
  readonly bound: string;
  readonly preposition: string;
  readonly relative: string;
  /** Other words of time, neither a date nor a duration. */
  readonly time: string;
  /** Phrases of two or three words that count as one, each with its list: `a_bit:low`. */
  readonly phrases: string;
  /** `two:2`; values of 100 and more multiply the number before them. */
  readonly numbers: string;
  /** First to twelfth, forms of one separated by `/`. */
  readonly ordinals: string;
  /** `twice:2` */
  readonly times: string;
  /** Dimension and factor, then the forms: `duration*3600=hour/hours`. Durations in seconds. */
  readonly units: string;
  /** "Half", "quarter" and "dozen" of a unit: `half:0.5`. */
  readonly fractions: string;
  /** From Monday; forms separated by `/`. */
  readonly weekdays: string;
  /** From January. */
  readonly months: string;
  /** Spring, summer, autumn, winter. */
  readonly seasons: string;
  /** Morning, noon, afternoon, evening, night. */
  readonly dayparts: string;
  /** `warm/cold` */
  readonly antonyms: string;
  /** Speakers of a quote, singular and plural, named only as customers. */
  readonly speaker: string;
  readonly speakers: string;
  readonly says: string;
  /** Other words of "as one guest put it", "from a review". */
  readonly frame: string;
  /** Words of complaint. */
  readonly critical: string;
  /** A short sentence that retracts the one before. */
  readonly retraction: string;
  /** Verbs with little meaning of their own: alone they show no likeness. */
  readonly light: string;
}

/** Unit symbols shared by all languages. */
export const SYMBOL_UNITS =
  'duration*3600=h/hr/hrs duration*60=min/mins duration*1=s/sec/secs month*12=yr/yrs length*0.001=mm length*0.01=cm length*1=m length*1000=km inch=inch foot=ft mass*0.001=mg mass*1=g mass*1000=kg/kilo/kilos pound=lb/lbs volume*0.001=ml volume*0.01=cl volume*1=l degree=°/°c fahrenheit=°f percent=% eur=€/eur usd=$/usd pound=£/gbp chf=chf byte=gb megabyte=mb terabyte=tb charge=mah power=w power*1000=kw energy=kwh volt=v pixel=px megapixel=mp star=★/⭐';
