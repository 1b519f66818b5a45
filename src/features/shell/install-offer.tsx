import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { SITE } from '#content/site.ts';
import { installOfferAtom } from '#state/shell/install.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Icon, type IconProps } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';

/** Unobtrusive install button; hidden unless the app can be installed. */
export function InstallOffer() {
  const offer = useAtomValue(installOfferAtom);
  const [explaining, setExplaining] = useState(false);
  useFocusAfter(offer);
  if (!offer) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => (offer.by === 'ask' ? void offer.ask() : setExplaining(true))}
      >
        <InstallIcon size={16} />
        Install {SITE.name}
      </Button>
      <Dialog title={`Install ${SITE.name}`} open={explaining} onClose={() => setExplaining(false)}>
        <p>Once installed, it opens like any other app, even offline. It takes two taps:</p>
        <Stack as="ol" gap="3">
          <Tap number={1}>
            Tap <b>Share</b> <ShareIcon /> in the browser’s bar.
          </Tap>
          <Tap number={2}>
            Choose <b>Add to Home Screen</b> <AddIcon />.
          </Tap>
        </Stack>
        <p>You’ll need to sign in again there. The installed app keeps its own drafts.</p>
        <Button onClick={() => setExplaining(false)}>Close</Button>
      </Dialog>
    </>
  );
}

function Tap({ number, children }: { number: number; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="3" alignItems="center">
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        flexShrink="0"
        width="8"
        height="8"
        borderRadius="full"
        background="accentSoft"
        fontWeight="600"
      >
        {number}
      </chakra.span>
      <chakra.span css={{ '& svg': { display: 'inline', verticalAlign: '-4px' } }}>
        {children}
      </chakra.span>
    </chakra.li>
  );
}

const InstallIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />
);

const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V4M8 7.5L12 3.5l4 4M8.5 10.5H6v10h12v-10h-2.5" />
);

const AddIcon = (props: IconProps) => <Icon {...props} d="M5 4.5h14v15H5zM12 8.5v7M8.5 12h7" />;
