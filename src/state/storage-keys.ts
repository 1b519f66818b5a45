/**
 * Keys of all documents and collections on the device, each declared once. Keys that the worker
 * reads too, or that the domain needs, are declared there.
 */
export { FINISH_IN_BACKGROUND } from '#domain/jobs/background-send-policy.ts';
export { DRAFTS, OPEN_DRAFT } from '#domain/posts/draft-records.ts';
export { PROVIDER_DOCUMENT } from '#domain/providers/provider-choice.ts';

export const AD_CONSENT = 'ad-consent';
export const BANNER_DISMISSED = 'banner-dismissed';
export const CAMPAIGN = 'campaign';
export const CAMPAIGN_ID = 'campaign-id';
export const CONTACT_DRAFT = 'contact-draft';
export const CONTACT_OUTBOX = 'contact-outbox';
export const FACELESS = 'faceless';
export const INSIGHT_TEXT = 'insight-text';
/** Step of the wizard that was open last. */
export const LAST_STEP = 'last-step';
/** Quotes that the user left out of a paste. */
export const LEFT_OUT = 'left-out';
export const PRICES = 'prices';
export const SIGN_IN = 'sign-in';
export const SPENDING = 'spending';
