import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/**
 * Style of the selected item in forced-colours mode, which drops all but system colours. With
 * automatic adjustment, the browser would paint a backplate that hides the text.
 */
export const chosenInHighContrast = {
  _highContrast: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    borderColor: 'Highlight',
    '&, & *': { color: 'HighlightText' },
  },
};

/** Check of a chosen option, drawn by the native input itself. */
const checkMark = {
  '&:checked': { background: 'accent', borderColor: 'accent', ...chosenInHighContrast },
  '&:checked::before': {
    content: '""',
    width: '11px',
    height: '11px',
    background: 'onAccent',
    _highContrast: { background: 'HighlightText' },
    clipPath: 'polygon(14% 47%, 3% 60%, 38% 92%, 98% 20%, 86% 9%, 37% 68%)',
  },
};

/** Surface around a native input that shows whether the input is checked and focused. */
export const choiceSurface = {
  cursor: 'pointer',
  background: 'surface',
  borderWidth: '1px',
  borderColor: 'hairline',
  borderRadius: 'card',
  transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
  _hover: { borderColor: 'outline' },
  '&:has(:checked)': {
    borderColor: 'accent',
    background: 'accentSoft',
    _highContrast: { borderColor: 'Highlight' },
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
};

/** Native radio or checkbox, restyled as the mark of a choice. */
export const choiceInput = {
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  borderWidth: '1px',
  borderColor: 'outline',
  borderRadius: 'full',
  cursor: 'pointer',
  outline: 'none',
  '&[type=checkbox]': { borderRadius: '5px' },
  ...checkMark,
} as const;

/** Interactive elements: at least 44 px high, with a visible ring on keyboard focus. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '11',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'field',
    fontWeight: '600',
    lineHeight: '1.25',
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    // Cards break long words anywhere; buttons keep them whole.
    overflowWrap: 'break-word',
    transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
    _disabled: {
      cursor: 'not-allowed',
      opacity: 0.5,
      _highContrast: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
    },
  },
  variants: {
    variant: {
      solid: { background: 'accent', color: 'onAccent', _hover: { filter: 'brightness(1.08)' } },
      outline: {
        background: 'surface',
        color: 'ink',
        borderColor: 'outline',
        _hover: { background: 'accentSoft' },
      },
      quiet: { color: 'ink', _hover: { background: 'accentSoft' } },
      danger: { color: 'danger', borderColor: 'danger', _hover: { background: 'dangerSoft' } },
    },
    size: {
      md: {},
      sm: { fontSize: 'sm', paddingInline: '3' },
      /** For long labels that should fit on one line of a phone. */
      xs: { fontSize: 'xs', paddingInline: '2' },
      icon: { width: '11', paddingInline: '0', flexShrink: 0 },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const fieldRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '2',
    background: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'outline',
    borderRadius: 'field',
    // At least 16 px: below that, iOS zooms into a focused field.
    fontSize: 'md',
    lineHeight: '1.5',
    _placeholder: { color: 'muted', opacity: 1 },
    _invalid: { borderColor: 'danger' },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
  },
});

/** Card for one of several choices; the control is the native radio or checkbox inside. */
export const choiceRecipe = defineSlotRecipe({
  slots: ['root', 'input'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      minHeight: '11',
      ...choiceSurface,
    },
    // The text around the native control stays clickable.
    input: {
      ...choiceInput,
      order: 1,
      width: '5',
      height: '5',
      marginInlineStart: 'auto',
    },
  },
  variants: {
    shape: {
      card: { root: { padding: '4' } },
      chip: {
        root: {
          borderRadius: 'full',
          borderColor: 'outline',
          paddingInline: '4',
          paddingBlock: '2',
          gap: '2',
          alignItems: 'center',
        },
        input: { order: -1, width: '4', height: '4', marginInlineStart: '-4px' },
      },
    },
  },
  defaultVariants: { shape: 'card' },
});

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      // On a phone a confirmation covers the header's row, and nothing below it.
      width: { base: 'min(480px, calc(100vw - 16px))', lg: '380px' },
      minHeight: '12',
      paddingBlock: { base: '2', lg: '3' },
      paddingInlineStart: '4',
      paddingInlineEnd: '12',
      background: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      boxShadow: 'float',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 220ms ease-out, scale 220ms ease-out, opacity 220ms ease-out',
      '@media (prefers-reduced-motion: reduce)': { transition: 'opacity 220ms ease-out' },
      '&[data-type=error]': { borderColor: 'danger' },
    },
    title: { fontWeight: '600', fontSize: 'sm', lineHeight: '1.35' },
    description: { color: 'muted', fontSize: 'xs', lineHeight: '1.35' },
    indicator: {
      marginTop: '2px',
      '[data-type=success] &': { color: 'done' },
      '[data-type=error] &': { color: 'danger' },
    },
    closeTrigger: {
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      width: '11',
      height: '11',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
      color: 'muted',
    },
  },
});
