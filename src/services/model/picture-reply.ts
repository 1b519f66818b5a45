import * as v from 'valibot';
import type { Failure } from '#domain/jobs/failure.ts';
import type { Endpoint, Reply, Usage } from './model.ts';
import { parseErrorMember, parseJson, tidyMessage } from './provider-error.ts';
import { failureInsideAnswer } from './provider-failure.ts';
import { endOf } from './reply/finish-reason.ts';
import { Usages } from './usage.ts';

/**
 * Reads the picture in a response of `/images/generations` or of a chat with `modalities`; a link
 * is not followed, as the site's policy names only the providers. Total.
 */
export function readPicture(body: string, { key, model }: Pick<Endpoint, 'key' | 'model'>): Reply {
  const json = parseJson(body);
  // A connection that broke leaves half a body.
  if (json === undefined)
    return failed(
      body.trimStart().startsWith('{') ? { kind: 'connection-lost' } : { kind: 'unreadable' },
    );
  const usage = v.parse(Usages, json);
  const { data, choices, error } = Object(json);
  if (error)
    return failed(
      failureInsideAnswer(parseErrorMember(error, key), false, { model, retryAfterMs: undefined }),
      usage,
    );
  const choice = Object(Object(choices)[0]);
  const message = Object(choice.message);
  const picture =
    base64In(Object(Object(data)[0]).b64_json) ??
    base64In(Object(Object(Object(message.images)[0]).image_url).url);
  if (picture !== undefined) return { outcome: 'complete', text: picture, ...(usage && { usage }) };
  return failed(failureWithout({ data, choice, message }, key), usage);
}

interface Answered {
  readonly data: unknown;
  readonly choice: { readonly finish_reason?: unknown };
  readonly message: { readonly content?: unknown; readonly refusal?: unknown };
}

/** Why a response has no picture. */
function failureWithout({ data, choice, message }: Answered, key: string): Failure {
  const { finish_reason: end } = choice;
  if (typeof end === 'string' && endOf(end) === 'filtered') return { kind: 'filtered' };
  const words = [message.refusal, message.content].find(
    (said): said is string => typeof said === 'string' && said.trim() !== '',
  );
  if (words !== undefined) return { kind: 'refused', message: tidyMessage(words, key) };
  const isEmpty = Array.isArray(data) && data.length === 0;
  return isEmpty ? { kind: 'empty', cause: 'no-text' } : { kind: 'unreadable' };
}

/** Of base64 alone or in a `data:` URL; undefined for anything else. */
function base64In(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (!value.startsWith('data:')) return value.startsWith('http') ? undefined : value;
  const start = value.slice(0, LONGEST_PREFIX).indexOf(';base64,');
  return start < 0 ? undefined : value.slice(start + ';base64,'.length);
}

const LONGEST_PREFIX = 100;

const failed = (failure: Failure, usage?: Usage): Reply => ({
  outcome: 'failed',
  text: '',
  failure,
  ...(usage && { usage }),
});
