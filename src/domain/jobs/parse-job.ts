import { type Account, parseAccount } from '../site/account.ts';
import { parseCampaign, ready } from '../campaign/campaign.ts';
import { type Failure, type FailureKind, isFailureKind } from './failure.ts';
import {
  type Continuation,
  type HoldReason,
  JOB_STATUSES,
  JOB_VERSION,
  type Job,
  type JobCore,
  type JobStatus,
  type Usage,
} from './job.ts';
import type { Message, Prompt } from '../campaign/request.ts';

/**
 * Parses a stored job. Undefined for anything else, and for a job of a newer release, which is left
 * alone. A job without valid counts is rejected: it could be sent too often.
 */
export function parseJob(value: unknown): Job | undefined {
  const record = Object(value);
  const core = parseCore(record);
  const status = JOB_STATUSES.find((known) => known === record.status);
  const times = [record.notBefore, record.waitsSince];
  if (!core || !status || !times.every(Number.isFinite)) return undefined;
  return withStatus(core, status, record);
}

/**
 * Returns the form of a job on disk. The times of a wait are in every status: another tab may run a
 * release that requires them.
 */
export const recordOf = (job: Job): object => ({ notBefore: 0, waitsSince: 0, ...job });

function parseCore(record: Record<string, unknown>): JobCore | undefined {
  const { id, campaignId, fingerprint, baseUrl, model, keyId, text } = record;
  const { position, approvals, attempts, unbilledAttempts, retries } = record;
  const { createdAt, approvedAt, sentQuotes, press } = record;
  const campaign = ready(parseCampaign(record['campaign']));
  const prompt = parsePrompt(record['prompt']);
  if (record['v'] !== JOB_VERSION || !campaign || !prompt) return undefined;
  const words = { id, campaignId, fingerprint, baseUrl, model, keyId, text };
  const counts = { position, approvals, attempts, unbilledAttempts, retries };
  const times = { createdAt, approvedAt };
  if (!areAll(words, isText) || !areAll(counts, isCount) || !areAll(times, isTime)) {
    return undefined;
  }
  return {
    v: JOB_VERSION,
    ...words,
    ...counts,
    ...times,
    campaign,
    prompt,
    sentQuotes: Array.isArray(sentQuotes) ? sentQuotes.filter(isText) : [],
    ...parseContinuation('continues', record['continues']),
    ...parseContinuation('shortens', record['shortens']),
    ...parseRefining(record['refines']),
    ...(isText(press) && { press }),
    ...parseOwner(record['owner']),
    deferred: record['deferred'] === true,
  };
}

/** Adds what a job has in its status. A missing failure becomes the one that promises the least. */
function withStatus(core: JobCore, status: JobStatus, record: Record<string, unknown>): Job {
  const persisted = record['persisted'] === true;
  const [usage, failure] = [parseUsage(record['usage']), parseFailure(record['failure'])];
  const approval = parseApproval(record['approvedBaseUrl']);
  switch (status) {
    case 'queued': {
      const times = {
        notBefore: Number(record['notBefore']),
        waitsSince: Number(record['waitsSince']),
      };
      const hold = parseHold(record['holdReason']);
      return { ...core, status, ...times, ...hold, ...approval, ...usage, ...failure };
    }
    case 'sending':
    case 'streaming':
      return { ...core, status };
    case 'unknown':
    case 'partial':
      return { ...core, status, persisted, ...usage, ...failure };
    case 'failed':
      return { ...core, status, persisted, failure: UNREADABLE, ...usage, ...failure };
    case 'needs-key':
      return { ...core, status, persisted, failure: NO_KEY, ...approval, ...usage, ...failure };
    case 'needs-credit':
      return { ...core, status, persisted, failure: NO_CREDIT, ...approval, ...usage, ...failure };
    case 'done':
    case 'cancelled': {
      const [cutShort, stopped] = [record['cutShort'] === true, record['stopped'] === true];
      return { ...core, status, persisted, cutShort, stopped, ...usage };
    }
  }
}

const UNREADABLE: Failure = { kind: 'unreadable' };
const NO_KEY: Failure = { kind: 'no-key' };
const NO_CREDIT: Failure = { kind: 'insufficient-credit' };

function areAll<Key extends string, Kind>(
  values: Readonly<Record<Key, unknown>>,
  isKind: (value: unknown) => value is Kind,
): values is Readonly<Record<Key, Kind>> {
  return Object.values(values).every(isKind);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isTime = (value: unknown): value is number => Number.isFinite(value);

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
  const base = parseBase(value);
  const field: { [K in Key]?: Continuation } = {};
  if (base) field[key] = base;
  return field;
}

function parseRefining(value: unknown): Pick<JobCore, 'refines'> {
  const base = parseBase(value);
  const { name, around } = Object(value);
  if (!base || !isText(name)) return {};
  const [before, behind] = Array.isArray(around) ? around : [];
  const isPassage = isText(before) && isText(behind);
  return { refines: { ...base, name, ...(isPassage && { around: [before, behind] }) } };
}

function parseBase(value: unknown): Continuation | undefined {
  const { draftId, soFar } = Object(value);
  return isText(draftId) && isText(soFar) ? { draftId, soFar } : undefined;
}

function parseOwner(value: unknown): { owner?: Account } {
  const owner = parseAccount(value);
  return owner ? { owner } : {};
}

function parseApproval(value: unknown): { approvedBaseUrl?: string | null } {
  return isText(value) || value === null ? { approvedBaseUrl: value } : {};
}

function parseUsage(value: unknown): { usage?: Usage } {
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

function parseHold(value: unknown): { holdReason?: HoldReason } {
  const holdReason = HOLD_REASONS.find((known) => known === value);
  return holdReason === undefined ? {} : { holdReason };
}

const CREDIT_CAUSES = ['too-large', 'quota'] as const;
const BROWSER_CAUSES = ['not-ready', 'language', 'ended'] as const;
const WAITING_FOR = ['answer', 'next-words', 'end'] as const;

/** Parses a failure. An invalid detail gets the value that promises the least. */
function parseFailure(value: unknown): { failure?: Failure } {
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
    case 'out-of-memory':
    case 'provider-error':
      return { kind, ...message(record) };
    case 'insufficient-credit': {
      const cause = CREDIT_CAUSES.find((it) => it === record['cause']);
      return { kind, ...(cause && { cause }), ...message(record) };
    }
    case 'refused':
      return { kind, message: '', ...message(record) };
    case 'rate-limited':
      return { kind, ...retryAfter(record), ...message(record) };
    case 'model-not-found':
      return { kind, model: isText(record['model']) ? record['model'] : '', ...message(record) };
    case 'bad-request':
      return { kind, status: statusIn(record, 400), ...message(record) };
    case 'unavailable':
      return { kind, status: statusIn(record, 500), ...retryAfter(record), ...message(record) };
    case 'timed-out':
      return { kind, waitingFor: WAITING_FOR.find((it) => it === record['waitingFor']) ?? 'end' };
    case 'storage':
      return { kind, cause: record['cause'] === 'full' ? 'full' : 'refused' };
    case 'wrong-address':
      return { kind, ...(record['redirects'] === true && { redirects: true as const }) };
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
