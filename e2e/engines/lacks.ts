/**
 * What a browser may lack that the app would use. Each stands for words or for the absence of a control
 * in `scenario.ts`, whose checks are named after these.
 */
export const LACKS = [
  'an install prompt',
  'background sync',
  'a share sheet',
  'a badge on the icon',
  'opening files with the app',
  'storage that is asked to stay',
  'notifications',
] as const;

export type Lack = (typeof LACKS)[number];

/** Runs in the page: which of them this browser has, in their order. */
export const featuresHere = (): boolean[] => [
  'onbeforeinstallprompt' in globalThis,
  'SyncManager' in globalThis,
  'share' in navigator,
  'setAppBadge' in navigator,
  'launchQueue' in globalThis,
  'persist' in (navigator.storage ?? {}),
  'Notification' in globalThis,
];
