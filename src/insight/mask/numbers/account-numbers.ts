import LENGTHS from '../../data/mask/iban-lengths.txt?raw';
import { entriesOf } from '../../data/entries.ts';
import { findAll } from '../contacts/contacts.ts';
import type { Mask, MaskKind } from '#domain/quotes/mask.ts';
import { matchesOf } from '../../text/matches.ts';
import { NUMBER_FORMS } from './number-forms.ts';
import { findPlates } from './plates.ts';

/**
 * Finds numbers that identify a person's account: payment cards, bank accounts, orders, bookings,
 * parcels and identity papers. Matches their form or the words before them. Checksums are ignored:
 * a number with a typo identifies its owner too.
 */
export function findAccountNumbers(text: string, hasDigit: boolean): Mask[] {
  if (!hasDigit) return LOCATOR_SIGN.test(text) ? findNamed(text) : [];
  const forms = DIGITS.test(text)
    ? [
        ...findCards(text),
        ...findIbans(text),
        ...KINDS.flatMap((kind) => NUMBER_FORMS[kind].flatMap((form) => findAll(text, form, kind))),
      ]
    : [];
  const found = [...forms, ...(CODE_SIGN.test(text) ? findNamed(text) : [])];
  if (found.some(({ kind }) => kind === 'card number')) found.push(...findExpiry(text));
  return [...found, ...findBesideBank(text, found), ...findPlates(text)];
}

const KINDS = ['bank account', 'order number', 'ID number', 'card number'] as const;

/** `exp 09/27`, beside the number of a card. */
const findExpiry = (text: string): Mask[] => findAll(text, EXPIRY, 'card number');
const EXPIRY =
  /(?<=(?<!\p{L})(?:exp(?:\.|iry(?: date)?|ires|iration|ire)?|valid (?:thru|until|to)|good thru|gültig bis|ablaufdatum|läuft ab|valable jusqu['’]au?|caduc(?:a|idad)|vence|vencimiento|scade(?:nza)?|geldig tot|vervalt|validade|vencimento|ważna do|giltigt till|udløber|platnost do|срок(?: до)?)[^\d\n]{0,10})(?:0?[1-9]|1[0-2]) ?[/.-] ?(?:20)?\d{2}(?![\d/.-])/giu;

/** With fewer digits it is an amount, a time or a size. */
const DIGITS =
  /[A-Z]{1,2}[ -]?\d{2,3}[ -]?[A-Z]{1,3}|\d-[A-Z]{3}-\d|[A-Z]{2}-\d{2}|\d{2}-[A-Z]{2}|(?:\d[ ./-]{0,2}){4}|[*xX•]{4}|(?:cv[vc]2?|pin|nummer|code|sécurité|seguridad|sicurezza|segurança|ziffer|gramme|number)[ :(]/i;
/** Long enough for a code of letters and digits. Begins at digits, which are rarer than letters. */
const CODE_SIGN = /\d(?:(?<=[A-Za-z]-?\d)|(?:[ ./-]?\d){3})|[A-Z\d-]{5}/;

const spanOf = (start: number, length: number, kind: MaskKind): Mask => ({
  start,
  end: start + length,
  kind,
});

/** 13 to 19 digits in groups, some of which may be masked already. */
const CARD_LIKE =
  /(?<![\p{sc=Latin}\p{N}+.,#/-])(?!00)(?:\d(?:[ .–-]{0,2}\d){12,18}|\d{4}(?:[ -]?(?:[*xX•.]{4}|\d{2}[*xX•]{2})){2,3}[ -]?\d{4}|[*xX•]{4}(?:[ -]?[*xX•]{4}){0,3}[ -]?\d{4})(?![\p{sc=Latin}\p{N}]|[.,]\d)/gu;
/** `978-3-16-148410-0` is a book; `4006381333931` after such a word is a product. */
const PRODUCT_WORD = /(?:isbn|ean|gtin|upc|barcode|sku|asin)[^\p{L}\d\n]{0,4}$/iu;
const BOOK = /^97[89][ -]/;
/** An Amazon order number, which has a pattern of its own. */
const PARCEL = /^\d{3}-\d{7}-\d{7}$/;
const DATES = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}(?=[ .–-]|$)/;

function findCards(text: string): Mask[] {
  return matchesOf(text, CARD_LIKE)
    .filter(({ 0: found, index }) => {
      const before = text.slice(Math.max(0, index - 14), index);
      if (PRODUCT_WORD.test(before) || isProduct(found)) return false;
      return ![BOOK, DATES, PARCEL].some((form) => form.test(found));
    })
    .map(({ 0: found, index }) => spanOf(index, found.length, 'card number'));
}

/** Length of an IBAN by country; one of any other country is matched as written. */
const IBAN_LENGTHS = new Map(
  entriesOf(LENGTHS).map((entry) => [entry.slice(0, 2), Number(entry.slice(3))]),
);
const IBAN_LIKE =
  /(?<![\p{sc=Latin}\p{N}])(?:[A-Z]{2} ?|[a-z]{2})\d{2}(?:[ .-]?[A-Za-z0-9]){11,32}(?![\p{sc=Latin}\p{N}])/gu;

function findIbans(text: string): Mask[] {
  return matchesOf(text, IBAN_LIKE).flatMap(({ 0: found, index }) => {
    const length = ibanLength(found);
    return length === 0 ? [] : [spanOf(index, length, 'bank account')];
  });
}

/** Number of characters of an IBAN candidate that belong to it; 0 if it is none. */
function ibanLength(found: string): number {
  const digits = found.match(/\d/g)?.length ?? 0;
  const wanted = IBAN_LENGTHS.get(found.slice(0, 2).toUpperCase());
  if (digits < 10 || (wanted === undefined && digits < 12)) return 0;
  let count = 0;
  for (let at = 0; at < found.length; at += 1) {
    if (/[A-Za-z0-9]/.test(found.charAt(at))) count += 1;
    if (count === wanted) return at + 1;
  }
  return found.replace(/(?:[ .-][A-Za-z]+)+$/, '').length;
}

/** True for the number below a barcode: 13 digits in a row, the last of which is their check. */
export function isProduct(found: string): boolean {
  if (!/^\d{13}$/.test(found)) return false;
  const sum = Array.from(found, Number).reduce(
    (all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** Numbers right beside one of a bank account: `BARCGB22, 40-47-84, 70872490`. */
function findBesideBank(text: string, found: readonly Mask[]): Mask[] {
  return found.flatMap((mask) => {
    if (mask.kind !== 'bank account') return [];
    const [behind = ''] = BEHIND_BANK.exec(text.slice(mask.end, mask.end + WORD_REACH)) ?? [];
    return behind === '' ? [] : [spanOf(mask.end, behind.length, 'bank account')];
  });
}

const BEHIND_BANK =
  /^(?:(?:,| ?[/·|&]|,? (?:and|und|et|y|e|en)) ?\d(?:[ -]?\d){5,15}(?![\p{L}\d]))+/u;

/** Words before a number that name its kind, in the languages of the app. */
const ORDER_WORDS =
  String.raw`(?:re)?booked(?: \p{L}{1,5})? under|(?:ord|ped|cmd|rif|fatt|pren|rech|zam|buch)(?=\.)|(?<!(?:model|item|part|art|artikel|modell|style|page|seite|zimmer|room|bus|line|linie|modèle|modelo) )(?:no|nr)(?=\.)|reklamacj\p{L}{1,3}|reklamation(?:snummer)?|reclama(?:ção|ções)|reclamación|reclamo|réclamation|retoure|protocollo|(?:reserviert|gebucht|bestellt|reserved|booked|ordered|réservée?|commandée?|reservad[oa]|pedid[oa]|prenotat[oa]|ordinat[oa]|gereserveerd|geboekt|besteld) (?:unter|under|as|sous|bajo|con|sotto|con|onder)|(?:locker|pick-?up|collection|door|gate|access|entry|alarm) code|orders?|purchase|bookings?|reservations?|confirmation|itinerary|pnr|(?:record )?locator|tracking|parcel|shipment|consignment|waybill|invoice|receipt|tickets?|case|claim|policy|contract|membership|member|mitglied|abonnent(?:in)?|teilnehmer(?:in)?|ids?|colissimo|chronopost|guía|boleta|orden|folio|recibo|loyalty|bag tag|tag|docket|sticker|subscriber|subscription|meter|permit|coupon|gift ?card|application|customer|client|user ?id|reference|ref|serial|imei|rma|voucher|quote|job|` +
  String.raw`(?:auftrags|bestell|abhol|abonnement|abo|zähler|inventar|buchungs|reservierungs|sendungs|paket|rechnungs|kunden|vertrags|mitglieds|vorgangs|referenz|liefer|fall|sendungsverfolgungs|serien|ticket|lieferschein|vertrags|policen)[- ]?(?:nummer|nr|id|code|schein|kennung)|(?!modell|artikel|typ|teile|farb|zimmer|haus|seiten|größen|rück|haupt|start|gleis|zug|flug)\p{L}{4,24}(?:nummer|nr|kennung)|aktenzeichen|bestellung|buchung|reservierung|auftrag|sendung|paket|rechnung|vorgang|vertrag|gutschein|beleg|referenz|` +
  String.raw`commandes?|cmde?|réservations?|dossier|factures?|colis|suivi|contrat|réclamation|référence|bon de commande|client|adhérent|` +
  String.raw`pedidos?|reservas?|facturas?|seguimiento|envío|localizador|expediente|contrato|albarán|incidencia|encargo|referencia|socio|cliente|` +
  String.raw`ordin[ei]|ordinazione|prenotazion[ei]|fattur[ae]|spedizione|tracciamento|tracking|pratica|contratto|riferimento|tessera|` +
  String.raw`bestelling(?:en)?|bestel(?:nummer|nr)|boeking(?:en|snummer)?|reservering(?:snummer)?|factuur(?:nummer)?|zending|pakket|klant(?:nummer)?|ordernummer|track(?: ?& ?|-en-|-and-)trace(?:code)?|dossiernummer|kenmerk|` +
  String.raw`zam[oó]wieni[ae]|numer zam[oó]wienia|rezerwacj[ai]|przesyłk[ai]|paczk[ai]|faktur[ay]|zgłoszeni[ae]|klienta|umow[ay]|sipariş(?:im|imin)?|sipariş no|numaram|numarası|rezervasyon|kargo|fatura|takip|beställning|order(?:nummer|nr)|ordrenummer|bokning(?:snummer)?|booking(?:nummer|nr)|faktura(?:nummer|nr)?|ärende(?:nummer)?|kundnummer|kundenummer|medlemsnummer|paketnummer|sporingsnummer|(?:tilaus|varaus)(?:numero|tunnus|koodi)?(?:ni|nne|mme)?|bokningskod|objednávk\p{L}{1,3}|ordren?|ordrenr|bestilling(?:en|snummer)?|reklamac\p{L}{1,3}|zásilk\p{L}{1,3}|zásielk\p{L}{1,3}|rendelés\p{L}{0,6}|csomagszám\p{L}{0,4}|rendelésszám\p{L}{0,4}|tellimus\p{L}{0,4}|tilausnumero\p{L}{0,3}|užsakym\p{L}{1,3}|pasūtījum\p{L}{1,3}|narudžb\p{L}{1,3}|naročil\p{L}{1,3}|comen(?:zii|zile)|comenzi|поръчк\p{L}{1,3}|παραγγελί\p{L}{1,3}|κράτησ\p{L}{1,2}|заказа?|замовлення|бронювання|посилк[аи]|посылк[аи]|накладн\p{L}{2,3}|брон[ьи]|трек|rezerva|comanda|müşteri(?: numaram?)?|zákaznick\p{L}+ číslo|asiakasnumero(?:ni)?|αριθμ\p{L}+ (?:πελάτη|παραγγελίας|κράτησης)|τιμολόγιο|клиента|fakturan|membership|kd\.?-?nr|` +
  String.raw`polizz[ae]|pólizas?|polis(?:nummer)?|apólices?|sinist(?:ro|re)s?|siniestros?|schaden?s?(?:nummer|nr)|contratti|encomendas?|faturas?|rastreio|rastreamento|envio|protocolo|processo|(?<!(?:part|model|item|article|style|catalogue|catalog|product) )numbers?|nummer|numéro|número|numero|nº|n°|№`;
const BANK_WORDS = String.raw`s/?c|accounts?|acct|ifsc|(?:giro|post|spar|tages?geld|gehalts)konto|bank-?giro|plus-?giro|post-?giro|reg\.? ?nr|regnr|účet|účt(?:u|e|om|em)|číslo účtu|rachun(?:ku|kiem|ek)|kont(?:a|em|o|u)|számlaszám\p{L}{0,4}|számlá\p{L}{1,5}|hesab\p{L}{1,6}|hesap numara\p{L}{1,4}|tili(?:lle|ltä|n|numero\p{L}{0,3})?|contul|kontot|kontoen|kontoni?le|sąskait\p{L}{1,2}|kont(?:u|ā)|λογαριασμ\p{L}{1,3}|(?:номер|расч[её]тн\p{L}{1,3}) сч[её]та?|рахунок|acc|kto|nib|a/c|konto|kontonummer|kontonr|bankverbindung|blz|bankleitzahl|compte|rib|cuenta|clabe|conto|conto corrente|rekening|rekeningnummer|konto|bankkonto|clearing|rachunek|hesap|hesabım|conta|agência|iban|sort ?code|routing|bsb|aba|bic|swift`;
const CARD_WORDS = String.raw`cards?|visa|mastercard|amex|american express|maestro|debit|kartennummer|karte|kreditkarte|ec-karte|girocard|cartes?|cb|carte bancaire|tarjetas?|carta|bancomat|kaart|creditcard|pinpas|pasnummer|cartão|cvv2?|cvc|pin`;
const ID_WORDS = String.raw`social|tfn|itin|ein|abn|vat|medicare|aadhaar|nric|ahv|siret|siren|rfc|curp|rut|cuit|cuil|passport|carta d['’]identità|documento(?: d['’]identità| de identidad)?|patente|tessera sanitaria|carte d['’]identité|carte vitale|permis(?: de conduire)?|permiso(?: de conducir)?|carn[eé]t? de (?:conducir|identidad)|bilhete de identidade|cartão de cidadão|identiteitskaart|rijbewijs|führerschein|aufenthaltstitel|id card|identity card|residence permit|prawo jazdy|legitymacj[aię]|körkort|id-kort|ehliyet|ssn|social security|national insurance|nino|nhs|licen[cs]e|plate|registration|reisepass|personalausweis|ausweis|ausweisnummer|steuer-?id|steuernummer|kennzeichen|sozialversicherungsnummer|versichertennummer|passeport|sécurité sociale|immatriculation|plaque|dni|nie|nif|pasaporte|matrícula|passaporto|codice fiscale|targa|paspoort|bsn|kenteken|passaporte|cpf|cnpj|contribuinte|rg|pesel|dowód|dowodu|rejestracj[ai]|tc|kimlik|plaka|personnummer|cpr|fødselsnummer|reg(?:nummer|nr)?|sécu|insee|tax id|student id|staff id|immatriculée?|passnummer|insurance number|ni number|rodné číslo|občansk\p{L}{1,4}(?: průkaz\p{L}{0,2})?|αφμ|αμκα|ταυτότητας|διαβατηρί\p{L}{1,3}|паспорта?|инн|снилс|іпн|рнокпп|прав|посвідчення|registered|nhs number`;
/** Words allowed between such a word and its number. */
const CONNECTORS = String.raw`numbers?|no|nr|num|nummer|id|ref|reference|referenz|code|n|núm|numéro|número|numero|référence|referencia|riferimento|referência|kenmerk|código|codice|card|is|was|it|it's|ist|war|lautet|lautete|est|était|es|era|è|é|with|under|my|mit|der|die|de|du|del|della|da|do|mon|ma|mi|mio|mijn|meu|minha|von|van|met|con|com|le|la|el|il|het|per|ending|ends|in|endet|endziffern?|endnummer|finissant|finit|acabada|acaba|que|finale|auf|endend|terminada|terminant|se|termine|termina|par|en|che|finisce|eindigend|op|terminado|em|final|bancaire|bancaria|bancária|bleue|di|credito|crédito|crédit|fiscale|is|suivi|seguimiento|tracking|booking|confirmation|client|cliente|reads|says|shows|saying|zeigt|är|er|on|to|jest|je|είναι|μου|numaram|klienta|voyage|viaje|viaggio|reise|travel|hotel|flight|vol|vuelo|volo|train|tren|treno|chronopost|colissimo|mondial relay|dhl|ups|gls|dpd|hermes|fedex|usps|evri|royal mail|correos|seur|mrw|postnl|bpost|poste|post|amazon|ebay|airbnb|sncf|delivery|livraison|entrega|consegna|shipping`;
/** Words before a reservation code that may consist of letters only. */
const LOCATOR =
  /(?:booking|reservation|confirmation|reference|ref|pnr|locator|code|buchungscode|buchungsnummer|référence|réservation|reserva|localizador|prenotazione|codice|código|(?:boekings|reserverings|bestel)(?:code|nummer)|boknings(?:nummer|kod|kode|referens)|(?:reservasjons|reservations|ordre|order|bestillings)(?:nummer|kode?)|varaus(?:numero|tunnus|koodi)(?:ni|nne)?|numer rezerwacji|rezervac\p{L}{1,3}|číslo rezervace|rezervasyon(?: kodu| numaras\p{L}{1,4})?|pnr kod\p{L}{1,3}|foglalási (?:szám|kód)\p{L}{0,3}|rezervare|номер брони|бронь|код брони)(?:[\s:#"“-]{1,3}|(?:reference|code|number|is|was|ist|lautet|est|es|è|é|de|di|número)(?!\p{L})){1,6}$/iu;

const LOCATOR_SIGN = /[A-Z]{5}/;

/** Kinds of numbers by the words right before them; the first match wins. */
const NAMED: readonly (readonly [MaskKind, RegExp])[] = [
  ['bank account', wordBefore(BANK_WORDS, '账号|账户|帳號|银行|口座|حساب|آيبان')],
  ['card number', wordBefore(CARD_WORDS, '卡号|卡號|信用卡|カード|بطاقة')],
  [
    'ID number',
    wordBefore(
      ID_WORDS,
      '身份证|护照|驾照|社保|税号|パスポート|マイナンバー|免許証|保険証|هوية|جواز|주민등록번호|여권 ?번호|면허 ?번호|आधार|पासपोर्ट|תעודת זהות|דרכון|רישיון',
    ),
  ],
  [
    'order number',
    wordBefore(
      ORDER_WORDS,
      '订单号?|訂單|单号|單號|运单|快递|预订|预约|会员|注文|予約|会員|伝票|追跡|問い合わせ|番号|编号|رقم|طلب|حجز|تتبع|شحنة|فاتورة|(?:주문|예약|송장|회원|고객|접수) ?번호|(?:ऑर्डर|बुकिंग|ग्राहक|ट्रैकिंग|सदस्यता) (?:नंबर|संख्या|आईडी)|מספר (?:ה?הזמנה|לקוח|מעקב|חבר|משלוח|חשבונית)',
    ),
  ],
];

function wordBefore(words: string, inScripts: string): RegExp {
  const gap = String.raw`(?:[\s:#(=.,°º*"“„«'’-]{1,4}|(?:${CONNECTORS})(?![\p{L}\d]))`;
  return new RegExp(
    String.raw`(?:(?<![\p{L}\d])(?:${words})(?![\p{L}])${gap}{0,9}|(?:${inScripts})[^\d\n]{0,10})$`,
    'iu',
  );
}

/** Number of characters searched for such a word before a number. */
const WORD_REACH = 64;

/** Short words before a number, in capitals. */
const NO_CODE =
  '(?!(?:BLZ|BSB|BG|PG|ABA|RIB|NIB|DNI|NIE|NIF|CPF|PIN|CVV|CVC|PNR|REF|NR|NO|ID|ACC|AC|SC|KTO|BSN|TEL|NIP|SKU) )';
const CODE = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}@/.,_-])(?:(?=[\p{sc=Latin}\d]{0,20}[-/_.]?[\p{sc=Latin}-]{0,6}\d)[\p{sc=Latin}\d](?:[\p{sc=Latin}\d]|[-/_.](?=[\p{sc=Latin}\d])){3,30}(?: \d[\dA-Z]{1,7}(?![\p{sc=Latin}\p{N}]|[.,]\d|%|€)){0,5}|${NO_CODE}[A-Z]{1,3} (?:[A-Z]/)?\d(?:[\p{L}\d]|[-/._](?=[\p{L}\d])){2,30}(?: \d{1,8}(?![\p{sc=Latin}\p{N}]|[.,]\d|%|€)){0,4}|${NO_CODE}\p{Lu}{1,3}(?: \d{1,8}(?![\p{L}\p{N}]|[.,]\d|%|€)){2,6}|\d{2,3}(?:[ -]\d{2,8}(?![\p{sc=Latin}\p{N}]|[.,]\d|%|€)){1,6}|[A-Z]{5,8}(?![\p{sc=Latin}\p{N}]))`,
  'gu',
);
const AMOUNT = /^[ -]?(?:%|€|\$|£|¥|eur|usd|gbp|chf|dollars?|pounds?|mah|km|kg|kwh|watt|rpm|px)/iu;
const YEAR = /^(?:19|20)\d{2}$/;
const DECIMAL =
  /^\d{1,3}(?:[.,]\d{3})*[.,]\d{1,2}$|^\d{1,3}(?:[.]\d{3})+$|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^[0-3]?\d\/[01]\d$/;

/** `Ordine n. 88.201.334`: groups as those of an amount. */
const THOUSANDS = /^\d{1,3}(?:\.\d{3}){2,4}$/;
const NUMBER_SIGN = /(?:\bn[.°ºr]\.?|no\.|nº|№|#|nummer|number|numero|número|numéro) ?$/iu;

function findNamed(text: string): Mask[] {
  return matchesOf(text, CODE).flatMap(({ 0: code, index }) => {
    const end = index + code.length;
    const before = text.slice(Math.max(0, index - WORD_REACH), index);
    if (
      !(isCode(code) || (THOUSANDS.test(code) && NUMBER_SIGN.test(before))) ||
      AMOUNT.test(text.slice(end, end + 8))
    )
      return [];
    const kind = /\d/.test(code)
      ? NAMED.find(([, words]) => words.test(before))?.[0]
      : LOCATOR.test(before) && 'order number';
    return kind ? [spanOf(index, code.length, kind)] : [];
  });
}

/**
 * True for a code long enough to identify an account that is neither a year, a date nor an amount.
 */
function isCode(code: string): boolean {
  if (YEAR.test(code) || DECIMAL.test(code)) return false;
  const digits = code.match(/\d/g)?.length ?? 0;
  return digits >= 4 || (code.length >= 5 && /[A-Z-]/.test(code));
}
