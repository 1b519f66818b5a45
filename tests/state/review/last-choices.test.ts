import { beforeEach, describe, expect, test } from 'vitest';
import { campaignAtom, campaignIdAtom, chooseAtom } from '#state/campaign/campaign.ts';
import { documentsReadAtom } from '#state/storage/documents.ts';
import { putDraftAtom } from '#state/drafts/drafts.ts';
import { resetCampaignAtom } from '#state/generation/reset.ts';
import {
  canUndoLastChoicesAtom,
  fillLastChoicesAtom,
  offersLastChoicesAtom,
  undoLastChoicesAtom,
} from '#state/review/last-choices.ts';
import { ORIGIN, READY } from '../../domain/campaigns.ts';
import { openApp } from '../fake-app.ts';

let store: ReturnType<typeof openApp>['store'];
beforeEach(() => {
  ({ store } = openApp());
  store.set(putDraftAtom, {
    id: 'a',
    text: 'A post',
    revision: 1,
    createdAt: 0,
    updatedAt: 0,
    origin: ORIGIN,
    campaignId: store.get(campaignIdAtom),
    cutShort: false,
  });
});

describe('“Same as last time”', () => {
  test('it is offered to a new campaign, and not to the one that it would come from', () => {
    expect(store.get(offersLastChoicesAtom)).toBe(false);
    store.set(resetCampaignAtom);
    expect(store.get(offersLastChoicesAtom)).toBe(true);
  });

  test('it is offered once all drafts are read', () => {
    store.set(resetCampaignAtom);
    store.set(documentsReadAtom, false);
    expect(store.get(offersLastChoicesAtom)).toBe(false);
    store.set(documentsReadAtom, true);
    expect(store.get(offersLastChoicesAtom)).toBe(true);
  });

  test('one press fills in every choice and keeps the quotes', () => {
    store.set(resetCampaignAtom);
    const quotes = [{ id: 'x', text: 'New' }];
    store.set(chooseAtom, { quotes });
    store.set(fillLastChoicesAtom);
    expect(store.get(campaignAtom)).toEqual({ ...READY, quotes });
    expect(store.get(offersLastChoicesAtom)).toBe(false);
  });

  test('undo takes back the choices, keeps the quotes, and offers them again', () => {
    store.set(resetCampaignAtom);
    const before = store.get(campaignAtom);
    store.set(fillLastChoicesAtom);
    const quotes = [{ id: 'x', text: 'New' }];
    store.set(chooseAtom, { quotes });
    expect(store.get(canUndoLastChoicesAtom)).toBe(true);
    store.set(undoLastChoicesAtom);
    expect(store.get(campaignAtom)).toEqual({ ...before, quotes });
    expect(store.get(canUndoLastChoicesAtom)).toBe(false);
    expect(store.get(offersLastChoicesAtom)).toBe(true);
  });

  test('a new campaign has nothing to undo', () => {
    store.set(resetCampaignAtom);
    store.set(fillLastChoicesAtom);
    store.set(resetCampaignAtom);
    expect(store.get(canUndoLastChoicesAtom)).toBe(false);
  });
});
