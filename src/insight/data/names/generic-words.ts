import LIST from './generic-words.txt?raw';
import { setOf } from '../entries.ts';

/** Words of praise, blame and talk: they say how it was, not what it was about. */
export const GENERIC_WORDS = setOf(LIST);

/** Indications that a word gives about the next one. */
export interface Places {
  /** Words before a topic. */
  readonly leads: ReadonlySet<string>;
  /** Words rarely followed by a noun: subjects, and descriptions of how something is. */
  readonly verbal: ReadonlySet<string>;
  /** Words that point at the product itself: the next word often is the reviewed thing. */
  readonly pointers: ReadonlySet<string>;
  /** All nouns are capitalised, not only names. */
  readonly capitals?: true;
}

const ENGLISH: Places = {
  leads: spaced(
    `the a an my your our their its his her with for of in on no any some these those great good
nice each every another several few many`,
  ),
  verbal: spaced(
    `i i'm i've i'd we we're we've you you're they they're he she it it's that's there's who to not never can
can't could couldn't will won't would wouldn't should may might must do don't does doesn't did didn't is
isn't was wasn't are aren't were weren't be been being am very so too quite really extremely super just
still also always as feel feels felt look looks looked`,
  ),
  pointers: spaced('this these'),
};

const PLACES: Readonly<Record<string, Places>> = {
  de: {
    leads: spaced(
      'der die das den dem des ein eine einen einer mit für und im am beim zum zur kein keine',
    ),
    verbal: spaced('ich wir sie er es man zu nicht sehr so ist war sind waren'),
    pointers: spaced('diese dieser dieses diesen'),
    capitals: true,
  },
  fr: {
    leads: spaced('le la les un une des du de avec pour et au aux en sans'),
    verbal: spaced('je nous vous il elle on ne pas très trop est était sont'),
    pointers: spaced('ce cet cette ces'),
  },
  es: {
    leads: spaced('el los la las una un con para y de del al sin'),
    verbal: spaced('no se me lo muy es está son fue'),
    pointers: spaced('este esta estos estas'),
  },
  it: {
    leads: spaced('il lo la gli le i un una con per e di del della dei al alla senza'),
    verbal: spaced('non si mi molto è sono era'),
    pointers: spaced('questo questa questi queste'),
  },
  nl: {
    leads: spaced('het een de met voor en van op zonder mijn'),
    verbal: spaced('ik wij we je te niet zeer heel is was zijn'),
    pointers: spaced('deze dit'),
  },
  pt: {
    leads: spaced('o os a as um uma com para e de do da no na sem'),
    verbal: spaced('não se me muito é foi são'),
    pointers: spaced('esse essa este esta isso'),
  },
};

/** Looks up a language by ISO 639-1; English if undefined. */
export function placesOf(language: string | undefined): Places {
  return PLACES[language ?? 'en'] ?? ENGLISH;
}

function spaced(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
