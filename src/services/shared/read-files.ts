import { SHARED_FILES_MAX_BYTES, type SharedPart } from '#domain/shared.ts';

/** Files as they are kept: what does not fit any more is named and left out. Rejects with the reading. */
export async function partsOfFiles(files: Iterable<File>): Promise<SharedPart[]> {
  const parts: SharedPart[] = [];
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
