/**
 * Tells sentences that claim something from those that need nobody behind them: questions, calls to
 * action, greetings, thanks, what the writer does with feedback, hashtags, links and labels. By their
 * form alone, in English; a sentence of another language counts as a claim unless it is a question.
 */
export function claims(sentence: string): boolean {
  const words = sentence.replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, ' ').trim();
  if (words.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length < 3) return false;
  return !NO_CLAIMS.some((form) => form.test(words));
}

/** What may stand before the first word: emoji, list marks, quotation marks. */
const LEAD = String.raw`^[^\p{L}\p{N}(]*`;

const opening = (words: string): RegExp =>
  new RegExp(`${LEAD}(?:${words})(?![\\p{L}\\p{N}])`, 'iu');

const NO_CLAIMS: readonly RegExp[] = [
  /[?？؟]["”’)\s]*$/,
  // A label, or a remark in brackets about the text itself.
  opening('title|description|tags?|more|link|ps|p\\.s\\.|note'),
  /^\(.*\)$/,
  opening(
    "(?:so |and |now |then |just |please |go ahead and )?(?:shop|try|tell|share|discover|join|comment|follow|click|tap|visit|order|grab|tag|drop|swipe|check|learn|read|sign|subscribe|save|send|book|call|come|stop by|find|see|watch|listen|ask|pick|choose|take|treat|meet|imagine|let[’']?s|let us|leave|write|type|vote|say|stay|get|start|pull up|look|keep|head|dm|message)",
  ),
  opening(
    'thank(?:s| you)|hello|hi|hey|welcome|dear|good (?:morning|evening|news)|happy (?:news|monday|tuesday|wednesday|thursday|friday|weekend)|congrat\\w*|cheers',
  ),
  opening(
    "(?:and |so )?we (?:also )?(?:read|listen|ask|keep (?:reading|asking)|promise|thank|hear|heard|reviewed|asked|noted|love (?:reading|hearing)|could read|would love|welcome|can[’']t wait|know how)",
  ),
  /\b(?:in the comments|link in (?:the )?bio|let us know|tell us|tag a friend|dm us|comment below)\b/i,
];
