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

test('nothing is offered until the browser offers it, nor where the app is installed', () => {
  expect(open({}).latest()).toBeUndefined();
  expect(open({ installed: true, ios: true }).latest()).toBeUndefined();
  expect(open({ installed: true, early: question() }).latest()).toBeUndefined();
});

test('what the browser offered early is offered, asked once, and gone', async () => {
  const { latest } = open({ early: question('dismissed') });
  const offer = latest();
  expect(offer?.by).toBe('ask');
  expect(offer?.by === 'ask' && (await offer.ask())).toBe('dismissed');
  expect(latest()).toBeUndefined();
});

test('what it offers later is offered without its own bar, and ends with the installation', () => {
  const { window, latest } = open({});
  const event = question();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(latest()?.by).toBe('ask');
  window.dispatchEvent(new Event('appinstalled'));
  expect(latest()).toBeUndefined();
});

test('on an iPhone the person does it by hand', () => {
  expect(open({ ios: true }).latest()).toEqual({ by: 'hand' });
});
