/** Hides an element from the screen; screen readers still have it. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** `visuallyHidden`, on phones only. */
export const hiddenOnPhones = { '@media (max-width: 479px)': visuallyHidden };
