import { GIVEN_NAMES_A_TO_J } from './given-names-a-j.ts';
import { GIVEN_NAMES_K_TO_Z } from './given-names-k-z.ts';
import { MORE_FAMILY_NAMES } from './more-names.ts';

/**
 * Given names common in reviews, in several languages, compiled by hand: short enough to ship, long
 * enough to find most. A listed name is masked wherever it is capitalised; one of
 * `NAMES_THAT_ARE_WORDS` only if its context indicates a person.
 */
const GIVEN_NAMES: ReadonlySet<string> = setOf(`${GIVEN_NAMES_A_TO_J} ${GIVEN_NAMES_K_TO_Z}`);

/** True for a listed name in lower case, with its accents or without. */
export const isGivenName = (key: string): boolean =>
  GIVEN_NAMES.has(key) || (/[\u00e0-\u024f]/.test(key) && GIVEN_NAMES.has(withoutAccents(key)));

/** Names that are also words, months, places, brands or products. */
export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = setOf(`
alba alexa amber angel april archer art ash asia aspen august aurora austin autumn axel basil bea
beau bill blake blanche bradford brady brittany brook brooke brooklyn bud carol carolina carter cash
chad chance chandra charity charlotte chase chelsea chester china christian christmas chuck clay
cliff clover coco colby cole constance corey cornelia cruz crystal dahlia daisy dale dallas dante
dawn dean destiny devon dexter dick diesel dolly dove drew earl eden ernest ever faith faye felicity
fern flora florence forest fox frank franklin gene genesis georgia ginger glen grace grant guy hazel
heath heather heaven hero holly honey hope houston hunter ida india ira iris ivory ivy jack jade jai
jan jasper jean jed jersey jet jewel jordan journey joy june juno justice kai karan kay kenya kitty
krishna lacey lana lance lane laurel lee lenny levi lexus lila lily lin lincoln logan london lotus
lou lucky luna mac macy madison marina mark mason matt max may melody mercedes mercy merry miles
milton min mint misty mo montana morgan morris moses myrtle nance nat ned nelson nevada noor norm
olive opal ora orla orlando otis otto page paris parker pat patience paz pearl peg penny pepper
percy phoenix pierce piper poppy porsche prakash preston prince princess prudence queen rain rainbow
ram rama randolph randy raven ray reagan reed reese regina rhys rich river rob robin rocky roman rosa
rose rosemary rosie rowan ruby rusty sage salem sandy sasha savanna savannah scarlett serenity
shelby sherry sienna sierra siri skip sky sofia sol sonny spencer stan stanley star sterling stone
storm sue summer sunny sydney tad taylor tess tiger trent trinity trip tripp troy tucker valentine
van vera victoria vince viola violet virginia viviana wade walker wallace walt ward wesley whitney
will willis willow winter woody wren xin york young zara
erika jasmin jasmine santiago margherita capucine viktoria linnea
line prune merle fleur stein peer linde pina perla aurora pilar nieves soledad esperanza milagros remedios reyes reina graça dulce lore merlin mercedes till piedade conceição glória sakura mats
`);

/**
 * Family names with hardly any other meaning: they make the capitalised word before them a name.
 */
export const FAMILY_NAMES: ReadonlySet<string> = setOf(`${MORE_FAMILY_NAMES}
adams ahmed ali alvarez anderson andersson bauer becker bennett bianchi campbell castillo castro chan
chen cohen collins costa davies davis diaz dubois edwards evans fernandez ferreira fischer flores fontaine
garcia gomez gonzales gonzalez gupta gutierrez hansen harris hernandez hoffmann hughes ivanov jackson
jansen jensen jimenez johansson johnson jones kaya keller khan kim klein kowalski kumar larsen laurent
lefebvre leroy lewandowski lopez martinez mehta mendoza meyer miller mitchell moore morales moreau morris
mueller murphy müller nakamura nelson nguyen nielsen nowak olsen oliveira ortiz patel pereira perez
petersen petrov phillips ramirez ramos reyes richardson rivera roberts robinson rodriguez rogers romano
rossi ruiz sanchez santos sato schmidt schmitt schneider schulz schwartz schäfer sharma silva singh smith
souza svensson tanaka taylor thompson torres tran vargas visser wagner wang watanabe watson weber williams
wilson wong wright yamamoto yilmaz zhang zimmermann álvarez díaz fernández garcía gómez gonzález gutiérrez
hernández jiménez lópez martínez pérez ramírez rodríguez sánchez
`);

/**
 * Brands, works and products whose first word is a given name, with the words that identify them.
 */
export const NAMED_THINGS: RegExp = new RegExp(
  String.raw`\b(?:${[
    'Alexander (?:McQueen|Wang)',
    'Ann Taylor',
    'Anna Sui',
    "Ben (?:&|and|n) Jerry[’']?s?",
    'Betty Crocker',
    'Calvin Klein',
    "Carl[’']?s Jr",
    'Carolina Herrera',
    'Charles (?:&|and) Keith',
    'Charlotte Tilbury',
    'Chuck Taylors?',
    'Christian (?:Dior|Louboutin)',
    'Daniel Wellington',
    "Dave[’']?s Killer",
    'David Yurman',
    "Denny[’']?s",
    'Diane von Furstenberg',
    "Domino[’']?s",
    'Donna Karan',
    'Eddie Bauer',
    'Eileen Fisher',
    'Elizabeth Arden',
    'Est[eé]e Lauder',
    "Famous Dave[’']?s",
    'Fred Perry',
    'Gianni Versace',
    'Giorgio Armani',
    'Harley[- ]Davidson',
    'Harry Potter',
    'Harvey Nichols',
    'Helly Hansen',
    'Hugo Boss',
    'Jack (?:&|and) Jones',
    "Jack Daniel[’']?s",
    'Jack in the Box',
    'Jack Wolfskin',
    'Jean[- ]Paul Gaultier',
    "Jimmy (?:Choos?|John[’']?s)",
    'Joe (?:Boxer|Fresh)',
    'John (?:Deere|Frieda|Lewis|Varvatos)',
    'Johnnie Walker',
    'Johnson (?:&|and) Johnson',
    'Juan Valdez',
    'Karen Millen',
    'Karl Lagerfeld',
    'Kate Spade',
    'Kenneth Cole',
    "Lands[’']? End",
    "Macy[’']?s",
    'Laura (?:Ashley|Mercier)',
    'Lee jeans',
    "Levi[’']?s",
    'Lilly Pulitzer',
    'Little Caesars',
    'Liz Claiborne',
    'Louis Vuitton',
    'Lucky Brand',
    'Marc Jacobs',
    "Marie Callender[’']?s",
    "Marc O[’']?[.]? ?Polo",
    'Marco Polo',
    'Mario Kart',
    'Mary (?:Jane|Kay)s?',
    "Bloody Mary(?:[’']?s)?",
    'Massimo Dutti',
    'Max Mara',
    '(?:Monterey|Pepper) Jack',
    'Alice Springs',
    'Hertog Jan',
    "(?:Mac|MAC) (?:[Aa]nd|AND|&|[Nn]|[’'][Nn][’']) (?:[Cc]heese|CHEESE)",
    'Michael Kors',
    "Mrs?\\.? (?:Meyer[’']?s|Clean|Muscle|Dash|Fields)",
    "Dr\\.? (?:Martens?|Pepper|Oetker|Bronner[’']?s|Hauschka|Scholl[’']?s|Jart)",
    'Oscar de la Renta',
    'Oscar Mayer',
    "Papa John[’']?s",
    'Paul (?:Mitchell|Smith)',
    "Paula[’']?s Choice",
    'Peter (?:Pan|Thomas Roth)',
    'Philip Morris',
    'Ralph Lauren',
    'Rebecca Minkoff',
    "Ruth[’']?s Chris",
    'Sally (?:Beauty|Hansen)',
    'Sam (?:Adams|Edelman)',
    "Sam[’']?s Club",
    'Samuel Adams',
    'Sara Lee',
    'Stella (?:Artois|McCartney)',
    'Steve Madden',
    'Stuart Weitzman',
    'Stanley (?:cups?|tumblers?)',
    'Ted Baker',
    'Thomas (?:Sabo|the Tank)',
    'Tiffany (?:&|and) Co',
    'Tim Hortons?',
    'Tommy (?:Bahama|Hilfiger)',
    'Tom (?:Ford|Tailor)',
    "Tony[’']?s Chocolonely",
    'Tory Burch',
    "Trader Joe[’']?s",
    "Uncle Ben[’']?s",
    'Vera (?:Bradley|Wang)',
    "Victor(?:ia)?[’']?s Secret",
    'Vivienne Westwood',
    "Wendy[’']?s",
    'William(?:s)?[- ]Sonoma',
    'Yves (?:Saint Laurent|Rocher)',
    '(?:Herr der|Don (?:Quijote|Quichotte|Giovanni|Juan)|Frau Holle)[^.,!?]{0,8}',
    '(?:Romeo|Roméo|Romeu) (?:und|and|et|y|e|en|&) (?:Julia|Juliet|Juliette|Julieta|Giulietta)',
    '(?:Vincent )?[Vv]an Gogh',
    '(?:Leonardo )?da Vinci',
    '(?:Victor Hugo|Jules Verne|Anne Frank|Frida Kahlo|Marie Curie|Jan Steen|Giuseppe Verdi|Agatha Christie|Astrid Lindgren|James Bond|Sherlock Holmes|Mary Poppins|Robinson Crusoe|Robin Hood|Pippi \\p{L}+|Tom (?:&|and|und|et|y|e) Jerry|Hänsel und Gretel|Max und Moritz|Bibi \\p{L}+|Benjamin Blümchen|Alice (?:in|im|au|nel|en)|Jack Russell|Tom Collins|Peter Rabbit|Thomas Cook|Lara Croft|Indiana Jones|Jane Eyre|Oliver Twist|Peter Pan|Effi Briest|Dorian Gray|Emma Bovary|Bridget Jones|Eleanor Oliphant|Billie Jean)',
    '(?:Douwe Egberts|Albert Heijn|Leroy Merlin|Alfa Romeo|Max Factor|Nina Ricci|Paco Rabanne|Pepe Jeans|Adolfo Dom[ií]nguez|Franck Provost|Jean[- ]Louis David|Roberto Cavalli|Anna Karenina|Enzo Ferrari|Simone P[eé]r[eè]le|Marc Cain|Peter Hahn|Paul Hewitt|Daniel Hechter|Otto Versand|Michelle Obama|Barbie (?:and|&) Ken)',
    "(?:Crist[oó](?:foro|bal) Col(?:ombo|ón)|Christoph(?:er)? (?:Columbus|Kolumbus)|Ludwig[ -]van[ -]Beethoven|(?:Wolfgang )?Amadeus Mozart|Johann (?:Sebastian Bach|Strauss|Wolfgang)|Albert Einstein|Jeanne d[’']Arc|Pablo Picasso|Salvador Dal[ií]|Claude Monet|Antoni Gaud[ií]|Charles (?:Dickens|Darwin)|Jane Austen|William Shakespeare|Winston Churchill|Nelson Mandela|Martin Luther|Rosa Parks|Sim[oó]n Bol[ií]var|Miguel de Cervantes|Steve Jobs|Elon Musk|Bill Gates|Taylor Swift|Ed Sheeran|Stephen King|John (?:Grisham|Lennon|Deere|Lewis|Wayne|Wick)|Dan Brown|Ken Follett|Michael (?:Jackson|Jordan|Ende)|Elvis Presley|David (?:Bowie|Beckham|Attenborough)|Bob (?:Marley|Dylan|Ross)|Johnny (?:Cash|Walker|Depp)|Freddie Mercury|Harry (?:Styles|Potter)|Marilyn Monroe|Audrey Hepburn|Erich Kästner|Thomas Mann|Karl (?:Marx|May|Lagerfeld)|Otto Dix|Paul Klee|Coco Chanel|Edith Piaf|Charles de Gaulle|Henri Matisse|Émile Zola|Juan Vald[eé]z|Jos[eé] Cuervo|JOS[EÉ] CUERVO|Ray-Ban|Polly Pocket|Max Mustermann|Erika Mustermann|Uncle Sam|Tom Yum|Big Ben|Kobo Clara|Jim Beam|Jack Wolfskin|Carlos V|Ernst (?:gemeint|genommen))",
    '(?:Marks (?:&|and) Spencer|Peek (?:&|und) Cloppenburg|Dolce (?:&|e) Gabbana|Procter (?:&|and) Gamble|Bang (?:&|and) Olufsen|Villeroy (?:&|und|et) Boch|Abercrombie (?:&|and) Fitch|Barnes (?:&|and) Noble|Farrow (?:&|and) Ball|Smith (?:&|and) Wesson|Fortnum (?:&|and) Mason|Holland (?:&|and) Barrett|Black (?:&|and) Decker|Bowers (?:&|and) Wilkins|Head (?:&|and) Shoulders|Viktor (?:&|and) Rolf|Rag (?:&|and) Bone|Paul (?:&|and) Shark|Moët (?:&|et) Chandon|Crabtree (?:&|and) Evelyn|Tate (?:&|and) Lyle|Simon (?:&|and) Schuster|Rolls[- ]Royce|Harley[- ]Davidson)',
    'Earl Grey',
    'Ben Nevis',
    'Fleetwood Mac',
    'Stan Smiths?',
    '(?:IKEA|Ikea) (?:Billy|Malm|Hemnes|Kallax|Pax|Lack|Poäng|Klippan)',
    '\\p{Lu} Line',
    'Jamie Oliver',
    'Gordon Ramsay',
    'Santa (?:Barbara|Clara|Cruz|Fe|Maria|Monica|Rosa|Ana|Claus)',
    'San (?:Antonio|Diego|Francisco|Jose|Juan|Marcos|Marino|Pedro)',
    "S(?:ain)?t\\.? ?(?:Andrew|Anne?|Anton|Augustine|Charles|Clair|George|Helena|James|John|Joseph|Kitts|Louis|Lucia|Martin|Mary|Moritz|Paul|Pauli|Peter|Thomas|Vincent)[’']?s?",
    'Port (?:Elizabeth|Louis|Charlotte)',
    'Los [A-Z]\\w+',
    '(?:Queen|King|Prince|Princess|Lake|Mount|Mt\\.?|Fort|Cape|Saint) (?:[A-Z]\\w+)',
    '[A-Z]\\w+ (?:Street|Road|Avenue|Airport|Square|Hotel|Station|Beach|Park|University|Hospital|Island|Lake|County|City)',
  ].join('|')})(?![\p{L}\p{N}])`,
  'gu',
);

/** Brands and dishes in lower case, as people type them on a phone. */
export const SMALL_THINGS =
  /(?<!\p{L})(?:yves (?:rocher|saint laurent)|charlotte tilbury|ralph lauren|calvin klein|carolina herrera|elizabeth arden|helena rubinstein|michael kors|tommy hilfiger|karl lagerfeld|louis vuitton|hugo boss|jil sander|jimmy choo|jack (?:daniels?|wolfskin|russell)|johnnie walker|stella artois|ben ?(?:&|and|n|und|et|y) ?jerry'?s|marks (?:&|and) spencer|harry potter|daniel wellington|thomas (?:cook|sabo)|leroy merlin|jean[ -]paul gaultier|pierre (?:cardin|hermé)|massimo dutti|max (?:mara|factor)|nina ricci|paco rabanne|earl grey|mary poppins|shirley temple|alice in wonderland)(?!\p{L})/gu;

/** In lower case; names in Cyrillic keep theirs. */
export function withoutAccents(name: string): string {
  if (/[\u0400-\u04ff]/.test(name)) return name;
  const bare = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return bare.replaceAll('ł', 'l').replaceAll('ø', 'o').replaceAll('ı', 'i');
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
