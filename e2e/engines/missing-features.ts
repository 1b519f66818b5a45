/**
 * Features that the app uses and a browser may lack. For each, `scenario.ts` has a check named
 * after it that expects an explanation or the absence of a control.
 */
export const OPTIONAL_FEATURES = [
  'an install prompt',
  'background sync',
  'a share sheet',
  'a badge on the icon',
  'opening files with the app',
  'persistent storage',
  'notifications',
] as const;

export type OptionalFeature = (typeof OPTIONAL_FEATURES)[number];

/** Runs in the page. Returns for each optional feature, in order, whether the browser has it. */
export const detectFeatures = (): boolean[] => [
  'onbeforeinstallprompt' in globalThis,
  'SyncManager' in globalThis,
  'share' in navigator,
  'setAppBadge' in navigator,
  'launchQueue' in globalThis,
  'persist' in (navigator.storage ?? {}),
  'Notification' in globalThis,
];
