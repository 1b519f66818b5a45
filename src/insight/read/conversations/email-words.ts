/** Standard phrases around the body of an e-mail, in the supported languages. */

import MAIL from '../../data/read/mail.txt?raw';
import { alternativesOf, sectionsOf } from '../../data/entries.ts';
import { isServiceLabel } from '../lines/service-lines.ts';

const words = alternativesOf(MAIL);
const fields = sectionsOf(MAIL);

const LONGEST_LINE = 90;

const GREETING = new RegExp(
  String.raw`^(?:${words('greeting')})(?!\p{L})[^.!?\n]{0,60}[,!.:–—-]?$`,
  'iu',
);

/** True for a line with only a greeting. */
export const isGreeting = (line: string): boolean =>
  line.length <= LONGEST_LINE &&
  line.split(/\s+/).length <= 8 &&
  GREETING.test(line) &&
  !WITH_WORDS.test(line);

/** `Hi, your delivery was super quick!` */
const WITH_WORDS =
  /^\p{L}+, (?:\p{Ll}+(?: [\p{L}'’]+){3}|(?!lieb|dear|good |guten |buen|bon |thank|dank|all |everyone|team|ihr |cher|todos|tutti)\p{Ll}+(?: [\p{L}'’]+){2}[.!?]?$)/u;

const CLOSING = new RegExp(String.raw`^(?:${words('closing')})[\s,!.–—-]*$`, 'iu');

/** True for a line that begins a signature: `Kind regards,`. */
export const isClosing = (line: string): boolean =>
  line.length <= LONGEST_LINE && (CLOSING.test(line) || CLOSING.test(line.replace(SIGNED, '')));

/** The name after a closing on the same line: `Cheers, Alistair`, `LG Jana & Tom`. */
const SIGNED =
  /[\s,!.–—-]{1,3}\p{Lu}[\p{L}'’.-]{0,20}(?:\s(?:(?:&|und|and|et|y|e|en)\s)?\p{Lu}[\p{L}'’.-]{0,20}){0,3}$/u;

const POSTSCRIPT = /^p\.? ?s\.?(?: ?[:–—-])? \S/iu;

/** True for words below the signature: `PS: I like the cup`. */
export const isPostscript = (line: string): boolean => POSTSCRIPT.test(line);

const SHORT_THANKS = new RegExp(String.raw`^(?:${words('thanks')})(?: [^\s.!?]+){0,3}[.!]?$`, 'iu');

/** True for a sentence of thanks of a few words: `Thanks for asking.` */
export const isShortThanks = (sentence: string): boolean =>
  SHORT_THANKS.test(sentence.slice(0, LONGEST_LINE));

const DEVICE = new RegExp(
  `^(?:(?:${words('device')}) ?(?:${words('device-by')}).{2,60}|von meinem .{2,30} gesendet)$`,
  'iu',
);

/** True for a note added by a phone: `Sent from my iPhone`. */
export const isDeviceNote = (line: string): boolean =>
  line.length <= LONGEST_LINE && DEVICE.test(line);

/** True for a rule above a signature or an older message. */
export const isRule = (line: string): boolean =>
  /^(?:--|—|_{5,80}|-{5,80}|={5,80}|\*{5,80})\s?$/.test(line) ||
  (line.length <= LONGEST_LINE &&
    (/^-{2,12} ?[^-]{3,60} ?-{2,12}$/.test(line) ||
      /^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message transféré|inicio del mensaje reenviado|inizio messaggio inoltrato|begin doorgestuurd bericht|início da mensagem reencaminhada|forwarded message|original message)\s?:?$/i.test(
        line,
      )));

const FURNITURE = new RegExp(`^(?:${words('furniture')})$`, 'iu');

/** Above an opened thread: links for screen readers, the folder, the commands of the window. */
const TOP = new RegExp(`^(?:${words('top')})$`, 'iu');

/** True for a line of a mail program above an opened thread. */
export const isTopOfProgram = (line: string): boolean => line.length <= 90 && TOP.test(line.trim());

/** True for a line of a mail program: `Inbox`, `Reply`. */
export const isMailFurniture = (line: string): boolean =>
  line.length <= 120 && (FURNITURE.test(line) || isServiceLabel(line));

const BANNER = new RegExp(
  String.raw`^(?:[[(*<!⚠\s]|\uFE0F){0,6}(?:${words('banner')})(?!\p{L}| (?:to|for|au|aux|à|al|alla|aan|ao|auf) ).{0,260}$`,
  'iu',
);

/** True for a banner that a company's mail server puts above a message from outside. */
export const isBanner = (line: string): boolean =>
  /(?:mail|message|nachricht|courriel|mensaje|correo|messaggio|bericht|mensagem|sender|absender|external|extern)/i.test(
    line.slice(0, 300),
  ) && BANNER.test(line);

/** True for a company's small print. */
export const isDisclaimer = (line: string): boolean =>
  /(?:e-?mail|message|nachricht|courriel|mensaje|correo|messaggio|bericht|mensagem)/i.test(
    line.slice(0, 400),
  ) &&
  /(?:confidential|vertraulich|confidentiel|confidencial|riservat|vertrouwelijk|privileged|intended (?:only|solely)|before printing|consider the environment|(?:pensez|piense|bitte denken|pensi|pensare|denk|pense).{0,60}(?:imprimer|imprimir|druck|stampare|print))/iu.test(
    line.slice(0, 400),
  );

const MAIL_FIELD_KINDS = ['from', 'date', 'other'] as const;
/** Names of header fields in lower case, by content. */
export const MAIL_FIELDS: ReadonlyMap<string, (typeof MAIL_FIELD_KINDS)[number]> = new Map(
  MAIL_FIELD_KINDS.flatMap((kind) => fields(`field-${kind}`).map((name) => [name, kind] as const)),
);
