/**
 * Chakra's base without unused parts: maps style properties to our token categories, and lists the
 * conditions in use. The original knows some 200 more properties, 5 kB that every page would load
 * and evaluate; `tests/ui/base.test.ts` verifies that no style of ours needs one of them.
 */
import type { SystemConfig } from '@chakra-ui/react';

const COLORS =
  'color background borderColor borderTopColor outlineColor textDecorationColor accentColor fill stroke';
const SPACING =
  'gap rowGap columnGap top right bottom left inset insetInline insetInlineStart insetInlineEnd ' +
  'margin marginTop marginBottom marginInline marginInlineStart marginInlineEnd marginBlock ' +
  'padding paddingTop paddingBottom paddingInline paddingInlineStart paddingInlineEnd paddingBlock ' +
  'scrollMarginTop';
const SIZES = 'width height minWidth minHeight maxWidth maxHeight flexBasis';
const RADII = 'borderRadius borderBottomLeftRadius borderBottomRightRadius';

const naming = (values: string, properties: string) =>
  Object.fromEntries(properties.split(' ').map((property) => [property, { values }]));

export const base: SystemConfig = {
  utilities: {
    ...naming('colors', COLORS),
    ...naming('spacing', SPACING),
    ...naming('sizes', SIZES),
    ...naming('radii', RADII),
    ...naming('shadows', 'boxShadow'),
    ...naming('fonts', 'fontFamily'),
    ...naming('fontSizes', 'fontSize'),
    lineClamp: {
      transform: (lines) => ({
        overflow: 'hidden',
        display: '-webkit-box',
        WebkitLineClamp: lines,
        WebkitBoxOrient: 'vertical',
        textWrap: 'wrap',
      }),
    },
  },
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    highContrast: '@media (forced-colors: active)',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    placeholder: '&::placeholder, &[data-placeholder]',
    first: '&:first-of-type',
  },
};
