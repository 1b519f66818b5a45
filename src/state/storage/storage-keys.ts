/** Keys of all documents and collections on the device, each declared once. */
export {
  ADDITIONS,
  CAMPAIGN_ID,
  CAMPAIGNS,
  DRAFTS,
  FINISH_IN_BACKGROUND,
  OPEN_DRAFT,
  PROVIDER_DOCUMENT,
  REVIEW_SETS,
} from '#domain/site/storage-keys.ts';

export const AD_CONSENT = 'ad-consent';
/** Light, dark, or as the system has it. */
export const APPEARANCE = 'appearance';
/** True if posts show the evidence for every sentence. */
export const ALL_EVIDENCE = 'all-evidence';
export const BANNER_DISMISSED = 'banner-dismissed';
/** The user's brands, and the sets of reviews that they are used for. */
export const BRANDS = 'brands';
/** The one campaign of earlier releases, with its quotes. */
export const CAMPAIGN = 'campaign';
/** Looks of the quote cards of each brand. */
export const CARD_LOOKS = 'card-looks';
/** Cards of the carousel of each post. */
export const CAROUSELS = 'carousels';
export const CONTACT_DRAFT = 'contact-draft';
export const CONTACT_OUTBOX = 'contact-outbox';
/** Choices that a new campaign starts with. */
export const DEFAULTS = 'defaults';
export const FACELESS = 'faceless';
/** Groups of the Customize step that are open or closed. */
export const FOLDS = 'folds';
export const INSIGHT_TEXT = 'insight-text';
/** True if the user's keys stay on the device at a logout. */
export const KEY_AT_LOGOUT = 'key-at-logout';
/** Press of Generate that has not reached the queue. */
export const KEPT_PRESS = 'kept-press';
/** Step of the wizard that was open last. */
export const LAST_STEP = 'last-step';
/** The left-out parts of the one campaign of earlier releases. */
export const LEFT_OUT = 'left-out';
/** Grouping of the list of posts. */
export const POST_GROUPING = 'post-grouping';
/** Settings of the reminders, and the posts of which the user has been reminded. */
export const REMINDERS = 'reminders';
export const PRICES = 'prices';
/** Name and picture for previews. */
export const PROFILE = 'profile';
export const SIGN_IN = 'sign-in';
export const SPENDING = 'spending';
/** The themes that the user's model found in an earlier release. */
export const THEMES = 'themes';
/** The user's words for reworks, by post. */
export const WISHES = 'wishes';
