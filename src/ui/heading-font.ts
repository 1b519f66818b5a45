/**
 * The serif of the headings. It comes after the first paint (`src/app/heading-font.ts`), and until
 * then the device's own stands in, brought to its width: nothing moves when it arrives. 0.38 of the em
 * as the height of an x makes Times 0.83 to 0.85 of its size and Noto Serif, Android's, 0.71, which
 * are their widths over our headings. Each family that is named costs the first layout a question to
 * the system, so that the stand-in is named alone.
 */
export const headingFont = {
  fontFamily: 'serif',
  fontSizeAdjust: '0.38',
  '[data-serif] &': { fontFamily: 'heading', fontSizeAdjust: 'none' },
};
