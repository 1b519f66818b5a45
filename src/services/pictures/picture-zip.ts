import { type Zippable, zipSync } from 'fflate';
import type { NamedFile } from './pictures.ts';

/** Puts files into a zip, as they are: pictures are compressed already. */
export async function zipOf(files: readonly NamedFile[]): Promise<Blob> {
  const entries: Zippable = {};
  for (const { name, file } of files) entries[name] = new Uint8Array(await file.arrayBuffer());
  return new Blob([zipSync(entries, { level: 0 })], { type: 'application/zip' });
}
