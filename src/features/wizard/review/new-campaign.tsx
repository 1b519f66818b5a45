import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { hasUnsavedEdit } from '#domain/drafts/draft.ts';
import { currentDraftAtom } from '#state/drafts/drafts.ts';
import { resetCampaignAtom, unfinishedAtom } from '#state/generation/reset.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster } from '#ui/page/layout.tsx';

type Question = 'edit' | 'posts';

/** Starts a new campaign, after asking about an unsaved edit and unfinished posts. */
export function useNewCampaign(onReset: () => void): { start(): void; questions: ReactNode } {
  const resetCampaign = useSetAtom(resetCampaignAtom);
  const unfinished = useAtomValue(unfinishedAtom).length;
  const [question, ask] = useState<Question>();
  const store = useStore();
  function reset(posts: 'drop' | 'keep') {
    ask(undefined);
    resetCampaign(posts);
    onReset();
  }
  const goOn = () => (unfinished > 0 ? ask('posts') : reset('drop'));
  return {
    start: () => (hasUnsavedEdit(store.get(currentDraftAtom)) ? ask('edit') : goOn()),
    questions: (
      <>
        <UnsavedEdit open={question === 'edit'} onStay={() => ask(undefined)} onGoOn={goOn} />
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
      You’ve changed the text but haven’t saved it. The change stays with this draft. You’ll find it
      under Drafts.
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
