import { FeedPost } from './feed-post.tsx';
import { Author, type PreviewProps } from './parts.tsx';
import { CommentGlyph, HeartGlyph, PassOnGlyph } from './preview-glyphs.tsx';

export const FacebookPreview = (props: PreviewProps) => (
  <FeedPost {...props} author={<Author line="Just now" />} more="See more" actions={ACTIONS} />
);

const ACTIONS = [
  ['Like', HeartGlyph],
  ['Comment', CommentGlyph],
  ['Share', PassOnGlyph],
] as const;
