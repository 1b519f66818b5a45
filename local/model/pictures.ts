import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { sendJson } from '../http.ts';
import { type JsonObject, stringField } from '../json.ts';
import { sendCaptivePortal, sendModelError } from './own-answers.ts';
import { samplePicture } from './sample-picture.ts';
import type { Sentinel } from './sentinels.ts';

const DRAWING_MS = 600;
const SLOWLY_MS = 8000;

const SAMPLE_MODEL = 'echopost-demo-picture';

/** Answers a request of `/images/generations` with a sample, or as the key demands. */
export async function sendPicture(
  sentinel: Sentinel,
  request: JsonObject,
  res: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  await setTimeout(sentinel === 'demo-slow' ? SLOWLY_MS : DRAWING_MS, undefined, {
    signal: gone.signal,
  }).catch(() => undefined);
  if (gone.signal.aborted) return;
  if (sentinel === 'demo-html') return sendCaptivePortal(res);
  const failure = FAILURES[sentinel];
  if (failure) return sendModelError(res, ...failure);
  const model = stringField(request, 'model');
  if (model !== SAMPLE_MODEL)
    return sendModelError(res, 404, 'model_not_found', `The model ${model} does not exist.`);
  if (sentinel === 'demo-empty') return sendJson(res, 200, { data: [] });
  const picture = samplePicture(stringField(request, 'size'));
  const whole = sentinel === 'demo-cut' ? picture.subarray(0, picture.length / 2) : picture;
  return sendJson(res, 200, { created: 1, data: [{ b64_json: whole.toString('base64') }] });
}

type Failure = readonly [status: number, code: string, message: string];

/** As OpenAI says it. */
const FAILURES: Partial<Readonly<Record<Sentinel, Failure>>> = {
  'demo-401': [401, 'invalid_api_key', 'Incorrect API key provided: demo-401.'],
  'demo-404': [
    403,
    'unsupported_model',
    'Your organization must be verified to use the model `gpt-image-2`.',
  ],
  'demo-quota': [
    429,
    'insufficient_quota',
    'You exceeded your current quota, please check your plan and billing details.',
  ],
  'demo-refusal': [400, 'moderation_blocked', 'Your request was rejected by the safety system.'],
};
