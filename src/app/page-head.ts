import { HEADS, type PageHead } from '#content/heads.ts';
import type { AppRouter } from './router.ts';

/** Head of the current page: the innermost route's title and description win. */
export function headOf(router: AppRouter): PageHead {
  const { matches } = router.state;
  if (matches.every((match) => match.meta === undefined)) return HEADS.notFound;
  const tags = matches.flatMap((match) => match.meta ?? []);
  return {
    title: tags.findLast((tag) => tag?.title)?.title ?? HEADS.home.title,
    description: tags.findLast((tag) => tag?.name === 'description')?.content ?? '',
  };
}

/** Syncs the document's head with the router on client-side navigation. */
export function syncDocumentHead(router: AppRouter): void {
  router.subscribe('onRendered', () => {
    const { title, description } = headOf(router);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    syncCanonicalUrl(router.state.location.pathname);
  });
}

/**
 * Updates the canonical URL's path; the build wrote its origin. Unlisted pages have no such link.
 */
function syncCanonicalUrl(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(path, link.href).href;
}
