import type { IncomingMessage } from 'node:http';

/**
 * True if a request may use the local routes. The inbox signs anyone in and the model is free, so
 * both the peer and the requested host must be this machine: a foreign page that resolves its own
 * name to 127.0.0.1 (DNS rebinding) sends that name in `Host`. A page of another origin, which
 * includes every other port of this machine, is identified by `Origin` or, if it only reads, by
 * `Sec-Fetch-Site`.
 */
export function isLocalRequest(req: IncomingMessage): boolean {
  return (
    isLoopbackAddress(req.socket.remoteAddress ?? '') &&
    isLoopbackOrigin(`http://${req.headers.host ?? ''}`) &&
    (req.headers.origin === undefined || req.headers.origin === originOf(req)) &&
    (!FOREIGN.test(String(req.headers['sec-fetch-site'])) || isNavigation(req))
  );
}

const FOREIGN = /^(?:same-site|cross-site)$/;

/** Allows links from anywhere, such as those in a mail; responses cannot be framed or read. */
const isNavigation = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Origin the browser used, which links in mails must point back to. */
export function originOf(req: IncomingMessage): string {
  return `http://${req.headers.host ?? 'localhost'}`;
}

/** True for a socket address in 127.0.0.0/8, ::1, or IPv4 loopback mapped into IPv6. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || IPV4_LOOPBACK.test(address.replace(/^::ffff:/i, ''));
}

function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    IPV4_LOOPBACK.test(hostname)
  );
}

const IPV4_LOOPBACK = /^127(?:\.\d{1,3}){3}$/;
