export interface Styles {
  readonly css: string;
  /** URL of the only font to fetch; see `src/boot/heading-font.ts`. */
  readonly font: string;
}

/** Removes the web font from a minified style sheet. Throws unless there is exactly one. */
export function withoutWebFont(css: string): Styles {
  const face = /@font-face\{[^}]*src:url\(([^)]+)\)[^}]*\}/g;
  const [found, ...others] = css.matchAll(face);
  if (found?.[1] === undefined || others.length > 0) throw new Error('Expected one web font');
  return { css: css.replace(found[0], ''), font: found[1] };
}
