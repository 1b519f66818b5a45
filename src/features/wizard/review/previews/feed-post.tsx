import type { ReactNode } from 'react';
import { type Action, Actions, Inset, MediaFrame, type PreviewProps } from './parts.tsx';
import { PostText } from './post-text.tsx';

interface FeedPostProps extends PreviewProps {
  /** Author line in the platform's layout. */
  author: ReactNode;
  /** Label of the button that unfolds the text. */
  more: string;
  /** True if the platform writes "…more" without a space. */
  isMoreTight?: boolean;
  actions: readonly Action[];
  /** True if their names are below the icons. */
  areActionsStacked?: boolean;
}

/** Feed post: text, full-width picture below it, then the reader's actions. */
export function FeedPost(props: FeedPostProps) {
  const { device, check, media, author, more, isMoreTight = false, actions } = props;
  const { areActionsStacked = false } = props;
  const { body, entities, folds } = check;
  return (
    <>
      <Inset>
        {author}
        <PostText
          text={body}
          entities={entities}
          fold={folds[device]}
          more={more}
          isMoreTight={isMoreTight}
        />
      </Inset>
      <MediaFrame media={media} />
      <Inset borderTopWidth="1px" borderColor="hairline">
        <Actions actions={actions} isStacked={areActionsStacked} />
      </Inset>
    </>
  );
}
