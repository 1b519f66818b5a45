import { useSetAtom } from 'jotai';
import { writeWithoutAtom } from '#state/quotes/left-insight.ts';
import { Button } from '#ui/controls/button.tsx';
import { Cluster } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Asks about words in the field of Customize that could not be added to the request. */
export function WordsLeft({ onBack }: { onBack(): void }) {
  const writeWithout = useSetAtom(writeWithoutAtom);
  return (
    <Notice tone="warning" title="Some words aren’t in the request">
      <p>What’s in the field on Customize couldn’t be added as quotes.</p>
      <Cluster gap="2">
        <Button variant="outline" size="sm" onClick={onBack}>
          See why
        </Button>
        <Button variant="outline" size="sm" onClick={() => writeWithout()}>
          Write without them
        </Button>
      </Cluster>
    </Notice>
  );
}
