import type { Brief } from './brief.ts';
import { phrasesOf } from './phrases/phrases-of.ts';

const LINK = /\bhttps?:\/\/\S+/;
const MOST_CHARACTERS = 90;

/** Words before a link, in the languages of the demo. */
const BEFORE_LINK =
  /(?: (?:at|on|see|via|from|auf|bei|unter|siehe|sur|chez|voir|en|ver|su|vedi|em|veja|op|bij|zie)|[\s.,:;!?–-])+$/i;

/** Product description by the user, shortened to fit into a sentence; empty if there is none. */
export function nounOf(subject: string): string {
  const words = subject.replace(LINK, ' ').replace(/\s+/g, ' ').trim();
  return shortened(words).replace(BEFORE_LINK, '');
}

/** The subject of a post, as its sentences name it. */
export const subjectOf = ({ subject, language }: Brief): string =>
  nounOf(subject) || phrasesOf(language).subject;

/** Begins with a capital letter, except a name such as iPhone. */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

export function linkIn(subject: string): string {
  return LINK.exec(subject)?.[0].replace(/[.,;:!?)\]]+$/, '') ?? '';
}

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : text.slice(0, text.lastIndexOf(' ', MOST_CHARACTERS));
}
