import { type Draft, visibleText } from './draft.ts';
import { partOf, visiblePart } from './draft-part.ts';
import { readYoutubeFields, splitTags } from './youtube-fields.ts';

/** A piece of a draft that leaves the app by itself. */
export interface ContentPiece {
  readonly name: string;
  readonly text: string;
}

/** Everything of a draft that is worth copying, as it stands on the screen: the post and its part. */
export function contentOf(draft: Draft): string {
  const part = pieceOfPart(draft);
  const text = visibleText(draft).trim();
  return part ? `${text}\n\n${part.name}:\n${part.text}` : text;
}

/**
 * The pieces among which to choose before a post leaves, since they belong in different fields: those
 * of a video. Empty where the post is one text.
 */
export function piecesOf(draft: Draft): readonly ContentPiece[] {
  if (draft.origin.platform !== 'youtube') return [];
  const { title, description, tags } = readYoutubeFields(visibleText(draft));
  const fields = [
    { name: 'Title', text: title.trim() },
    { name: 'Description', text: description.trim() },
    { name: 'Tags', text: splitTags(tags).join(', ') },
  ];
  const part = pieceOfPart(draft);
  return [...fields, ...(part ? [part] : [])].filter(({ text }) => text !== '');
}

function pieceOfPart(draft: Draft): ContentPiece | undefined {
  const name = partOf(draft)?.name;
  const text = visiblePart(draft)?.trim();
  return name && text ? { name, text } : undefined;
}
