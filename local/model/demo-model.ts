import type { IncomingMessage, ServerResponse } from 'node:http';

import { readBody, sendJson } from '../http.ts';
import { parseObject, stringField } from '../json.ts';
import { type Lazy, openLazily } from '../open-lazily.ts';
import { MODELS } from './models.ts';
import { MockServer } from './mock-server.ts';
import { sendCaptivePortal, sendModelError, sendRefusal } from './own-answers.ts';
import { sendPicture } from './pictures.ts';
import { isRefusing, refusalFor } from './refusals.ts';
import { findSentinel, SENTINELS, type Sentinel } from './sentinels.ts';

/** OpenAI-compatible provider that writes from templates and fails on request. */
export class DemoModel {
  readonly #server: Lazy<MockServer>;

  /** @param chunksPerSecond writing speed, at about two words per chunk; defaults to 28 */
  constructor(chunksPerSecond?: number) {
    this.#server = openLazily(() => MockServer.start(chunksPerSecond));
  }

  async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sentinel = findSentinel(keyIn(req));
    if (!sentinel) return sendUnknownKey(res);
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    switch (`${req.method} ${pathname}`) {
      case 'GET /_model/v1/models':
        return sendModels(res, sentinel);
      case 'POST /_model/v1/chat/completions':
        return this.#chat(sentinel, await readBody(req), res);
      case 'POST /_model/v1/images/generations':
        return sendPicture(sentinel, parseObject((await readBody(req)).toString()), res);
      default:
        return sendModelError(
          res,
          404,
          'unknown_url',
          `Unknown request URL: ${req.method} ${pathname}.`,
        );
    }
  }

  async close(): Promise<void> {
    await this.#server.close();
  }

  async #chat(sentinel: Sentinel, body: Buffer, res: ServerResponse): Promise<void> {
    const request = parseObject(body.toString());
    if (sentinel === 'demo-html') return sendCaptivePortal(res);
    if (sentinel === 'demo-refusal')
      return sendRefusal(res, stringField(request, 'model'), request['stream'] === true);
    const refusal = refusalFor(sentinel, request);
    if (refusal) return sendJson(res, refusal.status, refusal.body);
    const server = await this.#server.get();
    // Some servers reply in one piece although a stream was requested.
    const asked =
      sentinel === 'demo-nonstream'
        ? Buffer.from(JSON.stringify({ ...request, stream: false }))
        : body;
    await server.chat(isRefusing(sentinel) ? 'demo' : sentinel, asked, res);
  }
}

function keyIn(req: IncomingMessage): string {
  return /^Bearer +(.+)$/i.exec(req.headers.authorization ?? '')?.[1]?.trim() ?? '';
}

function sendUnknownKey(res: ServerResponse): void {
  sendModelError(
    res,
    401,
    'invalid_api_key',
    `Incorrect API key provided. This is the demo model; its keys are: ${SENTINELS.join(', ')}.`,
  );
}

function sendModels(res: ServerResponse, sentinel: Sentinel): void {
  if (sentinel === 'demo-401')
    return sendModelError(res, 401, 'invalid_api_key', 'Incorrect API key provided: demo-401.');
  if (sentinel === 'demo-html') return sendCaptivePortal(res);
  sendJson(res, 200, { object: 'list', data: MODELS });
}
