import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** What can be pressed: at least 44 px high, a visible ring on keyboard focus. */
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
    transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
    _disabled: { cursor: 'not-allowed', opacity: 0.5 },
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
    // 16 px at least: below that iOS zooms into a focused field.
    fontSize: 'md',
    lineHeight: '1.5',
    _placeholder: { color: 'muted', opacity: 1 },
    _invalid: { borderColor: 'danger' },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
  },
});

/** A card that is one choice of several; the native radio or checkbox inside it is the control. */
export const choiceRecipe = defineSlotRecipe({
  slots: ['root', 'input', 'check'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      minHeight: '11',
      cursor: 'pointer',
      background: 'surface',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'card',
      transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
      _hover: { borderColor: 'outline' },
      '&:has(:checked)': { borderColor: 'accent', background: 'accentSoft' },
      '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '2px' },
    },
    // Kept in place and in size, only unseen: screen readers and touch exploration find it there.
    input: {
      position: 'absolute',
      inset: 0,
      width: 'full',
      height: 'full',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    check: {
      flexShrink: 0,
      marginInlineStart: 'auto',
      color: 'accent',
      visibility: 'hidden',
      'input:checked ~ &': { visibility: 'visible' },
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
        check: { marginInlineStart: 0, display: 'none', 'input:checked ~ &': { display: 'block', visibility: 'visible' } },
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
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(380px, calc(100vw - 32px))',
      padding: '4',
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
    title: { fontWeight: '600' },
    description: { color: 'muted', fontSize: 'sm' },
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
