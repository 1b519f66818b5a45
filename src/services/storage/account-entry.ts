import { type Account, isSameAccount } from '#domain/site/account.ts';
import type { Database } from './database.ts';
import type { AccountBorder } from './enter-account.ts';
import type { Mirror } from './mirror.ts';
import type { WipeMark } from './records.ts';
import { WorkOfOthersError } from './work-of-others-error.ts';

/** Whose work the device holds. */
export interface Accounts extends AccountBorder {
  /**
   * Returns the account whose work this page shows, with its session if that is in memory alone, by
   * what the device stores as the session; undefined if nobody is signed in.
   */
  current(stored: unknown): { readonly account: Account; readonly session?: string } | undefined;
  /** Called once the device has stored the session that was in memory, or another account's. */
  release(): void;
}

/** Longest wait for a device that has not answered since the page was opened, in milliseconds. */
const SILENT_MS = 1500;

function rejectLater(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The device does not answer')), ms);
  });
}

/** A user whose session is in memory alone: the device did not take it. */
export function guestOf(accounts: Accounts | undefined) {
  const user = accounts?.current(undefined);
  return user?.session === undefined ? undefined : user;
}

/** An account whose work the device has not stored. */
export interface Guest {
  readonly account: Account;
  /** False after a logout. */
  readonly isSignedIn: boolean;
}

interface AccountEntryDeps {
  readonly database: Database;
  readonly mirror: Mirror;
  readonly accounts: Accounts | undefined;
  /** True once the device has been read. */
  isOpen(): boolean;
  /** Drops what the page shows. What is not stored yet is stored with the work of its account. */
  forget(mark: WipeMark): void;
  /** Notifies the other tabs, and reads the work of the account that has entered. */
  onEntered(): Promise<void>;
  onGuestStored(): void;
}

/** Hands the work on the device from one account to the next, as a page sees it. */
export function createAccountEntry(deps: AccountEntryDeps) {
  const { database, mirror, accounts } = deps;
  /** The last guest, also after a logout: its work may be in memory alone. */
  let visitor: Account | undefined;

  /** The account whose work in memory must not become another's. */
  function guest(): Guest | undefined {
    const user = guestOf(accounts);
    if (user) return { account: user.account, isSignedIn: true };
    return visitor && { account: visitor, isSignedIn: false };
  }

  /** Puts another account's work away before anything of it is shown. */
  async function settle(mark: WipeMark, stored: unknown): Promise<boolean> {
    const user = accounts?.current(stored);
    if (!accounts || !user) return false;
    const isOthers = mark.owner && !isSameAccount(mark.owner, user.account);
    if (mark.owner && !isOthers && user.session === undefined) return false;
    const { enterAccount } = await import('./enter-account.ts');
    try {
      await enterAccount(database, user.account, accounts, user.session);
      return true;
    } catch (error) {
      // On a full disk too, users see their own work, and that of a release without accounts.
      if (isOthers) throw error;
      return false;
    }
  }

  async function enter(account: Account, session?: string): Promise<boolean> {
    if (!accounts) return true;
    try {
      const entered = enterDevice(account, accounts, session);
      // A device that has never answered is not waited for: the user works in memory.
      await (deps.isOpen() ? entered : Promise.race([entered, rejectLater(SILENT_MS)]));
      return true;
    } catch (error) {
      const owner = guest()?.account ?? (deps.isOpen() ? mirror.mark.owner : undefined);
      if (owner && !isSameAccount(owner, account)) throw new WorkOfOthersError(String(error));
      visitor = account;
      return false;
    }
  }

  async function enterDevice(account: Account, border: Accounts, session?: string): Promise<void> {
    const { enterAccount } = await import('./enter-account.ts');
    const mark = await enterAccount(database, account, border, session);
    // Before the first read, that read finds it.
    if (!deps.isOpen()) return;
    // A second entry or a read may show this account first: text typed after that belongs to it.
    const earlier = guest()?.account;
    if (mark.wipes > mirror.mark.wipes) deps.forget(mark);
    else if (earlier && !isSameAccount(earlier, account)) deps.forget(withShared(mark, border));
    visitor = undefined;
    if (session !== undefined) border.release();
    await deps.onEntered();
  }

  /** Stores a sign-in that the device refused, before anything of that account. */
  async function storeGuest(): Promise<void> {
    const user = guestOf(accounts);
    if (!accounts || !user) return;
    const { enterAccount } = await import('./enter-account.ts');
    const mark = await enterAccount(database, user.account, accounts, user.session, true);
    // Another user has signed in here, or the guest has logged out.
    if (guestOf(accounts)?.session !== user.session) return;
    if (mark.wipes > mirror.mark.wipes) deps.forget(mark);
    mirror.mark = mark;
    const isStored = mark.owner && isSameAccount(mark.owner, user.account);
    if (!isStored) deps.forget(withShared(mark, accounts));
    visitor = undefined;
    accounts.release();
    deps.onGuestStored();
  }

  /** Ends the visit of a guest once the device belongs to another account: that one came later. */
  function yieldGuest(mark: WipeMark): void {
    const user = guest();
    if (!accounts || !user || !mark.owner || isSameAccount(mark.owner, user.account)) return;
    deps.forget(withShared(mark, accounts));
    visitor = undefined;
    accounts.release();
  }

  return {
    settle,
    enter,
    storeGuest,
    yieldGuest,
    guest,
    /** Called once nothing of the last guest is in memory. */
    forgetVisitor: () => void (visitor = undefined),
  };
}

/** The mark, as if only what all accounts share had been kept. */
const withShared = (mark: WipeMark, { shared }: AccountBorder): WipeMark => ({
  ...mark,
  kept: shared,
});
