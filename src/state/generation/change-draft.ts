import { atom, type Getter, type Setter } from 'jotai';
import { fingerprint } from '#domain/campaign/campaign.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { wholeReply } from '#domain/posts/reply.ts';
import { inLanguageOf } from '#domain/posts/text-language.ts';
import { currentDraftAtom } from '../drafts/drafts.ts';
import { isBlankEditAtom, saveEditAtom } from '../drafts/edit-draft.ts';
import { targetOf } from './draft-generation.ts';
import { chosenEndpoint } from './generate.ts';
import { type Build, submit } from './submit.ts';

/** `own`: the provider that wrote the draft. `chosen`: the currently chosen one. */
export type DraftProvider = 'own' | 'chosen';

/** The draft under review, once an open edit is saved: the version that a request leaves has it. */
export function takeSaved(get: Getter, set: Setter): Draft | undefined {
  const edited = get(currentDraftAtom);
  if (edited?.editing !== undefined && !get(isBlankEditAtom)) set(saveEditAtom, edited.id);
  return get(currentDraftAtom);
}

/**
 * Requests changes to a draft, each a version of its own, from the choices it was made with and not
 * the current ones.
 */
export function askForDraft(
  get: Getter,
  set: Setter,
  draft: Draft,
  builds: readonly Build[],
  provider: DraftProvider,
): Promise<void> {
  const { baseUrl, model, ...campaign } = draft.origin;
  const campaignId = draft.campaignId ?? draft.id;
  const asked = { campaignId, campaign, fingerprint: () => madeFrom(draft) };
  const endpoint = provider === 'chosen' ? chosenEndpoint(get) : { baseUrl, model };
  return submit(get, set, {
    target: targetOf(draft),
    asked: builds.map((build) => ({ ...asked, build })),
    ...endpoint,
  });
}

const madeFrom = ({ madeFrom: known, origin }: Draft): string => known ?? fingerprint(origin);

/** Continues a reply that was cut short, in the same draft. */
export const continueAtom = atom(null, async (get, set, provider: DraftProvider = 'own') => {
  const draft = get(currentDraftAtom);
  if (!draft) return;
  const build: Build = async (sent, texts) => {
    const soFar = wholeReply(draft, draft.origin.contentType, sent.quotes);
    const campaign = inLanguageOf(draft.text, sent, draft.origin.language);
    const continues = { draftId: draft.id, soFar };
    return { prompt: texts.buildContinuation(campaign, soFar), continues };
  };
  await askForDraft(get, set, draft, [build], provider);
});
