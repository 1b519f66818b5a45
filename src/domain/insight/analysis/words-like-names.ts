/**
 * Listed given names of four letters or more that are also words, in lower case: `claire`, `mira`;
 * with accents where only that form is a word: `björn`. From the word lists of English, German, French, Spanish, Italian, Dutch,
 * Portuguese, Polish, Swedish, Danish, Norwegian, Czech and Turkish, without names that those lists
 * have only as names, and with Finnish words, dishes, plants and brands added by hand.
 */
export const WORDS_LIKE_NAMES: ReadonlySet<string> = new Set(
  `marié chérie aimée désirée pète pété clémence jazmín belén górka górką kąty karła katę liżą łowię ranią björn hjälmar kärl kåren tänja törsten vända vånda såhär mörten bjørn døra nåla tørsten kåte paço irmã mãe según piętro sapną trący mirką signé zack sean henry aart abel abigail adam adama addolorata adelaide aditi adrie afia agustina aicha aida akbar alan alana alban
albina alda aldina aldo alejandrina alejo alexia alfredo alice alicia aline aliyah allan allie alma alperen
amadou amanda amandine amara amari ambre amina amine amit amparo amrita anand anas anca ander anders andre
angel angele angelica angelo anil anke anne anneli annet annunziata antal antek antia anto anton aparecida
apostolos aquilino aram arcadio arek arend ariana arie ariel arif arkady arlo armando arne artem artemisia
asier asli asma assunta attila aubin aude augusto aziz azucena baptiste barbara barbel barney bart basilio
basti battista beata beate bella benat benedetta benedetto benedict benita benny bente berenice berk bert
bertha berthe beth beto bianca bice biel blair blanca blanka blas bobby bodhi bodo bonnie borge brad brais
bram brecht brent brett britt brody bruna brunella bruno bryce bryony burak burcu calvin camilo candela
candida cara carina carine carme carmelina carmine cassia cassie celeste celestino celia celina cemal cemile
cengiz ceren cesar cesarina charo chaya chen cherie chiara chioma chiquinho chus ciro claire clara clarisse
claudia claus clement clementine clive cody colin consolata cora cordula corrado corrie costanza cristiana
cristiane cristiano curt curtis custodia dafne dakota dalia damien dana dani dania daphne debs deise dele
delfim delfina della demet deniz desideria desiderio devi devin diana diane dide dieter dina dolores domenica domingo
domingos donata donna dorien dorte dudu dulcie duygu ebba ebele ebony ebru ecrin edda eike elda eleuterio elfi
elif elke elsa elske emery emir emre encarna enrique enza epifanio erdem erica erin erkan erna ernst esme
esmeralda estela ester eugenio eulogio eustaquio evert fanfan fanny fantine fatih fatima fatma fatos fausto
felicie felicitas figen filiz finja finn firmino fletcher flore florentin florentina florin foppe franca
franco franka franz fraser fred freda fridolin friso frits fritz funke furio gabby gabe gabi gabin gaby
gaetana gaia gamze garance gazza geert geertje gema gemma georgette georgiana georgina gerben germain germaine
german germana germano gero gerry gigi gilda gill gilles gina ginny gioconda gioia gitte giulia gizem gloria
gosta graham grazia graziano grietje gunter hagen hakan hakim hamad hamza hank hanka hanne harm harmen harry
hauke heba hector hege heiner helder helge heli helia helio helma helmi hemant hennie hermine hien hilaire
hilde honore horst hortense hortensia huda hugo huso iara ikram ilda iman imane imani imma inga inge inger
inmaculada inna inocencia ipek irem irfan iria iride irma isla ivette izan jaap jacinthe jacinto jada jaden
james jane jani jantje jarle jasmijn jasna jeannette jerry jess jette jill jimmy joaninha jody joep joey john
johnny jojo jola joni joop joran jory josh jozef juju jukka jule jules juliana juma juno jurema jutta juvenal
kaan kaatje kadir kaja kalevi kalle kalli kamala kamel kamil kara karan kare kari kati kaua kayla kees keesje
kelvin kemi kenta kerem kicki kiera kirk kirsi klara knut koen kojo koos kristen krystal kuba kumar kurt kwaku
kyla kyle laia lais lambert lamia lapo lara lasse laure leila leire lena leni leona leoni lester levent levin
lexie liam liane liang lieve lilo lina linda ling lisa lise lisette lisi loes lola lolita lori loris lorraine
lotte loulou lourdes lucia ludek ludo luigi luka luke lupe lutz luzia lynda lyne lynne macarena madalena
madeleine mado mads magdalena magne mags mahaut maik maja malala malene malik malin malo malte manel manja
manola manoli manolo manuel manuela mara marc marcel marcelina marcelino marcia marcio marco marcos maren
marga margarida margherita margot margriet marguerite marian mariano marine mario mariola marita marjolaine
marjolein marla marli marquis marsha marshall marten martial martino mary massimo mate mathurin matti mauro
mavis maxim maxime maya melek melike melina melis melisa melodie mercede merel mert mette micheline miep mika
mila milada milo milos mina minke minna mira miranda mirta modesto moira moises mollie mona moreno morgane
moussa munir murat myra nacho nadir nair najat nanou naoko narciso nasir nasser natalina nate neide nele
nereida nesta nestor nick nico nimrod nina nino ninon nita nobby noel noor norma norman nunzio octavia octavio
oier olivier oliwka olle omar omer ondina onur orane oriol oscar osman otello paddy padma paloma pamela pancho
pascal pascale pasi patrizio patsy patti patty paulette paulien peder pekka pelin pepa pepe peppe pere perry
pete peter phil phoebe pien pierre pierrette pierrot piet pietje pietro pili pinar pippa placido porfirio
prasad pratik puja queenie quique rabab rabia rafa rainer raja raju ralph rami ramses rana rani recep regine
reiner reinhold reka remei remi remo remy renata renate rene reni renske resi reto reza rhea rick rika rima
rina rishi rita riza roel romain romana romane romano rosalie rosaria rosario roser rosi rosita rudy rune russ
saban sabatino sabi sabri sabine sabino sadia sagar sahil salete salim sally salma salvatrice salwa samar sami samia
sana sancho sander sanna sanne santino sara saray sari sarka saturnino seda segun selene selim senem serafin
serafina serap serena serge serhat serpil sevda sevgi shay shelly sherif shiv sian sibylla sibylle sidra siebe
signe silke silvan sina sindre sissel sjaak sofia solange solene stas stella sten stevie stewart sunita suse
susi suzette svante svea svein sverre sybille sylvestre tabea taina tais talia tamer tammy tania tano tapio
tara taras tarek tarik tarja tecla temi tere terri terry tessa tiberio tilda tilo timeo timo timon timothy
tina tino tito toby tolga tolu tomas tomma toni tono tony tori tove tracie trang traute trees trev trijntje
trina trine trude tuan tuva tyra ulisses ulla ulysse umar umut unni urbain ursina urte valentijn valentin
valentino valere valeria valter vanna vasco vasile veit verdiana verity verna veronica vesna vilde violeta
virginia virginie virtudes vishal vito vittoria volkan wacek walid walkiria warren wellington willa wolfram
wout wouter wulf yana yara yasemin yasser yavuz yuna yunus zach zaida zain zaira zelda zineb zora`.split(
    /\s+/,
  ),
);
