import type { Failure } from './failure.ts';
import {
  type Explanation,
  KEPT,
  MAY_BE_CHARGED,
  quoted,
  SAFE,
  said,
  sentences,
} from './explanation.ts';

type AnswerFailure = Extract<
  Failure,
  {
    kind:
      | 'provider-error'
      | 'empty'
      | 'refused'
      | 'filtered'
      | 'response-too-large'
      | 'unreadable'
      | 'browser-model';
  }
>;

/** Explains a failure of the answer of a model; see `explainFailure`. */
export function explainAnswer(failure: AnswerFailure, name: string): Explanation {
  switch (failure.kind) {
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
