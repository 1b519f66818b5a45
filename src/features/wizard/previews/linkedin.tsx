import { Actions, Author, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';
import { CommentGlyph, HeartGlyph, PassOnGlyph } from './preview-glyphs.tsx';

/** The text first, and little of it; the name with what the person does. */
export function LinkedinPreview({ device, check, media }: PreviewProps) {
  const { body, entities, folds } = check;
  return (
    <>
      <Inset>
        <Author line="What you do · now" size={48} />
        <PostText text={body} entities={entities} fold={folds[device]} more="more" />
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
  ['Repost', PassOnGlyph],
] as const;
