import { FeedPost } from './feed-post.tsx';
import { Author, type PreviewProps } from './parts.tsx';
import { CommentIcon, HeartIcon, PassOnIcon } from './preview-icons.tsx';

/** Folds early; the author's headline is shown below the name. */
export const LinkedinPreview = (props: PreviewProps) => (
  <FeedPost
    {...props}
    author={<Author line="What you do · now" size={48} />}
    more="more"
    actions={ACTIONS}
  />
);

const ACTIONS = [
  ['Like', HeartIcon],
  ['Comment', CommentIcon],
  ['Repost', PassOnIcon],
] as const;
