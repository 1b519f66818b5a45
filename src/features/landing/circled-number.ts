/** Circle around the number of a line. */
export const circledNumber = {
  display: 'grid',
  placeItems: 'center',
  width: '6',
  height: '6',
  borderRadius: 'full',
  background: 'accentSoft',
  color: 'accent',
  font: '600 13px/1 system-ui, sans-serif',
} as const;
