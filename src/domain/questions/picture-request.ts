import { type Draft, visibleText } from '../drafts/draft.ts';
import { partOf } from '../drafts/draft-part.ts';
import type { CardSize } from '../pictures/sizes.ts';
import type { PictureMaker, PictureShape } from '../providers/picture-makers.ts';
import { HEAD_BYTES, pictureType } from '../site/picture-type.ts';

/** Most words of a request for a picture, in UTF-16 units. */
export const LONGEST_IDEA = 1000;

/** Longest proposal from a post that has no prompt for a picture, in UTF-16 units. */
const LONGEST_PROPOSAL = 240;

/** The words to begin with: the post's own prompt for a picture, or the post's beginning. */
export function proposedIdea(draft: Draft): string {
  const part = partOf(draft);
  const prompt = part?.field === 'imagePrompt' ? part.text?.trim() : undefined;
  if (prompt) return prompt.slice(0, LONGEST_IDEA);
  const [first = ''] = visibleText(draft).trim().split('\n');
  return first === '' ? '' : `A picture that goes with: ${first.slice(0, LONGEST_PROPOSAL)}`;
}

/** The shape that fills a card with the least of it cut off. */
export function shapeFor({ width, height }: Pick<CardSize, 'width' | 'height'>): PictureShape {
  if (width === height) return 'square';
  return width < height ? 'tall' : 'wide';
}

const SHAPES: Readonly<Record<PictureShape, string>> = {
  tall: 'Upright, taller than wide.',
  square: 'Square.',
  wide: 'Wider than tall.',
};

/** What a provider is asked for, in the user's words and ours. */
export const picturePrompt = (idea: string, shape: PictureShape): string =>
  [
    idea.trim().slice(0, LONGEST_IDEA),
    SHAPES[shape],
    'One picture to stand behind a short text.',
    'No text, letters, numbers, logos or watermarks in it.',
    'No person who looks like a real customer, and no star rating.',
  ].join('\n');

export interface PictureBody {
  readonly path: '/images/generations' | '/chat/completions';
  readonly body: Readonly<Record<string, unknown>>;
}

/** The request in the form that its provider takes. */
export function pictureBody(
  { form, fields }: Pick<PictureMaker, 'form' | 'fields'>,
  model: string,
  prompt: string,
  shape: PictureShape,
): PictureBody {
  if (form === 'images')
    return { path: '/images/generations', body: { model, prompt, n: 1, ...fields(shape) } };
  return {
    path: '/chat/completions',
    body: {
      model,
      messages: [{ role: 'user', content: prompt }],
      modalities: ['image', 'text'],
      stream: false,
      ...fields(shape),
    },
  };
}

/** Decodes a picture; undefined if it is none, or a drawing that may contain script. */
export function decodePicture(base64: string): Blob | undefined {
  const bytes = bytesOf(base64);
  const type = bytes && pictureType(bytes.subarray(0, HEAD_BYTES));
  return bytes && type && type !== 'svg' ? new Blob([bytes]) : undefined;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
    return bytes;
  } catch {
    return undefined;
  }
}
