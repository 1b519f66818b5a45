export interface Styles {
  readonly css: string;
  /** The address of the one font that has to be fetched; see `src/app/heading-font.ts`. */
  readonly font: string;
}

/**
 * Takes the web font out of a minified style sheet. Throws where there is not exactly one to fetch.
 */
export function withoutWebFont(css: string): Styles {
  const face = /@font-face\{[^}]*src:url\(([^)]+)\)[^}]*\}/g;
  const [found, ...others] = css.matchAll(face);
  if (found?.[1] === undefined || others.length > 0) throw new Error('Expected one web font');
  return { css: css.replace(found[0], ''), font: found[1] };
}
