import { findChoice } from '../campaign/choice.ts';
import { type Draft, visibleText } from './draft.ts';
import { partOf, visiblePart } from './draft-part.ts';
import { PLATFORMS } from '../platforms/platforms.ts';
import { readYoutubeFields, splitTags } from '../platforms/youtube-fields.ts';

/** Name of the piece that is the whole post, without its second part. */
const POST = 'Post';

/** A part of a draft that is copied separately. */
export interface ContentPiece {
  readonly name: string;
  readonly text: string;
}

/** True for a piece that isn’t the post, like its image prompt or its title. */
export const isOnlyPart = (piece: string | undefined): boolean =>
  piece !== undefined && piece !== POST;

/**
 * Returns all text of a draft that is worth copying, as shown on screen: the post and its second
 * part.
 */
export function contentOf(draft: Draft): string {
  const part = pieceOfPart(draft);
  const text = visibleText(draft).trim();
  return part ? `${text}\n\n${part.name}:\n${part.text}` : text;
}

/** Returns the content of several posts as one text, each under the name of its platform. */
export function contentOfAll(drafts: readonly Draft[]): string {
  const titled = (draft: Draft) => {
    const name = findChoice(PLATFORMS, draft.origin.platform)?.name ?? '';
    return `${name}\n${'='.repeat(name.length)}\n\n${contentOf(draft)}`;
  };
  return drafts.map(titled).join('\n\n\n');
}

/**
 * Returns the pieces of a draft that belong in different places: the fields of a video, the second
 * part.
 */
export function piecesOf(draft: Draft): readonly ContentPiece[] {
  const part = pieceOfPart(draft);
  return [...fieldsOf(draft), ...(part ? [part] : [])].filter(({ text }) => text !== '');
}

function fieldsOf(draft: Draft): ContentPiece[] {
  const text = visibleText(draft).trim();
  if (!hasFields(draft)) return [{ name: POST, text }];
  const { title, description, tags } = readYoutubeFields(text);
  return [
    { name: 'Title', text: title.trim() },
    { name: 'Description', text: description.trim() },
    { name: 'Tags', text: splitTags(tags).join(', ') },
  ];
}

/** True if the post itself has several fields, so that its whole text fits nowhere. */
export const hasFields = ({ origin }: Draft): boolean => origin.platform === 'youtube';

/**
 * Names what the evidence check reads of a draft, if viewers get more than that: the tags and the
 * script of a video are not checked.
 */
export function checkedPart(draft: Draft): string | undefined {
  if (hasFields(draft)) return 'the title and description';
  return partOf(draft)?.field === 'videoScript' && pieceOfPart(draft) ? 'the post text' : undefined;
}

function pieceOfPart(draft: Draft): ContentPiece | undefined {
  const name = partOf(draft)?.name;
  const text = visiblePart(draft)?.trim();
  return name && text ? { name, text } : undefined;
}
