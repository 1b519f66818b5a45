import { mayHaveBilled, type Failure } from './failure.ts';
import {
  type Explanation,
  IF_IT_GOT_THROUGH,
  KEPT,
  MAY_BE_CHARGED,
  SAFE,
  said,
  sentences,
  whenToRetry,
} from './explanation.ts';

type ConnectionFailure = Extract<
  Failure,
  {
    kind:
      | 'offline'
      | 'captive-portal'
      | 'unreachable'
      | 'local-network-blocked'
      | 'unavailable'
      | 'connection-lost'
      | 'timed-out';
  }
>;

/** Explains a failure of the network or the provider’s server; see `explainFailure`. */
export function explainConnection(failure: ConnectionFailure, name: string): Explanation {
  switch (failure.kind) {
    case 'offline':
      return offline(failure.sent, name);
    case 'captive-portal':
      return {
        title: 'A web page answered instead',
        what: `We got a web page instead of an answer from ${name}. ${SAFE}`,
        todo: 'If this Wi-Fi network asks you to sign in, do that first. If you entered the base URL yourself, check that it’s the address of the API.',
        action: 'check-connection',
      };
    case 'unreachable':
      return {
        title: `We can’t reach ${name}`,
        what: sentences(
          `You seem to be online, but ${name} isn’t responding.`,
          failure.sent && IF_IT_GOT_THROUGH,
          SAFE,
        ),
        todo: 'Check the base URL, and whether a blocker, firewall or VPN is in the way. If the model runs on your computer, check that it’s running and allows this site.',
        action: 'check-connection',
      };
    case 'local-network-blocked':
      return {
        title: 'Your browser blocks this site from your local network',
        what: `Chrome asks you before a site can reach a program on your device or network, and ${name} hasn’t been allowed. Nothing was sent. ${SAFE}`,
        todo: 'Generate again and choose Allow. If your browser doesn’t ask, open the site settings (the icon next to the address) and allow access to apps on this device and to the local network.',
        action: 'retry',
      };
    case 'unavailable':
      return {
        title: `${name} is having problems right now`,
        what: sentences(
          `It returned an error that’s usually temporary (${failure.status}).`,
          said(name, failure.message),
          mayHaveBilled(failure) ? MAY_BE_CHARGED : 'Nothing was generated.',
          SAFE,
        ),
        todo: whenToRetry(failure.retryAfterMs),
        action: 'retry',
      };
    case 'connection-lost':
      return {
        title: 'The connection was lost',
        what: `The answer from ${name} was cut off. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Generate again when your connection is stable.',
        action: 'retry',
      };
    case 'timed-out':
      return {
        title: 'It took too long',
        what: `${waited(failure.waitingFor, name)} ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Generate again, or choose a faster model.',
        action: 'choose-model',
      };
  }
}

function waited(waitingFor: 'answer' | 'next-words' | 'end', name: string): string {
  switch (waitingFor) {
    case 'answer':
      return `${name} didn’t start to answer in time.`;
    case 'next-words':
      return `${name} started to answer, then went silent.`;
    case 'end':
      return `${name} was still writing when the time limit for a post ran out.`;
  }
}

function offline(sent: boolean, name: string): Explanation {
  return {
    title: 'You’re offline',
    what: sentences(
      sent
        ? `The connection was lost before ${name} answered. ${MAY_BE_CHARGED}`
        : 'Nothing was sent.',
      SAFE,
    ),
    todo: 'Connect to the internet, then generate again.',
    action: 'check-connection',
  };
}
