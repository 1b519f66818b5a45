import {
  reviewUrl,
  SHARE_TARGET_FIELDS,
  type NewSharedItem,
  sharedText,
} from '#domain/site/share-target.ts';
import { createSharedInbox } from '#services/share-target/indexed-db-inbox.ts';
import { readSharedFiles } from '#services/share-target/read-files.ts';
import { database } from './database.ts';

const inbox = createSharedInbox(database);

/** Stores content from the share target for review, and redirects to the review. */
export async function receiveShare(request: Request): Promise<Response> {
  if (isForeign(request)) return Response.redirect('/', 303);
  const kept = await inbox.add(await partsOf(request));
  return Response.redirect(reviewUrl(kept ? 'kept' : 'no-room'), 303);
}

/**
 * True for a form on another site, which could fill up the inbox. The system's own share sends
 * the origin `null`: a form that hides its origin passes too, but the user can discard its content.
 */
function isForeign({ headers }: Request): boolean {
  const origin = headers.get('Origin') ?? 'null';
  return origin !== 'null' && origin !== location.origin;
}

async function partsOf(request: Request): Promise<readonly NewSharedItem[]> {
  try {
    const form = await request.formData();
    const text = sharedText({
      title: fieldOf(form, SHARE_TARGET_FIELDS.title),
      text: fieldOf(form, SHARE_TARGET_FIELDS.text),
      url: fieldOf(form, SHARE_TARGET_FIELDS.url),
    });
    const files = await readSharedFiles(form.getAll(SHARE_TARGET_FIELDS.files).filter(isFile));
    const parts = [...(text ? [text] : []), ...files];
    return parts.length > 0 ? parts : [UNREADABLE];
  } catch {
    // Not a form, or the upload was interrupted.
    return [UNREADABLE];
  }
}

const UNREADABLE: NewSharedItem = { kind: 'refused', problem: 'unreadable' };

function fieldOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';
