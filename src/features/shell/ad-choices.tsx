import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Consent } from '#domain/consent.ts';
import { consentStatusAtom, decideOnAdsAtom } from '#state/consent.ts';
import { servicesAtom } from '#state/services.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EvenAnswer } from '#ui/even-answer.tsx';

const SAID = {
  accepted: 'You accepted ads on the articles. They come in a frame that cannot read the page.',
  rejected: 'You rejected ads: none are shown, and nothing is requested for them.',
  unasked: 'You have not decided yet: no ads are shown, and nothing is requested for them.',
} as const;

/** Where the answer about advertisements is changed. Without any there is nothing to choose. */
export function AdChoices() {
  const ads = useAtomValue(servicesAtom)?.ads;
  const status = useAtomValue(consentStatusAtom);
  const decide = useSetAtom(decideOnAdsAtom);
  const [open, setOpen] = useState(false);
  if (!ads || !status) return null;
  function choose(choice: Consent['choice']) {
    decide(choice);
    setOpen(false);
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Ad choices
      </Button>
      <Dialog title="Ad choices" open={open} onClose={() => setOpen(false)}>
        {/* Not in the page that is built, which does not know what the browser asks for. */}
        {open && <p>{ads.optedOut ? OPTED_OUT : SAID[status]}</p>}
        {open && ads.optedOut && <Button onClick={() => setOpen(false)}>Close</Button>}
        {open && !ads.optedOut && <EvenAnswer onAnswer={choose} />}
      </Dialog>
    </>
  );
}

const OPTED_OUT =
  'Your browser asks not to be tracked (Global Privacy Control), which counts as Reject: no ads are shown, and nothing is requested for them.';
