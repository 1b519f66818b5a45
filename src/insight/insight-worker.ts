/** Entry of the worker that reads customers' words, apart from the page's thread. */
import type { Answer, Message } from './insight-messages.ts';
import { localInsight } from './local-insight.ts';
import { serveInsight } from './serve-insight.ts';

const take = serveInsight(localInsight, (answer: Answer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  globalThis.postMessage(answer);
});

globalThis.addEventListener('message', ({ data }: MessageEvent<Message>) => void take(data));
