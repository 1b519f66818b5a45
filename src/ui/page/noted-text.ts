/**
 * Styles of a text whose sentences carry small signs. A sentence that needs a look has a `data-tone`:
 * its colour and its sign both say so.
 */
export const notedText = {
  '& sup': {
    marginInlineStart: '0.15em',
    color: 'muted',
    fontSize: '0.66em',
    fontWeight: '600',
    lineHeight: '0',
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'none',
  },
  '& [data-tone]': { borderRadius: '4px', boxDecorationBreak: 'clone' },
  '& [data-tone=warn]': { background: 'warnSoft', '& sup, & em': { color: 'warn' } },
  '& [data-tone=danger]': { background: 'dangerSoft', '& sup, & em': { color: 'danger' } },
} as const;
