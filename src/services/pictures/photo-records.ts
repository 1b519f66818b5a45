import { type Account, isOwnedBy, parseAccount } from '#domain/site/account.ts';
import { parseMadeBy } from '#domain/pictures/photo.ts';
import { isSessionOf } from '#services/auth/is-session-of.ts';
import { SESSION } from '#services/auth/stored-session.ts';
import { type Database, isQuotaError, requested } from '#services/storage/database.ts';
import type { KeptPhoto, PhotoService } from './pictures.ts';

interface PhotoRecords extends Omit<PhotoService, 'read' | 'spaceLeft'> {
  /** The JPEG of one of the account's photos; undefined if it is gone. */
  fileOf(id: string): Promise<Blob | undefined>;
}

/** A photo with the account that chose it. */
interface OwnPhoto {
  readonly photo: KeptPhoto;
  readonly owner: Account | undefined;
}

/**
 * Keeps photos in the documents' database, each as a record of its own: one that finds no space holds
 * up no text. A sign-in of another account puts them away and a wipe deletes them, in the same
 * transaction as the rest (`src/services/storage`). A photo that the device refuses is in memory as
 * long as the page lives.
 */
export function createPhotoRecords(
  database: Database | undefined,
  account: () => Account | undefined,
): PhotoRecords {
  const inMemory = new Map<string, OwnPhoto>();
  const isOwn = (one: OwnPhoto | undefined) => one !== undefined && isOwnedBy(one.owner, account());

  /** True if the device has it: only while its session is the account's. */
  async function store(photo: KeptPhoto, owner: Account | undefined): Promise<boolean> {
    const written = database?.transact(
      ['photos', 'key-values'],
      'readwrite',
      async (all) => {
        const session = await requested<unknown>(all.objectStore('key-values').get(SESSION));
        if (!isSessionOf(session, owner)) return false;
        all.objectStore('photos').put({ ...photo, owner }, photo.id);
        return true;
      },
      { durability: 'strict' },
    );
    return (await written) ?? false;
  }

  /** None if the device refuses. */
  async function stored(query?: string): Promise<readonly OwnPhoto[]> {
    const records = database?.transact(['photos'], 'readonly', (all) =>
      requested<unknown[]>(all.objectStore('photos').getAll(query)),
    );
    return ((await records?.catch(() => undefined)) ?? []).flatMap((raw) => parsePhoto(raw) ?? []);
  }

  const all = async (query?: string) =>
    [...inMemory.values(), ...(await stored(query))].filter(isOwn).map(({ photo }) => photo);

  return {
    list: async () => (await all()).toSorted((one, other) => other.at - one.at),
    fileOf: async (id) => (await all(id)).find((photo) => photo.id === id)?.file,
    async keep(photo) {
      const owner = account();
      try {
        if (await store(photo, owner)) return 'kept';
      } catch (error) {
        inMemory.set(photo.id, { photo, owner });
        return isQuotaError(error) ? 'full' : 'apart';
      }
      inMemory.set(photo.id, { photo, owner });
      return 'apart';
    },
    async remove(id) {
      if (isOwn(inMemory.get(id))) inMemory.delete(id);
      if (!(await stored(id)).some(isOwn)) return true;
      const removed = database?.transact(['photos'], 'readwrite', (transaction) => {
        transaction.objectStore('photos').delete(id);
        return true;
      });
      return (await removed?.catch(() => undefined)) ?? false;
    },
  };
}

/** Parses a stored photo; undefined if it is none that can be shown. */
function parsePhoto(raw: unknown): OwnPhoto | undefined {
  const { id, name, at, file, thumb, width, height, owner, made: by } = Object(raw);
  const isWhole = file instanceof Blob && thumb instanceof Blob && width > 0 && height > 0;
  if (!isWhole || typeof id !== 'string') return undefined;
  const made = parseMadeBy(by);
  const facts = { id, name: String(name), at: Number(at), file, thumb, width, height };
  const photo = { ...facts, ...(made && { made }) };
  return { photo, owner: parseAccount(owner) };
}
