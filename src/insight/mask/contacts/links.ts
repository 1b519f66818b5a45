import LIST from '../../data/mask/link-words.txt?raw';
import { alternativesOf, sectionsOf } from '../../data/entries.ts';
import { FAMILY_NAMES, isGivenName, withoutAccents } from '../../data/names/given-names.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { OWN_HOST, OWN_PATH } from './own-hosts.ts';

const listed = sectionsOf(LIST);
const words = alternativesOf(LIST);

/** Links to a person rather than to a shop: profiles, and hosts or paths with a name in them. */
const URL =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/|www\.)?(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,12}(?::\d{2,5})?(?:[/?#][^\s<>"'“”«»)\]]{0,200})?/giu;
const PROFILE_HOST = new RegExp(
  String.raw`^(?:(?:[a-z]{2,3}|mobile|profile|open|old)\.)?(?:${words('profile-hosts')})\.[a-z]{2,10}(?:\.[a-z]{2})?$`,
  'i',
);
/** Pages of a network that belong to no person. */
const NO_PROFILE =
  /^\/?(?:$|(?:hotel|restaurant|attraction|review|reviews|watch|explore|search|hashtag|jobs|company|help|about|login|biz|shop|store|item|itm|listing|maps|business|events|groups|policies|legal|marketplace|s\/|rooms|r\/|playlist)\b)/i;
const PERSON_PATH =
  /\/(?:~|@|users?\/|u\/|profiles?\/|profil\/|members?\/|mitglied\/|people\/|person\/|in\/|author\/|autor\/|perfil\/|usuario\/|utente\/|profilo\/|membre\/|gebruiker\/|contributors?\/|contrib\/|add\/|channel\/|c\/)[^\s/]/i;
const MAIL_AFTER = /@[\p{L}\p{N}.-]{0,64}$/u;

export function findLinks(text: string): Mask[] {
  return matchesOf(text, URL).flatMap(({ 0: found, index }) => {
    const link = found.replace(/[.,;:!?*_]+$/, '');
    const before = text.slice(Math.max(0, index - 65), index);
    if (MAIL_AFTER.test(before) || !(isPersonal(link, before) || OWN_SITE.test(before))) return [];
    return [{ start: index, end: index + link.length, kind: 'link' as const }];
  });
}

/** `my own site, …`, `auf meinem Blog`: a link after it is the customer's. */
const OWN_SITE =
  /(?<!\p{L})(?:my|our|(?<!['’]s |their |its )own|mein\p{Ll}{0,2}|unser\p{Ll}{0,2}|mon|ma|mes|notre|mi|nuestr[oa]|mio|mia|nostr[oa]|mijn|onze?|meu|minha|nosso|eigen\p{Ll}{0,2}) (?:\p{L}{1,12} ){0,2}(?:site|website|web|blog|page|homepage|portfolio|profile?|channel|shop|seite|kanal|chaîne|página|sitio|canal|sito|pagina|profilo|perfil|album|fotos|photos)(?!\p{L})[^.!?]{0,30}$/iu;
/** Hosts of shops, brands and public sites. */
const KNOWN_HOST = new RegExp(
  String.raw`(?:^|\.)(?:${words('known-hosts')})\.[a-z]{2,3}(?:\.[a-z]{2})?$`,
  'i',
);

/** Hosts of states and schools, and pages that every company has. */
const PUBLIC_HOST =
  /(?:^|\.)(?:gov|gouv|gob|nhs|bund|admin|europa|edu|ac|mil|police)(?:\.[a-z]{2,3})?$/i;
const PUBLIC_PATH =
  /^(?:\/[a-z]{2}(?:[-_][a-z]{2})?)*\/(?:support|help|hilfe|aide|ayuda|aiuto|hulp|ajuda|faqs?|returns?|contact|kontakt|contacto|terms|agb|privacy|datenschutz|impressum|shop|store|products?|produkte?|produits?|productos?|prodotti|downloads?|manuals?|careers|press|news|service|warranty|sale|category|collections?|cart|checkout|tickets|menu|about)(?:[/.?#]|$)/i;

/** Pages of prices and hours, without a further path or query that could identify a customer. */
const PRICE_PATH =
  /^(?:\/[a-z]{2})?\/(?:prices?|pricing|price-?list|preise|preisliste|tarifs?|tarife|precios?|tarifas|prezzi|listino|prijzen|cennik|opening-?(?:times|hours)|oeffnungszeiten|horaires|horarios|orari|size-?(?:guide|chart))(?:\.html?)?\/?$/i;

/**
 * True for a complete link, except to a public site; without a path, its host has to contain a
 * name.
 */
function isPersonal(link: string, before: string): boolean {
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+)(?::\d+)?(.*)$/i.exec(link) ?? [];
  if (PERSON_PATH.test(path) || OWN_HOST.test(host)) return true;
  if (OWN_PATH.test(`${host}${path}`)) return true;
  if (PROFILE_HOST.test(host)) return !NO_PROFILE.test(path);
  if (KNOWN_HOST.test(host) || PUBLIC_HOST.test(host)) return false;
  if (PUBLIC_PATH.test(path) || PRICE_PATH.test(path)) return false;
  if (hasName(host) || path.length > 1) return true;
  return /^https?:|^www\./i.test(link) && !(isOfFirm(host) && !OF_ONESELF.test(before));
}

/** `www.miele.de`, of a firm: one short word that is no given name. */
const isOfFirm = (host: string): boolean =>
  /^[a-z]{2,9}(?:\.[a-z]{2,3}){1,2}$/i.test(host) &&
  !isGivenName(host.slice(0, host.indexOf('.')).toLowerCase());

/** Customers show their pictures and tell of what they wrote. */
const OF_ONESELF =
  /(?<!\p{L})(?:photos?|pictures?|pics|images?|portfolio|wrote|written|posted|blog|recipes?|my|our|bilder|fotos?|geschrieben|rezepte?|mein\p{L}{0,2}|unser\p{L}{0,2}|mes|mon|ma|nos|notre|écrit|publié|raconté|recettes?|fotograf\p{L}{2,4}|escrit[oa]|escrib\p{L}{1,4}|publi\p{L}{2,4}|contad[oa]|mis?|nuestr[oa]s?|scritto|raccontat[oa]|recensit[oa]|foto|mi[oae]i?|geschreven|mijn|meus?|minhas?|escrevi|zdjęcia|napisa\p{L}{2,4}|fotky|skrev\p{L}{0,2}|skrivit)(?!\p{L})/iu;

/** `ingridsolbakkenphoto.com`: a listed name and a trade that people have alone. */
const TRADES = new RegExp(String.raw`(?:${words('trades')})$`);

/** Shortest given name at the start of a host, in letters: a shorter one begins many words. */
const SHORTEST_START = 4;

function isPractice(label: string): boolean {
  const trade = TRADES.exec(label);
  if (!trade || label.length > 40) return false;
  for (let at = SHORTEST_START; at <= trade.index; at += 1)
    if (isGivenName(label.slice(0, at))) return true;
  return false;
}

/** `anna-berg.example`, `martinweber.example`, `blog.annaberg.example`. */
const hasName = (host: string): boolean =>
  host
    .toLowerCase()
    .split('.')
    .slice(0, -1)
    .some((label) => hasFullName(label));

function hasFullName(label: string): boolean {
  const parts = label.split(/[-_]/);
  return parts.some((word, at) =>
    parts.length > 1 ? isGivenName(word) && at < 3 : isJoinedName(word) || isPractice(word),
  );
}

/** Family names as hosts write them, with more that are words in other texts. */
const FAMILIES: ReadonlySet<string> = new Set([
  ...FAMILY_NAMES,
  ...Array.from(FAMILY_NAMES, withoutAccents),
  ...listed('families'),
]);

function isJoinedName(word: string): boolean {
  if (word.length < 7 || word.length > 40) return false;
  for (let at = 3; at <= word.length - 3; at += 1)
    if (isGivenName(word.slice(0, at)) && FAMILIES.has(word.slice(at))) return true;
  return false;
}
