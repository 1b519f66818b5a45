import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Lets @supabase/lite set up row-level security, then restores the previous grants: in each
 * process, before the first request, it grants every role everything on each table with a policy.
 * Only the grants in the migrations apply, as in a hosted project.
 */
export async function keepGrants(connection: PgliteConnection): Promise<void> {
  const { driver } = connection;
  await driver.exec(`create temporary table granted as
    select oid, relacl from pg_catalog.pg_class where relnamespace = 'public'::regnamespace`);
  // The first call with a context triggers the set-up.
  await connection.withContext({}, async () => undefined);
  await driver.exec(`
    update pg_catalog.pg_class set relacl = granted.relacl
      from granted where granted.oid = pg_class.oid;
    drop table granted`);
}
