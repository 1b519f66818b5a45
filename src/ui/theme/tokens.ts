import { defineTokens } from '@chakra-ui/react';

/**
 * Palette: each colour for both modes. `light-dark()` follows `color-scheme`, so the first paint is
 * right without a script, a class or a second set of variables.
 */
const colors = {
  paper: pair('#FBFAF7', '#14161A'),
  surface: pair('#FFFFFF', '#1C1F25'),
  ink: pair('#16181D', '#EDEBE6'),
  muted: pair('#5C6069', '#A3A7B0'),
  hairline: pair('#E4E1DA', '#2C3038'),
  /** Borders of interactive elements: 3:1 against paper and surface. */
  outline: pair('#8A8678', '#6B717D'),
  accent: pair('#B93815', '#FF8F66'),
  /** Text on the accent colour. */
  onAccent: pair('#FFFFFF', '#14161A'),
  accentSoft: pair('#FBEAE3', '#3A231B'),
  done: pair('#1F7A4D', '#5CC98F'),
  doneSoft: pair('#E6F2EB', '#1B3327'),
  warn: pair('#8A5A00', '#F2C14E'),
  warnSoft: pair('#FBF1DC', '#362C14'),
  danger: pair('#B3261E', '#FF8A80'),
  dangerSoft: pair('#FBE7E5', '#3B1F1D'),
};

function pair(light: string, dark: string) {
  return { value: `light-dark(${light}, ${dark})` };
}

/** 4 px grid: the key is the number of steps. */
const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 4}px` }]));

export const tokens = defineTokens({
  colors,
  spacing,
  sizes: {
    ...spacing,
    full: { value: '100%' },
    /** Reading width for text. */
    measure: { value: '66ch' },
    page: { value: '1120px' },
  },
  fonts: {
    // Every missing family costs the first layout a system lookup.
    body: { value: 'system-ui, sans-serif' },
    heading: { value: '"Instrument Serif", "Whole Serif", serif' },
    mono: { value: 'ui-monospace, monospace' },
  },
  // A scale of 1.2 from 16 px. In rem: the browser's text size applies.
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.4375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.125rem' },
    '4xl': { value: '2.75rem' },
  },
  radii: {
    field: { value: '10px' },
    card: { value: '12px' },
    full: { value: '999px' },
  },
  shadows: {
    float: {
      value:
        '0 8px 30px light-dark(rgb(22 24 29 / 0.12), rgb(0 0 0 / 0.5)), 0 1px 2px light-dark(rgb(22 24 29 / 0.08), rgb(0 0 0 / 0.4))',
    },
  },
});
