import { expect, it } from 'vitest';

import { openDatabaseThread } from '../../local/database-thread.ts';
import { runBackend } from './running-backend.ts';

/** In the thread of the site, the database leaves time for about 150 of them. */
const REQUESTS = 500;

it('the site answers hundreds of requests while the database opens in its own thread', async () => {
  const backend = await runBackend({}, openDatabaseThread);
  const database = { isOpen: false };
  const opening = fetch(`${backend.url}/auth/v1/health`).finally(() => {
    database.isOpen = true;
  });
  let answered = 0;
  while (!database.isOpen && answered < REQUESTS) {
    await (await fetch(`${backend.url}/_inbox.json`)).text();
    if (!database.isOpen) answered += 1;
  }
  await opening;
  await backend.close();
  expect(answered).toBe(REQUESTS);
}, 60_000);
