/** Places, months, days and feasts, by the beginning of the word. */
const NO_NAME = String.raw`(?:Αθήν|Θεσσαλον|Ελλ[άα]|Κρήτ|Κύπρ|Πειραι|Πάτρ|Ευρώπ|Χαλκιδ|Σαντορ|Μύκον|Μυκόν|Ρόδο|Κέρκυρ|Πάρο|Νάξο|Κω|Λάρισ|Βόλο|Λευκάδ|Ζάκυνθ|Πελοπόν|Μακεδον|Αμερικ|Αγγλ|Γερμαν|Γαλλ|Ιταλ|Ισπαν|Τουρκ|Κίν|Ιανουάρ|Φεβρουάρ|Μάρτι|Απρίλ|Μάι|Μάη|Ιούν|Ιούλ|Αύγουστ|Σεπτέμβρ|Οκτώβρ|Νοέμβρ|Δεκέμβρ|Δευτέρ|Τρίτ|Τετάρτ|Πέμπτ|Παρασκευ|Κυριακ|Μεγάλ|Θεό|Παναγία|Χριστό|Άγι|Αγί|Ακρόπολ|Όλυμπ|Πλάκα|Πύργο|Ήλιο|Εθνικ)`;

/**
 * A capitalised word inside a sentence after an article of a person’s gender: Greek has its nouns in
 * lower case.
 */
export const NAMES_IN_GREEK = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[ΟοΗη]|[Ττ]ον|[Ττ]ην|[Σσ]τον) )(?!${NO_NAME})\p{Lu}\p{Ll}{2,20}(?: (?!${NO_NAME})\p{Lu}\p{Ll}{2,24})?(?!\p{L})`,
  'gu',
);
