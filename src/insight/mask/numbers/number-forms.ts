import type { MaskKind } from '#domain/quotes/mask.ts';

/** Unambiguous forms of numbers: orders, parcels, cards, identity papers. */
export const NUMBER_FORMS = {
  'bank account': [
    // Paid to: `wire it to 110000000 / 000123456789`.
    /(?<=(?<!\p{L})(?:wire|transfer|refund|deposit|überweis\p{L}{0,5}|erstattung|virement|rembours\p{L}{1,6}|transferencia|ingres[oa]r?|reembolso|bonifico|rimborso|overschrijving|terugbetaling|transferência|przelew)(?: it| me| es| bitte| svp)?(?: to| an| auf| sur| à| a| en| su| naar| op| para| na)?:? )\d(?:[ -]?\d){7,17}(?: ?\/ ?\d(?:[ -]?\d){5,17})?(?![\p{L}\d]|[.,]\d)/giu,
    // German bank codes.
    /(?<=(?<!\p{L})(?:BLZ|Bankleitzahl|bank code)[ :]{1,2})\d{3} ?\d{3} ?\d{2}(?!\d)/giu,
    // An account and its bank, in Czechia and Slovakia: `19-4418277036/0800`.
    /(?<![\p{L}\p{N}.,/-])(?<!(?:norma|normy|model[lu]?|typ[eu]?|art|artikel|item|part)\.? )(?:\d{1,6}-\d{4,10}|\d{6,10})\/\d{4}(?![\p{L}\p{N}/-]|[.,]\d)/giu,
    // `plusgiro 44 18 27-7`, `Postkonto 80-4418-2`
    /(?<=(?<!\p{L})(?:plus-?giro|post-?giro|pg|bank-?giro|bg|(?:post|giro)?konto)(?:t|n?ummer|nr)?[ :.]{1,3}(?:är |er |ist )?)\d{1,4}(?:[ -]\d{1,4}){1,3}-\d(?![\p{L}\p{N}-]|[.,]\d)/giu,
    // `sort 204418`, `checking 44182-77036`: words of other meanings, so with six digits or more.
    /(?<=(?<!\p{L})(?:sort|checking|savings|transit|institution|bg|pg)(?: (?:no|number|nr|nummer))?[ :.]{1,3})\d(?:[ -]?\d){5,16}(?![\p{L}\d]|[.,]\d)/giu,
    // American: `031176110 / 4417 223 901`
    /(?<![\p{L}\p{N}.,/-])\d{9} ?\/ ?\d(?:[ -]?\d){5,16}(?![\p{L}\p{N}/-]|[.,]\d)/gu,
    // A British bank and account.
    /(?<![\p{L}\p{N}-])\d{2}-\d{2}-\d{2},? ?\/? ?\d{8}(?![\p{L}\p{N}-])/gu,
  ],
  'order number': [
    // Three groups of digits or more that are no date: `7734-221-90`.
    /(?<![\p{sc=Latin}\p{N}.,/-])(?<!(?:part|model|item|art|article|sku|type|pages?|modell|artikel|modelo|modèle|articolo|artículo)(?: number| no)?\.?:? )(?!97[89]-|(?:\d*0-)+\d*0(?!\d))\d{3,8}-\d{2,8}(?:-\d{2,8}){1,3}(?<!\d{4}-\d\d-\d\d)(?![\p{sc=Latin}\p{N}-]|[.,]\d)/gu,
    // `with code QX7RT2`: not `code SAVE10`.
    /(?<=(?:[Cc]ode|[Cc]ódigo|[Cc]odice):? (?:is |was |ist |est |es |è )?)(?=[A-Z\d]{0,6}[A-Z]\d+[A-Z])[A-Z\d]{6,8}(?![\p{L}\p{N}])/gu,
    // French parcels.
    /(?<![\p{L}\p{N}-])\d[A-Z] \d{3} \d{3} \d{3} \d{2}(?![\p{L}\p{N}-])/gu,
    // Parcels: UPS, the post of any country, Amazon, DHL; anything of 20 digits or more.
    /(?<![\p{sc=Latin}\p{N}])(?:1Z[ ]?(?:[A-Z0-9][ ]?){15}[A-Z0-9]|TBA\d{10,14}|JJ?D\d{10,20})(?![\p{sc=Latin}\p{N}])/gu,
    /(?<![\p{sc=Latin}\p{N}])[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}(?![\p{sc=Latin}\p{N}])/gu,
    /(?<![\p{sc=Latin}\p{N}-])\d{3}-\d{7}-\d{7}(?![\p{sc=Latin}\p{N}-])/gu,
    /(?<![\p{sc=Latin}\p{N}.,])\d(?: ?\d){19,33}(?![\p{sc=Latin}\p{N}])/gu,
    // With its kind before it: `TCKT-0091`.
    /(?<![\p{L}\p{N}-])(?:TCKT|TKT|TICKET|ORD|ORDER|INV|RMA|REF|CASE|BKG|BK|RSV|RES|CLM|PO|SR|REQ|INC|CUST|MEM|POL|CMD|FAC|FACT|PED|BST|AUF|RECH|KD|LOC)[-#_ ]?\d{4,12}(?:-[A-Z\d]{1,4})?(?![\p{L}\p{N}]|[.,]\d)/gu,
    // `#20418`, `ORD-2024-55812`, `RE2023-00817`, `KD-448120`.
    /(?<![\p{sc=Latin}\p{N}&#/])(?<!(?:colou?r|hex|farbe|farbton|couleur|colore|kleur)(?: code)?:? )# ?(?=[A-Z-]{0,8}\d)[A-Z\d](?:[A-Z\d-]{3,24})(?![\p{sc=Latin}\p{N}])/gu,
    /(?<![\p{sc=Latin}\p{N}-])[A-Z]{1,6}[-/]?(?:\d{2,4}[-/.])?\d{2,4}[-/]\d{3,12}(?![\p{sc=Latin}\p{N}]|[.,]\d)/gu,
    /(?<![\p{sc=Latin}\p{N}-])(?!ISBN|EAN|GTIN|UPC|SKU|ASIN|ISO|DIN|EN[ -]|NF|UNE|IEC)[A-Z]{1,5}[- ]?\d{6,12}(?:-[A-Z\d]{2,8})?(?![\p{sc=Latin}\p{N}]|[.,]\d)/gu,
    /(?<![\p{sc=Latin}\p{N}-])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d]{2,6}-[A-Z\d]{4,8}-[A-Z\d]{2,8}(?![\p{sc=Latin}\p{N}-])/gu,
  ],
  'ID number': [
    // Tax numbers of Brazil, Chile and Argentina.
    /(?<![\p{L}\p{N}.-])\d{1,2}\.\d{3}\.\d{3}-[\dkKxX](?![\p{L}\p{N}-])/gu,
    /(?<![\p{L}\p{N}-])(?:2[0347]|3[034])-\d{8}-\d(?![\p{L}\p{N}-])/gu,
    // Swedish personal numbers.
    /(?<![\p{L}\p{N}-])(?:19|20)?\d{6}-\d{4}(?![\p{L}\p{N}-])/gu,
    // Insurance numbers: Britain, Germany.
    /(?<![\p{L}\p{N}-])(?!OO|UN)[A-CEGHJ-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}-])/gu,
    /(?<![\p{L}\p{N}-])\d{2} ?[0-3]\d[01]\d{3} ?[A-Z] ?\d{3}(?![\p{L}\p{N}-])/gu,
    // Social security, identity and tax numbers: United States, Spain, Brazil, Italy.
    /(?<![\p{sc=Latin}\p{N}-])\d{3}-\d{2}-\d{4}(?![\p{sc=Latin}\p{N}-])/gu,
    /(?<![\p{sc=Latin}\p{N}])(?:\d{8}-?|[XYZ]-?\d{7}-?)[A-HJ-NP-TV-Z](?![\p{sc=Latin}\p{N}])/gu,
    /(?<![\p{sc=Latin}\p{N}])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\p{sc=Latin}\p{N}])/gu,
    /(?<![\p{sc=Latin}\p{N}])[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z](?![\p{sc=Latin}\p{N}])/giu,
  ],
  'card number': [
    /(?<=(?<!\p{L})(?:cvv2?|cvc2?|pin|security (?:code|number)|(?:karten)?prüfnummer|prüfziffer|sicherheitscode|cryptogramme|code de sécurité|código de seguridad|codice di sicurezza|beveiligingscode|código de segurança)[ :(]{1,3}(?:is |ist |war |code |est |es |era |è )?)\d{3,4}(?!\d)/giu,
  ],
} satisfies Partial<Record<MaskKind, readonly RegExp[]>>;
