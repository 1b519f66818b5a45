import { FeedPost } from './feed-post.tsx';
import { Author, type PreviewProps } from './parts.tsx';
import { CommentGlyph, HeartGlyph, PassOnGlyph } from './preview-glyphs.tsx';

/** Little of the text shows; the name stands with what the person does. */
export const LinkedinPreview = (props: PreviewProps) => (
  <FeedPost
    {...props}
    author={<Author line="What you do · now" size={48} />}
    more="more"
    actions={ACTIONS}
  />
);

const ACTIONS = [
  ['Like', HeartGlyph],
  ['Comment', CommentGlyph],
  ['Repost', PassOnGlyph],
] as const;
