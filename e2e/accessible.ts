import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules about colours alone: the elements are the same in both colour schemes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** Selector of the part that is checked; `main` by default, `html` for the whole page. */
  within?: string;
  /** Ids of the rules that are applied; all by default. */
  rules?: string[];
}

/** Fails with the first element of each rule of axe that the page breaks. */
export async function expectAccessible(
  page: Page,
  { within = 'main', rules }: Scope = {},
): Promise<void> {
  // A colour in transition between the schemes belongs to neither. A cancelled animation counts
  // as over.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  // The mode without frames: the policy allows none, and the other opens a page for every analysis.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .include(within)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
