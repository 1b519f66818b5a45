/** Ads: shown by another site, in a frame without access to anything of ours. */

/**
 * Size in CSS pixels: with one fixed size, space can be reserved, and nothing shifts when an ad
 * loads.
 */
export const AD_SIZE = { width: 300, height: 250 } as const;

export type AdAddressProblem = 'not-an-address' | 'not-secure' | 'own-site';

/**
 * Returns the reason why an ad must not come from this URL, if any. `own` is a URL of ours: a frame
 * of the same site would share its process and, without the sandbox, its storage.
 */
export function adAddressProblem(address: string, own: string): AdAddressProblem | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^[\w.-]+$/.test(url.hostname)) return 'not-an-address';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isThisComputer(url.hostname))) {
    return 'not-secure';
  }
  return siteOf(url.hostname) === siteOf(new URL(own).hostname) ? 'own-site' : undefined;
}

const isThisComputer = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1';

/**
 * Returns the last two labels of a host. The list of public suffixes is long and changes; two hosts
 * of one registrable domain always agree in these labels, so that at worst a foreign host is
 * refused too.
 */
function siteOf(hostname: string): string {
  const isNumber = /^[\d.]+$/.test(hostname);
  return isNumber ? hostname : hostname.replace(/\.$/, '').split('.').slice(-2).join('.');
}

/** True for the only message accepted from a frame: it takes conversion reports. */
export function isReadyMessage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.keys(data).join() === 't' && 't' in data && data.t === 'ready';
}

/** Message to the frame: a user went to the checkout. It does not say who. */
export const CONVERSION = { t: 'conversion', what: 'upgrade' } as const;
