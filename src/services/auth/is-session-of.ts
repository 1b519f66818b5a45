import { identityOf, parseJson } from './stored-session.ts';

/** True if the record is a session of the user with this address. Apart: only the queue needs it. */
export const isSessionOf = (record: unknown, email: string | undefined): boolean =>
  email !== undefined && identityOf(parseJson(record))?.email === email;
