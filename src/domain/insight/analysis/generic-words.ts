/** Words of praise, blame and talk: they say how it was, not what it was about. */
export const GENERIC_WORDS: ReadonlySet<string> = setOf(
  `ravi ravie ravis ravies good great nice friendly helpful welcoming best better bad worst worse perfect perfectly excellent amazing awesome fantastic
wonderful lovely beautiful pretty gorgeous cute adorable darling fun cool super fine okay decent superb
terrible horrible awful poor poorly disappointed disappointing disappointment disappoint happy pleased
glad satisfied sad sorry impressed impressive favorite favourite special unique beautifully incredible
love loved loves liked like likes hate hated recommend recommended recommendation buy buying bought
purchase purchased purchases order ordered get getting got gets give gave given go going goes went gone
come came coming put puts take took taken make makes made making want wanted wants need needed needs try
tried trying use used using wear wore wearing worn look looks looked looking feel feels felt feeling see
saw seen seem seems think thought thinking know knew say said says tell told keep kept find found expect
expected hope hoped hoping wish wished wait waste wasted work works worked working turn turned start
started end ended happen happened call called read reading write leave left let
really just also even still much many lot lots little bit way well quite pretty definitely absolutely
totally completely highly extremely especially probably maybe actually however although though yet
almost already always never ever often sometimes usually normally overall basically finally unfortunately
later now today yesterday soon ago back away around instead everything anything nothing something someone
everyone anyone one two three first second last next another every thing things stuff kind type part
piece item items product products review reviews reviewer reviewers person people customer customers
guy guys time times day days week weeks month months year years hour hours minute minutes night
side front top-notch problem problems issue issues reason reasons fact idea case-in-point point
able sure enough big small large long short high low old new full whole half different similar
hard easy easily simple right wrong real true usual normal regular total great-looking number
im ive dont didnt cant wont isnt wasnt doesnt couldnt would could should might must will can may
us yes no ok etc via per within without upon among toward towards since unless whether
airline airlines airways hotel hotels restaurant restaurants company companies brand business website
site app apps application software tool tools program device devices machine gadget unit phone generation
version edition model models min mins sec secs prime fun surprise lady man woman wife husband
experience star stars store stores shop online retailer home place help lol omg wow else less least more most less
maschine gerät produkt sehr gut schön super toll immer noch schon mal wieder ganz leider alles nur mehr habe hatte würde kann
produit très bien bon bonne super tout plus encore toujours fait faire avoir être vraiment
producto muy bien bueno buena todo más también siempre hace hacer tiene está`,
);

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
  leads: setOf(
    `the a an my your our their its his her with for of in on no any some these those great good
nice each every another several few many`,
  ),
  verbal: setOf(
    `i i'm i've i'd we we're we've you you're they they're he she it it's that's there's who to not never can
can't could couldn't will won't would wouldn't should may might must do don't does doesn't did didn't is
isn't was wasn't are aren't were weren't be been being am very so too quite really extremely super just
still also always as feel feels felt look looks looked`,
  ),
  pointers: setOf('this these'),
};

const PLACES: Readonly<Record<string, Places>> = {
  de: {
    leads: setOf(
      'der die das den dem des ein eine einen einer mit für und im am beim zum zur kein keine',
    ),
    verbal: setOf('ich wir sie er es man zu nicht sehr so ist war sind waren'),
    pointers: setOf('diese dieser dieses diesen'),
    capitals: true,
  },
  fr: {
    leads: setOf('le la les un une des du de avec pour et au aux en sans'),
    verbal: setOf('je nous vous il elle on ne pas très trop est était sont'),
    pointers: setOf('ce cet cette ces'),
  },
  es: {
    leads: setOf('el los la las una un con para y de del al sin'),
    verbal: setOf('no se me lo muy es está son fue'),
    pointers: setOf('este esta estos estas'),
  },
  it: {
    leads: setOf('il lo la gli le i un una con per e di del della dei al alla senza'),
    verbal: setOf('non si mi molto è sono era'),
    pointers: setOf('questo questa questi queste'),
  },
  nl: {
    leads: setOf('het een de met voor en van op zonder mijn'),
    verbal: setOf('ik wij we je te niet zeer heel is was zijn'),
    pointers: setOf('deze dit'),
  },
  pt: {
    leads: setOf('o os a as um uma com para e de do da no na sem'),
    verbal: setOf('não se me muito é foi são'),
    pointers: setOf('esse essa este esta isso'),
  },
};

/** Looks up a language by ISO 639-1; English if undefined. */
export function placesOf(language: string | undefined): Places {
  return PLACES[language ?? 'en'] ?? ENGLISH;
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
