import { isRole } from '../../data/names/person-roles.ts';
import { isCustomer, mayBeName } from '../lines/names.ts';

/** A name after a dash, with a place or a job. */
const SIGNED = /^[–—―-]{1,2}\s?(?<name>[\p{Lu}\p{Lo}][^,|(·\n]{0,40}?)(?:\s?[,|(·]\s?.{2,60})?$/u;

/** Returns the name in a line such as `— Jana, Bremen`. */
export function nameIn(line: string): string | undefined {
  const name = line.length > 120 ? undefined : SIGNED.exec(line)?.groups?.['name'];
  return name !== undefined && mayBeName(name) ? name : undefined;
}

/** In UTF-16 units. */
const LONGEST_BANNER = 300;

/** True for what a company's page says on its own: `Ready to see it?`, `We use cookies.` */
export const isOfSite = (line: string): boolean =>
  line.endsWith('?') || /(?<!\p{L})cookies?(?!\p{L})/iu.test(line.slice(0, LONGEST_BANNER));

/** In UTF-16 units; a longer line is no name, no role and no button. */
const LONGEST_TAIL = 60;

/** `Directora de RR. HH.`, `Bodegas Txori, S. L.`, `Harbour & Co.`: a stop that ends no sentence. */
const SHORTENED = /(?<!\p{L})(?:\p{Lu}{1,3}|Inc|Ltd|Co|Corp|Cía|Cie|Dept|Abt|Mgr|e\.V|e\.K)\.$/u;

/** True for a sentence, and for any line too long for a name or a button. */
export const isSentence = (line: string): boolean =>
  line.length > LONGEST_TAIL ||
  (/(?:[.!?…]|[.!?…]["”»“])$/u.test(line) &&
    !SHORTENED.test(line) &&
    /\p{L}\s\p{L}{1,40}\s\p{L}/u.test(line));

/** True for a description in place of a name: `Maintenance Director`. */
export const isJob = (name: string): boolean =>
  !isCustomer(name) && !/^verified /i.test(name) && name.toLowerCase().split(/[\s-]/).some(isRole);
