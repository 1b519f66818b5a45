import type { ServerResponse } from 'node:http';

import { sendPage, sendJson } from '../http.ts';

/** Responses that aimock cannot express. */

export function sendModelError(
  res: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  sendJson(res, status, { error: { message, type: 'invalid_request_error', param: null, code } });
}

/** A hotel's captive portal answering instead of the provider. */
export function sendCaptivePortal(res: ServerResponse): void {
  sendPage(
    res,
    '<!doctype html><title>Welcome</title><h1>Please accept the terms to go online</h1>',
  );
}

const REFUSAL = 'I’m sorry, but I can’t help with that.';

export function sendRefusal(res: ServerResponse, model: string, stream: boolean): void {
  const head = { id: 'chatcmpl-demo-refusal', created: Math.floor(Date.now() / 1000), model };
  if (!stream) {
    const message = { role: 'assistant', content: null, refusal: REFUSAL };
    return sendJson(res, 200, {
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    });
  }
  const chunk = (delta: object, finishReason: string | null) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;
  res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' });
  res.write(chunk({ role: 'assistant', content: null }, null));
  res.write(chunk({ refusal: REFUSAL }, null));
  res.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}
