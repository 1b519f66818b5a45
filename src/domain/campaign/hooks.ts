import { type PlatformId, PLATFORMS } from '../platforms/platforms.ts';

/** Ways to open a post. Each holds for any quotes, and asks for nothing that they don't say. */
export const HOOKS = [
  'a question that the quotes answer',
  'a customer’s own words, from the quote that says it best',
  'the moment that a quote tells of, as the beginning of a story',
  'a contrast that the quotes show, such as before and after, or expected and found',
  'a number that a quote gives; if none gives one, the plainest fact in them',
  'a piece of advice that follows from the quotes',
  'a belief that the quotes prove wrong; if they prove none wrong, what surprised the customers',
] as const;

/**
 * The hook of a post at this place of its series. The posts of a series open in different ways on
 * one platform, and so do those at one place on different platforms.
 */
export function hookOf(place: number, platform: PlatformId): string {
  const at = place + PLATFORMS.findIndex(({ id }) => id === platform);
  return HOOKS[at % HOOKS.length] ?? HOOKS[0];
}
