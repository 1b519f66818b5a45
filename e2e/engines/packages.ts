import { existsSync } from 'node:fs';

/** Debian's paths of the two engines, and of the virtual screen that WebKit needs. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB_RUN = '/usr/bin/xvfb-run';

/**
 * Path of the browser; Debian installs it with the library, in a folder named after the
 * architecture.
 */
export const MINI_BROWSER =
  ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path)) ?? '';

const NEEDED: readonly (readonly [file: string, packages: string])[] = [
  [FIREFOX, 'firefox-esr'],
  [WEBKIT_DRIVER, 'webkit2gtk-driver'],
  [MINI_BROWSER, 'webkit2gtk-driver'],
  [XVFB_RUN, 'xvfb'],
  ['/usr/bin/xauth', 'xauth'],
];

/** Returns instructions to install missing packages, or undefined if all are installed. */
export function missingPackages(): string | undefined {
  const missing = NEEDED.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing)].join(' ');
  return `Some Debian packages for Firefox ESR and WebKitGTK are missing. Install them:\n  apt-get install ${names}`;
}
