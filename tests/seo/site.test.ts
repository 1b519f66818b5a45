import { beforeAll, describe, expect, it } from 'vitest';
import { POSTS } from '#content/posts.ts';
import { attribute, type BuiltPage, builtSite, meta, parse, SITE_ADDRESS } from './built-site.ts';

let site: Awaited<ReturnType<typeof builtSite>>;
let listed: readonly BuiltPage[];
let unlisted: readonly BuiltPage[];

beforeAll(async () => {
  site = await builtSite();
  unlisted = site.pages.filter(({ path }) => /^\/(auth|drafts|reviews|settings|404)/.test(path));
  listed = site.pages.filter((page) => !unlisted.includes(page));
}, 120_000);

const addressOf = (path: string) => SITE_ADDRESS + path;
const addresses = () => listed.map(({ path }) => addressOf(path));
const withoutRepeats = (values: readonly string[]) => [...new Set(values)];

describe('the head of every public page', () => {
  it('the head of every public page has a unique title and description', () => {
    const titles = listed.map(({ document }) => document.title);
    const descriptions = listed.map((page) => meta(page, 'description'));
    expect(listed).toHaveLength(9);
    expect(withoutRepeats(titles)).toEqual(titles);
    expect(withoutRepeats(descriptions)).toEqual(descriptions);
  });

  it('the head of every public page has a description of 120 to 160 characters', () => {
    const lengths = listed.map((page) => [page.path, meta(page, 'description').length] as const);
    expect(lengths.filter(([, length]) => length < 120 || length > 160)).toEqual([]);
  });

  it('the head of every public page has the URLs of the page, its card and the feed', () => {
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

  it('the head of every public page has a unique 1200 × 630 image with an alt text', async () => {
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

  it('sign-in pages, posts, reviews, settings and the 404 page are excluded from search', () => {
    expect(unlisted.map(({ path }) => path)).toEqual([
      '/drafts',
      '/reviews',
      '/settings',
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

/** The size of a PNG, from its first chunk. */
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

  it('structured data appears on public pages only', () => {
    for (const page of listed) expect(graphOf(page).length).toBeGreaterThan(1);
    for (const { document } of unlisted)
      expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  });

  // https://developers.google.com/search/docs/appearance/structured-data/article
  it.each(POSTS.map(({ slug }) => `/blog/${slug}`))(
    'structured data describes the article at %s completely',
    (path) => {
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
    },
  );

  it('structured data of other pages names the organization, its logo and the site', async () => {
    for (const page of listed.filter(({ path }) => !path.startsWith('/blog/'))) {
      expect(nodeOf(page, 'Organization')).toMatchObject({ name: 'Echopost', url: addressOf('/') });
      expect(nodeOf(page, 'WebSite')).toMatchObject({ name: 'Echopost', url: addressOf('/') });
    }
    expect(pngSize(await site.read('icons/icon-512.png'))).toEqual([512, 512]);
  });

  it('structured data has breadcrumbs from the first page to this one', () => {
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

describe('page content', () => {
  it('every page has one first-level heading', () => {
    for (const { path, document } of site.pages)
      expect([path, document.querySelectorAll('#root h1').length]).toEqual([path, 1]);
  });

  it('every page has only links that resolve', async () => {
    const dead: string[] = [];
    for (const page of site.pages)
      for (const link of page.document.querySelectorAll('a[href]')) {
        const href = link.getAttribute('href') ?? '';
        if (/^[/#]/.test(href) && !leadsSomewhere(page, href)) dead.push(`${page.path} -> ${href}`);
      }
    expect(dead).toEqual([]);
  });

  it('every image has a text alternative and a size', async () => {
    const pictures = site.pages.flatMap(({ document }) => [...document.querySelectorAll('img')]);
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    for (const picture of pictures) {
      expect(picture.hasAttribute('alt')).toBe(true);
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      await site.read(picture.getAttribute('src') ?? '');
    }
  });

  it('every article has contents, an image, a reading time and a link to the next one', () => {
    for (const { slug } of POSTS) {
      const { document } = pageAt(`/blog/${slug}`);
      const sections = [...document.querySelectorAll('article h2')].map((each) => `#${each.id}`);
      const contents = [...document.querySelectorAll('article details a')];
      expect(contents.map((link) => link.getAttribute('href'))).toEqual(sections);
      expect(document.querySelectorAll('article img')).toHaveLength(1);
      expect(document.querySelector('article')?.textContent).toMatch(/\d-minute read/);
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

/** The parser tolerates a bare ampersand; feed readers do not. */
async function xmlFile(name: string) {
  const text = await site.text(name);
  const document = parse(text, 'application/xml');
  expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\n/);
  expect(text).not.toMatch(/&(?!(?:amp|lt|gt|quot);)/);
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

describe('files besides the pages', () => {
  it('the sitemap lists every indexable page, and nothing else', async () => {
    const sitemap = await xmlFile('sitemap.xml');
    expect([...sitemap.querySelectorAll('loc')].map((each) => each.textContent)).toEqual(
      addresses(),
    );
    for (const day of sitemap.querySelectorAll('lastmod'))
      expect(day.textContent).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('robots.txt disallows no page and names the sitemap', async () => {
    const robots = await site.text('robots.txt');
    expect(robots).not.toContain('Disallow');
    expect(robots).toContain(`Sitemap: ${addressOf('/sitemap.xml')}\n`);
  });

  it('the feed lists the articles, newest first, with ids and RFC 3339 dates', async () => {
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

  it('llms.txt lists every public page', async () => {
    const summary = await site.text('llms.txt');
    expect(summary).toMatch(/^# Echopost\n\n> /);
    const found = [...summary.matchAll(/\]\((.*?)\)/g)].map(([, address = '']) => address);
    // The article on the landing page is listed by its fragment.
    const wanted = addresses().map((address) =>
      address === addressOf('/') ? addressOf('/#content-strategy') : address,
    );
    expect(found.toSorted()).toEqual([...wanted, addressOf('/feed.xml')].toSorted());
  });
});
