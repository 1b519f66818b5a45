import type { Database } from '../database.ts';
import { parseObject, stringField } from '../json.ts';

/**
 * Accepts a used refresh token for ten more seconds, because the response may have been lost.
 * @supabase/lite allows this only for the parent of the current token, and responds with its child
 * while that is still valid.
 */
export async function openReuseWindow(database: Database, request: Request): Promise<void> {
  const body = parseObject(await request.clone().text());
  await database.query(REOPEN, [stringField(body, 'refresh_token')]);
}

/** The interval is `refresh_token_reuse_interval` in `supabase/config.toml`. */
const REOPEN = `
  update auth.refresh_tokens as used set revoked = false
  where used.token = $1 and used.revoked
    and used.updated_at::timestamptz > now() - interval '10 seconds'
    and not exists (
      select from auth.refresh_tokens as child where child.parent = used.token and not child.revoked
    )`;
