import { useAtomValue, useSetAtom } from 'jotai';
import type { Consent } from '#domain/site/consent.ts';
import { consentStatusAtom, decideOnAdsAtom } from '#state/account/consent.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { ConsentButtons } from '#ui/feedback/consent-buttons.tsx';

const SAID = {
  accepted: 'You accepted ads on the articles. They’re shown in a frame that can’t read the page.',
  rejected: 'You rejected ads, so we show none and request nothing for them.',
  unasked: 'You haven’t decided yet, so we show no ads and request nothing for them.',
} as const;

const OPTED_OUT =
  'Your browser asks sites not to track you (Global Privacy Control). That counts as Reject, so we show no ads and request nothing for them.';

/** Dialog to change the consent for ads. */
export function AdChoicesDialog({ onClose }: { onClose(): void }) {
  const ads = useAtomValue(servicesAtom)?.ads;
  const status = useAtomValue(consentStatusAtom);
  const decide = useSetAtom(decideOnAdsAtom);
  if (!ads || !status) return null;
  function choose(choice: Consent['choice']) {
    decide(choice);
    onClose();
  }
  return (
    <Dialog title="Ad choices" open onClose={onClose}>
      <p>{ads.optedOut ? OPTED_OUT : SAID[status]}</p>
      {ads.optedOut ? (
        <Button onClick={onClose}>Close</Button>
      ) : (
        <ConsentButtons onAnswer={choose} />
      )}
    </Dialog>
  );
}
