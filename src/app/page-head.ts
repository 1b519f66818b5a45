import { HEADS, type PageHead } from '#content/heads.ts';
import type { AppRouter } from './router.ts';

/** The head of the page the router is at: the innermost route's words win. */
export function headOf(router: AppRouter): PageHead {
  const { matches } = router.state;
  if (matches.every((match) => match.meta === undefined)) return HEADS.notFound;
  const tags = matches.flatMap((match) => match.meta ?? []);
  return {
    title: tags.findLast((tag) => tag?.title)?.title ?? HEADS.home.title,
    description: tags.findLast((tag) => tag?.name === 'description')?.content ?? '',
  };
}

/** Keeps the document's head true while the app moves from page to page. */
export function keepHead(router: AppRouter): void {
  router.subscribe('onRendered', () => {
    const { title, description } = headOf(router);
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    keepCanonical(router.state.location.pathname);
  });
}

/** The build wrote where the site is served; a page that search may not list has no such address. */
function keepCanonical(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (link) link.href = new URL(path, link.href).href;
}
