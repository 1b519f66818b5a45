import { mayHaveBilled, type Failure } from './failure.ts';

/** Next step that the screen offers beside the message. */
export type FailureAction =
  | 'edit-key'
  | 'choose-model'
  | 'choose-provider'
  | 'retry'
  | 'check-connection'
  | 'more-room'
  | 'download-drafts'
  | 'edit-insight';

/** `what` says what happened and what is safe; `todo` says what the user can do. */
export type Explanation = {
  title: string;
  what: string;
  todo: string;
  action?: FailureAction;
};

const SAFE = 'Your text and choices are kept.';
const KEPT = 'Anything that had come is kept, with your choices.';
const MAY_BE_CHARGED = 'The request may have been charged.';
const IF_IT_GOT_THROUGH = 'If the request got through, it may have been charged.';

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
    title: `${name} does not allow this site yet`,
    what: `${name} is running, but your browser may not read its answer. ${SAFE}`,
    todo: `Allow the address of this site in the settings of ${name}: the note under the model says how.`,
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
      return {
        title: 'You are offline',
        what: sentences(
          failure.sent
            ? `The connection was lost before ${name} answered. ${MAY_BE_CHARGED}`
            : 'Nothing was sent.',
          SAFE,
        ),
        todo: 'Connect to the internet, then generate again.',
        action: 'check-connection',
      };
    case 'captive-portal':
      return {
        title: 'A web page answered instead',
        what: `A web page came back where ${name} should have answered. ${SAFE}`,
        todo: 'If this Wi-Fi asks you to sign in, do that first. If you typed the base URL yourself, check that it is the address of the API.',
        action: 'check-connection',
      };
    case 'unreachable':
      return {
        title: `${name} cannot be reached`,
        what: sentences(
          `You seem to be online, but ${name} does not answer.`,
          failure.sent && IF_IT_GOT_THROUGH,
          SAFE,
        ),
        todo: 'Check the base URL, and whether a blocker, a firewall or a VPN stands in the way. If the model runs on your computer, check that it is started and allows this site.',
        action: 'check-connection',
      };
    case 'local-network-blocked':
      return {
        title: 'Your browser blocks this site from your local network',
        what: `Chrome asks before a site may call a program on your device or in your network, and has not allowed it for ${name}. Nothing was sent. ${SAFE}`,
        todo: 'Generate again and choose Allow. If the browser does not ask, open the site settings (the icon beside the address) and allow access to apps on this device and to the local network.',
        action: 'retry',
      };
    case 'key-refused-or-blocked':
      return {
        title: 'Probably the key was refused',
        what: sentences(
          `${name} is up, but your browser was not allowed to read its answer. A wrong or expired key looks like this.`,
          failure.sent && IF_IT_GOT_THROUGH,
          SAFE,
        ),
        todo: 'Check the key and save it again. If the key is right, this provider does not allow calls from a browser on this site.',
        action: 'edit-key',
      };
    case 'no-key':
      return {
        title: 'A key is needed',
        what: `There is no key for ${name} yet. Nothing was sent. ${SAFE}`,
        todo: 'Enter your key and save it.',
        action: 'edit-key',
      };
    case 'storage':
      return failure.cause === 'full' ? storageFull() : storageRefused();
    case 'queue-full':
      return {
        title: 'The queue is full',
        what: `As many posts wait as can be kept at once. Nothing was sent. ${SAFE}`,
        todo: 'Cancel some of them, or wait until they are sent.',
        action: 'retry',
      };
    case 'key-malformed':
      return {
        title: 'This key cannot be right',
        what: `It contains characters that a key never has, perhaps from copying. Nothing was sent. ${SAFE}`,
        todo: 'Copy the key again, without spaces or other text around it.',
        action: 'edit-key',
      };
    case 'key-refused':
      return {
        title: 'The key was refused',
        what: `${name} does not accept this key. Nothing was generated. ${SAFE}`,
        todo: 'Check that the whole key was copied and that it was not revoked, then save it again.',
        action: 'edit-key',
      };
    case 'forbidden':
      return {
        title: 'This key may not do that',
        what: sentences(
          `${name} knows the key but does not allow this request (403).`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Check the permissions of the key, and whether the provider serves your country.',
        action: 'edit-key',
      };
    case 'insufficient-credit':
      return failure.message === undefined ? noCredit(name) : tooExpensive(name, failure.message);
    case 'rate-limited':
      return {
        title: 'Too many requests',
        what: `${name} asks you to slow down. Nothing was generated. ${SAFE}`,
        todo: whenToRetry(failure.retryAfterMs),
        action: 'retry',
      };
    case 'model-not-found':
      return {
        title: 'This model is not available',
        what: sentences(
          `${name} does not offer ${named(failure.model)} to your key. It may have been retired.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Choose another model from the list.',
        action: 'choose-model',
      };
    case 'wrong-address':
      return {
        title: 'The address is not right',
        what: `A server answers there, but it has no chat at that address (404). ${SAFE}`,
        todo: 'Check the base URL. It usually ends in /v1.',
        action: 'edit-key',
      };
    case 'invalid-base-url':
      return {
        title: 'The address is not complete',
        what: `The base URL cannot be used as it is. Nothing was sent. ${SAFE}`,
        todo: 'Enter an address that begins with https:// and has no question mark, name or password in it.',
        action: 'edit-key',
      };
    case 'context-too-long':
      return {
        title: 'Too much text for this model',
        what: `What customers said, together with your choices, is longer than this model can read at once. Nothing was generated. ${SAFE}`,
        todo: 'Remove some of the quotes, or choose a model that reads more.',
        action: 'edit-insight',
      };
    case 'bad-request':
      return {
        title: 'The request was not accepted',
        what: sentences(
          `${name} does not accept the request in this form (${failure.status}). Nothing was generated.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Another model often helps.',
        action: 'choose-model',
      };
    case 'unavailable':
      return {
        title: `${name} has a problem right now`,
        what: sentences(
          `It answered with an error that usually passes (${failure.status}).`,
          mayHaveBilled(failure) ? MAY_BE_CHARGED : 'Nothing was generated.',
          SAFE,
        ),
        todo: whenToRetry(failure.retryAfterMs),
        action: 'retry',
      };
    case 'provider-error':
      return {
        title: `${name} reported an error`,
        what: sentences(
          'It came after the answer had begun.',
          said(name, failure.message),
          KEPT,
          MAY_BE_CHARGED,
        ),
        todo: 'Generate again when you are ready.',
        action: 'retry',
      };
    case 'connection-lost':
      return {
        title: 'The connection broke',
        what: `The answer from ${name} ended before it was finished. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Generate again when your connection is steady.',
        action: 'retry',
      };
    case 'timed-out':
      return {
        title: 'It took too long',
        what: `${waited(failure.waitingFor, name)} ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Generate again, or choose a faster model.',
        action: 'retry',
      };
    case 'empty':
      return failure.cause === 'budget-spent' ? spentBudget() : cameEmpty(name);
    case 'refused':
      return {
        title: 'The model declined',
        what: sentences(
          'The model did not want to write this.',
          quoted('It said', failure.message),
          SAFE,
          MAY_BE_CHARGED,
        ),
        todo: 'Look for quotes or words that could be taken for harmful content, and change them.',
        action: 'edit-insight',
      };
    case 'filtered':
      return {
        title: 'A content filter stopped the text',
        what: `The filter of ${name} ended the answer. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Look for quotes with offensive or intimate words, and remove them.',
        action: 'edit-insight',
      };
    case 'response-too-large':
      return {
        title: 'The answer did not end',
        what: `The model went on far beyond the length of a post, so it was stopped. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Choose another model.',
        action: 'choose-model',
      };
    case 'unreadable':
      return {
        title: 'The answer could not be read',
        what: `${name} answered in a form that this app does not know. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Check the base URL, or choose another model.',
        action: 'edit-key',
      };
    case 'browser-model':
      return BROWSER_MODEL[failure.cause];
  }
}

function noCredit(name: string): Explanation {
  return {
    title: 'No credit left',
    what: `Your account at ${name} has no credit left or has reached its limit. Nothing was generated. ${SAFE}`,
    todo: `Add credit or raise the limit at ${name}, or use another key, then generate again.`,
    action: 'edit-key',
  };
}

function tooExpensive(name: string, message: string): Explanation {
  return {
    title: 'Not enough credit for this request',
    what: sentences(
      `The credit or the limit of your key at ${name} does not cover this request. Nothing was generated.`,
      said(name, message),
      SAFE,
    ),
    todo: `Choose a shorter post or a cheaper model, or add credit at ${name}, then generate again.`,
    action: 'edit-key',
  };
}

const BROWSER_MODEL: Readonly<
  Record<Extract<Failure, { kind: 'browser-model' }>['cause'], Explanation>
> = {
  'not-ready': {
    title: 'The model of this browser is not ready',
    what: `It has to be downloaded once. Nothing was generated. ${SAFE}`,
    todo: 'Choose it as your provider and download it, then generate again.',
    action: 'choose-provider',
  },
  language: {
    title: 'The model of this browser lacks this language',
    what: `It cannot write in the language of your quotes. Nothing was generated. ${SAFE}`,
    todo: 'Choose another provider.',
    action: 'choose-provider',
  },
  ended: {
    title: 'The browser ended its model',
    what: `It stopped before the post was finished, perhaps for want of memory. ${KEPT}`,
    todo: 'Generate again. If it happens once more, close other tabs or choose another provider.',
    action: 'retry',
  },
};

function storageFull(): Explanation {
  return {
    title: 'The storage of this device is full',
    what: 'Your request could not be saved, so nothing was sent. Everything saved before is kept.',
    todo: 'Download your drafts, free some space on this device, then try again.',
    action: 'download-drafts',
  };
}

function storageRefused(): Explanation {
  return {
    title: 'The browser cannot save your request',
    what: 'Your browser refused to store it, as in some private windows, so nothing was sent. What you see here is kept while this page stays open.',
    todo: 'Download your drafts, allow this site to store data, then try again.',
    action: 'download-drafts',
  };
}

function spentBudget(): Explanation {
  return {
    title: 'The model thought, but wrote nothing',
    what: `Thinking used up the whole length limit before the first word of the post. ${SAFE} ${MAY_BE_CHARGED}`,
    todo: 'Ask again with more room, or choose a model that answers without thinking first.',
    action: 'more-room',
  };
}

function cameEmpty(name: string): Explanation {
  return {
    title: 'Failed to generate content',
    what: `${name} answered without any text. ${SAFE} ${MAY_BE_CHARGED}`,
    todo: 'Generate again, or choose another model.',
    action: 'retry',
  };
}

function waited(waitingFor: 'answer' | 'next-words' | 'end', name: string): string {
  switch (waitingFor) {
    case 'answer':
      return `${name} did not begin to answer in time.`;
    case 'next-words':
      return `${name} began to answer and then went silent.`;
    case 'end':
      return `${name} was still writing when the time for one post was over.`;
  }
}

/** Describes a wait, never as shorter than it is. */
function whenToRetry(retryAfterMs: number | undefined): string {
  if (retryAfterMs === undefined) return 'Wait a moment, then generate again.';
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  if (seconds === 1) return 'Generate again in a second.';
  if (seconds < 90) return `Generate again in ${seconds} seconds.`;
  return `Generate again in about ${Math.ceil(seconds / 60)} minutes.`;
}

function named(model: string): string {
  return model === '' ? 'this model' : `the model ${model}`;
}

function said(name: string, message: string | undefined): string {
  return quoted(`${name} says`, message);
}

function quoted(lead: string, message: string | undefined): string {
  return message === undefined || message === '' ? '' : `${lead}: “${message}”`;
}

function sentences(...parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false && part !== '').join(' ');
}
