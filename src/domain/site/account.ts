/** The account that something on the device belongs to. */
export interface Account {
  /** The sign-in service's own id. Sessions without one are told apart by their address. */
  readonly id?: string;
  readonly email: string;
}

/**
 * True for the same account. An account that changed its address keeps its id; an address whose
 * account was made anew, as after a reset of the service, is still the same user's.
 */
export const isSameAccount = (one: Account, other: Account): boolean =>
  (one.id !== undefined && one.id === other.id) ||
  one.email.toLowerCase() === other.email.toLowerCase();

/** True if `account` may use something of `owner`; everything without an owner is the first account's. */
export const isOwnedBy = (owner: Account | undefined, account: Account | undefined): boolean =>
  account !== undefined && (owner === undefined || isSameAccount(owner, account));

/** Parses an account of unknown origin, such as the `user` of a session; undefined if it is none. */
export function parseAccount(raw: unknown): Account | undefined {
  const { id, email } = Object(raw);
  if (typeof email !== 'string' || email === '') return undefined;
  return typeof id === 'string' && id !== '' ? { id, email } : { email };
}
