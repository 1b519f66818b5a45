/**
 * Files the service worker caches for offline use, by built file name, and their budget. A file not
 * listed here is never cached; `tests/build/precache.test.ts` enforces both.
 */
import { POSTS } from '../src/content/posts.ts';

const KEPT: readonly RegExp[] = [
  /^[\w/-]+\.html$/,
  // File names contain a hash of their content.
  /^assets\/[\w.-]+\.(?:js|svg)$/,
  // Subset for our own headings. The full font loads with the first heading that needs other
  // letters.
  /^assets\/headings-[\w-]+\.woff2$/,
  // Shown in notifications; the larger ones are requested at installation, which happens online.
  /^icons\/icon-192\.png$/,
  /^(?:icon\.svg|apple-touch-icon\.png|manifest\.webmanifest)$/,
  /^media\/[\w-]+\.(?:jpg|mp4)$/,
];

/**
 * Ad blockers match names like these, and one file that fails to load fails the whole worker. The
 * build renames such scripts (`src/build/chunk-name.ts`).
 */
export const LOOKS_LIKE_AN_AD = /(^|\/)(ads?|advert|banner|sponsor|track|pixel)/i;

/**
 * Parses, groups, masks and checks quotes, with the word lists of each language and the encodings of
 * files, talks to the model, writes calendar files, shows posts in a calendar, draws quote cards with
 * the user's photos and pictures of a model, which may need any letter of the serif, and writes several
 * to one file: a quarter of the app, for signed-in users only. The worker downloads it once a signed-in
 * user has the app open.
 */
const FOR_USERS =
  /^assets\/(?:(?:calendar|ical-calendar|insight-worker|detect-encoding|en|de|es|fr|it|nl|pt|model(?!-list|-question)|picture-(?:dialog|model|pdf|type|worker|zip)|photo|photo-panel|make-picture|pictures|page-cards|reply-objects|sizes|usage)-[\w-]+\.js|instrument-serif-latin(?:-ext)?-400-normal-[\w-]+\.woff2)$/;

/** Supabase's client and its callers: useless offline. */
const ONLINE_ONLY = /^assets\/supabase-[\w-]+\.js$/;

export function isKept(name: string): boolean {
  if (FOR_USERS.test(name) || ONLINE_ONLY.test(name)) return false;
  return KEPT.some((pattern) => pattern.test(name));
}

/** True for a file that the worker caches once a user has signed in. */
export const isKeptForUsers = (name: string): boolean => FOR_USERS.test(name);

/** True for articles, with the text and pictures as the app loads them, and sample media. */
export function isReading(name: string): boolean {
  if (/^(?:blog|media)\//.test(name)) return true;
  return POSTS.some(({ slug }) => name.startsWith(`assets/${slug}-`));
}

/** Bytes on the wire: brotli where that is smaller. */
export const PRECACHE_BUDGET = {
  /** Everything a first visit downloads for offline use. */
  whole: 1024 * 1024,
  /**
   * The same without articles and sample media; 3,000 are the list of sentences to check, 2,000 the
   * names that the user shows, 2,000 the split by a model, 13,000 the page of settings, 28,000 the
   * list of posts with its plan and the page of reviews, 9,000 the posts of a series, 6,000 what reads a
   * visitor's reviews on the front page, 13,900 the rework of a post, its
   * alternatives and versions, 11,000 the brands with their form and their check, 6,200 what reads a brand from
   * posts, 3,800 the rules that it learns from edits, 1,500 the switch to the calendar of posts, 700
   * the way to quote cards and carousels, 700 the editor on a phone's whole screen: all open offline.
   */
  app: 543_600,
  /**
   * Additional downloads of a signed-in user, in the background: what masks names, numbers and
   * addresses and the readers of pages, chats, mails and surveys are most of it; 500 are the pieces of a paste,
   * 8,300 the calendar files, 10,000 the calendar of posts, with dragging, 2,000
   * the reminders, 55,200 the quote cards: 22,700 what draws them in a worker or on the page and their
   * dialog, 32,600 all letters of the serif, which a quote may need, 500 records whose labels stand on
   * lines of their own, 100 the sign-off that is too long for a card, 30,400 the
   * carousels: 22,900 their PDF, 4,100 their zip, the rest their list, 9,600 the user's own photos on cards:
   * what reads, keeps and moves them, in the worker and for the page, 8,100 the pictures that a model
   * makes, and what a smaller chunk of the way to the model costs in compression.
   */
  users: 517_700,
} as const;
