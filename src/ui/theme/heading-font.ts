/**
 * Serif font of the headings. It loads after the first paint (`src/boot/heading-font.ts`); until
 * then the device's serif is the fallback, scaled to the same width, so that nothing shifts when
 * the font arrives. An x-height of 0.38 em makes Times 0.83 to 0.85 of its size and Noto Serif,
 * Android's, 0.71, which matches their widths over our headings. Every family in the list costs the
 * first layout a system lookup, so the fallback is the only one.
 */
export const headingFont = {
  fontFamily: 'serif',
  fontSizeAdjust: '0.38',
  '[data-serif] &': { fontFamily: 'heading', fontSizeAdjust: 'none' },
};
