/**
 * Features that the app uses and a browser may lack. Each has a check of its name in `scenario.ts`, which
 * expects an explanation or the absence of a control.
 */
export const OPTIONAL_FEATURES = [
  'an install prompt',
  'background sync',
  'a share sheet',
  'a badge on the icon',
  'opening files with the app',
  'storage that is asked to stay',
  'notifications',
] as const;

export type OptionalFeature = (typeof OPTIONAL_FEATURES)[number];

/** Runs in the page: which of them this browser has, in their order. */
export const detectFeatures = (): boolean[] => [
  'onbeforeinstallprompt' in globalThis,
  'SyncManager' in globalThis,
  'share' in navigator,
  'setAppBadge' in navigator,
  'launchQueue' in globalThis,
  'persist' in (navigator.storage ?? {}),
  'Notification' in globalThis,
];
