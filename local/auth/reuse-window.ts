import type { Database } from '../database.ts';
import { parseObject, stringField } from '../json.ts';

/**
 * A refresh token that was used works for ten more seconds, because the answer may have been lost on
 * its way. @supabase/lite gives them only to the parent of the current token. Its child, if that is
 * still good, is what lite answers with.
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
