/** The side of a message's writer, as fields and cells of exports tell it. */

import SIDES from '../../data/read/sides.txt?raw';
import { sectionsOf } from '../../data/entries.ts';

const sections = sectionsOf(SIDES);

export type Side = 'own' | 'customer' | 'notice';

const OWN: ReadonlySet<string> = new Set(sections('own'));

/** Names of customers that no export gives to the staff, unlike `user`. */
const SURE: ReadonlySet<string> = new Set(sections('sure'));
const CUSTOMER: ReadonlySet<string> = new Set([...sections('customer'), ...SURE]);

const NOTICE: ReadonlySet<string> = new Set(sections('notice'));

/** A value in lower case without signs and accents: `end-user`, `endUser`. */
const bare = (value: string): string =>
  value
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '');

/** The side that a role names; undefined for any other word. */
export function sideOf(value: unknown): Side | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_ROLE) return undefined;
  const role = bare(value);
  const isIn = (roles: ReadonlySet<string>) => roles.has(role) || roles.has(role.replace(/s$/, ''));
  if (isIn(OWN)) return 'own';
  if (isIn(CUSTOMER)) return 'customer';
  return NOTICE.has(role) ||
    /^(?:channel|group|chat)(?:join|leave|topic|name|purpose|archive)/.test(role)
    ? 'notice'
    : undefined;
}

/** In UTF-16 units. */
const LONGEST_ROLE = 24;

/** True for a role that only customers have. */
export const isSureCustomer = (value: string): boolean => SURE.has(bare(value));

/** True for the role `user`, which some exports give to the staff and others to customers. */
export const isUser = (value: string): boolean => /^users?$/.test(bare(value));

/** Fields that are true for the own side: `from_me`, `isStaff`. */
const OWN_FLAG =
  /^(?:is)?(?:fromme|frommyself|staff|admin|agent|bot|outgoing|outbound|own|self|mine|operator|team|support|sentbyme|fromself|fromus|internal)$/;

/** Fields that are true for customers and false for the own side: `incoming`. */
const CUSTOMER_FLAG =
  /^(?:is)?(?:from)?(?:customer|client|visitor|guest|enduser|user|contact)$|^(?:is)?(?:incoming|inbound|received)$/;

/** True for the name of a flag that marks the customers' side. */
export const isCustomerFlag = (name: string): boolean =>
  name.length <= LONGEST_ROLE && CUSTOMER_FLAG.test(bare(name));

/** True for the name of a flag that marks the own side. */
export const isOwnFlag = (name: string): boolean =>
  name.length <= LONGEST_ROLE && OWN_FLAG.test(bare(name));
