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
    ...optionalText('imagePrompt', record.imagePrompt),
    ...optionalText('videoScript', record.videoScript),
    ...optionalText('campaignId', record.campaignId),
    ...optionalText('madeFrom', record.madeFrom),
    ...(Number.isSafeInteger(record.quoteCount) && { quoteCount: Number(record.quoteCount) }),
    ...optionalText('copyOf', record.copyOf),
    ...optionalText('keptFor', record.keptFor),
    ...(Number.isFinite(record.chosenAt) && { chosenAt: Number(record.chosenAt) }),
    ...optionalText('shortenedFrom', record.shortenedFrom),
    ...optionalText('refinedFrom', record.refinedFrom),
    ...optionalText('refinement', record.refinement),
    ...optionalText('besideOf', record.besideOf),
    ...optionalText('editing', record.editing),
    ...optionalText('editingPart', record.editingPart),
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

function optionalText<Key extends string>(key: Key, value: unknown): { [K in Key]?: string } {
  const field: { [K in Key]?: string } = {};
  if (typeof value === 'string') field[key] = value;
  return field;
}

function parseOrigin(value: unknown): DraftOrigin | undefined {
  const campaign = ready(parseCampaign(value));
  const { baseUrl, model } = Object(value);
  return campaign && { ...campaign, baseUrl: textOr(baseUrl), model: textOr(model) };
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');
