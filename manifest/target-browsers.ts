/**
 * The oldest browsers that everything shipped parses and runs in: the first with `light-dark()`, in
 * which the palette is written (Chrome 123 and Firefox 120 of 2023 and 2024, Safari 17.5 of May
 * 2024). The build, the compression of styles and `tests/build/target-browsers.test.ts` read it.
 */
export const TARGET_BROWSERS = {
  chrome: 123,
  edge: 123,
  firefox: 120,
  safari: 17.5,
  ios: 17.5,
} as const;

/** The same for the bundler, such as `chrome123`. */
export const BUILD_TARGET: string[] = Object.entries(TARGET_BROWSERS).map(
  ([browser, version]) => browser + version,
);

/**
 * The newest edition of ECMAScript whose syntax all of them parse. That of 2025 has duplicate named
 * groups and modifiers in regular expressions (Chrome 125, Firefox 129 and 132).
 */
export const TARGET_EDITION = 2024;
