import {
  reviewAddress,
  SHARE_FIELDS,
  SHARED_FILES_MAX_BYTES,
  type SharedPart,
  sharedText,
} from '#domain/shared.ts';
import { createSharedInbox } from '#services/shared/indexed-db-shared.ts';

const inbox = createSharedInbox();

/** Takes in what another app shares, keeps it for review, and leads to where it is reviewed. */
export async function receiveShare(request: Request): Promise<Response> {
  const kept = await inbox.add(await partsOf(request));
  return Response.redirect(reviewAddress(kept ? 'kept' : 'no-room'), 303);
}

async function partsOf(request: Request): Promise<readonly SharedPart[]> {
  try {
    const form = await request.formData();
    const text = sharedText({
      title: fieldOf(form, SHARE_FIELDS.title),
      text: fieldOf(form, SHARE_FIELDS.text),
      url: fieldOf(form, SHARE_FIELDS.url),
    });
    const files = await filesOf(form.getAll(SHARE_FIELDS.files));
    const parts = [...(text ? [text] : []), ...files];
    return parts.length > 0 ? parts : [UNREADABLE];
  } catch {
    // Not a form, or one that was cut off on its way.
    return [UNREADABLE];
  }
}

const UNREADABLE: SharedPart = { kind: 'refused', problem: 'unreadable' };

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

async function filesOf(values: readonly FormDataEntryValue[]): Promise<SharedPart[]> {
  const parts: SharedPart[] = [];
  let room = SHARED_FILES_MAX_BYTES;
  for (const file of values) {
    if (typeof file === 'string') continue;
    const { name, size } = file;
    if (size > room) parts.push({ kind: 'refused', name, problem: 'too-large' });
    else parts.push({ kind: 'file', name, bytes: new Uint8Array(await file.arrayBuffer()) });
    if (size <= room) room -= size;
  }
  return parts;
}
