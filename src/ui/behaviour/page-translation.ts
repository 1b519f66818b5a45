/**
 * True once a browser has translated the page: its marks on the document are Chrome's, its elements
 * those of Google's translator in other browsers.
 */
export const isTranslated = (): boolean =>
  document.documentElement.matches('.translated-ltr, .translated-rtl') ||
  document.querySelector('#root font') !== null;

let announce: () => void = () => undefined;

/** Resolves when the app renders the served page anew instead of hydrating it. */
export const servedPageReplaced = new Promise<void>((resolve) => {
  announce = resolve;
});

export const replaceServedPage = (): void => announce();
