import { detectLanguage } from '#domain/text/detect-language.ts';

/** The function words of each language, to detect it; its other words are loaded on first use. */
const SMALL_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'a an the do does did it its there also is are was were been being am i we he she they you my our your his her their this that these those and plus but though although however yet whereas not no never none nothing nobody nowhere neither nor without cannot in on at by for from of off to into onto with within about above across after against along among amid around as before behind below beneath beside between beyond despite during down inside like near next opposite out outside over past per round since through throughout till toward towards under until unlike up upon via versus while who whom whose which where why because than how what very really so extremely super incredibly amazingly remarkably has have had will can could would should may might must got gets makes made two three four five six seven eight nine ten eleven seconds minute minutes hour hours day days week weeks fortnight fortnights night nights month months year years millimetre millimetres millimeter millimeters centimetre centimetres centimeter centimeters metre metres meter meters kilometre kilometres kilometer kilometers inches foot feet mile miles yard yards gram grams kilogram kilograms ounce ounces pound pounds quid litre litres liter liters millilitre millilitres pint pints degree degrees celsius percent euro euros dollar dollars bucks cent cents pence star stars times half quarter dozen',
  ),
  de: words(
    'es auch uhr ist sind war waren bin bist gewesen ich wir er sie man du ihr der die das den dem ein eine einen einem einer mein meine meinen meinem unser unsere euer eure sein seine ihre dein deine dieser diese dieses diesen diesem jener jene und sowie aber doch jedoch sondern obwohl allerdings dafür trotzdem nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden niemandem in im ins an am ans auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit trotz um unter über von vom vor während wegen zu zum zur zwischen gegenüber ab pro entlang innerhalb außerhalb dank laut als wie dass daß weil da damit welche welcher welches wo was wer denn deren dessen sehr so wirklich extrem super total unglaublich wahnsinnig hat haben hatte hatten wird werden wurde wurden kann können konnte muss musste gibt gab kommt kam geht ging macht machte habe zwei zwo drei vier fünf fuenf sechs sieben acht neun sekunde sekunden minute minuten stündchen stunde stunden std tag tage tagen woche wochen nacht nächte nächten monat monate monaten jahr jahre jahren zentimeter millimeter meter metern kilometer kilometern gramm kilogramm pfund liter litern grad prozent euro euros dollar franken cent cents stern sterne sternen mal halbe halben halb dutzend anderthalb eineinhalb zweieinhalb viertelstunde dreiviertelstunde',
  ),
  es: words(
    'el la los las un una unos unas también es son era eran fue fueron sido siendo está están estaba estaban estuvo estuvieron estado me nos le les te yo nosotros nosotras él ella ellos ellas usted ustedes tú se mi mis nuestro nuestra nuestros nuestras tu tus su sus este esta estos estas ese esa esos esas y e además pero aunque mas sino no ni nunca jamás nadie nada ningún ninguno ninguna tampoco sin apenas a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sobre tras como dentro fuera cerca lejos junto encima debajo delante detrás que quien quienes cual cuales cuyo cuya donde porque pues ya cómo muy tan súper super sumamente realmente extremadamente increíblemente ha han había tiene tienen tenía tuvo hay hizo hicieron quedó viene llegó funciona va puede dos tres cuatro cinco seis siete ocho nueve diez once segundos minuto minutos minutitos hora horas horitas día días semana semanas noche noches mes meses año años centímetro centímetros milímetro milímetros metro metros kilómetro kilómetros gramo gramos kilogramo kilogramos litro litros grado grados euro euros dólar dólares céntimo céntimos estrella estrellas vez veces media medio docena',
  ),
  fr: words(
    'le la les l un une des ce c ça cela aussi est sont était étaient fut suis es été sommes me te se je j nous on il elle ils elles tu vous moi mon ma mes notre nos votre vos ton ta tes son sa ses leur leurs cet cette ces m s et ainsi mais quoique cependant pourtant toutefois or ne n pas jamais rien personne aucun aucune ni sans non guère à au aux d de du dans en entre par pour sous sur vers chez avec avant après contre depuis derrière devant dès durant hors jusque jusqu malgré outre parmi pendant près côté comme selon qui que qu dont où lequel laquelle parce puisque car comment très trop si tellement super hyper extrêmement vraiment a ont avait avaient ai avons fait font faisait peut va vont sera reste arrive marche trois quatre cinq six sept huit neuf dix onze douze seconde secondes minute minutes heure heures jour jours semaine semaines nuit nuits mois ans année années centimètre centimètres millimètre millimètres mètre mètres kilomètre kilomètres gramme grammes kilogramme kilogrammes litre litres degré degrés pourcent euro euros dollar dollars francs centime centimes étoile étoiles fois demi demie douzaine',
  ),
  it: words(
    'il la i gli le l un uno una anche è sono era erano fu stato stata stati state io noi lui lei loro egli ella tu voi lo mio mia miei mie nostro nostra nostri nostre suo sua tuo tua questo questa questi queste quello quella mi ci e ed inoltre ma però sebbene tuttavia non no né mai nessuno nessuna nessun niente nulla senza appena manca a ad al allo alla ai agli alle da dal dalla dai dalle di del della dei delle dello in nel nella nei nelle con su sul sulla sui sulle per tra fra dentro fuori dopo prima sotto sopra durante verso presso contro come che chi cui quale quali dove perché poiché siccome molto tanto così davvero estremamente incredibilmente troppo super ha hanno aveva ho abbiamo può va viene fa tre quattro cinque sei sette otto nove dieci undici dodici secondi minuto minuti ora ore giorno giorni settimana settimane notte notti mese mesi anno anni centimetri metro metri chilometro chilometri grammi chilo chili litro litri gradi euro dollaro dollari stella stelle volta volte mezza mezzo mezzora dozzina',
  ),
  nl: words(
    'de het een ook er is zijn was waren ben bent geweest wordt werd worden ik wij we hij zij ze je jij u jullie men mijn onze ons jouw haar hun deze dit die dat en maar echter hoewel toch ofschoon niet geen nooit niemand niets niks nergens noch zonder nauwelijks amper zelden in op aan bij door voor van uit met naar na naast onder over tegen tijdens tot tussen via sinds om per achter binnen buiten langs rond te als wie wat waar omdat want doordat zodat dan hoe heel erg zeer zo echt super enorm ontzettend heeft hebben had hadden kan kunnen gaat ging komt doet heb twee drie vier vijf zes zeven acht negen tien elf seconde seconden minuut minuten uur uren dag dagen week weken nacht nachten maand maanden jaar jaren centimeter meter kilometer gram liter graden procent euro dollar ster sterren keer half halve dozijn anderhalf kwartier',
  ),
  pt: words(
    'o a os as um uma uns umas também é são era eram foi foram sido está estão estava estavam eu nós ele ela eles elas você vocês tu meu minha meus minhas nosso nossa nossos nossas seu sua seus suas este esta esse essa me nos lhe e além mas porém embora contudo todavia não nem nunca jamais ninguém nada nenhum nenhuma sem tampouco falta faltou ao à aos às com contra de do da dos das desde durante em no na nas entre para pra por pelo pela sob sobre trás como dentro fora perto longe ante após até que quem qual quais cujo cuja onde porque pois muito tão super realmente extremamente incrivelmente demais demasiado tem têm tinha teve há pode vai vem faz fez duas três quatro cinco seis sete oito nove dez onze segundos minuto minutos hora horas dia dias semana semanas noite noites mês meses ano anos centímetros metro metros quilómetros quilômetros gramas quilo quilos litro litros graus euro euros dólar dólares reais estrela estrelas vez vezes meia meio dúzia',
  ),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Limit of words examined per text. */
const MOST_WORDS = 200;

/**
 * The language of a text as ISO 639-1. Also works for a sentence too short for `detectLanguage`,
 * whose lists mistake Spanish for Dutch because of "de" and "en".
 */
export const languageOf = (text: string): string | undefined =>
  mostSpoken(countsOf(text)) ?? detectLanguage(text);

/** The language of a sentence within a text of another: its own if two more words indicate it. */
export function languageWithin(sentence: string, usual: string | undefined): string | undefined {
  const found = languageOf(sentence);
  if (found === undefined || usual === undefined || found === usual) return found ?? usual;
  const { known } = countsOf(sentence);
  const [own = 0, other = 0] = [known.get(found), known.get(usual)];
  return own === 0 || own - other >= 2 ? found : usual;
}

interface Counts {
  readonly words: number;
  /** Number of function words by language. */
  readonly known: ReadonlyMap<string, number>;
}

function countsOf(text: string): Counts {
  const found = (
    text
      .slice(0, 2000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).slice(0, MOST_WORDS);
  const known = Object.entries(SMALL_WORDS).map(
    ([language, small]) => [language, found.filter((word) => small.has(word)).length] as const,
  );
  return { words: found.length, known: new Map(known) };
}

/** One word in this many has to be a function word of its language. */
const LEAST_KNOWN = 5;

/** The language with the most function words, if it is ahead of the others. */
function mostSpoken({ words: all, known }: Counts): string | undefined {
  const [first, second] = [...known].toSorted(([, a], [, b]) => b - a);
  const isKnown = first && first[1] * LEAST_KNOWN >= all;
  return isKnown && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
