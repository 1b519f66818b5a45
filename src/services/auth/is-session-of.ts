import { type Account, isSameAccount } from '#domain/site/account.ts';
import { identityOf, parseJson } from './stored-session.ts';

/** True if the record is a session of this account. Apart: the first screen doesn't need it. */
export function isSessionOf(record: unknown, account: Account | undefined): boolean {
  const identity = identityOf(parseJson(record));
  return account !== undefined && identity !== null && isSameAccount(identity, account);
}
