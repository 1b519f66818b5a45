const OPENED = 'echopost.opened';

/** Whether the app starts in this tab for the first time; a reload or an address typed later is not. */
export function isNewTab(): boolean {
  try {
    const known = sessionStorage.getItem(OPENED) !== null;
    sessionStorage.setItem(OPENED, '');
    return !known;
  } catch {
    // A browser may refuse storage altogether: then nothing says where one was either.
    return false;
  }
}
