import { parseCampaign, ready } from '../campaign/campaign.ts';
import type { Draft, DraftOrigin } from './draft.ts';
import { parseUse } from './draft-use.ts';
import { parseEvidence } from '../posts/citations.ts';
import { parsePlan } from './planned.ts';

/** Parses a draft of unknown origin; undefined if it is none. Never throws. */
export function parseDraft(value: unknown): Draft | undefined {
  const record = Object(value);
  const origin = parseOrigin(record.origin);
  const { id, text, revision, createdAt, updatedAt } = record;
  const evidence = parseEvidence(record.evidence);
  const plannedFor = parsePlan(record.plannedFor);
  if (!origin || typeof id !== 'string' || typeof text !== 'string') return undefined;
  return {
    id,
    text,
    revision: finite(revision),
    createdAt: finite(createdAt),
    updatedAt: finite(updatedAt),
    origin,
    cutShort: record.cutShort === true,
    ...textsOf(record, TEXTS),
    ...(Number.isSafeInteger(record.quoteCount) && { quoteCount: Number(record.quoteCount) }),
    ...(Number.isFinite(record.chosenAt) && { chosenAt: Number(record.chosenAt) }),
    ...(evidence && { evidence }),
    ...parseContinuedBy(record.continuedBy),
    ...parseKept(record.kept),
    ...parseUse(record.use),
    ...(plannedFor && { plannedFor }),
  };
}

function parseContinuedBy(value: unknown): Pick<Draft, 'continuedBy'> {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  return ids.length === 0 ? {} : { continuedBy: ids };
}

function parseKept(value: unknown): Pick<Draft, 'kept'> {
  const kept = Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  return kept.length === 0 ? {} : { kept };
}

const finite = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);

const TEXTS = [
  'imagePrompt',
  'videoScript',
  'campaignId',
  'madeFrom',
  'copyOf',
  'keptFor',
  'shortenedFrom',
  'refinedFrom',
  'refinement',
  'besideOf',
  'editing',
  'editingPart',
] as const;

function textsOf<Key extends string>(
  record: Readonly<Record<string, unknown>>,
  keys: readonly Key[],
): { [K in Key]?: string } {
  const fields: { [K in Key]?: string } = {};
  for (const key of keys) {
    const value = record[key];
    if (typeof value === 'string') fields[key] = value;
  }
  return fields;
}

function parseOrigin(value: unknown): DraftOrigin | undefined {
  const campaign = ready(parseCampaign(value));
  const { baseUrl, model } = Object(value);
  return campaign && { ...campaign, baseUrl: textOr(baseUrl), model: textOr(model) };
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
