import { transform } from 'lightningcss';

/**
 * The rules of one page, ready to stand in it. Every page pays for them before it can be read, so
 * they carry values where the app, which can show any page, carries variables: the same to look at.
 */
export function pageCss(css: string, tokens: ReadonlyMap<string, string>): string {
  const filledIn = css.replace(/var\((--[\w-]+)\)/g, (whole, name) => tokens.get(name) ?? whole);
  const used = new Set(variableNames(filledIn));
  return (
    filledIn
      // What no rule asks for, such as Chakra's copy of each background.
      .replace(/(--[\w-]+):[^;}]*;?/g, (whole, name) => (used.has(name) ? whole : ''))
      .replaceAll(';}', '}')
      // Attributes that only Chakra's own components set.
      .replaceAll(
        ':is(:hover, [data-hover]):not(:disabled, [data-disabled])',
        ':hover:not(:disabled)',
      )
      .replaceAll(':is(:disabled, [disabled], [data-disabled], [aria-disabled=true])', ':disabled')
      .replaceAll('@media screen and (', '@media (')
  );
}

/** Rules as short as they can be said, and those that say the same said once. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
  });
  return queriesTogether(new TextDecoder().decode(code));
}

/**
 * Each query once, behind everything else and the wider ones last. An element has one class of
 * Emotion's, so what its own rules say stays in its order.
 */
function queriesTogether(css: string): string {
  const groups = new Map<string, string>();
  const rest = css.replace(
    /@media (\((?:hover:hover|width>=[\d.]+rem)\))\{((?:[^{}]+\{[^{}]*\})+)\}/g,
    (_, query: string, rules: string) => {
      groups.set(query, (groups.get(query) ?? '') + rules);
      return '';
    },
  );
  const sorted = [...groups].toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  return rest + sorted.map(([query, rules]) => `@media ${query}{${rules}}`).join('');
}

/** Emotion's rules without those for elements that the page has none of: an article's code, tables… */
export function rulesFor(html: string, rules: Iterable<string>): string {
  const isThere = (selector: string) =>
    [...selector.matchAll(/[ >+]([a-z][a-z0-9]*)/g)].every(([, tag]) => html.includes(`<${tag}`));
  return [...rules]
    .join('')
    .replace(/(?<=[{};]|^)(\.css-[^{}@;]*)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(/,(?![^(]*\))/).some(isThere) ? rule : '',
    );
}

/** Variables that the page's own markup names, as an SVG may. */
export function variablesIn(html: string, tokens: ReadonlyMap<string, string>): string {
  const declarations = [...new Set(variableNames(html))].map(
    (name) => `${name}:${tokens.get(name) ?? 'initial'}`,
  );
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}

const variableNames = (text: string) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Emotion's class names are random to a compressor, and a tenth of a page. In the page they are
 * numbers: React leaves the attributes it finds as they are, and whatever the app renders later has
 * Emotion's own names and rules.
 */
export function shortClasses(ids: readonly string[]): (text: string) => string {
  const names = new Map(ids.map((id, index) => [id, `c${index.toString(36)}`]));
  return (text) => text.replace(/\bcss-(\w+)/g, (whole, id) => names.get(id) ?? whole);
}
