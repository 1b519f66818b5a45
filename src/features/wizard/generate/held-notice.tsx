import { useAtomValue, useSetAtom } from 'jotai';
import { groupOpenAtoms } from '#state/shell/folds.ts';
import { isAllHeldAtom, waitingCountAtom } from '#state/quotes/held-quotes.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Says which quotes are left out until the user answers, and leads to the question. */
export function HeldNotice({ onBack }: { onBack(): void }) {
  const count = useAtomValue(waitingCountAtom);
  const isAll = useAtomValue(isAllHeldAtom);
  const openGroup = useSetAtom(groupOpenAtoms.quotes);
  const one = count === 1;
  return (
    <Notice
      tone="warning"
      title={one ? '1 quote waits for your answer' : `${count} quotes wait for your answer`}
    >
      <p>
        {one ? 'It’s' : 'They’re'} from a conversation, and we don’t know which side is you.
        {!isAll && ` The post is written without ${one ? 'it' : 'them'}.`}
      </p>
      <Cluster gap="2">
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            openGroup(true);
            onBack();
          }}
        >
          Answer
        </Button>
      </Cluster>
    </Notice>
  );
}
