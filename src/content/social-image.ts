/** Social card image of a page; `manifest/social/generate.ts` draws it. */
export function socialImageOf(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(path.lastIndexOf('/') + 1)}.png`;
}

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
