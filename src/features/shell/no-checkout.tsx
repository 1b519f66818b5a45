import { chakra } from '@chakra-ui/react';
import { mailto, SITE } from '#content/site.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Says that this copy of the app sells no upgrade. */
export function NoCheckoutDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title="The upgrade isn’t available here" open onClose={onClose}>
      <chakra.p>
        This copy of {SITE.name} has no checkout, and everything works without one. If you’d like to
        support us, <a href={mailto('Upgrade')}>write to us</a>.
      </chakra.p>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}
