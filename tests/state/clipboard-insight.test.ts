import { expect, test } from 'vitest';
import { quotesAtom } from '#state/campaign.ts';
import { pasteInsightAtom } from '#state/clipboard-insight.ts';
import { servicesAtom } from '#state/services.ts';
import { openApp } from './fake-app.ts';

/** Opens the app on a device whose clipboard answers with this text. */
function openWithClipboard(text: string | undefined) {
  const { store } = openApp();
  const services = store.get(servicesAtom);
  if (!services) throw new Error('No services');
  const paste = async () => (text === undefined ? undefined : { text });
  store.set(servicesAtom, { ...services, sharing: { ...services.sharing, paste } });
  return store;
}

test('the clipboard’s lines are added as quotes', async () => {
  const store = openWithClipboard('Soft towels.\nBreakfast was lovely.');
  expect(await store.set(pasteInsightAtom)).toMatchObject({ ok: true, added: 2 });
  expect(store.get(quotesAtom).map(({ text }) => text)).toEqual([
    'Soft towels.',
    'Breakfast was lovely.',
  ]);
});

test('a clipboard that is refused, without text or without words adds nothing', async () => {
  for (const [text, problem] of [
    [undefined, 'refused'],
    ['', 'no-text'],
    ['{"stars":[5]}', 'empty'],
  ] as const) {
    const store = openWithClipboard(text);
    expect(await store.set(pasteInsightAtom)).toEqual({ ok: false, problem });
    expect(store.get(quotesAtom)).toEqual([]);
  }
});
