/** `npm run reset`: deletes every account and message of the local database. */
import { existsSync, rmSync } from 'node:fs';

import { dataDirFrom } from './settings.ts';

const dataDir = dataDirFrom(process.env);
const existed = existsSync(dataDir);
rmSync(dataDir, { recursive: true, force: true });
console.log(
  existed
    ? `Deleted ${dataDir}. The next start begins with empty data.`
    : `Nothing to delete: ${dataDir} does not exist.`,
);
