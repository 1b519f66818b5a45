import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { PgliteConnection } from '@supabase/lite/pglite';

/** Roles of every Supabase project; created first, because policies name them. */
const ROLES = `
do $$ begin
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
exception when duplicate_object then null;
end $$;`;

/** Applies the pending migrations of `supabase/migrations/*.sql`, in name order, each once. */
export async function migrate({ driver }: PgliteConnection, folder: string): Promise<void> {
  await driver.exec(ROLES);
  const { rows } = await driver.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  for (const file of readdirSync(folder).toSorted()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || applied.has(version)) continue;
    // oxlint-disable-next-line no-await-in-loop -- each builds on the one before
    await driver.transaction(async (transaction) => {
      await transaction.exec(readFileSync(join(folder, file), 'utf8'));
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name],
      );
    });
  }
}

/** File name format of the Supabase CLI. */
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;
