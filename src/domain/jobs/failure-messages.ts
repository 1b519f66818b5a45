import type { Failure } from './failure.ts';
import { explainAccess } from './explain-access.ts';
import { explainAnswer } from './explain-answer.ts';
import { explainConnection } from './explain-connection.ts';
import { explainRequest } from './explain-request.ts';
import { type Explanation, IF_IT_GOT_THROUGH, MAY_BE_CHARGED, SAFE } from './explanation.ts';

interface Provider {
  readonly providerName: string;
  /** Nothing is ever charged: a model on this device or in this network. */
  readonly isFree?: boolean;
  /** Calls from a page are off until the user allows this site in the server's settings. */
  readonly needsSetting?: boolean;
}

/**
 * Returns the message for a failure, in the second person, for display under the step. It never
 * promises that nothing was charged if `mayHaveBilled` is true, and mentions no charge if none
 * exists.
 */
export function explainFailure(failure: Failure, provider: Provider): Explanation {
  const { providerName, isFree, needsSetting } = provider;
  const explanation =
    needsSetting && failure.kind === 'key-refused-or-blocked'
      ? notYetAllowed(providerName)
      : explain(failure, providerName);
  return isFree ? { ...explanation, what: withoutCharges(explanation.what) } : explanation;
}

function notYetAllowed(name: string): Explanation {
  return {
    title: `${name} doesn’t allow this site yet`,
    what: `${name} is running, but your browser isn’t allowed to read its answer. ${SAFE}`,
    todo: `Allow this site’s address in the settings of ${name}. The note under the model explains how.`,
    action: 'retry',
  };
}

function withoutCharges(text: string): string {
  return text
    .replace(IF_IT_GOT_THROUGH, '')
    .replace(MAY_BE_CHARGED, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

function explain(failure: Failure, name: string): Explanation {
  switch (failure.kind) {
    case 'offline':
    case 'captive-portal':
    case 'unreachable':
    case 'local-network-blocked':
    case 'unavailable':
    case 'connection-lost':
    case 'timed-out':
      return explainConnection(failure, name);
    case 'key-refused-or-blocked':
    case 'no-key':
    case 'key-malformed':
    case 'key-refused':
    case 'forbidden':
    case 'insufficient-credit':
    case 'wrong-address':
    case 'invalid-base-url':
      return explainAccess(failure, name);
    case 'storage':
    case 'queue-full':
    case 'rate-limited':
    case 'out-of-memory':
    case 'model-not-found':
    case 'context-too-long':
    case 'bad-request':
      return explainRequest(failure, name);
    case 'provider-error':
    case 'empty':
    case 'refused':
    case 'filtered':
    case 'response-too-large':
    case 'unreadable':
    case 'browser-model':
      return explainAnswer(failure, name);
  }
}
