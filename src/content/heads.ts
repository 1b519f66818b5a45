import { SITE } from './site.ts';

/**
 * What a page says about itself to browsers and search engines. Canonical addresses, social cards
 * and structured data belong here too: one more property, written out in `headTags`.
 */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** The heads of the pages that have no front matter of their own. */
export const HEADS = {
  home: {
    title: `${SITE.name} · Social media posts from what your customers say`,
    description: SITE.promise,
  },
  login: titled('Log in', 'Sign in with a link or a code that we mail you. There is no password.'),
  confirm: titled('Confirm your sign-in', 'Finish signing in with the link from your mail.'),
  contact: titled(
    'Contact Us',
    'Write to us about your account, your posts or a problem, and see when we answer.',
  ),
  facelessVideo: titled(
    'Instant Faceless Video Creator',
    'A demo of how a faceless video is made: topic, style, voice, music and a preview of the steps.',
  ),
  notFound: titled('Page Not Found', 'There is nothing at this address.'),
} as const satisfies Record<string, PageHead>;

/** A head whose title ends in the site's name. */
export function titled(name: string, description: string): PageHead {
  return { title: `${name} · ${SITE.name}`, description };
}

/** The head of a page made of Markdown. */
export function headOfWords({ title = '', description = '' }: Readonly<Record<string, string>>) {
  return titled(title, description);
}

/** As the router wants it, for a route's `head`. */
export function headTags({ title, description }: PageHead) {
  return { meta: [{ title }, { name: 'description', content: description }] };
}
