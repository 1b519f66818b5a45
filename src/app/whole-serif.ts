import wholeSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';

/**
 * Font for the characters that the subset for our own headings lacks: a name, a digit, a foreign
 * letter. The browser fetches it, 21 kB, when one of them is shown.
 */
export function addWholeSerif(): void {
  const face = new FontFace('Whole Serif', `url(${wholeSerif})`, {
    display: 'swap',
    unicodeRange: 'U+21-26,U+2A-2B,U+2F-39,U+3B-3E,U+40,U+4A,U+58,U+5A-60,U+7B-2018,U+201A-FFFF',
  });
  document.fonts.add(face);
}
