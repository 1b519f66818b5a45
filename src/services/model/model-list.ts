import * as v from 'valibot';
import type { Failure } from '#domain/failure.ts';
import { openBody, readText } from './body.ts';
import {
  askForModels,
  endingFailure,
  isHtml,
  isSurelyOffline,
  readAccess,
  readFailure,
  type Access,
  type NoAnswer,
  type Outside,
} from './connection.ts';
import type { ModelInfo, ModelList } from './model.ts';
import { whyNoAnswer } from './network-error.ts';
import { parseJson } from './provider-error.ts';
import { startWatch, type Watch } from './watch.ts';

/** In UTF-16 units. The longest lists (OpenRouter's) are near a million. */
const LONGEST_MODEL_LIST = 4_000_000;

export async function listModels(
  outside: Outside,
  endpoint: Access,
  signal: AbortSignal,
): Promise<ModelList> {
  const access = readAccess(endpoint);
  if ('kind' in access) return { ok: false, failure: access };
  if (isSurelyOffline(outside, access)) {
    return { ok: false, failure: { kind: 'offline', sent: false } };
  }
  const watch = startWatch(signal, outside.timeouts.totalMs);
  try {
    return await readModels(outside, watch, access, signal);
  } finally {
    watch.close();
  }
}

async function readModels(
  outside: Outside,
  watch: Watch,
  access: Access,
  signal: AbortSignal,
): Promise<ModelList> {
  const answer = await askForModels(outside, watch, access, outside.timeouts.headersMs);
  if (answer.kind !== 'response') {
    return { ok: false, failure: await explainNoModels(outside, access, signal, answer) };
  }
  const { response } = answer;
  if (!response.ok) {
    const { failure } = await readFailure(outside, watch, { ...access, model: '' }, response);
    return { ok: false, failure };
  }
  if (isHtml(response)) return { ok: false, failure: { kind: 'captive-portal' } };
  const body = openBody(response, watch, outside.timeouts.pieceMs);
  const models = parseModels(await readText(body, LONGEST_MODEL_LIST));
  if (models !== undefined) return { ok: true, models };
  return { ok: false, failure: endingFailure(watch.ending()) ?? { kind: 'unreadable' } };
}

function explainNoModels(
  outside: Outside,
  access: Access,
  stop: AbortSignal,
  answer: NoAnswer,
): Failure | Promise<Failure> {
  if (answer.kind === 'network-error') {
    return whyNoAnswer(outside, access, { stop, sent: false });
  }
  return endingFailure(answer) ?? { kind: 'cut' };
}

const Model = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  shutdown_date: v.fallback(v.nullish(v.string()), undefined),
});

/** Most wrap the list in `data`; Together answers with the bare list. */
const Models = v.union([v.object({ data: v.array(v.unknown()) }), v.array(v.unknown())]);

function parseModels(json: string): ModelInfo[] | undefined {
  const result = v.safeParse(Models, parseJson(json));
  if (!result.success) return undefined;
  const entries = Array.isArray(result.output) ? result.output : result.output.data;
  const models = new Map(entries.flatMap(modelOf).map((model) => [model.id, model]));
  return [...models.values()].toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
}

function modelOf(entry: unknown): ModelInfo[] {
  const result = v.safeParse(Model, entry);
  if (!result.success) return [];
  const { id, shutdown_date: shutdownDate } = result.output;
  return [{ id, ...(shutdownDate && { shutdownDate }) }];
}
