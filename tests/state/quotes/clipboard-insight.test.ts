import { expect, test } from 'vitest';
import { quotesAtom, wipesAtom } from '#state/campaign/campaign.ts';
import { readClipboardAtom } from '#state/quotes/clipboard-insight.ts';
import { type Services, servicesAtom } from '#state/services.ts';
import { openApp } from '../fake-app.ts';

const addClipboard = async (store: ReturnType<typeof openWithPaste>) =>
  (await store.set(readClipboardAtom))();

/** Opens the app on a device whose clipboard answers with this text. */
function openWithClipboard(text: string | undefined) {
  return openWithPaste(async () => (text === undefined ? undefined : { text }));
}

function openWithPaste(paste: Services['sharing']['paste']) {
  const { store } = openApp();
  const services = store.get(servicesAtom);
  if (!services) throw new Error('No services');
  store.set(servicesAtom, { ...services, sharing: { ...services.sharing, paste } });
  return store;
}

test('the clipboard’s lines are added as quotes', async () => {
  const store = openWithClipboard('Soft towels.\nBreakfast was lovely.');
  expect(await addClipboard(store)).toMatchObject({ ok: true, added: 2 });
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
    expect(await addClipboard(store)).toEqual({ ok: false, problem });
    expect(store.get(quotesAtom)).toEqual([]);
  }
});

test('a clipboard that is read after a wipe adds nothing', async () => {
  const reading = Promise.withResolvers<{ text: string }>();
  const store = openWithPaste(() => reading.promise);
  const pasted = addClipboard(store);
  store.set(wipesAtom, 1);
  reading.resolve({ text: 'Soft towels.' });
  expect(await pasted).toMatchObject({ ok: false });
  expect(store.get(quotesAtom)).toEqual([]);
});
