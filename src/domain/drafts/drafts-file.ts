import { findChoice } from '../campaign/choice.ts';
import type { Draft } from './draft.ts';
import { partOf } from './draft-part.ts';
import { type PlatformId, PLATFORMS } from '../platforms/platforms.ts';

export const DRAFTS_FILE_NAME = 'echopost-drafts.md';

/**
 * Formats all drafts as a readable file, newest first, with unsaved edits; quarantined records come
 * last, unchanged. A model or a customer wrote the texts: each is in a fence, so that no Markdown
 * viewer loads their images, renders their HTML or treats a line as a heading.
 */
export function draftsFile(drafts: readonly Draft[], unreadable: readonly unknown[] = []): string {
  const posts = newestFirst(drafts).map(postOf);
  const asides = unreadable.map((raw) => `## Could not be read\n\n${fenced(asText(raw))}`);
  return [`# Drafts from Echopost (${drafts.length})`, ...posts, ...asides].join('\n\n---\n\n');
}

/** Wraps a text in fences that are longer than any run of backticks in it. */
export function fenced(text: string): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const longest = runs.reduce((most, { length }) => Math.max(most, length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

/**
 * Formats any value that a database can hold, even one without JSON: a circular object, a BigInt.
 */
function asText(raw: unknown): string {
  try {
    return JSON.stringify(raw, undefined, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

const newestFirst = (drafts: readonly Draft[]): Draft[] =>
  drafts.toSorted((one, other) => other.updatedAt - one.updatedAt);

export const platformName = (platform: PlatformId): string =>
  findChoice(PLATFORMS, platform)?.name ?? '';

function postOf(draft: Draft): string {
  const { text, editing, imagePrompt, videoScript, editingPart, updatedAt } = draft;
  const parts: [string, string | undefined][] = [
    ['Not saved yet', editing === text ? undefined : editing],
    ['Image prompt', imagePrompt],
    ['Video script', videoScript],
    [`${partOf(draft)?.name}, not saved yet`, editingPart],
  ];
  return [
    `## ${platformName(draft.origin.platform)}, ${new Date(updatedAt).toISOString()}`,
    fenced(text),
    ...parts.flatMap(([title, part]) => (part === undefined ? [] : [`### ${title}`, fenced(part)])),
  ].join('\n\n');
}
