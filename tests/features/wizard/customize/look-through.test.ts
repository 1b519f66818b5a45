// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { addInsightAtom } from '#state/quotes/insight.ts';
import { chooseAtom, quotesAtom } from '#state/campaign/campaign.ts';
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

test('a quote of the wrong theme stays in the list, to be put back, and is not counted', async () => {
  const app = openApp();
  app.store.set(chooseAtom, { platform: 'instagram' });
  await app.store.set(
    addInsightAtom,
    'The price is fair.\nA high price.\nAt any price!\nHello you.',
  );
  const page = openWizard(app, 'customize');
  await page.press(/^Price and value/);
  await page.press('Look through Price and value');
  await says('3 of 4 quotes');
  await page.press('Wrong theme, quote 3');
  await says('2 of 4 quotes');
  await page.press('Wrong theme, quote 2');
  // One quote is no theme: the list keeps those that can be put back.
  await says('0 of 4 quotes');
  const button = page.getByRole('button', { name: 'Wrong theme, quote 2' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await page.press('Wrong theme, quote 2');
  await says('2 of 4 quotes');
  expect(app.store.get(quotesAtom).map(({ notAbout }) => notAbout)).toEqual([
    undefined,
    undefined,
    ['Price and value'],
    undefined,
  ]);
});
