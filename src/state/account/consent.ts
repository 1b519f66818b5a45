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

/** The user's consent to ads; undefined if there are no ads. */
export const consentStatusAtom = atom((get): ConsentStatus | undefined => {
  const found = get(servicesAtom);
  return found?.ads && consentStatus(get(consentAtom), found.now(), found.ads.optedOut);
});

export const decideOnAdsAtom = atom(null, (get, set, choice: Consent['choice']) =>
  set(consentAtom, { choice, version: CONSENT_VERSION, decidedAt: services(get).now() }),
);
