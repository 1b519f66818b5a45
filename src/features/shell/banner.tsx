import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { mailto, SITE } from '#content/site.ts';
import { bannerDismissedAtom } from '#state/banner.ts';
import { CrossIcon } from '#ui/icons.tsx';

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
    <chakra.aside
      aria-label="Discount"
      background="accentSoft"
      fontSize="sm"
      lineHeight="1.4"
      textAlign="center"
      position="relative"
      paddingInline="12"
      minHeight="11"
      paddingBlock={{ base: '1', sm: '3' }}
      // Applies before the first paint: see `hint-script.ts`.
      css={{ '[data-banner=off] &': { display: 'none' } }}
    >
      {SITE.discount.text}{' '}
      <chakra.a
        href={mailto(SITE.discount.subject)}
        display="inline-flex"
        alignItems="center"
        fontWeight="600"
      >
        {SITE.discount.action}
      </chakra.a>
      <chakra.button
        type="button"
        aria-label="Dismiss"
        position="absolute"
        top="0"
        insetInlineEnd="0"
        display="grid"
        placeItems="center"
        width="11"
        height="11"
        cursor="pointer"
        onClick={dismiss}
      >
        <CrossIcon size={16} />
      </chakra.button>
    </chakra.aside>
  );
}
