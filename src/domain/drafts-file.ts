import { findChoice } from './choice.ts';
import type { Draft } from './draft.ts';
import { PLATFORMS } from './platforms.ts';

export const DRAFTS_FILE_NAME = 'echopost-drafts.md';

/**
 * All drafts as a file to read, newest first, with what is typed in an editor and not saved yet.
 * What was stored and could not be read comes last, as it was.
 */
export function draftsFile(drafts: readonly Draft[], unreadable: readonly unknown[] = []): string {
  const posts = newestFirst(drafts).map(postOf);
  const asides = unreadable.map((raw) => `## Could not be read\n\n${asText(raw)}`);
  return [`# Drafts from Echopost (${drafts.length})`, ...posts, ...asides].join('\n\n---\n\n');
}

/** Anything that a database can hold, also what has no JSON: a circle, a BigInt. */
function asText(raw: unknown): string {
  try {
    return JSON.stringify(raw, undefined, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

export const newestFirst = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((one, other) => other.updatedAt - one.updatedAt);

/** The posts of one campaign together, the newest first; one of which nobody knows it stands alone. */
export function byCampaign(drafts: readonly Draft[]): Draft[][] {
  const together = new Map<string, Draft[]>();
  for (const draft of newestFirst(drafts)) {
    const { id, campaignId } = draft;
    const key = campaignId === undefined ? `draft ${id}` : `campaign ${campaignId}`;
    together.set(key, [...(together.get(key) ?? []), draft]);
  }
  return [...together.values()];
}

export const platformName = ({ origin }: Draft): string =>
  findChoice(PLATFORMS, origin.platform)?.name ?? '';

function postOf(draft: Draft): string {
  const { text, editing, imagePrompt, videoScript, updatedAt } = draft;
  const parts: [string, string | undefined][] = [
    ['Not saved yet', editing === text ? undefined : editing],
    ['Image prompt', imagePrompt],
    ['Video script', videoScript],
  ];
  return [
    `## ${platformName(draft)}, ${new Date(updatedAt).toISOString()}`,
    text,
    ...parts.flatMap(([title, part]) => (part === undefined ? [] : [`### ${title}`, part])),
  ].join('\n\n');
}
