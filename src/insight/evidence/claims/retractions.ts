import type { Sentence } from '#domain/text/sentences.ts';
import { endsMocked } from '../terms/scan.ts';
import { takesBack } from '../terms/turns.ts';
import type { JudgedSentence } from '#domain/evidence/verdict.ts';

/** In words. */
const LONGEST = 8;

/** A line that only denies the one before it, in whole. */
const DENIALS = [
  "(?:we )?(?:fooled|got) you|gotcha|april fools?(?:[’']? day)?|had you there|not|nope|nah|no way|no|wrong|false|never(?: ever)?|joke|joking|(?:haha ?)?lol|sarcasm|untrue|psych|sike|lies|(?:a )?lie|hardly|of course not|absolutely not|bullshit|nonsense|rubbish|liars?",
  'reingelegt|verarscht|april,? april|nicht|nein|nö|nie(?:mals)?|falsch|quatsch|unsinn|lüge|(?:alles )?gelogen|scherz|witz|natürlich nicht|auf keinen fall|blödsinn',
  'inocente|picaste|no|nunca|jamás|mentira|falso|broma|era broma|claro que no|error',
  "poisson d['’]avril|je t['’]ai eu|non|jamais|faux|mensonge|(?:c['’]est )?une blague|(?:je )?blague|bien sûr que non|n['’]importe quoi|absolument pas",
  "pesce d[’']aprile|mai|falso|bugia|scherzo|sbagliato|certo che no|nee|niet|nooit|onwaar|leugen|grapje|onzin|fout|não|errado|brincadeira|claro que não",
].join('|');

/** Words that only lead up to a denial. */
const RUN_UP = String.raw`(?:(?:well|haha|ha|oh|hmm?|actually|okay|ok|sorry|ach|naja|na ja|tja|äh|bueno|pues|ja|jaja|eh bien|ben|euh|beh|nou)[^\p{L}\p{N}?]{1,5}){0,2}`;

const DENIES = new RegExp(
  String.raw`^[^\p{L}\p{N}?]*${RUN_UP}(?:${DENIALS})[^\p{L}\p{N}?？]*$`,
  'iu',
);

/** A short line that opens with a denial: `Not really.`, `No, it isn’t.` */
const OPENS_DENYING =
  /^[^\p{L}\p{N}]*(?:(?:not|nicht|pas|niet)(?![\p{L}\p{N}])|(?:no|nope|nein|non|nee|não|wrong|falsch|falso|faux|mentira)[,!.–—…])/iu;

/** `Not one glass broke.`, `Nicht ein Teller fehlte.`: a statement of its own. */
const NOT_ONE =
  /^[^\p{L}\p{N}]*(?:not|nicht) (?:one|a single|ein(?:e[nrms]?)?(?: einzige[nrs]?)?) (?!(?:bit|word|chance|jot|wort|bisschen)(?!\p{L}))\p{L}+/iu;

/** More lines that take back, beside those of reviews. */
const UNTRUE =
  /^[^\p{L}\p{N}]*(?:(?:it|that|this)(?:[’']s| is| was) (?:not (?:true|so)|un?true|false|wrong|a (?:lie|joke))|(?:that|it) isn[’']t true|(?:das |es )?(?:ist|war) (?:gelogen|falsch|unwahr|ein scherz|nicht wahr)|(?:eso )?(?:es|no es) (?:mentira|falso|verdad|cierto)|ce n[’']est pas vrai|c[’']est (?:un mensonge|une blague)|non è vero|(?:dat )?klopt niet|não é verdade)(?!\p{L})/iu;

const QUESTION = /[?？؟]["”’)\s]*$/;

/** True for a sentence that takes the one before it back: `Just kidding.`, `Stimmt nicht!` */
export function retracts(sentence: string): boolean {
  const words = sentence.match(/[\p{L}\p{N}’']+/gu) ?? [];
  if (words.length === 0 || words.length > LONGEST || QUESTION.test(sentence)) return false;
  if (DENIES.test(sentence) || UNTRUE.test(sentence)) return true;
  if (words.length <= 5 && OPENS_DENYING.test(sentence) && !NOT_ONE.test(sentence)) return true;
  return !WISHES.test(sentence) && takesBack(sentence, sentence.search(/[\p{L}\p{N}]/u));
}

/** Kind wishes, which begin like "I wish!" */
const WISHES = /^[^\p{L}]*(?:i|we) wish (?:you|every|all|our)/iu;

/**
 * The sentences of a post. A sentence that a later one or an emoji retracts is no longer said; an
 * answer applies to its question and to the statement before that.
 */
export const withRetractions = (
  text: string,
  sentences: readonly JudgedSentence[],
): JudgedSentence[] =>
  sentences.map((it, index) =>
    (it.verdict === 'said' || it.verdict === 'retold') && isTakenBack(text, sentences, index)
      ? { ...it, verdict: 'near' }
      : it,
  );

function isTakenBack(text: string, sentences: readonly Sentence[], index: number): boolean {
  const wordsOf = (it: Sentence | undefined): string => (it ? text.slice(it.start, it.end) : '');
  const own = sentences[index];
  if (retracts(wordsOf(own)) || !own) return true;
  let next = index + 1;
  while (next < sentences.length && isPassedOver(wordsOf(sentences[next]))) next += 1;
  return retracts(wordsOf(sentences[next])) || isMocked(text, own, sentences[index + 1]);
}

/** True for a question, or an exclamation of a word or two that denies nothing: `Ha! As if.` */
const isPassedOver = (sentence: string): boolean =>
  QUESTION.test(sentence) || (ASIDE.test(sentence) && !retracts(sentence));

const ASIDE = /^[^\p{L}\p{N}]*[\p{L}’']{1,20}(?:[ ,]{1,2}[\p{L}’']{1,20})?\s?[!！]+$/u;

/** In UTF-16 units. */
const LONGEST_GAP = 200;

/** True for an emoji behind a sentence that retracts it; one that begins the next line marks that. */
function isMocked(text: string, { end }: Sentence, next: Sentence | undefined): boolean {
  const gap = text.slice(end, Math.min(next?.start ?? text.length, end + LONGEST_GAP));
  const lines = gap.split('\n');
  return (next ? lines.slice(0, Math.max(1, lines.length - 1)) : lines).some(endsMocked);
}
