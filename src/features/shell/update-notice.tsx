import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { takeUpdate, type Update, updateAtom } from '#state/shell/updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/page/card.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Stack } from '#ui/page/layout.tsx';
import { Muted } from '#ui/page/text.tsx';

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
 * Notice about a new version: below the header on a phone, clear of the sticky bar, and on a wide
 * screen in the corner away from the toasts.
 */
export function UpdateNotice() {
  const [update, setUpdate] = useAtom(updateAtom);
  useFocusAfter(update);
  return (
    <Place role="status">
      {update && <News update={update} onLater={() => setUpdate(undefined)} />}
    </Place>
  );
}

/** Takes no height, so that nothing moves when the notice comes. */
const Place = chakra('div', {
  base: {
    position: { base: 'sticky', lg: 'fixed' },
    top: { base: '56px', lg: 'auto' },
    display: 'grid',
    alignItems: 'start',
    bottom: { lg: '112px' },
    insetInlineStart: { lg: '4' },
    // Below the open menu of the header.
    zIndex: { base: '5', lg: '10' },
    height: { base: '0', lg: 'auto' },
    width: { base: 'min(416px, 100%)', lg: '400px' },
    paddingInline: { base: '4', lg: '0' },
    marginInlineStart: 'auto',
  },
});

function News({ update, onLater }: { update: Update; onLater(): void }) {
  const { title, text } = WORDS[update.news];
  return (
    <Card gap="3" padding="4" marginTop="2" boxShadow="float">
      <Stack gap="1">
        <chakra.p fontWeight="600">{title}</chakra.p>
        <Muted lineHeight="1.45">{text}</Muted>
      </Stack>
      <chakra.div display="flex" justifyContent="end" gap="2">
        <Button variant="quiet" size="sm" onClick={onLater}>
          Later
        </Button>
        <Button size="sm" onClick={() => takeUpdate(update)}>
          Reload
        </Button>
      </chakra.div>
    </Card>
  );
}
