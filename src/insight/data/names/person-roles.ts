import LIST from './person-roles.txt?raw';
import { memo } from '../../text/memo.ts';
import { sectionsOf } from '../entries.ts';

/** Roles of people towards the customer: kin, trades and offices, which a name may follow. */

const words = sectionsOf(LIST);

/** `infirmiere`: typed without its accent. */
const withBase = (letter: string): string => `(?:${letter}|${letter.normalize('NFD').charAt(0)})`;

const ROLE = new RegExp(
  `^(?:${words('roles')
    .join('|')
    .replace(/[áàéèêíóô](?![^[]*\])/g, withBase)})$`,
  'u',
);
/** Endings of words for people, also as a part of a German or Dutch compound. */
const ENDING = new RegExp(`(?:${words('endings').join('|')})$`, 'u');

/** True for a word, in lower case, that names a person's role. */
export const isRole = memo(
  (word) =>
    word.length > 1 &&
    (ROLE.test(word.replace(/^l['’]/, '')) || (word.length > 7 && ENDING.test(word))),
);

const COPULAS = new Set(words('copulas'));

/** `our waiter`, `our waiter was`: a name may follow. */
export function endsInRole(before: string): boolean {
  const [last = '', earlier = ''] = before.split(' ').toReversed();
  return isRole(last) || (COPULAS.has(last) && isRole(earlier));
}

const DETERMINERS = new Set(words('determiners'));
const ARTICLES = new Set(words('articles'));
const IS = new Set(words('is'));

/** True for a description beside a name: `the manager`, `notre petite guide`. */
export function beginsWithRole(said: string): boolean {
  const [first = '', second = '', third = ''] = said.split(' ');
  return DETERMINERS.has(first) && (isRole(second) || isRole(third));
}

/** True for a description that ascribes a role: `is an excellent manicure`. */
export function saysRole(said: string): boolean {
  const [first = '', second = '', ...rest] = said.split(' ');
  if (first === 'the') return isRole(second);
  return IS.has(first) && ARTICLES.has(second) && rest.slice(0, 3).some(isRole);
}
