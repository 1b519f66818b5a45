/** Advertisements of another site, where the build names it. */
export interface AdService {
  /** The address of one place for an advertisement. */
  frameUrl(slot: string): string;
  /** Who would be asked. */
  readonly host: string;
  /** The browser sends Global Privacy Control. */
  readonly optedOut: boolean;
}

/** `navigator` does not know the signal in every browser. */
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
