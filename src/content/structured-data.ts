import { articleAt } from './article-index.ts';
import type { PageHead } from './heads.ts';
import { bareTitle } from './heads.ts';
import { SITE } from './site.ts';
import { addressOf } from './site-address.ts';
import { socialImageOf } from './social-image.ts';

const home = addressOf('/');

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const ORGANIZATION = {
  '@type': 'Organization',
  name: SITE.name,
  url: home,
  logo: addressOf('/icons/icon-512.png'),
};

const CONTACT = { email: SITE.email, telephone: SITE.phone, foundingDate: SITE.founded };

const WEBSITE = { '@type': 'WebSite', name: SITE.name, url: home };

/** Structured data of a page for search engines, in the vocabulary of schema.org. */
export function structuredDataOf(path: string, head: PageHead): object {
  return { '@context': 'https://schema.org', '@graph': graphOf(path, head) };
}

function graphOf(path: string, head: PageHead): object[] {
  if (path.startsWith('/blog/')) return [articleData(path, head), breadcrumbs(head)];
  const site = [{ ...ORGANIZATION, ...CONTACT }, WEBSITE];
  return path === '/' ? site : [...site, breadcrumbs(head)];
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleData(path: string, head: PageHead) {
  const article = articleAt(path);
  if (!article) throw new Error(`There is no article at ${path}`);
  return {
    '@type': 'Article',
    headline: bareTitle(head),
    description: head.description,
    image: addressOf(socialImageOf(path)),
    datePublished: article.published,
    dateModified: article.updated,
    author: ORGANIZATION,
    publisher: ORGANIZATION,
    mainEntityOfPage: addressOf(path),
  };
}

/** The last crumb is the page itself and needs no URL. */
function breadcrumbs(head: PageHead) {
  const crumb = (position: number, name: string) => ({ '@type': 'ListItem', position, name });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ ...crumb(1, SITE.name), item: home }, crumb(2, bareTitle(head))],
  };
}
