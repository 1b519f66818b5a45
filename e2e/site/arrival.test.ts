import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { listenLocally } from '../../local/listen.ts';
import { expect, test } from '../test.ts';

/** Elements of a page's first screen, in order; the first one is the whole head. */
function elementsOf(html: string): string[] {
  const [head = '', body = ''] = html.split('</head>');
  // The rest is below, from the first section or the footer.
  const [start = ''] = body.split(/<h2|<footer/);
  return [head, ...start.split(/(?=<[a-z])/)];
}

/** Serves nothing but one page, which arrives as it is written. */
async function serveSlowly(path: string) {
  const { promise: answer, resolve } = Promise.withResolvers<ServerResponse>();
  const site = await listenLocally(0, (req, res) => {
    if (req.url !== path) return res.writeHead(204, { 'Content-Type': 'text/javascript' }).end();
    return resolve(res.writeHead(200, HEADERS));
  });
  return { answer, address: `http://localhost:${site.port}${path}`, close: () => site.close() };
}

/** Keeps the browser from waiting for more text to guess a type from. */
const HEADERS = { 'Content-Type': 'text/html;charset=utf-8', 'X-Content-Type-Options': 'nosniff' };

/** Lets the page paint, unless it waits for more before its first paint. */
const paint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 30);
      }),
  );

/** Records the layout shifts of the page, for `movesOf`. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries().map(Object))
        for (const { node } of sources) moved.push(`${node?.nodeName} ${node?.textContent}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'moved'));

for (const path of ['/', '/blog/from-seo-to-aeo', '/faceless-video'])
  test(`${path} moves nothing on a phone or a desktop while its elements arrive`, async ({
    page,
    request,
  }) => {
    const elements = elementsOf(await (await request.get(path)).text());
    await watchMoves(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const site = await serveSlowly(path);
      const going = page.goto(site.address, { waitUntil: 'commit' });
      const answer = await site.answer;
      for (const element of elements) {
        answer.write(element);
        await going;
        await paint(page);
      }
      await expect(page.locator('header').getByRole('link', { name: 'Echopost' })).toBeVisible();
      expect(await movesOf(page), `${width} px`).toEqual([]);
      answer.end();
      await site.close();
    }
  });

test('a reloaded step moves nothing while the page arrives, however far down it was', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const end = html.indexOf('</footer>', html.indexOf('</main>'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    window.localStorage.setItem('echopost.signed-in', 'me@example.com'),
  );
  await watchMoves(page);
  const site = await serveSlowly('/?step=generate');
  const going = page.goto(site.address, { waitUntil: 'commit' });
  const answer = await site.answer;
  answer.write(html.slice(0, end));
  await going;
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 250));
  await paint(page);
  await paint(page);
  // With the script that empties the page.
  answer.end(html.slice(end));
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'in');
  await paint(page);
  await paint(page);
  expect(await movesOf(page)).toEqual([]);
  await site.close();
});
