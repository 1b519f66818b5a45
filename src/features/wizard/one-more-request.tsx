import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { draftGenerationAtom, stopDraftAtom } from '#state/generation.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface OneMoreRequestProps {
  title: string;
  /** What the button says, such as `Continue`. */
  action: string;
  onPress(): void;
  children: ReactNode;
}

/** What is wrong with a post, and the request that can mend it, sent by a press alone. */
export function OneMoreRequest({ title, action, onPress, children }: OneMoreRequestProps) {
  const running = useAtomValue(draftGenerationAtom).status === 'running';
  const stop = useSetAtom(stopDraftAtom);
  return (
    <Notice tone="warning" title={title}>
      <p>{children}</p>
      <chakra.div display="flex" gap="2">
        <Button variant="outline" size="sm" busy={running} disabled={running} onClick={onPress}>
          {running ? 'Generating...' : action}
        </Button>
        {running && (
          <Button variant="quiet" size="sm" onClick={() => stop()}>
            Stop
          </Button>
        )}
      </chakra.div>
    </Notice>
  );
}
