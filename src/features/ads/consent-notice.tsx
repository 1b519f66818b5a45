import { chakra } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { decideOnAdsAtom } from '#state/consent.ts';
import { Button } from '#ui/button.tsx';

/** Asks before anything is requested; it lies over the page, which does not move. */
export function ConsentNotice({ host }: { host: string }) {
  const decide = useSetAtom(decideOnAdsAtom);
  return (
    <chakra.section
      aria-label="Ads"
      position="fixed"
      insetInline="2"
      bottom="2"
      zIndex="10"
      display="grid"
      gap="3"
      maxWidth="440px"
      marginInline="auto"
      padding="4"
      background="surface"
      borderWidth="1px"
      borderColor="hairline"
      borderRadius="card"
      boxShadow="float"
      fontSize="sm"
    >
      <p>
        May this page show an ad? It would come from {host}, in a frame that cannot read this page.
        Nothing is asked of it before you accept. You can change your mind under “Ad choices” below
        every page.
      </p>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <Button variant="outline" onClick={() => decide('rejected')}>
          Reject
        </Button>
        <Button variant="outline" onClick={() => decide('accepted')}>
          Accept
        </Button>
      </chakra.div>
    </chakra.section>
  );
}
