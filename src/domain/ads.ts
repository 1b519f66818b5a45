/** Advertisements: shown by another site, in a frame that can reach nothing of ours. */

/** In CSS pixels: a box of one size can be kept free, and nothing moves when it is filled. */
export const AD_SIZE = { width: 300, height: 250 } as const;

export type AdAddressProblem = 'not-an-address' | 'not-secure' | 'own-site';

/**
 * Why an advertisement must not come from this address, if so. `own` is an address of ours: a frame
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
 * The last two labels of a host. Who may register a name under which suffix is a long list that
 * changes; two hosts of one registrable domain always agree in these, so that at worst a foreign
 * host is refused too.
 */
function siteOf(hostname: string): string {
  const isNumber = /^[\d.]+$/.test(hostname);
  return isNumber ? hostname : hostname.replace(/\.$/, '').split('.').slice(-2).join('.');
}

/** What a frame may say, and nothing else: that it takes reports of conversions. */
export function isReadyMessage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return Object.keys(data).join() === 't' && 't' in data && data.t === 'ready';
}

/** What we say to it: that somebody went to the checkout, not who. */
export const CONVERSION = { t: 'conversion', what: 'upgrade' } as const;
