/** Lines that help desks, team chats and mail programs write around messages, by language. */

import DESK from '../../data/read/desk.txt?raw';
import { alternativesOf } from '../../data/entries.ts';

const words = alternativesOf(DESK);

/** The place of an event: a conversation or a channel. */
const PLACE = `(?:${words('place')})`;

/** The event itself; the name of the person may precede it. */
const DONE = [
  `(?:has )?(?:joined|left|closed|reopened|resolved|solved|snoozed|archived|ended|entered|escalated|rated|assigned|unassigned|transferred|was (?:added|assigned) to|was removed from) (?:the |this |a )?${PLACE}(?: (?:to|by|as|from|for) .{1,50}| (?:as )?(?:[Gg]ood|[Bb]ad|[Pp]ositive|[Nn]egative|[Gg]reat|[Oo]kay|[Aa]mazing|[Tt]errible)(?:,? with.{0,40})?)?`,
  `(?:hat|ist) (?:(?:die|das|den|dem|der|diese[mns]?) )?${PLACE}(?: .{1,40})? (?:beigetreten|verlassen|geschlossen|beendet|bewertet|zugewiesen|geöffnet|gelöst|übernommen|archiviert)`,
  `a (?:rejoint|quitté|fermé|clôturé|résolu|rouvert|assigné|attribué|terminé|évalué|transféré) (?:la |le |cette |ce )?${PLACE}(?: (?:à|par) .{1,50})?`,
  `(?:se (?:unió|ha unido) (?:al?|a la)|(?:ha )?(?:abandon|cerr|reab?r?i?|asign|finaliz|valor|transfiri)(?:ó|ado)|cerró|reabrió|salió de(?:l| la)?) (?:la |el |esta |este )?${PLACE}(?: a .{1,50})?`,
  `(?:si è unit[oa] (?:al?|alla)|è entrat[oa] (?:in|nella?)|ha (?:chiuso|abbandonato|lasciato|riaperto|assegnato|risolto|terminato|valutato|trasferito)) (?:la |il |questa |questo )?${PLACE}(?: a .{1,50})?`,
  `neemt deel aan (?:het |de |dit |deze )?${PLACE}`,
  `(?:heeft|is) (?:het |de |dit |deze )?${PLACE}(?: aan .{1,50})? (?:gesloten|verlaten|toegewezen|heropend|opgelost|beëindigd|beoordeeld)(?: aan .{1,50})?`,
  `(?:entrou (?:em|n[ao])|saiu d[eao]|encerrou|fechou|reabriu|atribuiu|resolveu|finalizou|avaliou|transferiu) (?:a |o |esta |este )?${PLACE}(?: (?:a|para) .{1,50})?`,
].join('|');

/** Words in the place of a name, with which customers begin sentences. */
const NO_NAME = `(?:${words('no-name')})`;

/** With its case: a name begins with a capital. */
const EVENT = new RegExp(`^(?:(?!${NO_NAME}\\s)[@\\p{Lu}][^.!?,;:]{0,50} )?(?:${DONE})\\.?$`, 'u');

const RATED =
  /^(?:conversation|chat|ticket|unterhaltung|gespräch|discussion|conversación|conversazione|gesprek|conversa|atendimento) (?:was |wurde |a été |fue |è stat[oa] |is |foi )?(?:rated|bewertet|notée?|évaluée?|calificad[oa]|valorad[oa]|valutat[oa]|beoordeeld|avaliad[oa])(?::| as| with| mit| als| comme| con| como| come| met| com)? .{1,40}$/iu;

/** An event of a ticket, in the words of its app: `Ticket closed by Jana Kolbe`. */
const HAPPENED =
  /^(?:[Tt]icket|[Cc]onversation|[Cc]hat) (?:was |has been )?(?:closed|re-?opened|opened|solved|resolved|snoozed|assigned|unassigned|created|escalated|archived) (?:by|to) (?:(?:the )?(?:customer|new) message|agent|bot|automation|(?:\p{Lu}[\p{L}.'’-]{0,30} ?){1,4})$/u;
/** The same in words that no customer writes. */
const MARKED =
  /^(?:conversation|unterhaltung|conversación|conversazione|gesprek|conversa) (?:(?:was |wurde |a été |è stata )?(?:marked|marquée?|marcad[oa]|contrassegnat[oa]) (?:as|comme|como|come) (?:resolved|closed|done|résolue?|fermée?|resuelt[oa]|risolt[oa]|resolvid[oa])|als (?:gelöst|erledigt|opgelost) (?:markiert|gemarkeerd))(?: .{0,40})?$/iu;
const AUTOMATIC = /^auto-?(?:responder|reply|assign)\S{0,4} rule: .{2,100}$/iu;

/** True for an answer of a machine, with its time and its words below. */
export const isAutomatic = (line: string): boolean => line.length <= 160 && AUTOMATIC.test(line);

/** A field of a ticket and its new value: `Status changed to Pending`. */
const CHANGED = new RegExp(`^(?:${words('changed')})(?<![.!?])$`, 'iu');

/** A customer's verdict, above the comment: `Satisfaction: Good`. */
const VERDICT = new RegExp(
  String.raw`^(?:${words('verdict-on')})(?: rating| score)?\s?: ?(?:${words('verdict')})(?: ?\p{Extended_Pictographic}\uFE0F?)?$`,
  'iu',
);

/** True for the verdict of a customer on the answers. */
export const isVerdict = (line: string): boolean => line.length <= 60 && VERDICT.test(line);

/** True for what a person did in a conversation, as its app tells: `Jana closed the conversation`. */
export const isService = (line: string): boolean =>
  line.length <= 160 &&
  (EVENT.test(line) ||
    RATED.test(line) ||
    HAPPENED.test(line) ||
    MARKED.test(line) ||
    AUTOMATIC.test(line) ||
    CHANGED.test(line) ||
    isVerdict(line));

const LABEL = new RegExp(`^(?:${words('label')})$`, 'iu');

/** True for a button or a mark of an app, which may also be a customer's whole message: `via Web`. */
export const isServiceLabel = (line: string): boolean => line.length <= 60 && LABEL.test(line);

/** True for a mark of a message that the customer doesn't see, beside the name of its writer. */
export const isPrivateMark = (line: string): boolean =>
  /^\(?(?:internal|private|intern|interne|interna|interno|privat|privée?|privada|privado|privata|privato)(?: (?:note|comment|comentario|commentaire|kommentar|notiz|nota|notitie|opmerking))?\)?$|^(?:note|nota|commentaire|comentario|commento|comentário) (?:privée?|interne|intern[oa]|privad[oa]|privat[oa])$/iu.test(
    line.slice(0, 40),
  );
