import { expect, test } from 'vitest';
import { createBrowserInstall } from '#services/install/browser-install.ts';
import type { InstallOffer } from '#services/install/install.ts';

function question(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return Object.assign(event, { prompt: async () => ({ outcome }) });
}

function open(options: {
  early?: ReturnType<typeof question>;
  installed?: boolean;
  ios?: boolean;
}) {
  const window = new EventTarget();
  const { early, installed = false, ios = false } = options;
  const install = createBrowserInstall({ window, early, isInstalled: installed, isIos: ios });
  const offers: (InstallOffer | undefined)[] = [];
  install.subscribe((offer) => offers.push(offer));
  return { window, offers, latest: () => offers.at(-1) };
}

test('an install prompt is offered only after its event, and if not yet installed', () => {
  expect(open({}).latest()).toBeUndefined();
  expect(open({ installed: true, ios: true }).latest()).toBeUndefined();
  expect(open({ installed: true, early: question() }).latest()).toBeUndefined();
});

test('an early install event is offered, prompted once, and gone', async () => {
  const { latest } = open({ early: question('dismissed') });
  const offer = latest();
  expect(offer?.by).toBe('ask');
  expect(offer?.by === 'ask' && (await offer.ask())).toBe('dismissed');
  expect(latest()).toBeUndefined();
});

test('a later install event is offered without the browser’s bar until installation', () => {
  const { window, latest } = open({});
  const event = question();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(latest()?.by).toBe('ask');
  window.dispatchEvent(new Event('appinstalled'));
  expect(latest()).toBeUndefined();
});

test('an iPhone shows manual install instructions', () => {
  expect(open({ ios: true }).latest()).toEqual({ by: 'hand' });
});
