import { expect, test } from '../test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page shows the worked example between the promise and the article', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('heading')).toContainText([
      'Transform customer insights',
      'From four reviews to a post',
      'What customers wrote',
      'What they talk about',
      'The post, with its sources',
      'How it works',
      'How AI changes content strategy',
    ]);
    const example = page.getByRole('region', { name: 'From four reviews to a post' });
    await expect(example.getByRole('blockquote')).toHaveCount(4);
    await expect(example.getByRole('figure')).toContainText(['… more', 'jeans or a skirt?']);
  });
});

test('the worked example fits every screen, and begins on the first of a phone', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: 'From four reviews to a post' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(width);
    const example = page.getByRole('region', { name: 'From four reviews to a post' });
    const parts = await example
      .locator('*')
      .evaluateAll((elements) => elements.map((it) => it.getBoundingClientRect().right));
    expect(Math.max(...parts)).toBeLessThanOrEqual(width);
  }
});

test('hydration leaves the worked example as it was served', async ({ page }) => {
  await page.goto('/');
  const example = await page.locator('#example').elementHandle();
  await page.getByRole('button', { name: 'Upgrade' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'app');
  expect(await example?.evaluate((element) => element.isConnected)).toBe(true);
});
