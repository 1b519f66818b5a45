import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { hasUnsavedEdit } from '#domain/drafts/draft.ts';
import { setIdAtom } from '#state/campaign/campaign.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { resetCampaignAtom, unfinishedAtom } from '#state/generation/reset.ts';
import { startPostAtom } from '#state/generation/start-post.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster } from '#ui/page/layout.tsx';

type Question = 'edit' | 'posts';

/** With the defaults and no reviews, or with the choices of the last one and some reviews. */
type NewCampaign = 'empty' | 'from these reviews' | 'from new reviews';

interface Starts {
  readonly onEmpty: () => void;
  /** Platform and choices are filled in: the reviews come next. */
  readonly onFilled: () => void;
}

/** Starts a new campaign, after asking about an unsaved edit and unfinished posts. */
export function useNewCampaign({ onEmpty, onFilled }: Starts): {
  start(kind: NewCampaign): void;
  questions: ReactNode;
} {
  const resetCampaign = useSetAtom(resetCampaignAtom);
  const startPost = useSetAtom(startPostAtom);
  const setId = useAtomValue(setIdAtom);
  const unfinished = useAtomValue(unfinishedAtom).length;
  const [question, ask] = useState<Question>();
  const [wanted, want] = useState<NewCampaign>('empty');
  const store = useStore();
  function reset(posts: 'drop' | 'keep') {
    ask(undefined);
    resetCampaign(posts);
    onEmpty();
  }
  function goOn(kind: NewCampaign) {
    if (kind === 'empty') return unfinished > 0 ? ask('posts') : reset('drop');
    ask(undefined);
    startPost(kind === 'from these reviews' ? setId : undefined);
    return onFilled();
  }
  return {
    start(kind) {
      want(kind);
      if (hasUnsavedEdit(store.get(currentDraftAtom))) ask('edit');
      else goOn(kind);
    },
    questions: (
      <>
        <UnsavedEdit
          open={question === 'edit'}
          onStay={() => ask(undefined)}
          onGoOn={() => goOn(wanted)}
        />
        <UnfinishedPosts
          open={question === 'posts'}
          count={unfinished}
          onStay={() => ask(undefined)}
          onReset={reset}
        />
      </>
    ),
  };
}

interface UnsavedEditProps {
  open: boolean;
  onStay(): void;
  onGoOn(): void;
}

const UnsavedEdit = ({ open, onStay, onGoOn }: UnsavedEditProps) => (
  <Dialog title="Leave your edit unsaved?" open={open} onClose={onStay}>
    <p>
      You’ve changed the text but haven’t saved it. The change stays with this post. You’ll find it
      under Posts.
    </p>
    <Answers>
      <Button variant="outline" onClick={onStay}>
        Keep editing
      </Button>
      <Button onClick={onGoOn}>Start a new campaign</Button>
    </Answers>
  </Dialog>
);

interface UnfinishedPostsProps {
  open: boolean;
  count: number;
  onStay(): void;
  onReset(posts: 'drop' | 'keep'): void;
}

function UnfinishedPosts({ open, count, onStay, onReset }: UnfinishedPostsProps) {
  const them = count > 1 ? 'them' : 'it';
  return (
    <Dialog
      title={count > 1 ? `${count} posts aren’t finished yet` : 'A post isn’t finished yet'}
      open={open}
      onClose={onStay}
    >
      <p>
        Keep {them} in the queue while you start a new campaign, or discard {them}.
      </p>
      <Answers>
        <Button variant="danger" onClick={() => onReset('drop')}>
          Discard {them}
        </Button>
        <Button onClick={() => onReset('keep')}>Keep {them} in the queue</Button>
      </Answers>
    </Dialog>
  );
}

const Answers = ({ children }: { children: ReactNode }) => (
  <Cluster justifyContent="end" gap="3">
    {children}
  </Cluster>
);
