import { GENERIC_WORDS } from '../../data/names/generic-words.ts';
import { isGivenName, NAMES_THAT_ARE_WORDS, withoutAccents } from '../../data/names/given-names.ts';
import { KNOWN_PROPER_NOUNS } from '../../data/names/known-proper-nouns.ts';
import { memo } from '../../text/memo.ts';
import type { Word } from './name-words.ts';
import { NEVER } from '../../data/names/person-words.ts';

/**
 * Given names with the endings of their cases: `Päivin tunti`, `Andrással`, `Honzovi`. The text has to
 * be in a language with these cases: elsewhere such a form is another word.
 */

interface Cases {
  /** Endings, with what the name ends in instead. */
  readonly endings: readonly (readonly [RegExp, readonly string[]])[];
  /** Words of the language that English and its other neighbours lack. */
  readonly spoken: ReadonlySet<string>;
  /** Names that are other words elsewhere, or too rare there. */
  readonly names: ReadonlySet<string>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const FINNIC: Cases = {
  endings: [
    [/(?:l[lt][aä]|lle|s[st][aä]|n|a|ä)$/u, ['']],
    // `Danielin`, `Danielille`
    [/i(?:l[lt][aä]|lle|s[st][aä]|n|a)$/u, ['']],
    // `Pekan`, `Heikille`, `Riitalta`: a double consonant is single there.
    ...['k', 'p', 't'].map(
      (letter) =>
        [
          new RegExp(`${letter}([aeiouyäö])(?:l[lt][aä]|lle|s[st][aä]|n)$`, 'u'),
          [`${letter}${letter}$1`],
        ] as const,
    ),
    [/(?:[aeiou])?(?:le|lt|l|ga|st|sse|s|t|ta|na)$/u, ['']],
    [/(?:le|lt|l|ga|st|sse|s|t|ta|na)$/u, ['']],
    [/[iue]$/u, ['']],
  ],
  spoken: setOf(
    `oli ja ei että joka kun sain kahvila neuvot paketti mutta hyvin paras kanssa myös kiitos hän hänen tosi erittäin todella aina palvelu
    minua meitä häneltä mitään soitin tilasin haluan voi ihan olen olin meille mukava upea ystävällistä
    ystävällinen suosittelen tunti opastama leikkaamat pitämä ohjaama terveisiä oli väga hea aitäh tänan
    eest kõik mulle meile ka jäi rääkisin soovitan kiire teenindus matk vahva`,
  ),
  names: setOf(
    `tuuli marjaana aino venla veera saara kaisa kirsi leena merja minna mirja niina noora outi paula pia
    pirjo raija ritva satu seija sini sirpa susanna taina tarja teija terhi tiina tuija tuula ulla virpi
    aki antti arto eero esa hannu harri ilkka jarmo jari jouni juha juho jukka jussi kari kimmo lasse
    markku marko mika niko olli pasi pentti pertti petri raimo risto sami seppo simo tapio teemu timo tommi
    tuomas tuomo vesa ville aleksi eetu oona emmi jenna sanni henna heidi päivi anneli
    kristi mart liisi jaanus kadri margus kristjan kersti riina maarika piret triin liis kaire katrin
    siim rein tõnu ants peeter toomas andres indrek urmas priit raivo aivar ülle anu eve signe`,
  ),
};

const HUNGARIAN: Cases = {
  endings: [
    [
      /(?:n[ae]k|t[óő]l|r[óő]l|b[óő]l|b[ae]n?|h[oeö]z|n[áé]l|r[ae]|[oeöa]?t|ért|v[ae]l|é|ék|[eéaá]k|je|ja)$/u,
      [''],
    ],
    // `Andrással`
    [/([bcdfgjklmnprstvz])\1[ae]l$/u, ['$1']],
  ],
  spoken: setOf(
    `és hogy nem volt csak nagyon köszönöm köszönet mindig aki kedves szolgáltatás ajánlom tudom kaptam
    beszéltem segítséget gyors hálás elégedett ajánlani lehet egy mert jó miatt legjobb tanácsot könnyű
    telefonon`,
  ),
  names: setOf(
    `zsófi zsófia andrás gergő gergely ildikó balázs zsuzsa zsuzsanna zsolt tamás gábor lászló istván józsef
    ferenc attila csaba dániel ákos bence máté levente krisztina krisztián katalin erzsébet réka noémi
    orsolya nikolett tímea edina emese eszter fanni hajni ági gabi kriszti erika tünde márti jóska pisti
    laci feri zoli sanyi peti misi dávid norbert szilvia viktória mónika mariann judit piroska boglárka`,
  ),
};

const SLAVIC: Cases = {
  endings: [
    [/(?:ovi|owi|em|om|iem|a|u|e|ě|ie|ov[aoyiu]?|ův|ego|emu|y|i)$/u, ['']],
    [/(?:y|i|ě|ie|e|u|ę|ą|o|ou|ové|in|in[ayoue]|iny|om|ovi|owi)$/u, ['a', 'o']],
    // `Marka`, `Wojtkowi`, `Pavlovi`
    [/([kl])(?:a|owi|ovi|em|iem|u|om)$/u, ['e$1']],
    [/ňk(?:a|ovi|em|u)$/u, ['něk']],
    // `Veronice`, `Petře`, `Marcie`, `Magdzie`, `Oldze`
    [/(?:c|č)(?:e|in|iny|ina)$/u, ['ka']],
    [/(?:ř|rz)(?:e|in|iny|ina)$/u, ['ra']],
    [/cie$/u, ['ta']],
    [/dzie$/u, ['da']],
    [/(?:dz|z)e$/u, ['ga', 'ha']],
    // `Zosię`, `Lucii`, `Jiřího`
    [/(?:i|ii|ię|ią|iu|io|ji|ję|ją)$/u, ['ia', 'ie', 'ja']],
    [/(?:ího|ímu|ím|iho|imu|im)$/u, ['i']],
  ],
  spoken: setOf(
    `jsem jsme byla byl bylo ke nám velké velký díky děkuji děkuju patří poděkování dorty všechno jako který
    která práci opravu výborná dostali mluvila volal objednala ochotu nie jest był było dziękuję dzięki
    że się przez oraz bardzo polecam należą podziękowania rozmawiałam rozmawiałem warsztat wielkie
    obsługę obsługa świetne szczególnie tylko ďakujem vďaka bola bol veľmi hvala pohvale sve pomoći brzo
    smo kvůli`,
  ),
  names: setOf(
    `ondra ondřej honza jirka zuzka zuzana katka lenka míša mirek zdeněk vašek kuba tereza terka bára barbora
    klára kristýna hanka helena iveta jitka ludmila renáta soňa šárka vlasta libor luboš radek roman
    standa stanislav vojta vojtěch štěpán matěj
    wojtek bartek kasia asia gosia małgosia zosia basia krysia jacek marcin łukasz paweł tomek przemek
    grzesiek grzegorz zbyszek staszek józek franek antek michał kuba olek darek arek mirek renia jola
    iwona bożena grażyna danuta halina aneta sylwia edyta justyna patrycja kinga weronika dominika
    ivana matej luka ante josip tomislav hrvoje goran zoran dragan milica jelena snežana jasmina nataša
    janez miha jure gregor urška mojca špela`,
  ),
};

const BALTIC: Cases = {
  endings: [
    [/(?:ai|ą|os|oje|ei|ę|ės|am|u|as|es)$/u, ['a', 'e']],
    [/(?:ui|ą|o|u|iui|io|į|im|am|a)$/u, ['as', 'is', 'us', 's', 'š']],
  ],
  spoken: setOf(
    `ačiū už yra labai buvo nuo iš puikų aptarnavimą padėkos paldies ļoti bija liels palīdzību`,
  ),
  names: setOf(
    `rasa jūratė rūta eglė lina daiva vilma asta aušra jolanta jonas tomas mindaugas andrius vytautas
    kristīne līga ilze inese dace zane jānis andris juris mārtiņš kaspars edgars raivis`,
  ),
};

const ROMANIAN: Cases = {
  endings: [[/(?:i|ei)$/u, ['a', 'ea']]],
  spoken: setOf(`mulțumesc multumesc mulțumim pentru și foarte fost`),
  names: setOf('andreea mihaela ioana raluca alina simona roxana corina loredana ileana mădălina'),
};

const ALL = [FINNIC, HUNGARIAN, SLAVIC, BALTIC, ROMANIAN];

/** Forms that are words or places. */
const NO_NAMES = setOf(
  `tuuli rasa satu saara pilvi meri mart kuba asta jonas annan annat toivon toivoin ilon armon satun sadun sini marka marki marce marku marcie karlovy karlova
  karlovo karlovych janov petrov milan milana ale alle mila míle maria marie danie danii annie lenie
  kuby kubie kube romana romance julie anne made same name late date base case time some come marina
  ota máte mate mají je jen není moje moja ona oni ono tato tata teta ten sale sali salon petite martina
  laura laury paula pauli sara sary aina ainu minu mina sinu sina teile meile kati aja aga mari marja
  anu ande eva evo ana ane ali alt alla elle ella eli luca dane dana dani dan lena leni nina nine`,
);

/** The languages whose cases a word may have, as bits. */
const casesOf = memo((key): number => {
  if (key.length < 4 || NO_NAMES.has(key) || isKnown(key)) return 0;
  return ALL.reduce((bits, cases, at) => (isFormOf(key, cases) ? bits | (1 << at) : bits), 0);
});

const isKnown = (key: string): boolean =>
  KNOWN_PROPER_NOUNS.has(key) || GENERIC_WORDS.has(key) || NAMES_THAT_ARE_WORDS.has(key);

const isFormOf = (key: string, { endings, names }: Cases): boolean =>
  names.has(key) ||
  endings.some(
    ([ending, ends]) =>
      ending.test(key) && ends.some((end) => isName(key.replace(ending, end), names)),
  );

const isName = (stem: string, names: ReadonlySet<string>): boolean =>
  stem.length > 2 &&
  (names.has(stem) || names.has(withLastShort(stem)) || (isGivenName(stem) && !isKnown(stem)));

/** Hungarian makes the last vowel of a name long: `Évától`. */
const withLastShort = (stem: string): string => stem.slice(0, -1) + withoutAccents(stem.slice(-1));

/** The languages with cases that a word belongs to, as bits. */
export function mayHaveCases(word: string): number {
  const key = word.toLowerCase();
  return ALL.reduce((bits, { spoken }, at) => (spoken.has(key) ? bits | (1 << at) : bits), 0);
}

/** True for a given name in a case of its language; `spoken`: what the words of the text may speak. */
export function isInflectedName(words: readonly Word[], index: number, spoken: number): boolean {
  const word = words[index];
  if (spoken === 0 || !word?.capital || NEVER.has(word.key)) return false;
  const bits = spoken & casesOf(word.key);
  return bits !== 0 && ALL.some((cases, at) => (bits & (1 << at)) !== 0 && speaks(words, cases));
}

/** Two different words of a language tell it; one of a short text. */
function speaks(words: readonly Word[], { spoken }: Cases): boolean {
  const found = new Set<string>();
  for (const { key, capital } of words.slice(0, MOST_WORDS)) {
    if (spoken.has(key) && !(capital && key.length < 3)) found.add(key);
    if (found.size > 1) return true;
  }
  return found.size > 0 && words.length < 7;
}

const MOST_WORDS = 60;
