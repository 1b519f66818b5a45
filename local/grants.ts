import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Prepares row-level security with @supabase/lite and revokes the grants that come with it: in each
 * process, before the first request, it grants every role everything on each table with a policy. Only
 * the grants of the migrations count, as in a hosted project.
 */
export async function keepGrants(connection: PgliteConnection): Promise<void> {
  const { driver } = connection;
  await driver.exec(`create temporary table granted as
    select oid, relacl from pg_catalog.pg_class where relnamespace = 'public'::regnamespace`);
  // It prepares for the first that has a context.
  await connection.withContext({}, async () => undefined);
  await driver.exec(`
    update pg_catalog.pg_class set relacl = granted.relacl
      from granted where granted.oid = pg_class.oid;
    drop table granted`);
}
