import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTS } from '#content/posts.ts';
import { attribute, type BuiltPage, buildSite, meta, parse, SITE_ADDRESS } from './built-site.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
let listed: readonly BuiltPage[];
let unlisted: readonly BuiltPage[];

beforeAll(async () => {
  site = await buildSite();
  unlisted = site.pages.filter(({ path }) => /^\/(auth|404)/.test(path));
  listed = site.pages.filter((page) => !unlisted.includes(page));
}, 120_000);
afterAll(() => site.remove());

const addressOf = (path: string) => SITE_ADDRESS + path;
const addresses = () => listed.map(({ path }) => addressOf(path));
const withoutRepeats = (values: readonly string[]) => [...new Set(values)];

describe('the head of every public page', () => {
  it('has a title and a description that no other page has', () => {
    const titles = listed.map(({ document }) => document.title);
    const descriptions = listed.map((page) => meta(page, 'description'));
    expect(listed).toHaveLength(9);
    expect(withoutRepeats(titles)).toEqual(titles);
    expect(withoutRepeats(descriptions)).toEqual(descriptions);
  });

  it('describes the page in 120 to 160 characters', () => {
    const lengths = listed.map((page) => [page.path, meta(page, 'description').length] as const);
    expect(lengths.filter(([, length]) => length < 120 || length > 160)).toEqual([]);
  });

  it('names the address of the page, of its card and of the feed', () => {
    for (const page of listed) {
      expect(attribute(page, 'link[rel=canonical]', 'href')).toBe(addressOf(page.path));
      expect(meta(page, 'og:url')).toBe(addressOf(page.path));
      expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
      expect(page.document.title).toContain(meta(page, 'og:title'));
      expect(meta(page, 'twitter:card')).toBe('summary_large_image');
      expect(attribute(page, 'link[type="application/atom+xml"]', 'href')).toBe('/feed.xml');
      expect(page.document.querySelector('meta[name=robots]')).toBeNull();
    }
  });

  it('shows a picture of its own of 1200 by 630, in words too', async () => {
    const images = listed.map((page) => meta(page, 'og:image'));
    expect(withoutRepeats(images)).toEqual(images);
    for (const page of listed) {
      const size = pngSize(await site.read(meta(page, 'og:image').replace(SITE_ADDRESS, '')));
      expect(size).toEqual([1200, 630]);
      expect(size.map(String)).toEqual([
        meta(page, 'og:image:width'),
        meta(page, 'og:image:height'),
      ]);
      expect(meta(page, 'og:image:alt').length).toBeGreaterThan(10);
    }
  });

  it('keeps sign-in and lost addresses out of search', () => {
    expect(unlisted.map(({ path }) => path)).toEqual([
      '/auth',
      '/auth/confirm',
      '/auth/openrouter',
      '/404',
    ]);
    for (const page of unlisted) {
      expect(meta(page, 'robots')).toBe('noindex');
      expect(page.document.querySelector('link[rel=canonical], meta[property]')).toBeNull();
    }
  });
});

/** Width and height, which the first chunk of a PNG begins with. */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('structured data', () => {
  const graphOf = ({ document }: BuiltPage): Record<string, unknown>[] => {
    const scripts = document.querySelectorAll('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    const data = JSON.parse(scripts[0]?.textContent ?? '');
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  };
  const nodeOf = (page: BuiltPage, type: string) =>
    graphOf(page).find((node) => node['@type'] === type);

  it('is there on public pages alone', () => {
    for (const page of listed) expect(graphOf(page).length).toBeGreaterThan(1);
    for (const { document } of unlisted)
      expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  // https://developers.google.com/search/docs/appearance/structured-data/article
  it.each(POSTS.map(({ slug }) => `/blog/${slug}`))('tells all of the article at %s', (path) => {
    const page = pageAt(path);
    const article = nodeOf(page, 'Article');
    const organization = {
      '@type': 'Organization',
      name: 'Echopost',
      url: addressOf('/'),
      logo: addressOf('/icons/icon-512.png'),
    };
    expect(article).toEqual({
      '@type': 'Article',
      headline: meta(page, 'og:title'),
      description: meta(page, 'description'),
      image: meta(page, 'og:image'),
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      author: organization,
      publisher: organization,
      mainEntityOfPage: addressOf(path),
    });
    expect(page.document.querySelector('h1')?.textContent).toBe(article?.['headline']);
    expect(String(article?.['datePublished']) <= String(article?.['dateModified'])).toBe(true);
  });

  it('names the organization and the site elsewhere, with a logo that exists', async () => {
    for (const page of listed.filter(({ path }) => !path.startsWith('/blog/'))) {
      expect(nodeOf(page, 'Organization')).toMatchObject({ name: 'Echopost', url: addressOf('/') });
      expect(nodeOf(page, 'WebSite')).toMatchObject({ name: 'Echopost', url: addressOf('/') });
    }
    expect(pngSize(await site.read('icons/icon-512.png'))).toEqual([512, 512]);
  });

  it('leads from the first page to this one', () => {
    for (const page of listed.filter(({ path }) => path !== '/'))
      expect(nodeOf(page, 'BreadcrumbList')?.['itemListElement']).toEqual([
        { '@type': 'ListItem', position: 1, name: 'Echopost', item: addressOf('/') },
        { '@type': 'ListItem', position: 2, name: meta(page, 'og:title') },
      ]);
  });
});

function pageAt(path: string): BuiltPage {
  const page = site.pages.find((each) => each.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  return page;
}

describe('the page itself', () => {
  it('has one first-level heading', () => {
    for (const { path, document } of site.pages)
      expect([path, document.querySelectorAll('#root h1').length]).toEqual([path, 1]);
  });

  it('has no link that leads nowhere', async () => {
    const dead: string[] = [];
    for (const page of site.pages)
      for (const link of page.document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (/^[/#]/.test(href) && !leadsSomewhere(page, href)) dead.push(`${page.path} -> ${href}`);
      }
    expect(dead).toEqual([]);
  });

  it('says in words what its pictures show, and how large they are', async () => {
    const pictures = site.pages.flatMap(({ document }) => [...document.querySelectorAll('img')]);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    for (const picture of pictures) {
      expect(picture.hasAttribute('alt')).toBe(true);
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      await site.read(picture.getAttribute('src') ?? '');
    }
  });

  it('gives long words contents, and articles a picture, a reading time and a way on', () => {
    for (const { slug } of POSTS) {
      const { document } = pageAt(`/blog/${slug}`);
      const sections = [...document.querySelectorAll('article h2')].map((each) => `#${each.id}`);
      const contents = [...document.querySelectorAll('article details a')];
      expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections);
      expect(document.querySelectorAll('article img')).toHaveLength(1);
      expect(document.querySelector('article')?.textContent).toMatch(/\d minutes to read/);
      expect(document.querySelector('article')?.textContent).toContain('Next article: ');
    }
  });
});

function leadsSomewhere(from: BuiltPage, href: string): boolean {
  const [address = '', fragment] = href.split('#', 2);
  const path = address.split('?', 1)[0] || from.path;
  const page = site.pages.find((each) => each.path === path);
  return Boolean(page && (!fragment || page.document.getElementById(fragment)));
}

/** The parser closes its eyes to a bare ampersand, feed readers do not. */
async function xmlFile(name: string) {
  const text = await site.text(name);
  const document = parse(text, 'application/xml');
  expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n/);
  expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

describe('what stands beside the pages', () => {
  it('lists in the sitemap what may be found, and nothing else', async () => {
    const sitemap = await xmlFile('sitemap.xml');
    expect([...sitemap.querySelectorAll('loc')].map((each) => each.textContent)).toEqual(
      addresses(),
    );
    for (const day of sitemap.querySelectorAll('lastmod'))
      expect(day.textContent).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('forbids robots none of it and shows them the sitemap', async () => {
    const robots = await site.text('robots.txt');
    expect(robots).not.toContain('Disallow');
    expect(robots).toContain(`Sitemap: ${addressOf('/sitemap.xml')}\n`);
  });

  it('feeds the articles, the newest first, with ids and dates as RFC 3339 has them', async () => {
    const feed = await xmlFile('feed.xml');
    const texts = (selector: string) =>
      [...feed.querySelectorAll(selector)].map((each) => each.textContent);
    const paths = ['/#content-strategy', ...POSTS.map(({ slug }) => `/blog/${slug}`)];
    expect(texts('entry > id').toSorted()).toEqual(paths.map(addressOf).toSorted());
    const landing = site.pages.find(({ path }) => path === '/');
    expect(landing?.document.querySelector('#content-strategy article')).not.toBeNull();
    expect(
      [...feed.querySelectorAll('entry > link')].map((each) => each.getAttribute('href')),
    ).toEqual(texts('entry > id'));
    const published = texts('entry > published');
    expect(published.toSorted().toReversed()).toEqual(published);
    const dates = [...published, ...texts('updated')];
    expect(dates).toHaveLength(2 * paths.length + 1);
    for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('tells language models of every public page', async () => {
    const summary = await site.text('llms.txt');
    expect(summary).toMatch(/^# Echopost\n\n> /);
    const found = [...summary.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => address);
    // The one on the landing page is told by its own place.
    const wanted = addresses().map((address) =>
      address === addressOf('/') ? addressOf('/#content-strategy') : address,
    );
    expect(found.toSorted()).toEqual([...wanted, addressOf('/feed.xml')].toSorted());
  });
});
