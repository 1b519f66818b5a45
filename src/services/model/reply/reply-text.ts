import { type PostRequest, postText, postTextSoFar } from '#domain/posts/post-text.ts';
import { cleanText } from './clean-text.ts';

/** Returns the text of a whole reply: cleaned, and the post alone if one was requested. */
export function replyText(raw: string, post: PostRequest | undefined): string {
  const text = cleanText(raw);
  return post ? postText(text, post) : text;
}

/** Share of a reply by which it grows before its text so far is read again. */
const STEP = 0.01;

/**
 * Returns a function that reads the text of a reply so far; undefined if too little has come since
 * the last time. Reading it at each piece would take quadratic time.
 */
export function createTextSoFar(
  post: PostRequest | undefined,
): (raw: string) => string | undefined {
  let read = 0;
  return (raw) => {
    if (!post) return cleanText(raw);
    // The text shrinks if its beginning turns out to be a thought.
    if (raw.length >= read && raw.length < read * (1 + STEP)) return undefined;
    read = raw.length;
    return postTextSoFar(cleanText(raw), post);
  };
}
