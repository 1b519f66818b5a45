/**
 * Keys of the documents and collections that the worker or the domain reads too. The others are in
 * `state/storage/storage-keys.ts`. Imports nothing: the first screen loads it.
 */

/** Key prefix of the campaigns on the device; each is a record of its own. */
export const CAMPAIGNS = 'campaigns/';
/** Key of the document that names the current campaign. */
export const CAMPAIGN_ID = 'campaign-id';
/** Key prefix of the sets of reviews. */
export const REVIEW_SETS = 'review-sets/';
/** Key prefix of the left-out parts and the last paste of each set of reviews, by the set's id. */
export const ADDITIONS = 'additions/';
/** Key prefix of the drafts on the device; each draft is a record of its own. */
export const DRAFTS = 'draft/';
/** Key of the document that names the draft under review. */
export const OPEN_DRAFT = 'open-draft';
/** Key of the provider choice, which the worker reads too. */
export const PROVIDER_DOCUMENT = 'provider';
/** Setting: may queued posts be sent while no page is open? Name and version of its document. */
export const FINISH_IN_BACKGROUND = { key: 'finish-in-background', version: 1 } as const;
