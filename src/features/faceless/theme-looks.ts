import type { ThemeId } from '#domain/site/faceless.ts';

interface ThemeLook {
  readonly background: string;
  readonly color: string;
  /** Lines and bars on the background. */
  readonly accent: string;
}

/**
 * Colours of each theme, from the palette of both modes. A video looks the same day and night, so
 * these do not follow the colour scheme. Text has at least 4.5:1 on every part of a background.
 */
export const THEME_LOOKS = {
  'modern-dark': { background: '#14161A', color: '#EDEBE6', accent: '#FF8F66' },
  'vibrant-gradient': {
    background: 'linear-gradient(150deg, #B93815, #8A5A00 55%, #1F7A4D)',
    color: '#FFFFFF',
    accent: '#F2C14E',
  },
  'ocean-blue': {
    background: 'linear-gradient(180deg, #12405C, #0C2A40)',
    color: '#EAF3F7',
    accent: '#7CC4DD',
  },
  'sunset-orange': {
    background: 'linear-gradient(180deg, #F2C14E, #FF8F66)',
    color: '#16181D',
    accent: '#8A2408',
  },
} as const satisfies Record<ThemeId, ThemeLook>;
