import type { Failure } from './failure.ts';
import { type Explanation, IF_IT_GOT_THROUGH, SAFE, said, sentences } from './explanation.ts';

type AccessFailure = Extract<
  Failure,
  {
    kind:
      | 'key-refused-or-blocked'
      | 'no-key'
      | 'key-malformed'
      | 'key-refused'
      | 'forbidden'
      | 'insufficient-credit'
      | 'wrong-address'
      | 'invalid-base-url';
  }
>;

/** Explains a failure of the key, its credit and the address; see `explainFailure`. */
export function explainAccess(failure: AccessFailure, name: string): Explanation {
  switch (failure.kind) {
    case 'key-refused-or-blocked':
      return rejectedOrBlocked(failure.sent, name);
    case 'no-key':
      return {
        title: 'You need a key',
        what: `There’s no key for ${name} yet. Nothing was sent. ${SAFE}`,
        todo: 'Enter your key and save it.',
        action: 'edit-key',
      };
    case 'key-malformed':
      return {
        title: 'This key can’t be right',
        what: `It contains characters that keys never have, perhaps from copying. Nothing was sent. ${SAFE}`,
        todo: 'Copy the key again, without spaces or other text around it.',
        action: 'edit-key',
      };
    case 'key-refused':
      return {
        title: 'The key was rejected',
        what: `${name} doesn’t accept this key. Nothing was generated. ${SAFE}`,
        todo: 'Check that you copied the whole key and that it hasn’t been revoked, then save it again.',
        action: 'edit-key',
      };
    case 'forbidden':
      return {
        title: 'This key doesn’t allow that',
        what: sentences(
          `${name} recognizes the key but doesn’t allow this request (403).`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Check the key’s permissions, and whether the provider serves your country.',
        action: 'edit-key',
        otherAction: 'choose-provider',
      };
    case 'insufficient-credit':
      return explainCredit(failure, name);
    case 'wrong-address':
      return {
        title: 'The address isn’t right',
        what: failure.redirects
          ? `The server there sends requests on to another address. Your key is only ever sent to the one you entered, so nothing was generated. ${SAFE}`
          : `A server answers there, but it has no chat API at that address (404). ${SAFE}`,
        todo: failure.redirects
          ? 'Open the address in a browser to see where it leads, and enter that one as the base URL. Check for https:// and www.'
          : 'Check the base URL. It usually ends in /v1.',
        action: 'edit-key',
      };
    case 'invalid-base-url':
      return {
        title: 'The address is incomplete',
        what: `The base URL can’t be used as it is. Nothing was sent. ${SAFE}`,
        todo: 'Enter an address that starts with https:// and contains no question mark, username or password.',
        action: 'edit-key',
      };
  }
}

function explainCredit(
  { cause, message }: Extract<AccessFailure, { kind: 'insufficient-credit' }>,
  name: string,
): Explanation {
  const words = said(name, message);
  if (cause === 'too-large') {
    return {
      title: 'Not enough credit for this request',
      what: sentences(
        `Your key’s credit or limit at ${name} doesn’t cover this request. Nothing was generated.`,
        words,
        SAFE,
      ),
      todo: `Choose a shorter post or a cheaper model, or add credit at ${name}, then generate again.`,
      action: 'choose-model',
      otherAction: 'choose-provider',
    };
  }
  if (cause === 'quota') {
    return {
      title: 'Your plan’s quota is used up',
      what: sentences(
        `Your ${name} account has used what its plan includes for now. Nothing was generated.`,
        words,
        SAFE,
      ),
      todo: `Choose another model, wait until the quota is renewed, or upgrade your plan at ${name}.`,
      action: 'choose-model',
      otherAction: 'choose-provider',
    };
  }
  return {
    title: 'No credit left',
    what: sentences(
      `Your ${name} account has no credit left or has reached its limit. Nothing was generated.`,
      words,
      SAFE,
    ),
    todo: `Add credit or raise the limit at ${name}, then generate again. Or use another provider or key.`,
    action: 'choose-provider',
    otherAction: 'edit-key',
  };
}

function rejectedOrBlocked(sent: boolean, name: string): Explanation {
  return {
    title: 'The key was probably rejected',
    what: sentences(
      `${name} is up, but your browser wasn’t allowed to read its answer. This usually means that the key is wrong or has expired.`,
      sent && IF_IT_GOT_THROUGH,
      SAFE,
    ),
    todo: 'Check the key and save it again. If the key is right, this provider doesn’t allow calls from a browser on this site.',
    action: 'edit-key',
  };
}
