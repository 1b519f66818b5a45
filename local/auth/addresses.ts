import { problem } from './problem.ts';

/**
 * GoTrue's response to an invalid address; undefined for a valid one.
 *
 * Known gap: the database behind this rejects a host without a dot (`ada@example`), where GoTrue
 * would try to send the mail.
 */
export function addressProblem(address: string): Response | undefined {
  if (Buffer.byteLength(address) > LONGEST)
    return problem(400, 'validation_failed', 'An email address is too long');
  if (!ADDRESS.test(address))
    return problem(400, 'validation_failed', 'Unable to validate email address: invalid format');
  return undefined;
}

/**
 * GoTrue's response when its mailer rejects the address. `known` is true if the address has an
 * account.
 */
export function mailProblem(address: string, known: boolean): Response | undefined {
  if (!/^\.|\.\.|\.@/.test(address)) return undefined;
  const mail = known ? 'magic link' : 'confirmation';
  return problem(500, 'unexpected_failure', `Error sending ${mail} email`);
}

/** Maximum length in bytes. */
const LONGEST = 255;

/** Valid address as defined by HTML: https://html.spec.whatwg.org/#valid-e-mail-address */
const ADDRESS =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
