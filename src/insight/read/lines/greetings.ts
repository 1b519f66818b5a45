import GREETINGS from '../../data/read/greetings.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { isGivenName } from '../../data/names/given-names.ts';

const words = alternativesOf(GREETINGS);

/** Messages that only greet, which are no statement of a customer, in the supported languages. */

/** Signs around and after the words: `Hi 👋`, `¡Hola!`. */
const SIGNS = '[\\s!¡¿?.,…~:;()👋🙂😊😀🙏☺👍👌❤\\uFE0F\\u{1F3FB}-\\u{1F3FF}-]{0,12}';

const START = new RegExp(
  `^[¡¿\\s]{0,3}(?:${words('hello')})(?!\\p{L})(?:,? (?:${words('whom')})(?!\\p{L}))?`,
  'iu',
);
/** The name of the person greeted: `Jana`, `Frau Weber`, but not `Great App`. */
const NAMED =
  /^,? (?<title>(?:Mr|Mrs|Ms|Dr|Herrn?|Frau|Mme|Mlle|Madame|Monsieur|Señora?|Sra?|Signora?|Sig|Mevrouw|Meneer|Senhora?|Pan|Pani)\.? )?(?<name>\p{Lu}[\p{L}’'-]{0,20})(?: \p{Lu}[\p{L}.’'-]{0,20})?/u;
const END = new RegExp(`^(?:[,.!–-]{0,3} ?¿?(?:${words('how')}))?${SIGNS}$`, 'iu');
const GOODBYE = new RegExp(`^[¡\\s]{0,3}(?:${words('bye')})(?: x{1,3})?${SIGNS}$`, 'iu');
/** Without words. */
const THUMBS = /^(?:[👍👌🙏🙂😊😉👋]|\uFE0F|[\u{1F3FB}-\u{1F3FF}]|\s){1,12}$/u;

/** In UTF-16 units. */
const LONGEST = 70;

/** True for a message that only greets or says goodbye: `Hi there`, `You too 👋`, `👍`. */
export function isOnlyGreeting(message: string): boolean {
  const text = message.trim();
  if (text.length > LONGEST) return false;
  if (GOODBYE.test(text) || THUMBS.test(text)) return true;
  const start = START.exec(text)?.[0];
  if (start === undefined) return false;
  const rest = text.slice(start.length);
  if (END.test(rest)) return true;
  const { title, name = '' } = NAMED.exec(rest)?.groups ?? {};
  const isPerson = title !== undefined || isGivenName(name.toLowerCase());
  return isPerson && END.test(rest.replace(NAMED, ''));
}
