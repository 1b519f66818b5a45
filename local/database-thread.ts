import { Worker } from 'node:worker_threads';

import {
  type DatabaseCall,
  type DatabaseReply,
  type Numbered,
  packRequest,
  unpackResponse,
} from './database-call.ts';
import type { Database, DatabaseOptions } from './database.ts';

/**
 * Opens the database in a worker thread: Postgres takes seconds of CPU time to start, and this
 * thread must keep answering requests.
 */
export async function openDatabaseThread(options: DatabaseOptions): Promise<Database> {
  const worker = new Worker(new URL('database-worker.ts', import.meta.url), {
    workerData: options,
  });
  const ask = callsTo(worker);
  const close = async () => void (await worker.terminate());
  try {
    await ask({ kind: 'open' });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async fetch(request) {
      const reply = await ask({ kind: 'fetch', request: await packRequest(request) });
      if (reply.kind !== 'response') throw unexpected(reply);
      return { response: unpackResponse(reply.response), secrets: reply.secrets };
    },
    async query(sql, parameters) {
      const reply = await ask({ kind: 'query', sql, parameters });
      if (reply.kind !== 'rows') throw unexpected(reply);
      return reply.rows;
    },
    async close() {
      await ask({ kind: 'close' });
      await close();
    },
  };
}

/** Matches the thread's replies to requests; if the thread ends, all pending requests fail. */
function callsTo(worker: Worker): (call: DatabaseCall) => Promise<DatabaseReply> {
  const waiting = new Map<number, PromiseWithResolvers<DatabaseReply>>();
  let counter = 0;
  let ended: Error | undefined;

  worker.on('message', ({ id, message }: Numbered<DatabaseReply>) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (message.kind === 'failed') call?.reject(new Error(message.message));
    else call?.resolve(message);
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The local database has stopped. Start Echopost again.')));

  function end(error: Error): void {
    ended ??= error;
    for (const call of waiting.values()) call.reject(ended);
    waiting.clear();
  }

  return (message) => {
    if (ended) return Promise.reject(ended);
    const call = Promise.withResolvers<DatabaseReply>();
    counter += 1;
    waiting.set(counter, call);
    // A thread has no origin: the rule applies to windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ id: counter, message } satisfies Numbered<DatabaseCall>);
    return call.promise;
  };
}

const unexpected = ({ kind }: DatabaseReply) =>
  new Error(`The local database answered with something else: ${kind}.`);
