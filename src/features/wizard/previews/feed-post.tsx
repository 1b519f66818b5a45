import type { ReactNode } from 'react';
import { Actions, type ActionsProps, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';

interface FeedPostProps extends PreviewProps {
  /** Who posts, as the platform shows it. */
  author: ReactNode;
  /** What unfolds the text. */
  more: string;
  actions: ActionsProps['actions'];
}

/** A post of a feed: its text first, the picture below it at full width, then what a reader can do. */
export function FeedPost({ device, check, media, author, more, actions }: FeedPostProps) {
  const { body, entities, folds } = check;
  return (
    <>
      <Inset>
        {author}
        <PostText text={body} entities={entities} fold={folds[device]} more={more} />
      </Inset>
      <MediaFrame media={media} />
      <Inset borderTopWidth="1px" borderColor="hairline">
        <Actions actions={actions} />
      </Inset>
    </>
  );
}
