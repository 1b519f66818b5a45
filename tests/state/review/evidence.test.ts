import { expect, test } from 'vitest';
import type { Draft } from '#domain/drafts/draft.ts';
import { campaignAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom, putDraftAtom } from '#state/drafts/drafts.ts';
import { startEditingAtom, typeAtom } from '#state/drafts/edit-draft.ts';
import {
  checkDraftAtom,
  keepSentenceAtom,
  quoteCustomerAtom,
  removeSentenceAtom,
  undoableFixAtom,
  undoFixAtom,
} from '#state/review/evidence.ts';
import { ORIGIN, READY } from '../../domain/campaigns.ts';
import { openReadyApp } from '../fake-app.ts';
import { currentId } from '../current-draft.ts';

const QUOTE = { id: 'q', text: 'The pool closes at six. Bye.' };
const POST = 'The pool closes at ten. We love it.';

/** A draft under review whose first sentence a customer contradicts. */
async function openDraft() {
  const { store } = openReadyApp();
  store.set(campaignAtom, { ...READY, quotes: [QUOTE] });
  const draft: Draft = {
    id: 'd',
    text: POST,
    revision: 1,
    createdAt: 1,
    updatedAt: 1,
    cutShort: false,
    origin: { ...ORIGIN, quotes: [QUOTE] },
    evidence: { links: [{ start: 0, end: 23, quotes: ['q'] }], quotes: [QUOTE] },
  };
  store.set(putDraftAtom, draft);
  const [sentence] = (await store.set(checkDraftAtom, draft)) ?? [];
  const source = sentence?.sources[0];
  if (!sentence || !source) throw new Error('The sentence has no source');
  const text = () => store.get(currentDraftAtom)?.text;
  return { store, draft, sentence, source, text };
}

test('a sentence replaced by the customer’s words is saved, and undone with its marks', async () => {
  const { store, draft, sentence, source, text } = await openDraft();
  expect(sentence.verdict).toBe('otherwise');
  store.set(quoteCustomerAtom, { text: POST, sentence, source });
  expect(text()).toBe('“The pool closes at six.” We love it.');
  store.set(undoFixAtom);
  expect(text()).toBe(POST);
  expect(store.get(currentDraftAtom)?.evidence).toEqual(draft.evidence);
  expect(store.get(undoableFixAtom)).toBeUndefined();
});

test('a fix in an open editor is not saved', async () => {
  const { store, sentence, text } = await openDraft();
  store.set(startEditingAtom, currentId(store));
  store.set(removeSentenceAtom, { text: POST, sentence });
  expect(store.get(currentDraftAtom)?.editing).toBe('We love it.');
  expect(text()).toBe(POST);
  store.set(undoFixAtom);
  expect(store.get(currentDraftAtom)?.editing).toBe(POST);
});

test('a fix of a changed text does nothing', async () => {
  const { store, sentence, text } = await openDraft();
  store.set(removeSentenceAtom, { text: 'Another text.', sentence });
  expect(text()).toBe(POST);
});

test('a fix can be undone only while the text is unchanged', async () => {
  const { store, sentence } = await openDraft();
  store.set(removeSentenceAtom, { text: POST, sentence });
  store.set(startEditingAtom, currentId(store));
  store.set(typeAtom, currentId(store), 'We love it, really.');
  expect(store.get(undoableFixAtom)).toBeUndefined();
  store.set(undoFixAtom);
  expect(store.get(currentDraftAtom)?.editing).toBe('We love it, really.');
});

test('a kept sentence is stored with the draft, and can be withdrawn', async () => {
  const { store, sentence } = await openDraft();
  store.set(keepSentenceAtom, { text: POST, sentence }, true);
  expect(store.get(currentDraftAtom)?.kept).toEqual(['The pool closes at ten.']);
  store.set(undoFixAtom);
  expect(store.get(currentDraftAtom)).not.toHaveProperty('kept');
});
