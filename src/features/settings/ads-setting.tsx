import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { consentStatusAtom, decideOnAdsAtom } from '#state/account/consent.ts';
import { servicesAtom } from '#state/services.ts';
import { ChoiceChips } from '#ui/controls/choice-chips.tsx';
import { Muted, VisuallyHidden } from '#ui/page/text.tsx';
import { Setting } from './setting.tsx';

const OPTIONS = [
  { value: 'rejected', label: 'Reject' },
  { value: 'accepted', label: 'Accept' },
] as const;

/** Consent to ads, where this copy of the site shows any. */
export function AdsSetting() {
  const ads = useAtomValue(servicesAtom)?.ads;
  const status = useAtomValue(consentStatusAtom);
  const decide = useSetAtom(decideOnAdsAtom);
  const [isChanged, setChanged] = useState(false);
  if (!ads) return null;
  return (
    <Setting title="Ads on the articles" isChanged={isChanged}>
      {ads.optedOut ? (
        <Muted>
          Your browser asks sites not to track you (Global Privacy Control). That counts as Reject.
        </Muted>
      ) : (
        <ChoiceChips
          legend={<VisuallyHidden>Ads</VisuallyHidden>}
          name="ads"
          type="radio"
          options={OPTIONS}
          isChosen={(value) => value === status}
          onChoose={(value) => {
            decide(value);
            setChanged(true);
          }}
        >
          <Muted>
            Until you accept, we show none and request nothing for them. We ask again after six
            months.
          </Muted>
        </ChoiceChips>
      )}
    </Setting>
  );
}
