import { articleAt, updatedAt } from './article-index.ts';
import { escapeText } from './escape-text.ts';
import { bareTitle, type PageHead } from './heads.ts';
import { isListed } from './page-meta.ts';
import { LANDING_ARTICLE_ID, POSTS } from './posts.ts';
import { SITE } from './site.ts';
import { addressOf } from './site-address.ts';

type Heads = ReadonlyMap<string, PageHead>;

/** Files next to the pages for search engines, feed readers and language models, by name. */
export function publicFiles(heads: Heads): Readonly<Record<string, string>> {
  const listed = new Map([...heads].filter(([path]) => isListed(path)));
  return {
    'sitemap.xml': sitemap([...listed.keys()]),
    'robots.txt': robots(),
    'feed.xml': feed(),
    'llms.txt': summary(listed),
  };
}

const lines = (parts: readonly string[]) => `${parts.filter(Boolean).join('\n')}\n`;

const XML = '<?xml version="1.0" encoding="utf-8"?>';

/** https://www.sitemaps.org/protocol.html */
function sitemap(paths: readonly string[]): string {
  const entry = (path: string) => {
    const day = updatedAt(path);
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${escapeText(addressOf(path))}</loc>${changed}</url>`;
  };
  return lines([
    XML,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map(entry),
    '</urlset>',
  ]);
}

/**
 * Forbids nothing: unlisted pages carry `noindex`, which a crawler can only see if it may read
 * them.
 */
function robots(): string {
  return lines(['User-agent: *', 'Allow: /', `Sitemap: ${addressOf('/sitemap.xml')}`]);
}

/** Atom, RFC 4287, newest article first. One article has no page of its own: it is part of `/`. */
function feed(): string {
  const paths = POSTS.map(({ slug }) => `/blog/${slug}`);
  const posts = [landingPost(), ...paths.map(postAt)].toSorted((one, other) =>
    other.published.localeCompare(one.published),
  );
  const updated = posts.map((post) => post.updated).toSorted();
  return lines([
    XML,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapeText(SITE.name)}</title>`,
    `<subtitle>${escapeText(SITE.promise)}</subtitle>`,
    `<id>${addressOf('/')}</id>`,
    `<link href="${addressOf('/')}"/>`,
    `<link rel="self" type="application/atom+xml" href="${addressOf('/feed.xml')}"/>`,
    `<updated>${instant(updated.at(-1) ?? '')}</updated>`,
    `<author><name>${escapeText(SITE.name)}</name></author>`,
    ...posts.map(feedEntry),
    '</feed>',
  ]);
}

/** The URL is the entry's id: neither ever changes. */
function feedEntry({ path, title, description, published, updated }: Post): string {
  return lines([
    '<entry>',
    `<title>${escapeText(title)}</title>`,
    `<id>${addressOf(path)}</id>`,
    `<link href="${addressOf(path)}"/>`,
    `<published>${instant(published)}</published>`,
    `<updated>${instant(updated)}</updated>`,
    `<summary>${escapeText(description)}</summary>`,
    '</entry>',
  ]).trimEnd();
}

type Post = ReturnType<typeof postAt>;

function postAt(path: string) {
  const article = articleAt(path);
  if (!article) throw new Error(`There is no article at ${path}`);
  return { path, ...article };
}

const landingPost = (): Post => ({ ...postAt('/'), path: `/#${LANDING_ARTICLE_ID}` });

/** Front matter dates have no time; feeds require one (RFC 3339). */
const instant = (day: string) => `${day}T00:00:00Z`;

/** https://llmstxt.org: the site on one page, for language models. */
function summary(heads: Heads): string {
  const entry = (path: string, head: PageHead) =>
    `- [${bareTitle(head)}](${addressOf(path)}): ${head.description}`;
  const entries = (wanted: (path: string) => boolean) =>
    [...heads].filter(([path]) => wanted(path)).map(([path, head]) => entry(path, head));
  const onLanding = landingPost();
  const isPost = (path: string) => path.startsWith('/blog/');
  return [
    `# ${SITE.name}`,
    `> ${heads.get('/')?.description ?? SITE.promise}`,
    ['## Articles', entry(onLanding.path, onLanding), ...entries(isPost)].join('\n'),
    ['## Pages', ...entries((path) => path !== '/' && !isPost(path))].join('\n'),
    ['## Optional', `- [Feed](${addressOf('/feed.xml')}): the articles as an Atom feed`].join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
