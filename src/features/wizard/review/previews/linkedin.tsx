import { FeedPost } from './feed-post.tsx';
import type { Action, PreviewProps } from './parts.tsx';
import { CommentIcon, GlobeIcon, RepostIcon, SendIcon, ThumbIcon } from './preview-icons.tsx';
import { Author } from './profile.tsx';

/**
 * Below the name, the headline, then the time and the globe of a public post (secondary source:
 * nerds-life.com, guide to LinkedIn's symbols). Shows three lines, then "…more", on both devices
 * (secondary source: J. Espirian, "See more breakpoints on LinkedIn posts", September 2024). Like,
 * Comment, Repost and Send: no written source. Read in November 2026.
 */
export const LinkedinPreview = (props: PreviewProps) => (
  <FeedPost
    {...props}
    author={
      <Author size={48}>
        <small>What you do</small>
        <small>
          Now · <GlobeIcon size={14} />
        </small>
      </Author>
    }
    more="more"
    isMoreTight
    actions={ACTIONS}
    areActionsStacked={props.device === 'phone'}
  />
);

const ACTIONS: readonly Action[] = [
  ['Like', ThumbIcon],
  ['Comment', CommentIcon],
  ['Repost', RepostIcon],
  ['Send', SendIcon],
];
