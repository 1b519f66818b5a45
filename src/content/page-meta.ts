import { articleAt } from './article-index.ts';
import { bareTitle, type PageHead } from './heads.ts';
import { SITE } from './site.ts';
import { addressOf } from './site-address.ts';
import { SOCIAL_IMAGE_SIZE, socialImageOf } from './social-image.ts';
import { structuredDataOf } from './structured-data.ts';

/** Meta tags of the built page beyond its title and description; no script needs them. */
export interface PageMeta {
  readonly tags: readonly HeadTag[];
  readonly structuredData?: object;
}

type HeadTag = readonly ['meta' | 'link', Readonly<Record<string, string>>];

/** False for sign-in pages, posts, reviews, settings and the 404 page, which search engines should not index. */
export const isListed = (path: string) => !/^\/(auth|drafts|reviews|settings|404)/.test(path);

export function pageMeta(path: string, head: PageHead): PageMeta {
  if (!isListed(path)) return { tags: [['meta', { name: 'robots', content: 'noindex' }]] };
  return {
    tags: [
      ['link', { rel: 'canonical', href: addressOf(path) }],
      ['link', FEED_LINK],
      ...Object.entries(openGraph(path, head)).map(property),
      ...articleTimes(path),
      // Other Twitter card fields fall back to Open Graph.
      ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ],
    structuredData: structuredDataOf(path, head),
  };
}

const FEED_LINK = {
  rel: 'alternate',
  type: 'application/atom+xml',
  title: SITE.name,
  href: '/feed.xml',
};

const property = ([name, content]: readonly [string, string]): HeadTag => [
  'meta',
  { property: name, content },
];

const isPost = (path: string) => path.startsWith('/blog/');

/** https://ogp.me */
function openGraph(path: string, head: PageHead): Readonly<Record<string, string>> {
  return {
    'og:type': isPost(path) ? 'article' : 'website',
    'og:site_name': SITE.name,
    'og:title': bareTitle(head),
    'og:description': head.description,
    'og:url': addressOf(path),
    'og:image': addressOf(socialImageOf(path)),
    'og:image:width': String(SOCIAL_IMAGE_SIZE.width),
    'og:image:height': String(SOCIAL_IMAGE_SIZE.height),
    'og:image:alt': articleAt(path)?.pictureAlt ?? `${bareTitle(head)}, beside our mark`,
  };
}

function articleTimes(path: string): HeadTag[] {
  const article = isPost(path) && articleAt(path);
  if (!article) return [];
  return [
    property(['article:published_time', article.published]),
    property(['article:modified_time', article.updated]),
  ];
}
