/** Entry of the thread started by `database-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';

import {
  type DatabaseCall,
  type DatabaseReply,
  type Numbered,
  packResponse,
  unpackRequest,
} from './database-call.ts';
import { openDatabase } from './database.ts';

const opening = openDatabase(workerData);

parentPort?.on('message', ({ id, message }: Numbered<DatabaseCall>) => {
  void answer(message)
    .catch((error: unknown): DatabaseReply => ({ kind: 'failed', message: textOf(error) }))
    .then((reply) => send({ id, message: reply }));
});

function send(reply: Numbered<DatabaseReply>): void {
  // A thread has no origin: the rule applies to windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(reply);
}

async function answer(call: DatabaseCall): Promise<DatabaseReply> {
  const database = await opening;
  switch (call.kind) {
    case 'open':
      return { kind: 'done' };
    case 'close':
      await database.close();
      return { kind: 'done' };
    case 'fetch': {
      const { response, secrets } = await database.fetch(unpackRequest(call.request));
      return { kind: 'response', response: await packResponse(response), secrets };
    }
    case 'query':
      return { kind: 'rows', rows: await database.query(call.sql, call.parameters) };
  }
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
