import { mayHaveBilled, type Failure } from './failure.ts';

/**
 * Next step that the screen offers beside the message. `retry` and `check-connection` are the
 * step's own main button.
 */
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
  action: FailureAction;
  /** A second way out. */
  otherAction?: FailureAction;
};

const SAFE = 'Your text and choices are saved.';
const KEPT = 'Your choices and any text so far are saved.';
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
      return {
        title: 'You’re offline',
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
    case 'key-refused-or-blocked':
      return {
        title: 'The key was probably rejected',
        what: sentences(
          `${name} is up, but your browser wasn’t allowed to read its answer. This usually means that the key is wrong or has expired.`,
          failure.sent && IF_IT_GOT_THROUGH,
          SAFE,
        ),
        todo: 'Check the key and save it again. If the key is right, this provider doesn’t allow calls from a browser on this site.',
        action: 'edit-key',
      };
    case 'no-key':
      return {
        title: 'You need a key',
        what: `There’s no key for ${name} yet. Nothing was sent. ${SAFE}`,
        todo: 'Enter your key and save it.',
        action: 'edit-key',
      };
    case 'storage':
      return failure.cause === 'full' ? storageFull() : storageRefused();
    case 'queue-full':
      return {
        title: 'The queue is full',
        what: `It can’t hold any more posts. Nothing was sent. ${SAFE}`,
        todo: 'Cancel some of them, or wait until they’re sent.',
        action: 'retry',
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
      return failure.message === undefined ? noCredit(name) : tooExpensive(name, failure.message);
    case 'rate-limited':
      return {
        title: 'Too many requests',
        what: `${name} asked us to slow down. Nothing was generated. ${SAFE}`,
        todo: whenToRetry(failure.retryAfterMs),
        action: 'retry',
      };
    case 'model-not-found':
      return {
        title: 'This model isn’t available',
        what: sentences(
          `${name} doesn’t offer ${named(failure.model)} for your key. It may have been retired.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Choose another model from the list.',
        action: 'choose-model',
      };
    case 'wrong-address':
      return {
        title: 'The address isn’t right',
        what: `A server answers there, but it has no chat API at that address (404). ${SAFE}`,
        todo: 'Check the base URL. It usually ends in /v1.',
        action: 'edit-key',
      };
    case 'invalid-base-url':
      return {
        title: 'The address is incomplete',
        what: `The base URL can’t be used as it is. Nothing was sent. ${SAFE}`,
        todo: 'Enter an address that starts with https:// and contains no question mark, username or password.',
        action: 'edit-key',
      };
    case 'context-too-long':
      return {
        title: 'Too much text for this model',
        what: `Your quotes and choices are longer than this model can read at once. Nothing was generated. ${SAFE}`,
        todo: 'Remove some of the quotes, or choose a model that can read more.',
        action: 'edit-insight',
        otherAction: 'choose-model',
      };
    case 'bad-request':
      return {
        title: 'The request wasn’t accepted',
        what: sentences(
          `${name} doesn’t accept the request in this form (${failure.status}). Nothing was generated.`,
          said(name, failure.message),
          SAFE,
        ),
        todo: 'Try another model.',
        action: 'choose-model',
      };
    case 'unavailable':
      return {
        title: `${name} is having problems right now`,
        what: sentences(
          `It returned an error that’s usually temporary (${failure.status}).`,
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
          'It came after the answer had started.',
          said(name, failure.message),
          KEPT,
          MAY_BE_CHARGED,
        ),
        todo: 'Generate again when you’re ready.',
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
    case 'empty':
      return failure.cause === 'budget-spent' ? spentBudget() : cameEmpty(name);
    case 'refused':
      return {
        title: 'The model declined your request',
        what: sentences(
          'The model declined to write this.',
          quoted('It said', failure.message),
          SAFE,
          MAY_BE_CHARGED,
        ),
        todo: 'Look for quotes or words that could be mistaken for harmful content, and change them.',
        action: 'edit-insight',
      };
    case 'filtered':
      return {
        title: 'A content filter stopped the text',
        what: `The content filter of ${name} stopped the answer. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Look for quotes with offensive or intimate words, and remove them.',
        action: 'edit-insight',
      };
    case 'response-too-large':
      return {
        title: 'The answer didn’t end',
        what: `The model kept writing far beyond the length of a post, so we stopped it. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Choose another model.',
        action: 'choose-model',
      };
    case 'unreadable':
      return {
        title: 'We couldn’t read the answer',
        what: `${name} answered in a format that this app doesn’t know. ${KEPT} ${MAY_BE_CHARGED}`,
        todo: 'Check the base URL, or choose another model.',
        action: 'choose-model',
      };
    case 'browser-model':
      return BROWSER_MODEL[failure.cause];
  }
}

function noCredit(name: string): Explanation {
  return {
    title: 'No credit left',
    what: `Your ${name} account has no credit left or has reached its limit. Nothing was generated. ${SAFE}`,
    todo: `Add credit or raise the limit at ${name}, then generate again. Or use another provider or key.`,
    action: 'choose-provider',
    otherAction: 'edit-key',
  };
}

function tooExpensive(name: string, message: string): Explanation {
  return {
    title: 'Not enough credit for this request',
    what: sentences(
      `Your key’s credit or limit at ${name} doesn’t cover this request. Nothing was generated.`,
      said(name, message),
      SAFE,
    ),
    todo: `Choose a shorter post or a cheaper model, or add credit at ${name}, then generate again.`,
    action: 'choose-model',
    otherAction: 'choose-provider',
  };
}

const BROWSER_MODEL: Readonly<
  Record<Extract<Failure, { kind: 'browser-model' }>['cause'], Explanation>
> = {
  'not-ready': {
    title: 'This browser’s model isn’t ready',
    what: `You need to download it once. Nothing was generated. ${SAFE}`,
    todo: 'Choose it as your provider and download it, then generate again.',
    action: 'choose-provider',
  },
  language: {
    title: 'This browser’s model doesn’t know this language',
    what: `It can’t write in the language of your quotes. Nothing was generated. ${SAFE}`,
    todo: 'Choose another provider.',
    action: 'choose-provider',
  },
  ended: {
    title: 'The browser stopped its model',
    what: `It stopped before the post was finished, perhaps because it ran out of memory. ${KEPT}`,
    todo: 'Generate again. If it happens again, close other tabs or choose another provider.',
    action: 'choose-provider',
  },
};

function storageFull(): Explanation {
  return {
    title: 'This device’s storage is full',
    what: 'We couldn’t save your request, so nothing was sent. Everything you saved before is still there.',
    todo: 'Download your drafts, free up some space on this device, then try again.',
    action: 'download-drafts',
  };
}

function storageRefused(): Explanation {
  return {
    title: 'Your browser can’t save your request',
    what: 'It wouldn’t store your request, as in some private windows, so nothing was sent. What you see here isn’t saved and stays only while this page is open.',
    todo: 'Download your drafts, allow this site to store data, then try again.',
    action: 'download-drafts',
  };
}

function spentBudget(): Explanation {
  return {
    title: 'The model thought, but wrote nothing',
    what: `The model used its whole length limit for thinking, before the first word of the post. ${SAFE} ${MAY_BE_CHARGED}`,
    todo: 'Ask again with more room, or choose a model that answers without thinking first.',
    action: 'more-room',
  };
}

function cameEmpty(name: string): Explanation {
  return {
    title: 'Failed to generate content',
    what: `${name} answered without any text. ${SAFE} ${MAY_BE_CHARGED}`,
    todo: 'Generate again, or choose another model.',
    action: 'choose-model',
  };
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
