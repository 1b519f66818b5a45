import { parseCampaign, ready } from '../campaign/campaign.ts';
import { type Failure, type FailureKind, isFailureKind } from './failure.ts';
import { type Continuation, type HoldReason, JOB_STATUSES, JOB_VERSION, type Job } from './job.ts';
import type { Message, Prompt } from '../campaign/prompt.ts';

/**
 * Parses a stored job. Undefined for anything else, and for a job of a newer release, which is left
 * alone. A job without valid counts is rejected: it could be sent too often.
 */
export function parseJob(value: unknown): Job | undefined {
  const record = Object(value);
  const campaign = ready(parseCampaign(record.campaign));
  const prompt = parsePrompt(record.prompt);
  const status = JOB_STATUSES.find((known) => known === record.status);
  const { id, campaignId, fingerprint, baseUrl, model, keyId } = record;
  const words = [id, campaignId, fingerprint, baseUrl, model, keyId, record.text];
  const counts = [
    record.position,
    record.approvals,
    record.attempts,
    record.unbilledAttempts,
    record.retries,
  ];
  const times = [record.notBefore, record.waitsSince, record.createdAt, record.approvedAt];
  if (record.v !== JOB_VERSION || !campaign || !prompt || !status) return undefined;
  if (!words.every(isText) || !counts.every(isCount) || !times.every(Number.isFinite)) {
    return undefined;
  }
  return {
    v: JOB_VERSION,
    id,
    position: record.position,
    campaignId,
    campaign,
    sentQuotes: Array.isArray(record.sentQuotes) ? record.sentQuotes.filter(isText) : [],
    fingerprint,
    prompt,
    ...parseContinuation('continues', record.continues),
    ...parseContinuation('shortens', record.shortens),
    baseUrl,
    model,
    keyId,
    createdAt: record.createdAt,
    approvedAt: record.approvedAt,
    deferred: record.deferred === true,
    status,
    approvals: record.approvals,
    attempts: record.attempts,
    unbilledAttempts: record.unbilledAttempts,
    retries: record.retries,
    notBefore: record.notBefore,
    waitsSince: record.waitsSince,
    text: record.text,
    cutShort: record.cutShort === true,
    stopped: record.stopped === true,
    persisted: record.persisted === true,
    ...parseUsage(record.usage),
    ...parseFailure(record.failure),
    ...parseHold(record.holdReason),
    ...((isText(record.approvedBaseUrl) || record.approvedBaseUrl === null) && {
      approvedBaseUrl: record.approvedBaseUrl,
    }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function parsePrompt(value: unknown): Prompt | undefined {
  const { messages, maxTokens, temperature } = Object(value);
  if (!Array.isArray(messages) || !messages.every(isMessage) || messages.length === 0) {
    return undefined;
  }
  if (!isCount(maxTokens) || !Number.isFinite(temperature)) return undefined;
  const said = messages.map(({ role, content }) => ({ role, content }));
  return { messages: said, maxTokens, temperature };
}

function isMessage(value: unknown): value is Message {
  const { role, content } = Object(value);
  return ['system', 'user', 'assistant'].includes(role) && isText(content);
}

function parseContinuation<Key extends 'continues' | 'shortens'>(
  key: Key,
  value: unknown,
): { [K in Key]?: Continuation } {
  const { draftId, soFar } = Object(value);
  const field: { [K in Key]?: Continuation } = {};
  if (isText(draftId) && isText(soFar)) field[key] = { draftId, soFar };
  return field;
}

function parseUsage(value: unknown): Pick<Job, 'usage'> {
  const { promptTokens, completionTokens, thinkingTokens, cost } = Object(value);
  const usage = {
    ...(isCount(promptTokens) && { promptTokens }),
    ...(isCount(completionTokens) && { completionTokens }),
    ...(isCount(thinkingTokens) && { thinkingTokens }),
    ...(Number.isFinite(cost) && cost >= 0 && { cost }),
  };
  return Object.keys(usage).length === 0 ? {} : { usage };
}

const HOLD_REASONS: readonly HoldReason[] = ['stale', 'key', 'provider', 'burst-limit'];

function parseHold(value: unknown): Pick<Job, 'holdReason'> {
  const holdReason = HOLD_REASONS.find((known) => known === value);
  return holdReason === undefined ? {} : { holdReason };
}

const BROWSER_CAUSES = ['not-ready', 'language', 'ended'] as const;
const WAITING_FOR = ['answer', 'next-words', 'end'] as const;

/** Parses a failure. An invalid detail gets the value that promises the least. */
function parseFailure(value: unknown): Pick<Job, 'failure'> {
  const record = Object(value);
  return isFailureKind(record.kind) ? { failure: failureOf(record.kind, record) } : {};
}

function failureOf(kind: FailureKind, record: Record<string, unknown>): Failure {
  switch (kind) {
    case 'offline':
    case 'unreachable':
    case 'key-refused-or-blocked':
      return { kind, sent: record['sent'] !== false };
    case 'forbidden':
    case 'insufficient-credit':
    case 'provider-error':
      return { kind, ...message(record) };
    case 'refused':
      return { kind, message: '', ...message(record) };
    case 'rate-limited':
      return { kind, ...retryAfter(record) };
    case 'model-not-found':
      return { kind, model: isText(record['model']) ? record['model'] : '', ...message(record) };
    case 'bad-request':
      return { kind, status: statusIn(record, 400), ...message(record) };
    case 'unavailable':
      return { kind, status: statusIn(record, 500), ...retryAfter(record) };
    case 'timed-out':
      return { kind, waitingFor: WAITING_FOR.find((it) => it === record['waitingFor']) ?? 'end' };
    case 'storage':
      return { kind, cause: record['cause'] === 'full' ? 'full' : 'refused' };
    case 'empty':
      return { kind, cause: record['cause'] === 'budget-spent' ? 'budget-spent' : 'no-text' };
    case 'browser-model':
      return { kind, cause: BROWSER_CAUSES.find((it) => it === record['cause']) ?? 'ended' };
    case 'captive-portal':
    case 'local-network-blocked':
    case 'no-key':
    case 'queue-full':
    case 'key-malformed':
    case 'key-refused':
    case 'wrong-address':
    case 'invalid-base-url':
    case 'context-too-long':
    case 'connection-lost':
    case 'filtered':
    case 'response-too-large':
    case 'unreadable':
      return { kind };
  }
}

function message({ message: said }: Record<string, unknown>): { message?: string } {
  return isText(said) ? { message: said } : {};
}

function retryAfter({ retryAfterMs }: Record<string, unknown>): { retryAfterMs?: number } {
  return typeof retryAfterMs === 'number' && Number.isFinite(retryAfterMs) ? { retryAfterMs } : {};
}

const statusIn = ({ status }: Record<string, unknown>, otherwise: number) =>
  typeof status === 'number' && Number.isFinite(status) ? status : otherwise;
