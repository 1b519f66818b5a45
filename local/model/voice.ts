import { parseObject, stringField } from '../json.ts';

/** Words of a sentence that the demo calls short, on average. */
const SHORT = 12;

/**
 * The answer to a request for the brand behind posts (`src/domain/questions/brand-request.ts`);
 * undefined for any other. The demo understands nothing: it counts, and says so of the rest.
 */
export function answerVoice(userMessage: string): string | undefined {
  if (!/^<posts>\n[\s\S]*\n<\/posts>$/.test(userMessage)) return undefined;
  const posts = userMessage
    .split('\n')
    .map((line) => stringField(parseObject(line), 'text'))
    .filter(Boolean);
  const all = posts.join('\n');
  const [first = ''] = mostShared(posts, hashtagsIn);
  return JSON.stringify({
    name: first.slice(1).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
    offer: sentencesIn(all).find((sentence) => /\b(we|our)\b/i.test(sentence)) ?? '',
    link: /\bhttps?:\/\/[^\s)]+|\bwww\.[^\s)]+/.exec(all)?.[0].replace(/[.,!?]$/, '') ?? '',
    signOff: mostShared(posts, closingIn)[0] ?? '',
    hashtags: mostShared(posts, hashtagsIn),
    always: [],
    names: [],
    rules: rulesOf(all),
    samples: posts.map((_, index) => index + 1).slice(0, 3),
  });
}

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => /\p{L}/u.test(sentence));

const hashtagsIn = (post: string): string[] => post.match(/#[\p{L}\p{N}_]+/gu) ?? [];

/** The last line of a post that is not made of hashtags or a link. */
function closingIn(post: string): string[] {
  const lines = post.split('\n').map((line) => line.trim());
  const last = lines.findLast((line) => line !== '' && !/^#|https?:|www\./.test(line));
  return last === undefined ? [] : [last];
}

/** Tokens of more than half of the posts. */
function mostShared(posts: readonly string[], find: (post: string) => string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of posts.flatMap((post) => [...new Set(find(post))]))
    counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].filter(([, count]) => count * 2 > posts.length).map(([one]) => one);
}

function rulesOf(text: string): string[] {
  const words = text.split(/\s+/).length / Math.max(1, sentencesIn(text).length);
  return [
    words <= SHORT ? 'Short sentences.' : 'Long, flowing sentences.',
    ...(text.includes('!') ? [] : ['No exclamation marks.']),
    ...(/\b(you|your)\b/i.test(text) ? ['Speak to the reader as “you”.'] : []),
    ...(/\b(we|our)\b/i.test(text) ? ['Say “we”, not the name of the company.'] : []),
  ];
}
