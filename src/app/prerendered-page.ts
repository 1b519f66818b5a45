import { isTokenHash } from '#domain/site/token-hash.ts';
import { NOT_FOUND_PAGE } from './pages.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether the page that was served is what the app will render first, so that React can take it
 * over. Where it is not, the app replaces it in one go.
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
