import { SHARED_FILES_MAX_BYTES, type NewSharedItem } from '#domain/site/share-target.ts';

/**
 * Reads files into shared parts. A file over the size limit is named and left out. Rejects if a
 * file cannot be read.
 */
export async function readSharedFiles(files: Iterable<File>): Promise<NewSharedItem[]> {
  const parts: NewSharedItem[] = [];
  let room = SHARED_FILES_MAX_BYTES;
  for (const file of files) {
    const { name, size } = file;
    if (size > room) {
      parts.push({ kind: 'refused', name, problem: 'too-large' });
      continue;
    }
    room -= size;
    parts.push({ kind: 'file', name, bytes: new Uint8Array(await file.arrayBuffer()) });
  }
  return parts;
}
