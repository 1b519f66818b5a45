import type { AccountBorder } from '#services/storage/enter-account.ts';
import {
  AD_CONSENT,
  APPEARANCE,
  BANNER_DISMISSED,
  BRANDS,
  CAMPAIGN,
  DRAFTS,
  INSIGHT_TEXT,
  PRICES,
  REVIEW_SETS,
  SIGN_IN,
} from '#state/storage/storage-keys.ts';

/** Documents that all accounts of a device share: they are about the device, or public. */
export const SHARED = [AD_CONSENT, APPEARANCE, BANNER_DISMISSED, PRICES, SIGN_IN];

/** Jobs in these statuses wait for nobody. */
const ENDED = new Set(['done', 'cancelled', 'failed']);

/** Describes work that is put away, for the question whether it stays on the device. */
export const summarise: AccountBorder['summarise'] = (stores) => {
  const documents = new Map(stores['documents']);
  const dataOf = (key: string) => Object(Object(documents.get(key)).data);
  const isDraft = ([key, raw]: readonly [string, unknown]) =>
    key.startsWith(DRAFTS) && Object(raw).deleted !== true;
  const isReviews = ([key, raw]: readonly [string, unknown]) =>
    key.startsWith(REVIEW_SETS) && Object(Object(raw).data).quotes?.length > 0;
  const jobs = stores['jobs'] ?? [];
  return {
    drafts: [...documents].filter(isDraft).length,
    queued: jobs.filter(([, raw]) => !ENDED.has(Object(raw).status)).length,
    brands: Object.keys(Object(dataOf(BRANDS).brands)).length,
    hasMore:
      [...documents].some(isReviews) ||
      dataOf(CAMPAIGN).quotes?.length > 0 ||
      Boolean(Object(documents.get(INSIGHT_TEXT)).data) ||
      (stores['shared-items'] ?? []).length > 0 ||
      (stores['photos'] ?? []).length > 0,
  };
};
