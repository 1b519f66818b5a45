import { findAll } from '../contacts/contacts.ts';
import type { Mask } from '#domain/quotes/mask.ts';
import { SIGN } from '../../text/text-signs.ts';

/**
 * Finds where a person or their device is: coordinates, plus codes and addresses of a network.
 * `signs`: bits of `SIGN`.
 */
export function findPositions(text: string, signs: number): Mask[] {
  return [
    ...(/\.\d{4}|\d ?°|(?<!\p{L})lat(?:itude)?[ :=]{1,3}[+-]?\d/iu.test(text)
      ? findAll(text, COORDINATES, 'address')
      : []),
    ...(text.includes('///') ? findAll(text, WORDS_OF_PLACE, 'address') : []),
    ...(text.includes('+') ? findAll(text, PLUS_CODE, 'address') : []),
    ...(/\d\.\d{1,3}\.\d{1,3}\.\d/.test(text) ? findAll(text, IP_4, 'ID number') : []),
    ...((signs & SIGN.colon) !== 0 && /[\da-f]:[\da-f]{0,4}:[\da-f]/i.test(text)
      ? findAll(text, IP_6, 'ID number')
      : []),
  ];
}

/** `51.50412, -0.07634`, `51.5074, -0.1278`, `N 51.50412 W 0.07634`, `51°30'14"N 0°07'39"W`. */
const COORDINATES =
  /(?<=(?<!\p{L})[Ll]at(?:itude)?[ :=]{1,3})[+-]?\d{1,2}\.\d{3,10}(?!\d)(?:[,; ]{0,3}(?:[Ll]ong?|[Ll]ng|[Ll]ongitude)[ :=]{1,3}[+-]?\d{1,3}\.\d{3,10}(?!\d))?|(?<![\p{L}\d.,])(?:[+-]?\d{1,3}\.\d{5,10}|(?:-\d|[+-]?\d{2,3})\.\d{4})°? ?[NSEWO]?(?:[,;/] ?| )[NSEWO]? ?[+-]?\d{1,3}\.\d{4,10}(?:°? ?[NSEWO](?!\p{L}))?(?!\d)|(?<![\p{L}\d.,])\d{1,3} ?° ?\d{1,2}(?:\.\d{1,6})? ?['’′](?: ?\d{1,2}(?:\.\d{1,6})? ?(?:["”″]|''))? ?[NSEWO][, ]{0,2}\d{1,3} ?° ?\d{1,2}(?:\.\d{1,6})? ?['’′](?: ?\d{1,2}(?:\.\d{1,6})? ?(?:["”″]|''))? ?[NSEWO](?!\p{L})/gu;

/** A place as three words: `///filled.count.soap`. */
const WORDS_OF_PLACE = /(?<![\p{L}\d:/])\/{3}\p{L}{2,20}(?:\.\p{L}{2,20}){2}(?![\p{L}.])/gu;

/** `9C3XGV4C+XV`, `GV4C+XV`. */
const PLUS_CODE =
  /(?<![\p{L}\d+])(?=[A-Z+]{0,9}\d)(?:[2-9CFGHJMPQRVWX]{4}){1,2}\+[2-9CFGHJMPQRVWX]{2,3}(?![\p{L}\d+])/gu;

const OCTET = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** With eight digits or more: `4.12.0.3` is a version. Every router is `192.168.1.1`. */
const IP_4 = new RegExp(
  String.raw`(?<![\p{L}\d.,-])(?<!(?:[Vv]ersion|[Ff]irmware|[Bb]uild|[Rr]elease|[Uu]pdate|[Vv]ersión|[Vv]ersione|[Vv]ersão|[Vv]\.) )(?!192\.168\.|127\.0\.)(?=(?:\d\.?){8})(?:${OCTET}\.){3}${OCTET}(?![\p{L}\d]|\.\d)`,
  'gu',
);
/** With a gap, all eight groups, or the six pairs of a device: `10:30:45` is a time. */
const IP_6 =
  /(?<![\p{L}\d:.])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{2}:){5}[\da-f]{2}|(?:[\da-f]{1,4}:){2,6}(?::[\da-f]{1,4}){1,5})(?![\p{L}\d:])/giu;
