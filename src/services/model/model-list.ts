import * as v from 'valibot';
import type { Failure } from '#domain/jobs/failure.ts';
import { openBody, readBodyText } from './body.ts';
import {
  ask,
  askForModels,
  endingFailure,
  headersFor,
  isHtml,
  isOffline,
  readAccess,
  readFailure,
  RESTRAINED,
  type Access,
  type NoAnswer,
  type ModelDeps,
} from './connection.ts';
import { rulesFor } from './hosts.ts';
import type { ModelInfo, ModelList } from './model.ts';
import { parseTraits, type ModelTraits } from './model-traits.ts';
import { whyNoAnswer } from './network-error.ts';
import { parseJson } from './provider-error.ts';
import { timeoutsFor } from './timeouts.ts';
import { startDeadline, type RequestDeadline } from './request-deadline.ts';

/**
 * Longest model list that is read, in UTF-16 units. The longest (OpenRouter's) are near a million.
 */
const LONGEST_MODEL_LIST = 4_000_000;

export async function listModels(
  deps: ModelDeps,
  endpoint: Access,
  signal: AbortSignal,
): Promise<ModelList> {
  const access = readAccess(endpoint);
  if ('kind' in access) return { ok: false, failure: access };
  if (isOffline(deps, access)) {
    return { ok: false, failure: { kind: 'offline', sent: false } };
  }
  const deadline = startDeadline(signal, timeoutsFor(access.baseUrl).totalMs);
  try {
    return await readModels(deps, deadline, access, signal);
  } finally {
    deadline.close();
  }
}

async function readModels(
  deps: ModelDeps,
  deadline: RequestDeadline,
  access: Access,
  signal: AbortSignal,
): Promise<ModelList> {
  const { listMs, pieceMs } = timeoutsFor(access.baseUrl);
  if (rulesFor(access.baseUrl).listsWithoutKey && (await isKeyRefused(deps, deadline, access)))
    return { ok: false, failure: { kind: 'key-refused' } };
  const answer = await askForModels(deps, deadline, access, listMs);
  if (answer.kind !== 'response') {
    return { ok: false, failure: await explainNoModels(deps, access, signal, answer) };
  }
  const { response } = answer;
  if (!response.ok) {
    const { failure } = await readFailure(deps, deadline, { ...access, model: '' }, response);
    return { ok: false, failure };
  }
  const body = openBody(response, deadline);
  const models = parseModels(await readBodyText(body, LONGEST_MODEL_LIST, pieceMs), deps.now());
  if (models !== undefined) return { ok: true, models };
  if (isHtml(response)) return { ok: false, failure: { kind: 'captive-portal' } };
  return { ok: false, failure: endingFailure(deadline.ending()) ?? { kind: 'unreadable' } };
}

/**
 * Tests the key at a host whose model list needs none. Any problem but a refusal is left for the
 * list to report.
 */
async function isKeyRefused(
  deps: ModelDeps,
  deadline: RequestDeadline,
  access: Access,
): Promise<boolean> {
  deadline.expect('answer', timeoutsFor(access.baseUrl).listMs);
  const headers = headersFor(access);
  const answer = await ask(deps, deadline, `${access.baseUrl}/key`, { ...RESTRAINED, headers });
  if (answer.kind !== 'response') return false;
  openBody(answer.response, deadline).close();
  return answer.response.status === 401;
}

function explainNoModels(
  deps: ModelDeps,
  access: Access,
  stop: AbortSignal,
  answer: NoAnswer,
): Failure | Promise<Failure> {
  if (answer.kind === 'network-error') {
    return whyNoAnswer(deps, access, { stop, sent: false });
  }
  return endingFailure(answer) ?? { kind: 'connection-lost' };
}

type Traits = ReadonlyMap<string, ModelTraits>;

/**
 * Reads the traits of all models without a key. Resolves with undefined if the list does not
 * arrive; returns undefined at once if the device reports that it is offline.
 */
export function readTraits(
  deps: ModelDeps,
  baseUrl: string,
): Promise<Traits | undefined> | undefined {
  return isOffline(deps, { baseUrl, key: '' }) ? undefined : loadTraits(deps, baseUrl);
}

async function loadTraits(deps: ModelDeps, baseUrl: string): Promise<Traits | undefined> {
  const { listMs, pieceMs } = timeoutsFor(baseUrl);
  const deadline = startDeadline(new AbortController().signal, listMs + pieceMs);
  try {
    const answer = await askForModels(deps, deadline, { baseUrl, key: '' }, listMs);
    if (answer.kind !== 'response' || !answer.response.ok) return undefined;
    const body = openBody(answer.response, deadline);
    const entries = parseEntries(await readBodyText(body, LONGEST_MODEL_LIST, pieceMs));
    return entries && new Map(entries.map(({ id, entry }) => [id, parseTraits(entry)]));
  } finally {
    deadline.close();
  }
}

const Model = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  shutdown_date: v.fallback(v.nullish(v.string()), undefined),
  /** Together's kind of model. */
  type: v.fallback(v.nullish(v.string()), undefined),
  /** Mistral's field. */
  capabilities: v.fallback(
    v.nullish(v.object({ completion_chat: v.fallback(v.optional(v.boolean()), undefined) })),
    undefined,
  ),
  /** OpenRouter's field. */
  architecture: v.fallback(
    v.nullish(
      v.object({ output_modalities: v.fallback(v.nullish(v.array(v.string())), undefined) }),
    ),
    undefined,
  ),
});

type Model = v.InferOutput<typeof Model>;

/** List of models. Most hosts wrap it in `data`; Together sends the bare list. */
const Models = v.union([v.object({ data: v.array(v.unknown()) }), v.array(v.unknown())]);

type ListEntry = { id: string; model: Model; entry: unknown };

function parseEntries(json: string): ListEntry[] | undefined {
  const result = v.safeParse(Models, parseJson(json));
  if (!result.success) return undefined;
  const entries = Array.isArray(result.output) ? result.output : result.output.data;
  return entries.flatMap((entry) => {
    const read = v.safeParse(Model, entry);
    return read.success ? [{ id: read.output.id, model: read.output, entry }] : [];
  });
}

function parseModels(json: string, now: number): ModelInfo[] | undefined {
  const entries = parseEntries(json)?.filter(
    ({ model }) => writesPosts(model) && !isOver(model, now),
  );
  if (!entries) return undefined;
  const models = new Map(entries.map((entry) => [entry.id, infoOf(entry)]));
  return [...models.values()].toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** True for chat models; false for pictures, embeddings, and OpenRouter's batch offers. */
function writesPosts({ id, type, capabilities, architecture }: Model): boolean {
  const modalities = architecture?.output_modalities;
  return (
    !id.endsWith(':batch') &&
    !/^(?:image|video|audio|embedding|moderation|rerank|transcribe)$/.test(type ?? '') &&
    capabilities?.completion_chat !== false &&
    (!modalities || modalities.includes('text'))
  );
}

function isOver({ shutdown_date: date }: Model, now: number): boolean {
  return date !== undefined && date !== null && Date.parse(date) < now;
}

function infoOf({ id, model: { shutdown_date: shutdownDate }, entry }: ListEntry): ModelInfo {
  const { name, price, contextLength, thinks } = parseTraits(entry);
  return {
    id,
    ...(shutdownDate && { shutdownDate }),
    ...(name && name !== id && { name }),
    ...(price && { price }),
    ...(contextLength !== undefined && { contextLength }),
    ...(thinks !== undefined && { thinks }),
  };
}
