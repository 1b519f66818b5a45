// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { chooseAtom } from '#state/campaign/campaign.ts';
import { analyseAtOnce, openApp } from '../../../state/fake-app.ts';
import { openWizard, says, saysNoMore } from '../open-wizard.tsx';

const REVIEWS = 'Maria Lopez was lovely, call her on 0171 555 0123.\nBreakfast was cold.';

test('Look through shows no row before its masks are known', async () => {
  const { promise: looked, resolve: look } = Promise.withResolvers<void>();
  const app = openApp({
    analyse: async (...asked) => {
      await looked;
      return analyseAtOnce(...asked);
    },
  });
  app.store.set(chooseAtom, { platform: 'instagram' });
  await app.store.set(addInsightAtom, REVIEWS);
  const page = openWizard(app, 'customize');
  await page.press('Look through');
  await says('Reading the quotes…');
  expect(page.queryByRole('list', { name: 'Quotes' })).toBeNull();
  look();
  await page.findByRole('list', { name: 'Quotes' });
  await says(/\[name\] was lovely, call her on \[phone\]/);
  await saysNoMore('Reading the quotes…');
});

test('Look through shows its rows, and removes one, if the quotes could not be analysed', async () => {
  const app = openApp({ analyse: async () => undefined });
  app.store.set(chooseAtom, { platform: 'instagram' });
  await app.store.set(addInsightAtom, REVIEWS);
  const page = openWizard(app, 'customize');
  await page.press('Look through');
  await page.press('Remove quote 2');
  await says('1 quote');
  await page.press('Undo remove');
  await says('2 quotes');
});
