import { problem } from './problem.ts';

/** What GoTrue answers instead of sending a mail there; undefined where it sends one. */
export function addressProblem(address: string): Response | undefined {
  if (Buffer.byteLength(address) > LONGEST)
    return problem(400, 'validation_failed', 'An email address is too long');
  if (!ADDRESS.test(address))
    return problem(400, 'validation_failed', 'Unable to validate email address: invalid format');
  // It finds these out from its mailer.
  if (/^\.|\.\.|\.@/.test(address))
    return problem(500, 'unexpected_failure', 'Error sending confirmation email');
  return undefined;
}

/** In bytes. */
const LONGEST = 255;

/** As HTML defines a valid address: https://html.spec.whatwg.org/#valid-e-mail-address */
const ADDRESS =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
