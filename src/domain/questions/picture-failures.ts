import { MAY_BE_CHARGED, quoted, sentences } from '../jobs/explanation.ts';
import type { Failure, FailureKind } from '../jobs/failure.ts';

interface PictureFailure {
  readonly title: string;
  readonly what: string;
  readonly todo: string;
}

/** Explains failures that mean something else for a picture than for a post; undefined for others. */
export function explainPictureFailure(failure: Failure, name: string): PictureFailure | undefined {
  const said = 'message' in failure ? quoted('It said', failure.message) : '';
  const none: PictureFailure = {
    title: 'No picture came',
    what: `${name} answered, but without a picture that can be opened here. Some models send only a link, which isn’t followed. ${MAY_BE_CHARGED}`,
    todo: 'Name another model, or try once more.',
  };
  const wrongModel: PictureFailure = {
    title: 'This model makes no pictures',
    what: sentences(`${name} has no such model for pictures, or your key may not use it.`, said),
    todo: 'Name another model.',
  };
  const explanations: Partial<Readonly<Record<FailureKind, PictureFailure>>> = {
    filtered: {
      title: `${name} doesn’t draw this`,
      what: `Its content rules stopped the picture. ${MAY_BE_CHARGED}`,
      todo: 'Describe it in other words: no people by name, no brands, nothing harmful.',
    },
    refused: {
      title: 'The model declined to draw this',
      what: sentences(said, MAY_BE_CHARGED),
      todo: 'Describe the picture in other words, or name another model.',
    },
    empty: none,
    unreadable: none,
    'response-too-large': {
      title: 'The picture is too large',
      what: `${name} sent more than this app takes. ${MAY_BE_CHARGED}`,
      todo: 'Name another model.',
    },
    'model-not-found': wrongModel,
    'wrong-address': wrongModel,
    forbidden: {
      title: `${name} doesn’t let you make pictures yet`,
      what: sentences('Nothing was made.', said),
      todo: 'Some providers verify your organization first, or need a key with more permissions. See to it there, then try again.',
    },
  };
  return explanations[failure.kind];
}
