import { useSetAtom } from 'jotai';
import { decideOnAdsAtom } from '#state/account/consent.ts';
import { Card } from '#ui/page/card.tsx';
import { ConsentButtons } from '#ui/feedback/consent-buttons.tsx';

/** Asks for consent before any request. Overlays the page, so there is no layout shift. */
export function ConsentNotice({ host }: { host: string }) {
  const decide = useSetAtom(decideOnAdsAtom);
  return (
    <Card
      as="section"
      aria-label="Ads"
      position="fixed"
      insetInline="2"
      bottom="2"
      zIndex="10"
      gap="3"
      maxWidth="440px"
      marginInline="auto"
      padding="4"
      boxShadow="float"
      fontSize="sm"
    >
      <p>
        May we show an ad on this page? It would come from {host}, in a frame that can’t read this
        page. We request nothing from there until you accept. You can change your mind under “Ad
        choices” at the bottom of every page.
      </p>
      <ConsentButtons onAnswer={decide} />
    </Card>
  );
}
