import type { Database } from './database.ts';
import { parseObject, stringField } from './json.ts';

/**
 * Fixes the status of a violated CHECK: @supabase/lite 0.10.0 responds with a generic 500,
 * PostgREST with 400 and Postgres' own code, which a form needs to tell a bad value from a broken
 * server.
 */
export async function answerRest(database: Database, request: Request): Promise<Response> {
  const { response } = await database.fetch(request);
  if (response.status !== 500) return response;
  const message = stringField(parseObject(await response.clone().text()), 'message');
  if (!CHECK_VIOLATION.test(message)) return response;
  return Response.json(
    { code: '23514', details: null, hint: null, message: message.replace(/^error: /, '') },
    { status: 400 },
  );
}

const CHECK_VIOLATION = /new row for relation "[^"]+" violates check constraint/;
