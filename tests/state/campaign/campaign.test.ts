import { expect, test } from 'vitest';
import { EMPTY_CAMPAIGN } from '#domain/campaign/campaign.ts';
import {
  campaignAtom,
  chooseAtom,
  isPlatformChosenAtom,
  isReadyToGenerateAtom,
  setQuotesAtom,
  toggleTagAtom,
} from '#state/campaign/campaign.ts';
import { openApp } from '../fake-app.ts';

test('each choice replaces its earlier value and leaves the others', () => {
  const { store } = openApp();
  store.set(chooseAtom, { platform: 'facebook', tone: 'joyful' });
  store.set(chooseAtom, { tone: 'empathetic' });
  store.set(chooseAtom, { subject: 'A blouse' });
  expect(store.get(campaignAtom)).toEqual({
    ...EMPTY_CAMPAIGN,
    platform: 'facebook',
    tone: 'empathetic',
    subject: 'A blouse',
  });
});

test('tags can be added and removed, and quotes set and removed', () => {
  const { store } = openApp();
  store.set(toggleTagAtom, 'Pain Points');
  store.set(toggleTagAtom, 'Case Studies');
  store.set(toggleTagAtom, 'Pain Points');
  store.set(setQuotesAtom, [
    { id: '1', text: 'a' },
    { id: '2', text: 'b' },
  ]);
  store.set(chooseAtom, { subject: 'Spring' });
  expect(store.get(campaignAtom)).toEqual({
    ...EMPTY_CAMPAIGN,
    tags: ['Case Studies'],
    subject: 'Spring',
    quotes: [
      { id: '1', text: 'a' },
      { id: '2', text: 'b' },
    ],
  });
});

test('the conditions of the later steps notify their subscribers only when another step becomes available', () => {
  const { store } = openApp();
  let notified = 0;
  for (const condition of [isPlatformChosenAtom, isReadyToGenerateAtom])
    store.sub(condition, () => (notified += 1));
  store.set(chooseAtom, { platform: 'facebook' });
  expect(notified).toBe(1);
  store.set(chooseAtom, { platform: 'linkedin', tone: 'joyful' });
  store.set(chooseAtom, { contentType: 'text', audience: 'families', length: 'short' });
  expect(notified).toBe(1);
  store.set(toggleTagAtom, 'Pain Points');
  expect(notified).toBe(2);
  store.set(toggleTagAtom, 'Case Studies');
  expect(notified).toBe(2);
  expect(store.get(isPlatformChosenAtom) && store.get(isReadyToGenerateAtom)).toBe(true);
});
