import type { PageHead } from '../content/heads.ts';
import { escapeText } from '../content/escape-text.ts';
import type { PageMeta } from '../content/page-meta.ts';
import { minifyCss, pageCss, rulesFor, shortClasses, variablesIn } from './page-css.ts';

/** Rendered page, as returned by `src/app/prerender.tsx`. */
export interface RenderedPage {
  readonly head: PageHead;
  readonly meta: PageMeta;
  readonly html: string;
  readonly styles: ReadonlyMap<string, string>;
}

export interface PageParts {
  /** Data for the page's scripts; written as `data-…` attributes of the root element. */
  readonly data: Readonly<Record<string, string>>;
  readonly signedOut: RenderedPage;
  readonly signedIn: RenderedPage;
  /** The reset and the page's own rules. */
  readonly css: string;
  /** Design tokens by the names of their variables. */
  readonly tokens: ReadonlyMap<string, string>;
  readonly hintScript: string;
  readonly pageScript: string;
}

/**
 * One file for signed-out and signed-in visitors (see `src/boot/session-slots.ts`). Everything the
 * first paint needs is inline, so that it takes one round trip; scripts come at the end.
 */
export function pageHtml(template: string, parts: PageParts): string {
  const { data, signedOut, signedIn, css, tokens, hintScript, pageScript } = parts;
  const rules = new Map([...signedOut.styles, ...signedIn.styles]);
  const rename = shortClasses([...rules.keys()]);
  const markup = signedOut.html + signedIn.html;
  const styles = minifyCss(pageCss(css + rulesFor(markup, rules.values()), tokens));
  const head = [
    PAINT_WITH_HEADER,
    `<style>${rename(styles)}${variablesIn(markup, tokens)}</style>`,
    `<script>${hintScript}</script>`,
    ...signedOut.meta.tags.map(([name, attributes]) => `<${name} ${attributesOf(attributes)}>`),
  ].join('');
  const body = [
    `<div id="root">${rename(signedOut.html)}</div>`,
    ...sessionTemplates(signedOut.html, signedIn.html).map(rename),
    `<script>${pageScript}</script>`,
    structuredData(signedOut.meta),
  ].join('');
  return (
    withHead(template, signedOut.head)
      .replace(
        /<script type="module"[^]*?<\/script>\s*|<link rel="(?:stylesheet|modulepreload|manifest)"[^>]*>\s*/g,
        '',
      )
      .replace(/>\s+</g, '><')
      .replaceAll(' />', '>')
      // The style sheet below sets the color scheme too, and both end tags are implied.
      .replace(/<meta name="color-scheme"[^>]*>|<\/body>|<\/html>/g, '')
      .replace('<html', () => `<html ${dataAttributesOf(data)}`)
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => body)
  );
}

/**
 * Holds the first paint until the header is whole, which is when `main` begins. A browser may paint
 * while a page still arrives, and the parts of a row move as others join them. Chromium alone knows
 * this link.
 */
const PAINT_WITH_HEADER = '<link rel="expect" href="#main" blocking="render">';

function withHead(template: string, { title, description }: PageHead): string {
  return template
    .replace(/<title>[^]*?<\/title>/, () => `<title>${escapeText(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeText(description)}">`,
    );
}

function dataAttributesOf(data: PageParts['data']): string {
  return attributesOf(
    Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])),
  );
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeText(value)}"`)
    .join(' ');
}

/** Structured data for search engines, at the very end: not needed to read the page. */
function structuredData({ structuredData: data }: PageMeta): string {
  if (!data) return '';
  // Prevents any text in it from ending the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** A template with the signed-in form, for each slot that differs between the two. */
function sessionTemplates(signedOut: string, signedIn: string): string[] {
  const names = [...signedOut.matchAll(/data-session-slot="(\w+)"/g)].map(([, name = '']) => name);
  return names
    .map((name) => [name, slotContent(signedOut, name), slotContent(signedIn, name)] as const)
    .filter(([, out, inside]) => out !== inside)
    .map(([name, , inside]) => `<template data-session-of="${name}">${inside}</template>`);
}

/** React escapes `<` in text and attributes, so counting tags of the slot's own kind is enough. */
export function slotContent(html: string, name: string): string {
  const opening = new RegExp(`<(\\w+)[^>]*data-session-slot="${name}"[^>]*>`).exec(html);
  if (!opening) throw new Error(`No slot "${name}" in the page`);
  const start = opening.index + opening[0].length;
  const tags = new RegExp(`<(/?)${opening[1]}\\b`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  throw new Error(`The slot "${name}" does not end`);
}
