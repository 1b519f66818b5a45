import { chakra } from '@chakra-ui/react';
import { mailto, SITE } from '#content/site.ts';

/** The offer across the top of every page. */
export function Banner() {
  return (
    <chakra.aside
      aria-label="Discount"
      background="accentSoft"
      fontSize="sm"
      lineHeight="1.4"
      textAlign="center"
      paddingInline="4"
      paddingBlock="1"
    >
      {SITE.discount.text}{' '}
      <chakra.a
        href={mailto(SITE.discount.subject)}
        display="inline-flex"
        alignItems="center"
        minHeight="9"
        fontWeight="600"
      >
        {SITE.discount.action}
      </chakra.a>
    </chakra.aside>
  );
}
