import { isTokenHash } from '#domain/site/token-hash.ts';
import { NOT_FOUND_PAGE } from './not-found-page.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * True if the served page is what the app renders first, so that React can hydrate it. Otherwise
 * the app replaces it in a single commit.
 */
export function isPrerendered(served: string | undefined, at: Address, signedIn: boolean): boolean {
  if (served === undefined || served === NOT_FOUND_PAGE) return false;
  if (served !== (at.pathname.replace(/\/$/, '') || '/')) return false;
  const search = new URLSearchParams(at.search);
  switch (served) {
    case '/':
      return !signedIn || !search.has('step');
    case '/auth':
      return !search.has('problem') && !search.has('token_hash');
    case '/auth/confirm':
      return !signedIn && isTokenHash(search.get('token_hash'));
    case '/faceless-video':
      return at.search === '';
    default:
      return true;
  }
}
