import { Actions, Author, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';
import { CommentGlyph, HeartGlyph, PassOnGlyph } from './preview-glyphs.tsx';

/** The text first, the picture below it at full width. */
export function FacebookPreview({ device, check, media }: PreviewProps) {
  const { body, entities, folds } = check;
  return (
    <>
      <Inset>
        <Author line="Just now" />
        <PostText text={body} entities={entities} fold={folds[device]} more="See more" />
      </Inset>
      <MediaFrame media={media} />
      <Inset borderTopWidth="1px" borderColor="hairline">
        <Actions actions={ACTIONS} />
      </Inset>
    </>
  );
}

const ACTIONS = [
  ['Like', HeartGlyph],
  ['Comment', CommentGlyph],
  ['Share', PassOnGlyph],
] as const;
