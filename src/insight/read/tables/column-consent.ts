import { alternativesOf } from '../../data/entries.ts';
import CONSENT from '../../data/read/consent.txt?raw';

/** Columns in which customers say whether their words may be published. */
const words = alternativesOf(CONSENT);

/** Whole words of a section, and those that need no border. */
const among = (name: string) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words(name)})(?!\p{L})|${words(`${name}-unspaced`)}`, 'u');

/** The same at the beginning of an answer. */
const atStart = (name: string) =>
  new RegExp(String.raw`^(?:${words(name)})(?!\p{L})|^(?:${words(`${name}-unspaced`)})`, 'u');

/** In UTF-16 units; a longer name is no question about consent. */
const LONGEST_QUESTION = 300;

/** Words for asking or giving permission, without accents and in lower case. */
const ALLOW = among('allow');

/** Words for making a customer's words public. */
const PUBLISH = among('publish');

/** We ask for a permission, or the customer gives it: `May we …`, `I agree that … may be …`. */
const ASKED = among('asked');

/** Words for using or showing something, which customers do with a product as well. */
const USE = among('use');

/** The words of customers, and the places where a business shows them. */
const OF_WORDS = among('words');

/** `Can we use this?`: asked about the words beside it, unlike `Can I use this in the rain?` */
const OF_THESE =
  /(?<!\p{L})(?:we|us|wir|nous|podemos|podriamos|possiamo|potremmo|w(?:e|ij)|vi|mozemy|muzeme|smime|mozeme|можем)(?!\p{L}).{0,40}(?<!\p{L})(?:this|these|it|them|dies\p{L}{0,2}|es|cela|ceci|l[’']utilis\p{L}+|esto|usarl[oa]s?|questo|usarl[oaei]|dit|het|isto|det|to|это)(?: (?:on|in|as|auf|als|sur|en|su|op|em|na|pa)(?!\p{L}).*| (?:nutzen|benutzen|verwenden|teilen|zeigen|delen|gebruiken|tonen))?\W*$/u;

/** A quote is also a price, and to publish is also a feature of a product. */
const OF_PRICE = /(?<!\p{L})(?:our|the|a|your) quotes?\??\s*$|(?<!\p{L})(?:for|get) a quote/u;

/** Permission for something else, which says nothing about the words. */
const OF_CONTACT =
  /(?<!\p{L})(?:contact|e-?mails?|newsletters?|call(?: you)?|phone|reach (?:out|you)|follow(?:-| )?up|kontaktier\p{L}*|anrufen|contacter|appeler|contact(?:ar|eren|arti|arla)|llamar|chiamar\p{L}*|bellen)(?!\p{L})/u;

/** Names in code and short labels that say it without a verb: `publish_ok`, `quotable`. */
const LABEL =
  /^(?:(?:ok(?:ay)?|permission|can|may) (?:to )?(?:publish|quote|share|use)|share (?:ok|publicly)|publish|(?:is )?public|use (?:as (?:a )?|in )(?:testimonials?|marketing|ads?|advertising)|publish(?:able| ok| allowed| permission| consent)|quot(?:able|e ok|e allowed|e permission|e consent)|(?:public|testimonial|quote|publishing|publication|usage) (?:permission|consent|release|rights?|approval|allowed|ok)|may (?:be )?(?:publish|quote)d?|can (?:be )?(?:publish|quote)d?|(?:share|publish|show|display|post|feature|use) (?:on|in) (?:the |our )?(?:web ?site|web|site|social media|marketing))\??$/u;

/** Names that say it the other way round: who says yes refuses. `Do not publish`, `Keep confidential?` */
const FORBIDS =
  /(?<!\p{L})(?:do not|don[’']?t|not to|never|nicht|ne pas|no|non|niet|nao) (?:\p{L}+ ){0,2}?(?:publish|quote|share|print|veroffentlich\p{L}*|zitier\p{L}*|publier|citer|publicar|citar|pubblicare|citare|publiceren|citeren)(?!\p{L})|opt(?:ed)?[- ]?out|^(?:(?:please )?(?:keep|treat)(?: \p{L}+){0,3} )?(?:private|confidential(?:ly)?|vertraulich|confidentiel|confidencial|confidenziale|vertrouwelijk)\W{0,3}$/u;

const isForbidding = (asked: string): boolean => FORBIDS.test(asked) && !OF_CONTACT.test(asked);

/** Consent alone, or to the use of data: a customer who refuses that is not quoted. `GDPR consent` */
const PLAIN =
  /^(?:(?!cookie)\p{L}+ ){0,2}(?:consent|einwilligung|zustimmung|consentement|consentimiento|consenso|toestemming|consentimento|samtycke|samtykke)(?: (?:given|granted|status|erteilt))?$/u;

/** Names of a column that says who may see the words; its cells say `public` or `private`. */
const SEEN =
  /^(?:review |comment )?(?:visibility|sichtbarkeit|visibilite|visibilidad|visibilita|zichtbaarheid|visibilidade)$/u;

/** Text that asks what customers want instead of a permission: `What can we publish next?` */
const OPEN =
  /^\W{0,3}(?:what|which|how|where|when|why|was|welche\p{L}*|wie|wo|warum|quoi|quel\p{L}*|comment|cosa|come|quale|wat|hoe|welke)(?!\p{L})/u;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[_.]/g, ' ')
    .toLowerCase()
    .trim();

/** True for a column that says whether a customer's words may be published: `May we quote you?` */
export function asksConsent(name: string): boolean {
  if (name.length > LONGEST_QUESTION) return false;
  const asked = plain(name);
  // Names of fields write an umlaut as two letters: `veroeffentlicht`.
  return isQuestion(asked) || isQuestion(asked.replace(/([aou])e/g, '$1'));
}

function isQuestion(asked: string): boolean {
  if (LABEL.test(asked) || SEEN.test(asked) || isForbidding(asked)) return true;
  if (PLAIN.test(asked)) return !OF_CONTACT.test(asked);
  return (
    ((ALLOW.test(asked) && PUBLISH.test(asked)) || asksForUse(asked)) &&
    !OPEN.test(asked) &&
    !OF_PRICE.test(asked) &&
    !(OF_CONTACT.test(asked) && !/(?<!\p{L})(?:quot|publi|zitier|citer)/u.test(asked))
  );
}

/** `May we show your comment?`: about what the customer said, not about a product. */
const asksForUse = (asked: string): boolean =>
  ASKED.test(asked) && USE.test(asked) && (OF_WORDS.test(asked) || OF_THESE.test(asked));

/** One customer's answer. */
export type Consent = 'given' | 'refused' | 'unclear';

/** `No problem`, `kein Problem`: a yes. */
const NO_OBJECTION =
  /^(?:no(?: hay)?|non c[’']e|not a|kein|pas de|sin|nessun|geen|sem|nie ma|inga|ingen)\s(?:nessun )?(?:problem\p{L}*|worr(?:y|ies)|objections?|issues?|einwand|einwande|souci|probleme|objection|inconveniente|obiezion\p{L}*|bezwaar|objec\p{L}*)(?!\p{L})/u;

const UNSURE = new RegExp(String.raw`^(?:${words('unsure')})(?!\p{L})`, 'u');

const NO = atStart('no');

const YES = atStart('yes');

const PLAIN_YES = /^(?:y|yes|yep|yeah|ja|oui|si|sim|tak|jo|ano|evet|да|так)$/u;

/** Behind words that confirm: `Of course not`, `Claro que no`, `Natürlich nicht`. */
const DENIED =
  /^\s{1,3}(?:que |che )?(?:not|no|non|pas|nicht|niet|nao|nie|inte|ikke|ei|нет|не)(?!\p{L})/u;

/** `Internal use only`, `nur intern`: not for the public. */
const INTERNAL =
  /^(?:(?:only|just|nur|uniquement|seulement|solo|soltanto|solamente|alleen|apenas|somente|for|fur|pour|per|para|voor|en|usage|uso|use|gebruik|zwecke) ){0,3}intern(?:al(?:ly)?|[eo]s?|es|amente|ement|er|em|en)?(?!\p{L})(?! (?:und|and|et|y|e|en|&|as well) )/u;

/**
 * Reads an answer in a column about consent. Anything but a clear yes or no is unclear, an empty cell
 * too.
 */
export function consentOf(cell: string, name: string): Consent {
  const answer = answerOf(cell);
  if (answer === 'unclear' || !isForbidding(plain(name.slice(0, LONGEST_QUESTION)))) return answer;
  return answer === 'given' ? 'refused' : 'given';
}

function answerOf(cell: string): Consent {
  const answer = plain(cell.slice(0, LONGEST_QUESTION)).replace(/^[\s"'“„«([]+/u, '');
  if (NO_OBJECTION.test(answer)) return 'given';
  if (UNSURE.test(answer)) return 'unclear';
  if (NO.test(answer) || INTERNAL.test(answer)) return 'refused';
  const [yes] = YES.exec(answer) ?? [];
  if (yes === undefined) return 'unclear';
  const more = answer.slice(yes.length);
  const isDenied = !PLAIN_YES.test(yes) && DENIED.test(more) && !NO_OBJECTION.test(more.trim());
  return isDenied ? 'refused' : 'given';
}

/** The column about consent whose answers say yes or no; undefined if there is none. */
export function consentColumn(
  names: readonly string[],
  columns: readonly (readonly string[])[],
): number | undefined {
  const found = names.findIndex((name, index) => {
    const filled = (columns[index] ?? []).filter((cell) => cell.trim() !== '');
    const told = filled.filter((cell) => consentOf(cell, name) !== 'unclear').length;
    return asksConsent(name) && told > 0 && told >= filled.length / 2;
  });
  return found === -1 ? undefined : found;
}
