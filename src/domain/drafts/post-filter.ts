import { type Draft, visibleText } from './draft.ts';
import type { JobPost, Post, PostState } from './posts.ts';
import type { PlatformId } from '../platforms/platforms.ts';

/** Filter of the list; a field is undefined for everything. */
export interface PostFilter {
  readonly words?: string | undefined;
  readonly state?: PostState | undefined;
  readonly platform?: PlatformId | undefined;
}

/** More words are not looked for. */
const MOST_WORDS = 20;

/** Returns the posts that match; all words have to be in a post's text or its campaign's subject. */
export function filterPosts(
  posts: readonly Post[],
  { words = '', state, platform }: PostFilter,
  draftOf: (id: string) => Draft | undefined,
): readonly Post[] {
  const wanted = searchable(words).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  if (wanted.length === 0 && !state && !platform) return posts;
  return posts.filter((post) => {
    if (state && post.state !== state) return false;
    if (platform && post.platform !== platform) return false;
    if (wanted.length === 0) return true;
    const text = searchTextOf(post, draftOf(post.id));
    return wanted.every((word) => text.includes(word));
  });
}

/** Texts in the form in which they are searched, each made once. */
const searchedTexts = new WeakMap<Draft | JobPost, string>();

/** Returns the text in which a post is found, made once. */
export function searchTextOf({ subject, job }: Post, draft: Draft | undefined): string {
  const of = draft ?? job;
  if (!of) return '';
  const known = searchedTexts.get(of);
  if (known !== undefined) return known;
  const text = searchable(`${draft ? visibleText(draft) : (job?.title ?? '')}\n${subject}`);
  searchedTexts.set(of, text);
  return text;
}

/** A text without case and accents, as words are searched in it. */
const searchable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
