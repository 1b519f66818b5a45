const OPENED = 'echopost.opened';

/** True for the app's first start in this tab; false after a reload or a URL typed later. */
export function isNewTab(): boolean {
  try {
    const known = sessionStorage.getItem(OPENED) !== null;
    sessionStorage.setItem(OPENED, '');
    return !known;
  } catch {
    // A browser may deny storage altogether: then there is no stored step to resume either.
    return false;
  }
}
