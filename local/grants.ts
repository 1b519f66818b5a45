import type { PgliteConnection } from '@supabase/lite/pglite';

/**
 * Has @supabase/lite prepare row-level security, and takes back the grants that it gives with it: in
 * each process, before the first request, it lets anybody do anything to every table that has a
 * policy. What the migrations granted counts, as in a hosted project.
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
