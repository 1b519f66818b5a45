import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type Database, openDatabase } from '../../local/database.ts';
import { answerRest } from '../../local/rest-gap.ts';
import { MIGRATIONS } from './running-backend.ts';

let database: Database;
beforeAll(async () => {
  // The REST gap logs what it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  database = await openDatabase({ dataDir: null, migrations: MIGRATIONS, codeLifetimeS: 600 });
}, 120_000);
afterAll(() => database.close());

/** A message of one of three people, complete or without a name. */
interface Sent {
  readonly person: number;
  readonly isWhole: boolean;
}

async function send(id: string, isWhole: boolean): Promise<number> {
  const response = await answerRest(
    database,
    new Request('http://localhost/rest/v1/contact_messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer any-key' },
      body: JSON.stringify({
        id,
        name: isWhole ? 'Ada' : '',
        email: `${id}@example.com`,
        message: 'Hello',
      }),
    }),
  );
  return response.status;
}

it('concurrent messages get the same responses as sequential ones', async () => {
  const sent = fc.record({ person: fc.nat(2), isWhole: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(sent, { minLength: 2, maxLength: 8 }), async (messages: Sent[]) => {
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      const answers = await Promise.all(
        messages.map(async ({ person, isWhole }) => ({
          person,
          isWhole,
          status: await send(ids[person] ?? '', isWhole),
        })),
      );
      for (const [person, id] of ids.entries()) {
        const own = answers.filter((answer) => answer.person === person);
        const whole = own.filter(({ isWhole }) => isWhole).map(({ status }) => status);
        expect(whole).toEqual(whole.map((_, index) => (index === 0 ? 201 : 409)));
        const broken = own.filter(({ isWhole }) => !isWhole).map(({ status }) => status);
        expect(broken).toEqual(broken.map(() => 400));
        // A row acknowledged with 201 is still there.
        expect(await send(id, true)).toBe(whole.length > 0 ? 409 : 201);
      }
    }),
    { seed: 28, numRuns: 4 },
  );
}, 60_000);
