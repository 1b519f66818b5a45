import { FeedPost } from './feed-post.tsx';
import type { Action, PreviewProps } from './parts.tsx';
import { CommentIcon, GlobeIcon, PassOnIcon, ThumbIcon } from './preview-icons.tsx';
import { Author } from './profile.tsx';

/**
 * Below the name, the time and the audience; the globe means Public (secondary source:
 * cynmackley.com, "Facebook: who can see this post"; the audiences are official:
 * facebook.com/help/120939471321735). Like is a thumb. Read in November 2026.
 */
export const FacebookPreview = (props: PreviewProps) => (
  <FeedPost
    {...props}
    author={
      <Author>
        <small>
          Just now · <GlobeIcon size={14} />
        </small>
      </Author>
    }
    more="See more"
    actions={ACTIONS}
  />
);

const ACTIONS: readonly Action[] = [
  ['Like', ThumbIcon],
  ['Comment', CommentIcon],
  ['Share', PassOnIcon],
];
