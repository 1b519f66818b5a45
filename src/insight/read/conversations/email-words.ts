/** Standard phrases around the body of an e-mail, in the supported languages. */

import { isServiceLabel } from '../lines/service-lines.ts';

const LONGEST_LINE = 90;

const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|to whom|hallo|hi|liebes?r?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüezi|grüß gott|bonjour|bonsoir|cher|chère|chers|salut|coucou|madame|monsieur|messieurs|hola|buen(?:os|as)(?: (?:días|tardes|noches))?|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|ciao|buongiorno|buonasera|buon giorno|gentil[ei]|salve|egregi[oa]?|car[oaie]|spett(?:\.|abile)|hoi|beste|geachte|goede?(?:morgen|middag|avond|n ?dag)|dag|lieve|olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]s?|car[oa]s?|exm[oa]s?)(?!\p{L})[^.!?\n]{0,60}[,!.:–—-]?$/iu;

/** True for a line with only a greeting. */
export const isGreeting = (line: string): boolean =>
  line.length <= LONGEST_LINE &&
  line.split(/\s+/).length <= 8 &&
  GREETING.test(line) &&
  !WITH_WORDS.test(line);

/** `Hi, your delivery was super quick!` */
const WITH_WORDS =
  /^\p{L}+, (?:\p{Ll}+(?: [\p{L}'’]+){3}|(?!lieb|dear|good |guten |buen|bon |thank|dank|all |everyone|team|ihr |cher|todos|tutti)\p{Ll}+(?: [\p{L}'’]+){2}[.!?]?$)/u;

/** Closings in languages around the supported ones. */
const NORTHERN =
  '(?:serdecznie )?pozdrawiam(?: serdecznie)?|(?:z )?(?:serdeczne )?pozdrowienia(?:mi)?|z poważaniem|dziękuję(?: i pozdrawiam)?|(?:(?:med )?(?:vänliga?|bästa|venlige?|vennlige?|beste|kærlig) )?(?:hälsning(?:ar)?|hilsen|hilsner)|mvh|(?:ystävällisin )?terveisin|s pozdravem|s pozdravom|saygılarımla|sevgiler|cu stimă|üdvözlettel|с уважением|з повагою';

const CLOSING = new RegExp(
  String.raw`^(?:(?:many |with (?:many )?|best |kind |kindest |warm |warmest |thanks and |with (?:kind|best|warm) )?(?:thanks|thank you|regards|best|wishes|cheers)(?: so much| very much| again| in advance| a lot| and .{3,25})?|all the best|best wishes|yours(?: (?:sincerely|faithfully|truly))?|sincerely(?: yours)?|take care|cordially|respectfully|(?:mit )?(?:freundliche[nmr]?|beste[nmr]?|viele[nm]?|liebe[nmr]?|schöne[nmr]?|herzliche[nmr]?|sonnige[nmr]?) (?:grüße?n?|gruß|dank|gruss|grüsse)(?: (?:aus|von|an) .{2,40})?|danke und (?:viele |liebe |beste |schöne )?(?:grüße?|gruß|gruss)|hochachtungsvoll|lg|vg|mfg|gruß|grüße|danke(?: (?:im voraus|vorab|schön))?|vielen dank(?: (?:im voraus|vorab))?|bien (?:à vous|cordialement|à toi)|(?:bien |très )?cordialement|(?:meilleures |sincères |bien sincères )?salutations(?: distinguées)?|bonne (?:journée|soirée|continuation)|(?:bien )?amicalement|merci(?: (?:d[’']avance|beaucoup|encore|par avance|à vous))?|à (?:bientôt|très vite)|bises?|(?:un )?(?:cordial(?:es)? |atento |afectuoso )?saludos?(?: cordial(?:es)?)?|atentamente|(?:muchas |mil )?gracias(?: (?:de antemano|por adelantado|por todo))?|un abrazo|merci et (?:bonne journée|à bientôt|cordialement)|gracias y (?:un )?saludos?|grazie e (?:cordiali )?saluti|bedankt en (?:vriendelijke )?groet(?:en|jes)?|obrigad[oa] e cumprimentos|cordiali saluti|distinti saluti|(?:tanti |cari |un caro )?salut[io]|(?:mille |molte |tante )?grazie(?: (?:in anticipo|mille|ancora))?|a presto|(?:met )?(?:vriendelijke|hartelijke|lieve) groet(?:en)?|groet(?:en|jes)?|mvg|(?:alvast )?bedankt(?: alvast)?|dank (?:je|u)(?: wel)?|(?:com os melhores |melhores |os meus )?cumprimentos|atenciosamente|cordialmente|(?:um |grande )?abraços?|(?:muito )?obrigad[oa](?: (?:desde já|pela atenção))?|desde já (?:agradeço|obrigad[oa])|beijos?|${NORTHERN})[\s,!.–—-]*$`,
  'iu',
);

/** True for a line that begins a signature: `Kind regards,`. */
export const isClosing = (line: string): boolean =>
  line.length <= LONGEST_LINE && (CLOSING.test(line) || CLOSING.test(line.replace(SIGNED, '')));

/** The name after a closing on the same line: `Cheers, Alistair`, `LG Jana & Tom`. */
const SIGNED =
  /[\s,!.–—-]{1,3}\p{Lu}[\p{L}'’.-]{0,20}(?:\s(?:(?:&|und|and|et|y|e|en)\s)?\p{Lu}[\p{L}'’.-]{0,20}){0,3}$/u;

const POSTSCRIPT = /^p\.? ?s\.?(?: ?[:–—-])? \S/iu;

/** True for words below the signature: `PS: I like the cup`. */
export const isPostscript = (line: string): boolean => POSTSCRIPT.test(line);

const THANKS =
  /^(?:(?:many )?thanks|thank you|danke|vielen dank|merci|(?:muchas )?gracias|(?:mille )?grazie|bedankt|obrigad[oa])\P{L}*$/iu;

/** True for thanks alone, which a customer also writes above further words. */
export const isThanks = (line: string): boolean => THANKS.test(line.slice(0, LONGEST_LINE));

const DEVICE =
  /^(?:(?:sent|get outlook|gesendet|von meinem|diese nachricht wurde von|envoyé|télécharg\p{L}+ outlook|enviado|obtener outlook|inviato|ottieni outlook|verzonden|verstuurd|download outlook|obter o outlook) ?(?:from|for|mit|von|via|depuis|de|à partir|desde|do|a partir|da|dal|con|vanaf|met|pour|para|per|voor).{2,60}|von meinem .{2,30} gesendet)$/iu;

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

const FURNITURE =
  /^(?:inbox|posteingang|boîte de réception|bandeja de entrada|posta in arrivo|postvak in|caixa de entrada|(?:(?:reply(?: (?:to )?all)?|forward|(?:allen )?antworten|weiterleiten|répondre(?: à tous)?|transférer|responder(?: a todos)?|reenviar|rispondi(?: a tutti)?|inoltra|(?:allen )?beantwoorden|doorsturen|encaminhar)\s?){1,3}|search for all messages .{0,60}|remove label .{0,60}|print all|in new window|\[?(?:message clipped|nachricht gekürzt|message tronqué|mensaje recortado|messaggio troncato|bericht ingekort|mensagem cortada)\]?.{0,40}|view entire message|(?:\d{1,3}|one|an|ein|eine|une|un|uno|één|um) (?:attachments?|anh[aä]nge?|pièces? jointes?|(?:archivos? )?adjuntos?|allegat[oi]|bijlagen?|anexos?)(?: ?[•·].{0,60})?|[•·]?\s{0,4}(?:scanned by|analysée?s? par|analizad[oa]s? por|scansione eseguita da|gescand door|verificad[oa]s? (?:pelo|por)) .{2,40}|[•·]?\s{0,4}von .{2,30} gescannt|unsubscribe.{0,40}|\[?external(?: email)?\]?.{0,80}|\[?(?:image|bild|cid)\s?:.{1,60}\]?|show quoted text|zitierten text anzeigen|\[(?:quoted text hidden|zitierter text wird ausgeblendet|texte des messages précédents masqué|texto citado oculto|el texto citado está oculto|testo tra virgolette nascosto|tekst uit oorspronkelijke bericht is verborgen|texto das mensagens anteriores oculto)\]|\.{3}|…)$/iu;

/** Above an opened thread: links for screen readers, the folder, the commands of the window. */
const TOP =
  /^(?:skip to (?:main )?content|(?:direkt )?zum (?:haupt)?inhalt(?: springen)?|(?:passer|aller) au contenu(?: principal)?|(?:ir|saltar) al contenido(?: principal)?|(?:vai|passa) (?:al|ai) contenut[oi](?: principal[ei])?|(?:doorgaan|ga) naar (?:de )?(?:hoofd)?(?:content|inhoud)|naar (?:hoofd)?inhoud gaan|(?:ir|avançar|pular|saltar) para o conteúdo(?: principal)?|przejdź do (?:głównej )?treści|.{0,40}gmail.{0,20}(?:screen ?reader|lecteur|lector|leit(?:or|ura)|schermlezer|czytnik).{0,30}|inbox|posteingang|boîte de réception|recibidos|bandeja de entrada|posta in arrivo|postvak in|caixa de entrada|odebrane|skrzynka odbiorcza|search for all messages .{0,60}|remove label .{0,60}|print all|in new window|alle drucken|in neuem fenster|tout imprimer|dans une nouvelle fenêtre|imprimir todo|in una nuova finestra|stampa tutto)$/iu;

/** True for a line of a mail program above an opened thread. */
export const isTopOfProgram = (line: string): boolean => line.length <= 90 && TOP.test(line.trim());

/** True for a line of a mail program: `Inbox`, `Reply`. */
export const isMailFurniture = (line: string): boolean =>
  line.length <= 120 && (FURNITURE.test(line) || isServiceLabel(line));

const BANNER =
  /^(?:[[(*<!⚠\s]|\uFE0F){0,6}(?:caution|warning|external|attention|achtung|vorsicht|warnung|extern|externe|attenzione|esterno|atención|precaución|advertencia|externo|let op|waarschuwing|atenção|cuidado|aviso|you don['’]t often get email|some people who received this)(?!\p{L}| (?:to|for|au|aux|à|al|alla|aan|ao|auf) ).{0,260}$/iu;

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

/** Names of header fields, by content. */
export const MAIL_FIELDS: Readonly<Record<string, 'from' | 'date' | 'other'>> = {
  from: 'from',
  von: 'from',
  de: 'from',
  da: 'from',
  van: 'from',
  sender: 'from',
  absender: 'from',
  date: 'date',
  sent: 'date',
  datum: 'date',
  gesendet: 'date',
  envoyé: 'date',
  fecha: 'date',
  enviado: 'date',
  'enviado el': 'date',
  'enviada em': 'date',
  'enviado em': 'date',
  enviada: 'date',
  data: 'date',
  inviato: 'date',
  verzonden: 'date',
  received: 'date',
  to: 'other',
  an: 'other',
  à: 'other',
  a: 'other',
  aan: 'other',
  para: 'other',
  per: 'other',
  cc: 'other',
  bcc: 'other',
  kopie: 'other',
  copie: 'other',
  subject: 'other',
  betreff: 'other',
  objet: 'other',
  asunto: 'other',
  oggetto: 'other',
  onderwerp: 'other',
  assunto: 'other',
  från: 'from',
  fra: 'from',
  od: 'from',
  lähettäjä: 'from',
  от: 'from',
  від: 'from',
  kimden: 'from',
  差出人: 'from',
  发件人: 'from',
  寄件者: 'from',
  보낸사람: 'from',
  skickat: 'date',
  dato: 'date',
  sendt: 'date',
  wysłano: 'date',
  odesláno: 'date',
  lähetetty: 'date',
  дата: 'date',
  отправлено: 'date',
  надіслано: 'date',
  tarih: 'date',
  gönderildi: 'date',
  日付: 'date',
  日期: 'date',
  发送时间: 'date',
  날짜: 'date',
  till: 'other',
  til: 'other',
  do: 'other',
  komu: 'other',
  vastaanottaja: 'other',
  кому: 'other',
  kime: 'other',
  宛先: 'other',
  收件人: 'other',
  받는사람: 'other',
  ämne: 'other',
  emne: 'other',
  temat: 'other',
  předmět: 'other',
  aihe: 'other',
  тема: 'other',
  konu: 'other',
  件名: 'other',
  主题: 'other',
  제목: 'other',
  'reply-to': 'other',
  'antwort an': 'other',
  'répondre à': 'other',
  importance: 'other',
  priority: 'other',
  attachments: 'other',
  anlagen: 'other',
  'pièces jointes': 'other',
  adjuntos: 'other',
  allegati: 'other',
  bijlagen: 'other',
  anexos: 'other',
};
