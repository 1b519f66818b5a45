import { existsSync } from 'node:fs';

/** Where Debian puts the two engines and the screen that the second needs. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB_RUN = '/usr/bin/xvfb-run';

/** The browser comes beside the library, in the folder of the machine's kind. */
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

/** What has to be installed first, in words; undefined where everything is there. */
export function missingPackages(): string | undefined {
  const missing = NEEDED.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length === 0) return undefined;
  const names = [...new Set(missing)].join(' ');
  return `Firefox ESR and WebKitGTK come from Debian's packages, and some are missing here. Install them:\n  apt-get install ${names}`;
}
