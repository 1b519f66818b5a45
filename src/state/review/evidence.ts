import { atom, type Getter, type Setter } from 'jotai';
import { type Draft, visibleText } from '#domain/drafts/draft.ts';
import { keepSentence, saveEdit, startEditing } from '#domain/drafts/edit.ts';
import { type Evidence, moveEvidence } from '#domain/posts/citations.ts';
import { removeSentence, replaceSentence, theirWords } from '#domain/evidence/fixes.ts';
import { proofCsv, proofMarkdown, type ProofSheet } from '#domain/evidence/proof-sheet.ts';
import type { CheckedSentence, Source } from '#domain/evidence/verdict.ts';
import { TOASTS } from '#domain/site/toasts.ts';
import { campaignIdAtom } from '../campaign/campaign.ts';
import { currentDraftAtom, putDraftAtom } from '../drafts/drafts.ts';
import { replaceDraft } from '../drafts/edit-draft.ts';
import { comparedQuotesAtom, loadHeldAtom } from '../quotes/held-quotes.ts';
import { services } from '../services.ts';

/**
 * The quotes that a draft may be based on: those of another campaign prove nothing about it, and
 * those that may be the user's own words are nobody's.
 */
export const draftQuotesAtom = atom((get) => {
  const quotes = get(comparedQuotesAtom);
  const campaignId = get(campaignIdAtom);
  return (draft: Draft) => (draft.campaignId === campaignId ? quotes : draft.origin.quotes);
});

/**
 * The verdict on each sentence of a draft as displayed; undefined if the check failed, or was
 * aborted.
 */
export const checkDraftAtom = atom(null, async (get, set, draft: Draft, signal?: AbortSignal) => {
  if (!(await set(loadHeldAtom))) return undefined;
  const text = visibleText(draft);
  const evidence = moveEvidence(draft.evidence, draft.text, text);
  return services(get).insight.check(text, evidence, get(draftQuotesAtom)(draft), signal);
});

/** A fix that the user applied, with the data to undo it. */
export interface Fix {
  readonly kind: 'words' | 'remove' | 'keep';
  readonly draftId: string;
  readonly sentence: string;
  readonly before: string;
  readonly after: string;
  /** The model's citations for the previous text. */
  readonly evidence?: Evidence | undefined;
}

/** The last fix of this visit. */
export const lastFixAtom = atom<Fix | undefined>(undefined);

/** The last fix, while it can be undone: the text hasn't changed since. */
export const undoableFixAtom = atom((get) => {
  const fix = get(lastFixAtom);
  const draft = get(currentDraftAtom);
  const isThere = fix && draft?.id === fix.draftId && visibleText(draft) === fix.after;
  return isThere ? fix : undefined;
});

interface FixRequest {
  /** The text that was checked. */
  readonly text: string;
  readonly sentence: CheckedSentence;
}

/** Replaces the post's sentence with the customer's own. */
export const quoteCustomerAtom = atom(
  null,
  (get, set, { text, sentence, source }: FixRequest & { readonly source: Source }) => {
    const words = theirWords(source, sentence.masks);
    const draft = get(currentDraftAtom);
    // The customer's words may have been removed since the check.
    if (words !== '' && draft && isQuoteOf(get, draft, source.quote.id))
      changeText(get, set, 'words', text, sentence, replaceSentence(text, sentence, words));
  },
);

const isQuoteOf = (get: Getter, draft: Draft, id: string): boolean =>
  [...get(draftQuotesAtom)(draft), ...(draft.evidence?.quotes ?? [])].some((it) => it.id === id);

/** Removes a sentence from the post. */
export const removeSentenceAtom = atom(null, (get, set, { text, sentence }: FixRequest) =>
  changeText(get, set, 'remove', text, sentence, removeSentence(text, sentence)),
);

function changeText(
  get: Getter,
  set: Setter,
  kind: Fix['kind'],
  before: string,
  { start, end }: CheckedSentence,
  after: string,
): void {
  const draft = get(currentDraftAtom);
  // The checked text has been edited since.
  if (!draft || visibleText(draft) !== before) return;
  putText(get, set, draft, after);
  const sentence = before.slice(start, end);
  const { id: draftId, evidence } = draft;
  set(lastFixAtom, { kind, draftId, sentence, before, after, evidence });
}

/** Writes to the open editor, or saves the text if none is open. */
function putText(get: Getter, set: Setter, draft: Draft, text: string, evidence?: Evidence): void {
  const typed = { ...startEditing(draft), editing: text };
  // An empty post is never saved: the editor shows an error instead.
  const isSaved = draft.editing === undefined && text.trim() !== '';
  const saved = isSaved ? saveEdit(typed, services(get).now()) : typed;
  const after = evidence && draft.editing === undefined ? { ...saved, evidence } : saved;
  replaceDraft(get, set, draft, after);
}

/** Stores that the user vouches for a sentence, or withdraws it. */
export const keepSentenceAtom = atom(
  null,
  (get, set, { text, sentence }: FixRequest, isKept: boolean) => {
    const draft = get(currentDraftAtom);
    // The checked text has been edited since, or belongs to another draft.
    if (!draft || visibleText(draft) !== text) return;
    const words = text.slice(sentence.start, sentence.end);
    set(putDraftAtom, keepSentence(draft, words, isKept));
    const shown = visibleText(draft);
    const fix: Fix = {
      kind: 'keep',
      draftId: draft.id,
      sentence: words,
      before: shown,
      after: shown,
    };
    set(lastFixAtom, isKept ? fix : undefined);
  },
);

/** Undoes the last fix. */
export const undoFixAtom = atom(null, (get, set) => {
  const fix = get(undoableFixAtom);
  const draft = get(currentDraftAtom);
  if (!fix || !draft) return;
  if (fix.kind === 'keep') set(putDraftAtom, keepSentence(draft, fix.sentence, false));
  else putText(get, set, draft, fix.before, fix.evidence);
  set(lastFixAtom, undefined);
});

const FORMATS = {
  markdown: { fileName: 'echopost-proof.md', write: proofMarkdown },
  csv: { fileName: 'echopost-proof.csv', write: proofCsv },
} as const;

/** Starts the download of a proof sheet. */
export const downloadProofAtom = atom(
  null,
  (get, _set, sheet: ProofSheet, format: keyof typeof FORMATS) => {
    const { sharing, notify } = services(get);
    const { fileName, write } = FORMATS[format];
    sharing.downloadText(fileName, write(sheet));
    notify(TOASTS.downloadStarted);
  },
);
