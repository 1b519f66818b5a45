import { atom } from 'jotai';
import {
  type Consent,
  CONSENT_VERSION,
  consentStatus,
  type ConsentStatus,
  parseConsent,
} from '#domain/site/consent.ts';
import { documentAtom } from '../storage/documents.ts';
import { services, servicesAtom } from '../services.ts';
import { AD_CONSENT } from '../storage/storage-keys.ts';

const consentAtom = documentAtom<Consent | null>({
  key: AD_CONSENT,
  version: 1,
  initial: null,
  parse: parseConsent,
});

/**
 * The last decision of this browser, which the page keeps in the task that makes it: a page left
 * before its database is open writes no document.
 */
export const keptConsentAtom = atom<Consent | null>(null);

/** The user's consent to ads; undefined if there are no ads. */
export const consentStatusAtom = atom((get): ConsentStatus | undefined => {
  const found = get(servicesAtom);
  const decisions = [get(consentAtom), get(keptConsentAtom)];
  return found?.ads && consentStatus(decisions, found.now(), found.ads.optedOut);
});

export const decideOnAdsAtom = atom(null, (get, set, choice: Consent['choice']) => {
  const consent = { choice, version: CONSENT_VERSION, decidedAt: services(get).now() };
  set(consentAtom, consent);
  set(keptConsentAtom, consent);
});
