import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/**
 * Has the first process that asks make the folder, and the others wait for it. Resolves with the
 * folder, or rejects in each of them with what went wrong.
 */
export async function makeOnce(
  folder: string,
  make: (folder: string) => Promise<unknown>,
): Promise<string> {
  const outcome = `${folder}.outcome`;
  if (await isFirst(folder)) {
    const problem = await make(folder).then(() => '', String);
    // Renamed, so that no other process reads half of it.
    await writeFile(`${outcome}.part`, problem);
    await rename(`${outcome}.part`, outcome);
  }
  for (;;) {
    const problem = await readFile(outcome, 'utf8').catch(() => undefined);
    if (problem === '') return folder;
    if (problem !== undefined) throw new Error(problem);
    await sleep(POLL_MS);
  }
}

/** Creating a folder succeeds in one process only. */
function isFirst(folder: string): Promise<boolean> {
  return mkdir(`${folder}.begun`).then(
    () => true,
    () => false,
  );
}
