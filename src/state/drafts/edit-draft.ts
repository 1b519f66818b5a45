import { atom, type Getter, type Setter } from 'jotai';
import type { Draft } from '#domain/drafts/draft.ts';
import { earlierOf, isSameContent, surplus } from '#domain/drafts/earlier.ts';
import { cancelEditing, saveEdit, startEditing } from '#domain/drafts/edit.ts';
import { isBlankText } from '#domain/platforms/blank-text.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { services } from '../services.ts';
import { draftSummariesAtom } from './draft-summaries.ts';
import {
  addDraftAtom,
  changeDraftAtom,
  currentDraftAtom,
  draftByIdAtom,
  removeDraftAtom,
} from './drafts.ts';

/** True while the draft under review is edited and nothing but white space is left of it. */
export const isBlankEditAtom = atom((get) => {
  const { editing, origin } = get(currentDraftAtom) ?? {};
  return origin !== undefined && editing !== undefined && isBlankText(origin.platform, editing);
});

export const startEditingAtom = atom(null, (_get, set, id: string) =>
  set(changeDraftAtom, id, startEditing),
);

export const cancelEditingAtom = atom(null, (_get, set, id: string) =>
  set(changeDraftAtom, id, cancelEditing),
);

/** Save Changes: makes the edited text the draft's text. The text before is kept as a version. */
export const saveEditAtom = atom(null, (get, set, id: string) => {
  const draft = get(draftByIdAtom)(id);
  if (!draft) return;
  replaceDraft(get, set, draft, saveEdit(draft, services(get).now()));
  services(get).notify(TOASTS.updated);
  services(get).device.persist();
});

/** Stores the edit on every keystroke. */
export const typeAtom = atom(null, (_get, set, id: string, editing: string) =>
  set(changeDraftAtom, id, (draft) => ({ ...draft, editing })),
);

/**
 * Replaces a draft by its edited form, and keeps what it was as a version: once, and only so many of
 * them.
 */
export function replaceDraft(get: Getter, set: Setter, before: Draft, after: Draft): void {
  const versions = versionsOf(get, after);
  set(addDraftAtom, after);
  // Without a campaign it would be a post of its own.
  if (after.campaignId === undefined || isSameContent(before, after)) return;
  if (versions.some((it) => it.id !== before.id && isSameContent(it, before))) return;
  set(addDraftAtom, earlierOf(before));
  for (const id of surplus(versionsOf(get, after), after.id)) set(removeDraftAtom, id);
}

/** The versions of a post: the drafts of its campaign for its platform. */
export function versionsOf(get: Getter, { campaignId, origin }: Draft): readonly Draft[] {
  if (campaignId === undefined) return [];
  const draftById = get(draftByIdAtom);
  return get(draftSummariesAtom)
    .filter((it) => it.campaignId === campaignId && it.platform === origin.platform)
    .flatMap(({ id }) => draftById(id) ?? []);
}
