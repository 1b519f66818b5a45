import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { mailto, SITE } from '#content/site.ts';
import { bannerDismissedAtom } from '#state/shell/banner.ts';
import { CrossIcon } from '#ui/pictures/icons.tsx';

/** Discount offer at the top of every page, until the user dismisses it. */
export function Banner() {
  const [dismissed, setDismissed] = useAtom(bannerDismissedAtom);
  if (dismissed) return null;
  function dismiss() {
    setDismissed(true);
    // Moves the focus on to the content instead of back to the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <BannerFrame aria-label="Discount">
      <span>{SITE.discount.text}</span>
      <BannerLink href={mailto(SITE.discount.subject)}>{SITE.discount.action}</BannerLink>
      <DismissButton type="button" aria-label="Dismiss" onClick={dismiss}>
        <CrossIcon size={16} />
      </DismissButton>
    </BannerFrame>
  );
}

/** One line at every width. */
const BannerFrame = chakra('aside', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '2',
    position: 'relative',
    minHeight: '11',
    paddingInline: { base: '4', sm: '12' },
    paddingInlineEnd: '12',
    background: 'accentSoft',
    fontSize: 'sm',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    // Applies before the first paint: see `hint-script.ts`.
    '[data-banner=off] &': { display: 'none' },
  },
});

const BannerLink = chakra('a', {
  base: { display: 'inline-flex', alignItems: 'center', minHeight: '11' },
});

const DismissButton = chakra('button', {
  base: {
    position: 'absolute',
    top: '0',
    insetInlineEnd: '0',
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    cursor: 'pointer',
  },
});
