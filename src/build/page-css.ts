import { transform } from 'lightningcss';

/**
 * Rules of one page, ready to inline. They block the first paint of every page, so token variables
 * are replaced by their values; the app, which can show any page, keeps the variables. Both render
 * the same.
 */
export function pageCss(css: string, tokens: ReadonlyMap<string, string>): string {
  const filledIn = css.replace(/var\((--[\w-]+)\)/g, (whole, name) => tokens.get(name) ?? whole);
  const used = new Set(variableNames(filledIn));
  return (
    filledIn
      // Unused variables, such as Chakra's copy of each background.
      .replace(/(--[\w-]+):[^;}]*;?/g, (whole, name) => (used.has(name) ? whole : ''))
      .replaceAll(';}', '}')
      // `data-hover` is set only by Chakra's own components. Our buttons are disabled by
      // `data-disabled`, and nothing on a page is by the native attribute.
      .replaceAll(
        ':is(:hover, [data-hover]):not(:disabled, [data-disabled])',
        ':hover:not([data-disabled])',
      )
      .replaceAll(
        ':is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
        '[data-disabled]',
      )
      .replaceAll('@media screen and (', '@media (')
  );
}

/** Minifies the rules and merges duplicates. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: new TextEncoder().encode(css),
    minify: true,
  });
  return queriesTogether(new TextDecoder().decode(code));
}

/**
 * Groups the rules by media query, after all other rules and the widest last. An element has only
 * one Emotion class, so the order of its own rules is preserved.
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

/**
 * Drops Emotion's rules for elements missing from the page, such as an article's code or tables.
 */
export function rulesFor(html: string, rules: Iterable<string>): string {
  const isThere = (selector: string) =>
    [...selector.matchAll(/[ >+]([a-z][a-z0-9]*)/g)].every(([, tag]) => html.includes(`<${tag}`));
  return [...rules]
    .join('')
    .replace(/(?<=[{};]|^)(\.css-[^{}@;]*)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(/,(?![^(]*\))/).some(isThere) ? rule : '',
    );
}

/** Declares the variables that the page's own markup uses, for example in an SVG. */
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
 * replaced by numbers: React leaves the attributes it hydrates as they are, and later renders use
 * Emotion's own names and rules.
 */
export function shortClasses(ids: readonly string[]): (text: string) => string {
  const names = new Map(ids.map((id, index) => [id, `c${index.toString(36)}`]));
  return (text) => text.replace(/\bcss-(\w+)/g, (whole, id) => names.get(id) ?? whole);
}
