import { createDatabase } from '#services/storage/database.ts';

/** The worker's connection, which opens on first use. */
export const database = createDatabase(indexedDB);
