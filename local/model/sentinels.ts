/** Keys of the demo model. Each but the first simulates one way a provider can fail or deviate. */
export const SENTINELS = [
  'demo',
  'demo-slow',
  'demo-401',
  'demo-404',
  'demo-429',
  'demo-quota',
  'demo-500',
  'demo-cut',
  'demo-empty',
  'demo-nonstream',
  'demo-unsupported',
  'demo-length',
  'demo-refusal',
  'demo-filter',
  'demo-html',
  'demo-thinking',
  'demo-think-tags',
  'demo-budget',
  'demo-effort',
  'demo-mandatory',
  'demo-wordless',
  'demo-string-error',
  'demo-unknown-field',
  'demo-whole-only',
  'demo-gone',
  'demo-no-route',
] as const;

export type Sentinel = (typeof SENTINELS)[number];

export function findSentinel(key: string): Sentinel | undefined {
  return SENTINELS.find((sentinel) => sentinel === key);
}
