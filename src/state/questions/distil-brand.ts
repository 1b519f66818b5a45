import { atom } from 'jotai';
import type { Brand } from '#domain/brand/brand.ts';
import { EMPTY_FIELDS, fieldsOf, filledIn, takenBack } from '#domain/brand/brand-form.ts';
import { isSame } from '#domain/campaign/merge.ts';
import {
  type BrandReply,
  buildBrandRequest,
  LONGEST_POST,
  parseBrandReply,
} from '#domain/questions/brand-request.ts';
import { brandFormAtom, changeBrandFormAtom } from '../brand/brand-form.ts';
import { modelQuestion } from './model-question.ts';

interface Put {
  /** Posts of the user, as they pasted them. */
  readonly posts: readonly string[];
}

const distil = modelQuestion<Put, BrandReply>({
  name: 'brand',
  targetOf: () => 'brand',
  promptOf: ({ posts }) => buildBrandRequest(posts),
  isCurrent: (get, { posts }) => isSame(posts, filledPosts(get(brandFormAtom)?.posts)),
  parse: (reply, { posts }, isWhole) => parseBrandReply(reply, posts, isWhole),
});

const filledPosts = (posts: readonly string[] = []): readonly string[] =>
  posts.map((post) => post.trim()).filter(Boolean);

/** The last request to read a brand from posts, its progress, or an answer that fills in nothing. */
export const distilQuestionAtom = distil.questionAtom;

/** Shows the cost of reading the brand from the pasted posts. Returns why that can't be. */
export const offerDistilAtom = atom(
  null,
  async (get, set): Promise<'no-posts' | 'too-long' | undefined> => {
    const posts = filledPosts(get(brandFormAtom)?.posts);
    if (posts.length === 0) return 'no-posts';
    if (posts.some(({ length }) => length > LONGEST_POST)) return 'too-long';
    await set(distil.offerAtom, { posts });
    return undefined;
  },
);

/** Sends the request whose cost was displayed, and fills the open form with its answer. */
export const askDistilAtom = atom(null, async (get, set) => {
  await set(distil.askAtom);
  const question = get(distilQuestionAtom);
  const form = get(brandFormAtom);
  if (question?.status !== 'done' || !question.answer.ok || !form) return;
  const { voice: found } = question.answer;
  set(distil.stopAtom);
  // Undo takes back all readings.
  const before = form.filling ? takenBack(form.fields, form.filling) : form.fields;
  const filling = { before, after: filledIn(form.fields, found), found };
  set(brandFormAtom, { ...form, fields: filling.after, filling, readsPosts: false });
});

/** Empties the fields that were filled by reading, except where the user has changed them since. */
export const undoFillingAtom = atom(null, (get, set) => {
  const { fields, filling } = get(brandFormAtom) ?? {};
  if (!fields || !filling) return;
  set(changeBrandFormAtom, { fields: takenBack(fields, filling), filling: undefined });
});

/** Cancels an offer or aborts a request; also discards a refused answer. */
export const stopDistilAtom = distil.stopAtom;

/** Aborts a request to a provider or model that is no longer selected. */
export const dropUnchosenDistilAtom = distil.dropUnchosenAtom;

/** Opens the form of a brand, or of a new one. */
export const openBrandFormAtom = atom(null, (_get, set, brand: Brand | undefined) => {
  set(distil.stopAtom);
  const fields = brand ? fieldsOf(brand) : EMPTY_FIELDS;
  set(brandFormAtom, { brand, fields, opened: fields, posts: [], readsPosts: false });
});

/** Closes the form. A request under way is for nothing then. */
export const closeBrandFormAtom = atom(null, (_get, set) => {
  set(distil.stopAtom);
  set(brandFormAtom, undefined);
});
