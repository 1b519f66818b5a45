import { FeedPost } from './feed-post.tsx';
import { Author, type PreviewProps } from './parts.tsx';
import { CommentIcon, HeartIcon, PassOnIcon } from './preview-icons.tsx';

export const FacebookPreview = (props: PreviewProps) => (
  <FeedPost {...props} author={<Author line="Just now" />} more="See more" actions={ACTIONS} />
);

const ACTIONS = [
  ['Like', HeartIcon],
  ['Comment', CommentIcon],
  ['Share', PassOnIcon],
] as const;
