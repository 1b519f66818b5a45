/** Ads of another site, if the build names one. */
export interface AdService {
  /** Returns the URL of one ad slot. */
  frameUrl(slot: string): string;
  /** Host that would be contacted. */
  readonly host: string;
  /** True if the browser sends Global Privacy Control. */
  readonly optedOut: boolean;
}

/** Not every browser's `navigator` has the signal. */
export function createAds(address: string, navigator: object | undefined): AdService {
  return {
    host: new URL(address).host,
    optedOut: Reflect.get(navigator ?? {}, 'globalPrivacyControl') === true,
    frameUrl(slot) {
      const url = new URL(address);
      url.searchParams.set('slot', slot);
      return url.href;
    },
  };
}
