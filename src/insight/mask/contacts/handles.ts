import { alternativesOf } from '../../data/entries.ts';
import LIST from '../../data/mask/network-words.txt?raw';
import { findAll } from './contacts.ts';
import { mayBegin } from '../../text/first-words.ts';
import { findLinks } from './links.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { findNetworkHandles, isAccountTalk } from './network-handles.ts';
import { SIGN } from '../../text/text-signs.ts';

const words = alternativesOf(LIST);

interface Hints {
  /** Bits of `SIGN`. */
  readonly signs: number;
  /** True if a word of the text may mention an account; likewise a network. */
  readonly account: boolean;
  readonly network: boolean;
}

/** Finds handles, user names and links to personal pages. */
export function findHandles(text: string, hints: Hints): Mask[] {
  const { signs } = hints;
  const has = (wanted: number): boolean => (signs & wanted) !== 0;
  return [
    ...(has(SIGN.dotted | SIGN.slash) && /\.\p{L}|:\/\//u.test(text) ? findLinks(text) : []),
    ...(has(SIGN.at) ? findAll(text, AT_HANDLE, 'handle') : []),
    ...(has(MADE_UP_SIGNS) ? findSigned(text, MENTIONED, signs) : []),
    ...findSigned(text, SIGNED, signs),
    ...findSigned(text, SAID, signs),
    ...findNetworkHandles(text, hints.network, signs),
    ...(hints.account && ACCOUNT_SIGN.test(text)
      ? [...findNamed(text), ...(text.includes('(') ? findAll(text, BEFORE_NETWORK, 'handle') : [])]
      : []),
  ];
}

/** `@home` and the like are words, and `@SUM(1+1)` is the function of a spreadsheet. */
const AT_HANDLE =
  /(?<![\p{L}\p{N}._@/-])[@＠](?!(?:home|work|night|least|all|the|once|school|first)(?![\p{L}\p{N}_]|[.-]\p{Ll})|[A-Za-z][A-Za-z\d.]{0,30}\()(?=[\d_.]{0,30}\p{L})[\p{L}\p{N}_](?:[\p{L}\p{N}_.-]{0,38}[\p{L}\p{N}_])?/giu;

/** Forms that ordinary words don't have: `u/kim`, `sunny_jane`, `Kim#4821`. */
const SIGNED: readonly SignedForm[] = [
  [SIGN.slash, /(?<![\p{L}\p{N}/])\/?u\/[\w-]{2,30}/gu],
  [
    SIGN.underscore,
    /(?<![\p{L}\p{N}_@/.])(?=_{0,2}[\p{L}\d.]{1,30}_)(?=[\d_.]{0,30}\p{L})_{0,2}[\p{L}\p{N}.]{1,30}(?:_{1,2}[\p{L}\p{N}.]{0,29}[\p{L}\p{N}]){1,4}_{0,2}(?![\p{L}\p{N}_])/gu,
  ],
  [SIGN.hash, /(?<![\p{L}\p{N}_@/.])[\p{L}\p{N}._]{2,32}#\d{4}(?!\d)/gu],
  // `laReinaMora21`, `sk8ergrl2009`
  [
    SIGN.mixed,
    /(?<![\p{L}\p{N}_@/.-])(?:(?=\p{L}{0,20}\p{Ll}\p{Lu})\p{L}{5,24}\d{2,4}|\p{Ll}(?:\p{Ll}|\d){3,24}(?:19[4-9]|20[0-2])\d)(?![\p{L}\p{N}_-])/gu,
  ],
];

const NETWORKS = `${words('networks')}|${words('account-networks')}`;
const ACCOUNT_WORDS = words('account');
const SCRIPT_WORDS = words('account-in-scripts');

/** One of them is in every invented name. */
const MADE_UP_SIGNS = SIGN.joined | SIGN.mixed;

/** An invented name: signs or digits inside, in lower case. */
const MADE_UP = String.raw`(?!e-?mail|(?:non|self|co|ex|pre|mid|well|semi|first|long|half|third|drive|check|take|vice|anti|multi)-)(?=[\p{L}\d]{1,20}[-_.\d])(?=[-_.\d]{0,12}\p{L})[\p{L}\d](?:[\p{L}\d]|[-_.](?=[\p{L}\d])){3,30}`;

/** Words before an invented name. */
const WRITTEN = words('written');
const BY = words('by');
/** The words with a capital too. */
const initials = (alternatives: string): string =>
  alternatives.replace(/(?<=^|\|)\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`);
const THOSE = words('those');
const SAYING = words('saying');

/**
 * An invented name in a phrase about a person: `Review by old-goat`, `the accounts a-1 and b2b`,
 * `As t0mat0 wrote`.
 */
const MENTIONED: readonly SignedForm[] = [
  [
    MADE_UP_SIGNS,
    new RegExp(String.raw`(?<=(?<!\p{L})(?:${WRITTEN}) (?:${BY}) )${MADE_UP}`, 'giu'),
  ],
  [
    MADE_UP_SIGNS,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${THOSE}),? (?:${MADE_UP} ?(?:,|and|und|et|y|e|en|&|with|mit) ?)?)${MADE_UP}`,
      'giu',
    ),
  ],
  [
    MADE_UP_SIGNS,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${SAYING}),? )${MADE_UP}(?= (?:wrote|said|says|put|mentioned|already|pointed|noted|above|below|schon|schrieb|bereits|sagte?|oben|a dit|l['’]a|disait|écrivait|dijo|dice|decía|escribió|comentó|ha |diceva|scrive|scriveva|schreef|zei|al |disse|escreveu|for|für|pour|por|per))`,
      'giu',
    ),
  ],
  // `t0mat0soup`, `ninnin88b`: digits among letters, and enough of both.
  [
    SIGN.mixed,
    /(?<![\p{L}\p{N}_@/.-])(?!(?:mp[34]|co2|h2o|usb|ps\d|web\d|win\d|ios\d|covid|wifi))(?=\p{Ll}{1,20}\d{1,4}\p{Ll})(?=\d{0,4}\p{Ll}{0,20}\d{1,4}\p{Ll}{0,20})(?=(?:\d{0,4}\p{Ll}){5})[\p{Ll}\d]{7,24}(?![\p{L}\p{N}_-]|[.]\p{L})/gu,
  ],
];

/** `update to v4.12.3` */
const VERSION = /^v?\d+(?:\.\d+)+$/i;

/** A form, and the bits of `SIGN` one of which every match has. */
type SignedForm = readonly [signs: number, form: RegExp];

function findSigned(text: string, all: readonly SignedForm[], signs: number): Mask[] {
  return all.flatMap(([needed, form]) =>
    (signs & needed) !== 0
      ? findAll(text, form, 'handle').filter(
          ({ start, end }) => !VERSION.test(text.slice(start, end)),
        )
      : [],
  );
}

/** `I’m wobbly-runner-08 in the app`, `sono la.zia.pinuccia`, `Agree with SirKnitsALot`. */
const SAID: readonly SignedForm[] = [
  [
    MADE_UP_SIGNS,
    /(?<=(?<!\p{L})(?:[Ii]['’]m|[Ii] am|it['’]s|[Ii]ch bin|bin ich|je suis|soy|sono|ben ik|ik ben|sou(?: [oa])?|jag är|jestem|posting as|posted as|(?:seller|buyer|host|verkäufer(?:in)?|vendeu(?:r|se)|vendedora?|venditore|venditrice|verkoper|säljare[n]?|sprzedawca)|(?:sign(?:ed|ing)?|log(?:ged|ging)?) (?:up|in|on) as|log-?in as|an(?:melden|gemeldet) als|ein(?:loggen|geloggt) als|connect(?:er|ée?) en tant que|(?:iniciar|inicié) sesión como|acceder(?:e|o) come|inloggen als|ingelogd als|entrar como|zalogować się jako|registered as|known as|agree with|thanks to|danke an|merci à|gracias a|grazie a|dank aan|obrigad[oa] a|to|an|à|@) )(?=[\p{L}\d]{1,20}[-_.]?[\p{L}\d]{0,20}[-_.\d])(?=[-_.\d]{0,12}\p{L})(?!\d{1,4}(?:h|am|pm|cm|kg|km|m|st|nd|rd|th|er|€)(?!\p{L}))[\p{Ll}\d](?:[\p{Ll}\d]|[-_.](?=[\p{Ll}\d])){2,30}\d(?![\p{L}\d-])/gu,
  ],
  [
    SIGN.joined,
    /(?<=(?<!\p{L})(?:[Ii]['’]m|[Ii] am|[Ii]ch bin|bin ich|je suis|soy|sono|ben ik|ik ben|sou(?: [oa])?|jag är|jestem) )(?=\p{Ll}{1,20}[._]\p{Ll})\p{Ll}{1,20}(?:[._]\p{Ll}{2,20}){1,4}(?![\p{L}\d])/gu,
  ],
  [
    SIGN.camel,
    /(?<=(?<!\p{L})(?:with|as|to|by|thanks|cheers|like|mit|wie|an|von|avec|comme|à|con|como|come|a|da|met|als|aan|van|com) )(?=\p{L}{0,24}\p{Ll}\p{Lu})(?!Mac|Mc|De|Le|La|Di|Van|Pay|You|Face|Linked|Tik|Whats|Mac|Air|Iphone|Play|Photo|Power|Micro|Blue|Smart)\p{Lu}\p{Ll}{1,14}(?:\p{Lu}\p{Ll}{0,14}){1,4}\d{0,4}(?= (?:above|below|here|said|says|wrote|mentioned|oben|unten|schrieb|schon|hier|ci-dessus|plus haut|arriba|aquí|dice|dijo|sopra|qui|dice|hierboven|zegt|schreef|acima|aqui|disse|on (?:the|this|here)|im|auf|sur le|en el|sul|op het)(?!\p{L}))/gu,
  ],
  // `gravelguts here, …`
  [
    SIGN.here,
    /(?<=^|[.!?\n] ?)(?!(?:newbie|regular|student|teacher|nothing|everything|someone|everyone|anybody|anything|customer|beginner|reviewer|parent|grandma|grandpa|vegetarian|longtime|somewhere|nowhere|service|parking|welcome|usually|already|currently|always)(?!\p{L}))\p{Ll}{7,24}\d{0,4}(?= here[,.!:])/gu,
  ],
  // `Avis de LaMouetteRieuse`
  [
    SIGN.camel,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${initials(WRITTEN)}) (?:${BY}) )(?:\p{Lu}\p{Ll}{1,14}){2,5}\d{0,4}(?![\p{L}\d-])`,
      'gu',
    ),
  ],
];

/** `zorka.art (instagram)`: the network after the name. */
const BEFORE_NETWORK = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.@/])[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,38}(?= ?\((?:on |auf |sur |en |su |op |no )?(?:${NETWORKS})\))`,
  'giu',
);

const ACCOUNT_SIGN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${NETWORKS}|${ACCOUNT_WORDS})(?![\p{L}\p{N}])|${SCRIPT_WORDS}`,
  'iu',
);
/** True for a word that may tell of an account. */
export const maySayAccount = mayBegin(`${NETWORKS}|${ACCOUNT_WORDS}`, SCRIPT_WORDS);
/** The word, its connector, and the name itself. */
const NAMED = new RegExp(
  String.raw`(?<word>(?<![\p{L}\p{N}])(?:${NETWORKS}|${ACCOUNT_WORDS})(?![\p{L}\p{N}])|${SCRIPT_WORDS})(?<join>(?<=${SCRIPT_WORDS})|(?:[ ]?[:：=«“"'([][ ]?|,[ ]|['’]s[ ]|[ ](?:is|was|as|ist|lautet|heißt|heet|llama|chiama|s'appelle|als|unter|est|sous|comme|es|como|è|come|é|c['’]est|heet|name|id|handle|account|profile|live|connect|under|the|here|there|user|named|called|me|mich|him|her|auf|on|com[eo]|i['’]m|i am|bin ich|heiße ich|je suis|soy|sono|ben ik|sou(?: [oa])?|nom|nombre|nome|konto)(?![\p{L}\p{N}])){1,3}[ ]?[:：«“"']?[ ]?|[ ])(?<name>[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,38}[\p{L}\p{N}_])`,
  'giu',
);

function findNamed(text: string): Mask[] {
  return matchesOf(text, NAMED).flatMap(({ 0: found, index, groups = {} }) => {
    const { join = '', name = '', word = '' } = groups;
    const isTold =
      /[:：=«“"']/.test(join.replace(/^['’]s /, '')) ||
      /(?:as|als|heißt|heet|unter|under|sous|comme|como|come|named|called|name|(?:heiße|bin) ich|me llamo|je suis|soy|sono|ben ik)\b/i.test(
        join,
      ) ||
      (IS.test(join) &&
        (name.includes('-') || !THING.test(word)) &&
        MINE.test(text.slice(Math.max(0, index - 24), index)));
    const isStrong =
      /^(?:.+ ?name|spielername|nick|nickname|gamertag|benutzername|nutzername|pseudo|pseudonyme|identifiant|nom d|nombre de|apodo|nome |gebruikersnaam)/i.test(
        word,
      );
    const isWord =
      /^(?:user|account|login|compte|cuenta|conta|profil|perfil|line|signal|steam|ebay|etsy|airbnb|utente|usuari[oa]|nutzer|benutzer|gebruiker|usuário)$/i.test(
        word,
      );
    if (
      !looksMadeUp(name) &&
      (join === ', ' ||
        !(isTold || isStrong) ||
        (isWord && !/^[a-z\d._-]+$/.test(name)) ||
        COMMON.test(name) ||
        isAccountTalk(name.toLowerCase()))
    )
      return [];
    const start = index + found.length - name.length;
    return [{ start, end: start + name.length, kind: 'handle' }];
  });
}

const IS = /['’]s |(?:^| )(?:is|was|ist|est|c['’]est|es|è|é|är|to) $/iu;
/** Things too, of which much is said. */
const THING =
  /^(?:line|signal|steam|profile?|perfil|profilo|profiel|account|login|compte|cuenta|conta|konto|player|game|play|user|whatsapp|signal|skype|youtube)$/i;
/** Something of the writer. */
const MINE =
  /(?<!\p{L})(?:my|mein\p{Ll}{0,2}|mon|mi|mio|mijn|meu|min|mój|мой) (?:\p{L}{1,12} ){0,2}$/iu;

/** True for a form that no word has: digits, signs or capitals inside. */
const looksMadeUp = (name: string): boolean =>
  /\p{L}[\d_.]|[\d_]\p{L}|\p{Ll}\p{Lu}/u.test(name) &&
  !/^\p{L}+(?:-\p{L}+)*$/u.test(name.replace(/\p{Ll}\p{Lu}/u, '_'));
const COMMON =
  /^(?:the|and|not|was|were|had|has|have|very|great|good|bad|never|always|they|their|there|this|that|with|service|support|shop|store|page|app|site|website|account|profile|story|stories|message|post|posts|ads?|photos?|reviews?|because|but|for|from|you|your|our|her|his|him|ist|war|und|der|die|das|nicht|sehr|est|les|des|une|pas|très|que|los|las|muy|una|non|sono|molto|een|het|niet|não|muito|uma|well|usual|expected|described|is|in|on|of|to|at|it|as|a|an|der|soon)$/i;
