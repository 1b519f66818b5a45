import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { type Update, updateAtom } from '#state/updates.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useFocusAfter } from '#ui/focus.ts';
import { Stack } from '#ui/layout.tsx';
import { Muted } from '#ui/text.tsx';

const WORDS: Record<Update['news'], { title: string; text: string }> = {
  waiting: {
    title: 'A new version is ready',
    text: 'Reload to use it. What you wrote is saved.',
  },
  replaced: {
    title: 'Reload when ready',
    text: 'A new version is running in another tab. You can finish what you’re doing first. Nothing will be lost.',
  },
};

/**
 * Notice about a new version, placed clear of the buttons of a step and, on a wide screen, of the
 * toasts in the other corner.
 */
export function UpdateNotice() {
  const [update, setUpdate] = useAtom(updateAtom);
  useFocusAfter(update);
  return (
    <chakra.div
      role="status"
      position="fixed"
      insetInlineStart={{ lg: '4' }}
      insetInlineEnd={{ base: '4', lg: 'auto' }}
      bottom="112px"
      zIndex="10"
      width="min(400px, calc(100vw - 32px))"
    >
      {update && <News update={update} onLater={() => setUpdate(undefined)} />}
    </chakra.div>
  );
}

function News({ update, onLater }: { update: Update; onLater(): void }) {
  const { title, text } = WORDS[update.news];
  return (
    <Card gap="3" padding="4" boxShadow="float">
      <Stack gap="1">
        <chakra.p fontWeight="600">{title}</chakra.p>
        <Muted lineHeight="1.45">{text}</Muted>
      </Stack>
      <chakra.div display="flex" justifyContent="end" gap="2">
        <Button variant="quiet" size="sm" onClick={onLater}>
          Later
        </Button>
        <Button size="sm" onClick={update.news === 'waiting' ? update.accept : update.reload}>
          Reload
        </Button>
      </chakra.div>
    </Card>
  );
}
