import { MAY_BE_CHARGED, quoted, sentences } from '../jobs/explanation.ts';
import type { Failure } from '../jobs/failure.ts';

interface PictureFailure {
  readonly title: string;
  readonly what: string;
  readonly todo: string;
}

/** Explains failures that mean something else for a picture than for a post; undefined for others. */
export function explainPictureFailure(failure: Failure, name: string): PictureFailure | undefined {
  switch (failure.kind) {
    case 'filtered':
      return {
        title: `${name} doesn’t draw this`,
        what: `Its content rules stopped the picture. ${MAY_BE_CHARGED}`,
        todo: 'Describe it in other words: no people by name, no brands, nothing harmful.',
      };
    case 'refused':
      return {
        title: 'The model declined to draw this',
        what: sentences(quoted('It said', failure.message), MAY_BE_CHARGED),
        todo: 'Describe the picture in other words, or name another model.',
      };
    case 'empty':
    case 'unreadable':
      return {
        title: 'No picture came',
        what: `${name} answered, but without a picture that can be opened here. Some models send only a link, which isn’t followed. ${MAY_BE_CHARGED}`,
        todo: 'Name another model, or try once more.',
      };
    case 'response-too-large':
      return {
        title: 'The picture is too large',
        what: `${name} sent more than this app takes. ${MAY_BE_CHARGED}`,
        todo: 'Name another model.',
      };
    case 'model-not-found':
    case 'wrong-address':
      return {
        title: 'This model makes no pictures',
        what: sentences(
          `${name} has no such model for pictures, or your key may not use it.`,
          'message' in failure ? quoted('It said', failure.message) : '',
        ),
        todo: 'Name another model.',
      };
    case 'forbidden':
      return {
        title: `${name} doesn’t let you make pictures yet`,
        what: sentences('Nothing was made.', quoted('It said', failure.message)),
        todo: 'Some providers verify your organization first, or need a key with more permissions. See to it there, then try again.',
      };
    default:
      return undefined;
  }
}
