import { isTokenHash } from './token-hash.ts';

/** The user's input in “Code, or paste the link”, parsed. */
export type SignInToken =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'token-hash'; readonly tokenHash: string };

/** Parses a code of 6 to 10 digits or a link of a sign-in mail; undefined for anything else. */
export function parseSignInToken(text: string): SignInToken | undefined {
  const bare = text.replace(/\s/g, '');
  if (/^\d{6,10}$/.test(bare)) return { kind: 'code', code: bare };
  // Mail programs break a link into lines, or wrap it in angle brackets.
  const link = /https?:\/\/[^\s<>"]+/.exec(text)?.[0];
  const tokenHash = tokenHashOf(bare) ?? tokenHashOf(link ?? '');
  if (tokenHash !== undefined) return { kind: 'token-hash', tokenHash };
  // A line of the mail with the code, such as “Your code: 123456”.
  const [code, ...others] = link ? [] : (text.match(/\b\d{6,10}\b/g) ?? []);
  return code !== undefined && others.length === 0 ? { kind: 'code', code } : undefined;
}

function tokenHashOf(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { searchParams } = new URL(link);
  const found = searchParams.get('token_hash') ?? searchParams.get('token');
  return found !== null && isTokenHash(found) ? found : undefined;
}
