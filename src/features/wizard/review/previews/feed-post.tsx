import type { ReactNode } from 'react';
import { Actions, type ActionsProps, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';

interface FeedPostProps extends PreviewProps {
  /** Author line in the platform's layout. */
  author: ReactNode;
  /** Label of the button that unfolds the text. */
  more: string;
  actions: ActionsProps['actions'];
}

/** Feed post: text, full-width picture below it, then the reader's actions. */
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
