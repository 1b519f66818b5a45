import { SITE } from './site.ts';

/**
 * Title and description of a page, for browsers and search engines. `page-meta.ts` derives from it
 * the tags that only the built file needs (canonical URL, social card, structured data). The
 * description of a public page has 120 to 160 characters: as much as search engines show.
 */
export interface PageHead {
  readonly title: string;
  readonly description: string;
}

/** Heads of the pages without front matter. */
export const HEADS = {
  home: {
    title: `${SITE.name} · Social media posts from what your customers say`,
    description:
      'Paste what your customers say, choose a platform and a tone, and get a first draft from the model you choose. Works offline; your words stay on your device.',
  },
  drafts: titled('Posts', 'The posts that you have written on this device.'),
  settings: titled('Settings', 'Your settings on this device.'),
  reviews: titled('Reviews', 'What your customers said, kept on this device for your posts.'),
  login: titled('Log in', 'Sign in with a link or a code that we mail you. There is no password.'),
  confirm: titled('Confirm your sign-in', 'Finish signing in with the link from your mail.'),
  openRouter: titled('Connect OpenRouter', 'Finish connecting your OpenRouter account.'),
  contact: titled(
    'Contact Us',
    'Write to us about your account, your posts or a problem. See how soon we answer, when our office is open where you are, and how else to reach us.',
  ),
  facelessVideo: titled(
    'Instant Faceless Video Creator',
    'A demo of how a video without a face in it is made: choose a topic, a style, a voice, music and animation, and watch the progress that a real one would show.',
  ),
  // The specification sets the whole title.
  notFound: { title: 'Page Not Found', description: 'There is nothing at this address.' },
} as const satisfies Record<string, PageHead>;

/** Head whose title ends in the site's name. */
export function titled(name: string, description: string): PageHead {
  return { title: `${name} · ${SITE.name}`, description };
}

/** Head of a Markdown page. */
export function headOfWords({ title, description }: PageHead): PageHead {
  return titled(title, description);
}

/** Title without the site's name, for places that already show it. */
export function bareTitle({ title }: PageHead): string {
  return title.replace(` · ${SITE.name}`, '');
}

/** A route's `head` in the router's format. */
export function headTags({ title, description }: PageHead) {
  return { meta: [{ title }, { name: 'description', content: description }] };
}
