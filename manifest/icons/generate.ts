/**
 * Generates every icon in public/ from mark.svg: `node manifest/icons/generate.ts`. The results are
 * committed; run this again only when the mark changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { indexedPng } from './indexed-png.ts';
import { pixelsOf, withPage } from './render.ts';

const accent = '#B93815';
const accentOnDark = '#FF8F66';
const paper = '#FBFAF7';

type Tile = {
  file: string;
  pixels: number;
  /** Width of the mark's drawing area as a share of the icon. */
  share: number;
  ink: string;
  ground: string;
  /** Corner radius as a share of the icon; 0 if the system cuts the shape itself. */
  corner: number;
};

const tiles = [
  { file: 'icons/icon-192.png', pixels: 192, share: 0.7, ink: paper, ground: accent, corner: 0.22 },
  { file: 'icons/icon-512.png', pixels: 512, share: 0.7, ink: paper, ground: accent, corner: 0.22 },
  // The safe zone of a maskable icon is a circle of 80 % of its width.
  {
    file: 'icons/maskable-512.png',
    pixels: 512,
    share: 0.58,
    ink: paper,
    ground: accent,
    corner: 0,
  },
  // Only the transparency of a monochrome icon matters.
  {
    file: 'icons/monochrome-512.png',
    pixels: 512,
    share: 0.66,
    ink: '#000',
    ground: 'none',
    corner: 0,
  },
  { file: 'apple-touch-icon.png', pixels: 180, share: 0.66, ink: paper, ground: accent, corner: 0 },
] as const satisfies Tile[];

const target = (file: string) => new URL(`../../public/${file}`, import.meta.url);

const source = await readFile(new URL('mark.svg', import.meta.url), 'utf8');
const drawing = source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/\s*\n\s*/g, '');

/**
 * The mark's visual weight is up and left of its box, so it is placed slightly right and down of
 * centre.
 */
const tileSvg = ({ pixels, share, ink, ground, corner }: Tile) => {
  const offset = (8 * (1 - share)) / share + 0.25;
  const side = 16 / share;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}" fill="none" style="display:block">
    <rect width="${side}" height="${side}" rx="${side * corner}" fill="${ground}"/>
    <g transform="translate(${offset} ${offset})">${drawing.replaceAll(accent, ink)}</g>
  </svg>`;
};

/**
 * Adapts the tab's icon to dark mode without a style sheet: browsers without light-dark() drop the
 * attribute and show the group's plain accent.
 */
const favicon = () => {
  const adaptive = drawing.replaceAll(accent, `light-dark(${accent},${accentOnDark})`);
  const strokeOnly = adaptive.replace('<path stroke=', '<path fill="none" stroke=');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" style="color-scheme:light dark"><g fill="${accent}" stroke="${accent}" stroke-width="0">${strokeOnly}</g></svg>\n`;
};

await writeFile(target('icon.svg'), favicon());

await withPage(async (page) => {
  for (const tile of tiles) {
    await page.setViewportSize({ width: tile.pixels, height: tile.pixels });
    await page.setContent(`<body style="margin:0">${tileSvg(tile)}</body>`);
    await writeFile(target(tile.file), indexedPng(tile.pixels, await pixelsOf(page), 16));
  }
});
