import { atom } from 'jotai';
import type { Brand, BrandVoice } from '#domain/brand/brand.ts';
import type { BrandFields, Filling } from '#domain/brand/brand-form.ts';
import { isSame } from '#domain/campaign/merge.ts';

/** The form of a brand. Nothing of it is kept on the device before Save. */
export interface BrandFormState {
  /** The brand as it was opened; undefined for a new one. */
  readonly brand: Brand | undefined;
  readonly fields: BrandFields;
  /** The fields as they were when it was opened. */
  readonly opened: BrandFields;
  /** The user's posts to read it from, as they were pasted. */
  readonly posts: readonly string[];
  /** True while the fields for these posts are shown. */
  readonly readsPosts: boolean;
  /** Fields filled in by reading, and the findings of the last reading, until Undo. */
  readonly filling?: (Filling & { readonly found: BrandVoice }) | undefined;
}

/**
 * The open form; undefined while none is. It outlives its screen: a user who looks something up
 * elsewhere finds it as it was, with the answer that came meanwhile.
 */
export const brandFormAtom = atom<BrandFormState | undefined>(undefined);

/** True if the open form has what is kept nowhere else: pasted posts, or a change of its fields. */
export const isBrandFormUnsavedAtom = atom((get) => {
  const form = get(brandFormAtom);
  return (
    form !== undefined &&
    (form.posts.some((post) => post.trim() !== '') || !isSame(form.fields, form.opened))
  );
});

/** Changes the open form, if there is one. */
export const changeBrandFormAtom = atom(null, (get, set, change: Partial<BrandFormState>) => {
  const form = get(brandFormAtom);
  if (form) set(brandFormAtom, { ...form, ...change });
});
