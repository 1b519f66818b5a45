import { type PlatformId, PLATFORMS } from '../platforms/platforms.ts';

/** Ways to open a post. Each holds for any quotes, and asks for nothing that they don't say. */
export const HOOKS = {
  question: 'a question that the quotes answer',
  quote: 'a customer’s own words, from the quote that says it best',
  story: 'the moment that a quote tells of, as the beginning of a story',
  contrast: 'a contrast that the quotes show, such as before and after, or expected and found',
  number: 'a number that a quote gives; if none gives one, the plainest fact in them',
  advice: 'a piece of advice that follows from the quotes',
  belief:
    'a belief that the quotes prove wrong; if they prove none wrong, what surprised the customers',
} as const;

export type HookId = keyof typeof HOOKS;

const IN_ORDER = Object.values(HOOKS);

/**
 * The hook of a post at this place of its series. The posts of a series open in different ways on
 * one platform, and so do those at one place on different platforms.
 */
export function hookOf(place: number, platform: PlatformId): string {
  const at = place + PLATFORMS.findIndex(({ id }) => id === platform);
  return IN_ORDER[at % IN_ORDER.length] ?? HOOKS.question;
}
