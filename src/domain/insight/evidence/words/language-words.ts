/**
 * The words of one language that a comparison of meaning turns on, as lists separated by spaces. What
 * stands in no list is a content word: it has to be in the quote as it is.
 */
export interface LanguageWords {
  /** Change nothing: a bare "it", and articles where no case depends on them. */
  readonly noise: string;
  /** Forms that are compared as one word: `was:be`. */
  readonly forms: string;
  /** Finite forms of auxiliaries, which tell a clause from a phrase. */
  readonly finite: string;
  /** Begin a clause of its own: pronouns in the nominative. */
  readonly subject: string;
  /** Begin a noun phrase, and a clause if a finite verb follows. */
  readonly determiner: string;
  readonly and: string;
  readonly contrast: string;
  readonly negation: string;
  readonly condition: string;
  readonly exception: string;
  /** Modality, doubt, and what somebody merely says, thinks or hopes. */
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
  /** Other words of time, which are neither a date nor a duration. */
  readonly time: string;
  /** Two words or three that are one, each with its list: `a_bit:low`. */
  readonly phrases: string;
  /** `two:2`; 100 and more multiply what stands before them. */
  readonly numbers: string;
  /** From first to twelfth, forms of one separated by `/`. */
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
  /** Who is quoted, one and several, without saying what they are beside customers. */
  readonly speaker: string;
  readonly speakers: string;
  readonly says: string;
  /** Other words of "as one guest put it", "from a review". */
  readonly frame: string;
  /** Words of complaint. */
  readonly critical: string;
  /** A short sentence that takes the one before it back. */
  readonly retraction: string;
}

/** Units that are written alike in every language. */
export const SYMBOL_UNITS =
  'duration*3600=h/hr/hrs duration*60=min/mins duration*1=s/sec/secs month*12=yr/yrs length*0.001=mm length*0.01=cm length*1=m length*1000=km inch=inch foot=ft mass*0.001=mg mass*1=g mass*1000=kg/kilo/kilos pound=lb/lbs volume*0.001=ml volume*0.01=cl volume*1=l degree=°/°c fahrenheit=°f percent=% eur=€/eur usd=$/usd pound=£/gbp chf=chf byte=gb megabyte=mb terabyte=tb charge=mah power=w power*1000=kw energy=kwh volt=v pixel=px megapixel=mp star=★/⭐';
