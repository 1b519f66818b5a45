import { type Account, isSameAccount } from '#domain/site/account.ts';
import {
  belongsTo,
  type DocumentOwner,
  type DocumentStore,
  type Envelope,
  isKept,
} from './document-store.ts';
import { parseStored } from './records.ts';

/**
 * Keeps documents for this visit alone: for devices without IndexedDB. Its state is `failed`. All
 * accounts of the page share those in `shared`; each sees only its own others.
 */
export function createUnsavedDocumentStore(shared: readonly string[] = []): DocumentStore {
  const documents = new Map<string, Envelope>();
  const putAway: { readonly owner: Account; readonly records: [string, Envelope][] }[] = [];
  let owner: Account | undefined;
  const owners = new Map<string, DocumentOwner>();
  const read = (key: string) => parseStored(documents.get(key));
  const nothing = () => undefined;
  const recordsOf = (name: string) =>
    new Map([...documents].filter(([key]) => belongsTo(name, key)));

  /** The account's records, which are put away no more. */
  function takeOwn(account: Account): readonly [string, Envelope][] {
    const index = putAway.findIndex((one) => isSameAccount(one.owner, account));
    return index === -1 ? [] : putAway.splice(index, 1).flatMap(({ records }) => records);
  }

  async function enter(account: Account): Promise<boolean> {
    const isOther = owner !== undefined && !isSameAccount(owner, account);
    if (owner && isOther) {
      const records = [...documents].filter(([key]) => !isKept(shared, key));
      putAway.push({ owner, records });
      for (const [name, it] of owners) if (!isKept(shared, name)) it.forget();
      for (const [key] of records) documents.delete(key);
      for (const [key, record] of takeOwn(account)) documents.set(key, record);
      for (const [name, it] of owners) it.apply(recordsOf(name), false);
    }
    owner = account;
    return false;
  }

  return {
    open: async () => true,
    answered: Promise.resolve(),
    isOpen: () => false,
    read,
    count: (collection) =>
      [...documents.keys()].filter((key) => belongsTo(collection, key) && !read(key)?.deleted)
        .length,
    register(name, it) {
      owners.set(name, it);
      it.apply(new Map(), false);
    },
    write: (key, envelope) => void documents.set(key, envelope),
    quarantined: async () => [],
    flush: nothing,
    onPageHide: nothing,
    saved: async () => true,
    refresh: nothing,
    subscribe(listener) {
      listener('failed');
      return nothing;
    },
    async wipe(keep) {
      if (!keep) return;
      for (const key of documents.keys()) if (!isKept(keep, key)) documents.delete(key);
      for (const [name, it] of owners) if (!isKept(keep, name)) it.forget();
      owner = undefined;
    },
    enter,
    settle: async (account) => void (await enter(account)),
    subscribeWhose: () => nothing,
    settlePutAway: async () => async () => undefined,
  };
}
