/**
 * Given names that are common in reviews, of several languages, written down by hand: short enough to
 * ship, long enough to find most. A name that stands here is masked wherever it is written with a
 * capital; `NAMES_THAT_ARE_WORDS` only where something beside it says that a person is meant.
 */
export const GIVEN_NAMES: ReadonlySet<string> = setOf(`
aaron abby abdul abigail abraham ada adam adele adrian adriana agnes agnieszka ahmad ahmed aisha
alan alana albert alberto alejandra alejandro aleksandra alessandra alessandro alex alexander
alexandra alexis alfred ali alice alicia alison allison alma alvaro alyssa amanda amelia amelie amir
amy ana anastasia anders andre andrea andreas andreea andrei andrew andrzej andré andrés angela
angelica angelo angus anika anita anja anke ann anna annabelle anne anneke annette annie anthony
antje antoine anton antonia antonio anya arjun armando arthur arturo ashley astrid audrey aurelie
aurélie ayesha barbara bart bartosz beatrice beatriz becky bella ben benedict benjamin benoît
bernadette bernard bernd bernhard bert beth bethany betty beverly bianca birgit bjorn björn bob
bobby bonnie boris brad bradley brandon brenda brendan brent brett brian brianna bridget brigitte
bruce bruno bryan bärbel caitlin caleb calvin cameron camila camille candice cara carina carl carla
carlos carmen carole caroline carolyn carrie cassandra cassie catalina caterina catherine cathy
cecilia cedric celia celine chantal charlene charles charlie cheryl chiara chloe chloé chris christa
christina christine christoph christophe christopher cindy claire clara clarissa claude claudia
claudio clement clifford clint cody colette colin colleen connie connor conor corinne courtney craig
cristina curtis cynthia cécile céline daan dafne damian damien dan dana daniel daniela danielle
danny darlene darren dave david dawid deb debbie deborah debra delia denis denise dennis derek
desmond diana diane diego dieter dimitri dina dinesh dirk dmitri dolores dominic dominik dominique
don donald donna dora doreen doris dorothy doug douglas duncan dustin dylan ebony eddie edgar edith
edmund eduardo edward edwin eileen elaine eleanor elena eli elias elif elisa elisabeth elise
elizabeth ella ellen ellie elliott eloise elsa emil emilia emilie emily emma emmanuel enrico enrique
eric erica erich erik erika erin ernst esteban esther ethan eugene eva evan evelyn ewa fabian fabio
fatima fatma federico felicia felipe felix ferdinand fernanda fernando filip fiona florian frances
francesca francesco francis francisca francisco francois francoise françois françoise frederic
frederick frieda friedrich fritz frédéric gabriel gabriela gabriella gabrielle gareth gary gavin
gaëlle geert gemma geoff geoffrey george georges gerald geraldine gerard gerd gerhard gertrude
gianna gina giorgio giovanni giulia giuseppe gloria gonzalo gordon graham greg gregor gregory greta
gretchen grégory guido guillaume gunter gustavo gwen gwendolyn günter günther hailey hanna hannah
hannes hans harold harriet harry harvey hassan heidi heike heiko heinrich heinz helen helena helene
helga helmut hendrik henri henrik henry herbert herman hilary hilda hiroshi holger horst howard
hubert hugh hugo humberto hussein hélène ian ibrahim ignacio igor ilaria ilona ilse imran ines inga
inge ingo ingrid inés irene irina irma isaac isabel isabella isabelle ismail ivan ivana iñigo jacek
jackie jackson jacob jacqueline jacques jaime jakob jakub jamal james jamie jana jane janet janice
janine jared jasmin jasmine jason javier jay jayden jeanette jeanne jeff jeffrey jen jenna jennie
jennifer jenny jens jeremy jerome jerry jess jesse jessica jessie jesús jill jim jimena jimmy joan
joana joanna joanne joao jochen jodie joe joel joerg johan johann johanna johannes john johnny jon
jonas jonathan joost jorge jose josef joseph josephine joshua josie josé joyce juan juanita judith
judy julia julian juliana julie julien juliet juliette julio jurgen justin justyna jérôme jörg
jürgen kaitlyn karen karim karin karina karl karla karolina kasia katarzyna kate katharina katherine
kathleen kathryn kathy katia katie katja katrin katrina kayla keith kelly kelsey ken kendra kenji
kenneth kerry kevin khalid kim kimberly kirsten kirsty klaus konrad kris krista kristen kristin
kristina kristof krystal kurt kyle käthe lara larissa larry lars laura lauren laurence laurent
laurie lea leah leanne leila lena leo leon leona leonard leonardo leonie leonor leroy leslie leticia
lewis liam lidia liliana lillian lina linda lindsay lindsey lionel lisa lise livia liz liza lloyd
lois lola lorena lorenzo loretta lori lorraine lothar lotte louis louise lucas lucia lucie lucille
lucinda lucy lucía luigi luis luisa lukas luke luz lydia lynn léa maarten mackenzie maddie madeleine
magdalena maggie mahmoud maja malcolm malgorzata manfred manuel manuela mara marc marcel marcela
marcelo marcia marco marcus margaret margarita margot marguerite maria marian mariana marianne
maribel marie mariella marilyn mario marion marisa marissa marjorie marlene marlies marta martha
martin martina martine marty martín marvin mary maryam maría massimo mateo mathew mathias mathieu
mathilde matteo matthew matthias matthieu maureen maurice mauricio maxime maximilian maxine
mechthild megan mehmet mei melanie melinda melissa meredith mia michael michaela michal michel
michele michelle miguel mike mikhail mila milan mildred milena millie mina mira miranda miriam
mitchell mohamed mohammad mohammed moira molly mona monica monika monique moritz muhammad muriel
mustafa myra mélanie mónica nadia nadine nancy naomi natalia natalie natasha nathalie nathan neil
nelly nia nicholas nick nico nicola nicolas nicole niels nikita nikki nikolai nils nina noah noel
noelle nora norbert norma norman nuria octavia oksana olaf oleg olga oliver olivia olivier omar
oscar oskar owen pablo paige pam pamela paola paolo pascal patricia patrick patrik patty paul paula
paulina pauline paulo pavel pawel pedro peggy penelope pernille peter petra phil philip philipp
philippe phillip phoebe phyllis pia pierre pieter piotr polly pooja priscilla priya rachel rafael
rahul raj rajesh ralf ralph ramon randall raphael raquel rashid raul ravi raymond raúl rebecca
reinhard renata renate rene rené renée rhonda ricardo richard rick ricky rita robert roberta roberto
rodney rodrigo roger roland rolf romy ron ronald ronja ronnie rory rosa rosalie rosanna rosemarie
ross roswitha roxanne roy ruben rudolf rupert russell ruth ryan rémi sabina sabine sabrina sally
salma salvatore sam samantha sami samir samuel sandra sanjay sara sarah sascha scott sean sebastian
selena selma serena serge sergei sergio seth shane shannon sharon shauna shawn sheila shelley sheryl
shirley sibylle sidney siegfried sigrid silke silvia simon simona simone sinead sofie sofía sonia
sonja sophia sophie stacey stacy stefan stefanie stefano steffen stella stephan stephanie stephen
steve steven stewart stuart stéphane susan susana susanna susanne susie suzanne sven svenja svetlana
sylvia sylvie sören tabitha tamara tammy tania tanja tanya tara tatiana tatjana ted terence teresa
terri terry tessa thea theo theodore theresa therese thierry thilo thomas théo tiago tiffany tilo
tim timo timothy tina tobias todd tom tomas tomasz tommy toni tony torsten tracey tracy travis
trevor trish trisha tristan trudy tyler ulla ulrich ulrike umar ursula ute uwe valentina valeria
valerie vanessa verena veronica veronika verónica vicente vicki vicky victor viktor viktoria vincent
vincenzo virginie vivian vivien vladimir volker waldemar walter wanda warren wayne wendy werner
wilhelm willem william wilma winston wolfgang xavier yael yan yannick yasmin yolanda yoshi youssef
yuki yuri yusuf yvette yvonne zach zachary zainab zoe zofia zoltan zoë álvaro алексей андрей анна
владимир дмитрий екатерина елена иван ирина людмила мария михаил наталья николай ольга павел
светлана сергей татьяна юлия
`);

/** Names that are also words, months, places, brands or products. */
export const NAMES_THAT_ARE_WORDS: ReadonlySet<string> = setOf(`
alba alexa amber angel april archer art ash asia aspen august aurora austin autumn basil bill blake
brittany brook brooke brooklyn bud carol carolina cash chance charity charlotte chase chelsea
chester china christian christmas chuck clay cliff clover coco cruz crystal dahlia daisy dale dallas
dawn dean destiny devon dexter dick diesel dolly dove drew earl eden ernest ever faith faye felicity
fern florence forest fox frank franklin gene genesis georgia ginger glen grace grant guy hazel heath
heather heaven hero holly honey hope houston hunter india iris ivory ivy jack jade jan jasper jean
jersey jet jewel jordan journey joy june juno justice kay kitty lacey lance lane laurel lee lexus
lily lincoln logan london lotus lou lucky mac madison marina mark mason matt max may melody mercedes
merry miles mint misty montana morgan myrtle nat nevada norm olive opal orlando otto page paris
parker pat patience paz pearl peg penny pepper phoenix pierce piper poppy porsche preston prince
princess prudence queen rain rainbow randy raven ray reed reese regina rich river rob robin rocky
roman rose rosemary rosie rowan ruby rusty sage salem sandy savannah scarlett serenity sienna siri
skip sky sofia sol star sterling stone storm sue summer sunny sydney taylor tiger trinity trip tripp
troy valentine van vera victoria viola violet virginia wade walker ward wesley will willow winter
woody wren york zara
`);

/** Family names that hardly mean anything else: they make the capitalised word before them a name. */
export const FAMILY_NAMES: ReadonlySet<string> = setOf(`
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

/** Brands, works and things whose first word is a given name, with the words that make them so. */
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

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
