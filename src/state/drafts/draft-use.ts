import { atom } from 'jotai';
import { choose, type Draft, isProposal } from '#domain/drafts/draft.ts';
import { type UseKind, withUse } from '#domain/drafts/draft-use.ts';
import type { ToastText } from '#domain/site/toast.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { changeDraftAtom } from './drafts.ts';
import { services } from '../services.ts';

/** A rework that is used is taken. */
const taken = (draft: Draft, now: number): Draft =>
  isProposal(draft) ? choose(draft, now) : draft;

/** Records that a post was copied or shared. */
export const markDraftUsedAtom = atom(
  null,
  (get, set, kind: Exclude<UseKind, 'posted'>, id: string) => {
    const now = services(get).now();
    set(changeDraftAtom, id, (draft) => withUse(taken(draft, now), kind, now));
  },
);

interface CopyOptions {
  /** Posts that the text contains, by id; none for a part of a post. */
  readonly draftIds?: readonly string[];
  /** Shown with a successful copy. */
  readonly warning?: string | undefined;
}

/** Copies a text, reports the result and marks the posts as copied. */
export const copyTextAtom = atom(
  null,
  async (get, set, text: string, { draftIds = [], warning }: CopyOptions = {}) => {
    const { sharing, notify } = services(get);
    const isCopied = await sharing.copy(text, () => notify(TOASTS.copySlow));
    if (isCopied) for (const id of draftIds) set(markDraftUsedAtom, 'copied', id);
    notify(isCopied ? copiedToast(warning) : TOASTS.copyFailed);
  },
);

const copiedToast = (warning: string | undefined): ToastText =>
  warning === undefined
    ? TOASTS.copied
    : { title: TOASTS.copied.title, description: warning, tone: 'warning' };

/** Marks a post as published, or takes that back. */
export const setPostedAtom = atom(null, (get, set, id: string, isPosted: boolean) => {
  const now = services(get).now();
  set(changeDraftAtom, id, (draft) =>
    withUse(taken(draft, now), 'posted', isPosted ? now : undefined),
  );
});
