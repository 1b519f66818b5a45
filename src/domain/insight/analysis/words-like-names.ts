/**
 * Listed given names of four letters or more that are also words, things or brands, in lower case and
 * without accents: `claire`, `mira`, `hans`. From the word lists of English, German, French, Spanish,
 * Italian, Dutch, Portuguese, Polish, Swedish, Danish, Norwegian, Czech and Turkish, with Finnish words,
 * inflected forms, dishes, plants and brands added by hand.
 */
export const WORDS_LIKE_NAMES: ReadonlySet<string> = new Set(
  `aart abdul abel abigail abraham adam adama addolorata adelaide adele aditi adrie afia agata agnes agustina
aicha aida akbar aksel alan alana alban albertus albina alda aldina aldo alejandrina alejo alex alexander
alexandra alexia alfie alfons alfredo alice alicia aline aliyah allan allie alma alonso alperen alphonse
alvaro alvin amadou amanda amandine amara amari ambre amelia amelie amina amine amir amit amparo amrita anais
anand anas anastasia anca ander anders andre andrei andres angel angele angelica angelique angelo anil anita
anke anna anne anneli annet annunziata antal antek antia anto anton antonino aparecida apostolos aquilino aram
arcadio arduino arek arend ariana arie ariel arif arkady arlo armando arne artem artemisia arturo asier asli
asma assunta attila aubin aude augustin augusto aurelia aydin aziz azucena baptiste barbara barbel barney bart
basilio basti battista beata beate becky belen bella benat benedetta benedetto benedict benita benito benjamin
benny bente berenice berk bernard bernarda bernardo bert berta bertha berthe beth beto bianca bice biel blair
blanca blanka blas bobby bodhi bodo bogdan bonnie borge brad brais bram brandon branko brecht brent brett
bridget britt brody bruna brunella bruno bryce bryony burak burcu cagla calvin camilla camilo candela candida
cara carina carine carl carla carlos carlota carme carmelina carmen carmine carola cassia cassie catalina
catarina cecil celeste celestino celia celina cemal cemile cengiz ceren cesar cesarina cezary charles charlie
charo chaya chelo chen cherie chiara chioma chiquinho chris chus cigdem ciro claire clara clarence clarissa
clarisse claude claudia claus clement clementine clive cody colin colleen concepcion consolata cora cordula
corrado corrie costanza cristiana cristiane cristiano cristina curt curtis custodia dafne dakota dalia damien
dana dani dania daniel daniela daniele daphne darcie darek daria dario darren dave davi david debra debs deise
dele delfim delfina delia della demet deniz denny derek desideria desiderio devi devin diana diane dide dieter
dina dirk dolores domenica domingo domingos donald donata donna dora dorien doris dorothy dorte douglas dudu
dulcie duygu ebba ebele ebony ebru ecrin edda edna edward eero eike elda eleuterio elfi elif elio elke ellen
elsa elske emery emil emir emma emre encarna enrique enza epifanio erdem erica erik erin erkan erna ernst esme
esmeralda estela ester ethan eugenia eugenie eugenio eulogio eustaquio evert fabian fabio fanfan fanny fantine
fatih fatima fatma fatos fausto felicia felicie felicitas felix ferdi fidel figen filip filipa filiz filomena
finja finn firmino fletcher flore florentin florentina florin floris foppe franca francisca franco franka
franz fraser fred freda frida fridolin friso frits fritz funke furio gabby gabe gabi gabin gabor gaby gaetana
gaetano gaia gamze garance gary gazza geert geertje gema gemma george georgette georgiana georgina gerben
germain germaine german germana germano gero gerry giada gigi gilbert gilda gill gilles gina ginny gioconda
gioia gitte giulia giuliano gizem gloria gordon gosta graham grazia graziano greta grete grietje guido
guillaume gunter gustavo hagen hakan hakim hamad hamza hank hanka hanne hannes hans harm harmen harry harvey
hauke heba hector hege heiner heini helder helen helena helga helge heli helia helio helma helmi helmut hemant
hendrik hennie henry henryk hermine hien hilaire hilda hilde honore horst hortense hortensia hubertus huda
hugo hulya huso iara ikram ilda ilona iman imane imani imma inga inge inger inmaculada inna inocencia insa
ipek irem irena irene irfan iria iride irma isidro isla ivar ivette iwan izabel izan jaap jacinthe jacinto
jacqueline jacques jada jaden james jamie jane janek janet jani jantje janusz jarek jarle jasmijn jasna jason
jeanne jeannette jenny jens jerry jess jette jill jimmy joana joaninha jody joel joep joey johannes john
johnny jojo jola jolene jonas jonathan joni joop joran jorge jory josefina joseph josh jozef juan juana judit
juju jukka jule jules juliana julien julieta juma juno jurema jutta juvenal kaan kaatje kadir kaja kalevi
kalle kalli kamala kamel kamil kara karan kare karen kari karin karina karine karl karla karol karola kasper
kati katy kaua kayla kees keesje kelly kelvin kemal kemi kenta kerem kerry kicki kiera kinga kirk kirsi klaas
klara knut koen kojo kolja koos kris kristen krystal ksenia kuba kumar kurt kwaku kyla kyle laia lais lambert
lamia lapo lara lasse laura laure lauren laurent leila leire lena leni lenka leona leoni lester leticia
letizia levent levin lewis lexie liam liane liang lidia lieve lilo lina linda ling lisa lise lisette lisi liza
loes lois lola lolita loren lori loris lorraine lotte louis louise loulou lourdes lucas lucia lucian ludek
ludo luigi luis luisa luise luka lukasz luke lupe lutz luzia lynda lyne lynne maarten macarena maciek
mackenzie madalena madeleine mado mads magdalena magne mags mahaut maik maja malala malene malik malin malo
malte manel manja manola manoli manolo manuel manuela mara marc marcel marcelina marcelino marcia marcio marco
marcos marek maren marga margarida margherita margot margriet marguerite maria marian mariana mariano marie
marine mario mariola marita marjolaine marjolein marko markus marla marli marquis marsha marshall marta marten
martial martin martina martino mary massimo mate mathieu mathurin matias matti maura mauro mavis maxim maxime
maya megane mehdi melania melanie melek melike melina melis melisa melodie mercede merel mert mette michel
micheline mickey miep mika mike mikolaj mila milada milena milo milos mina minke minna mira mirac miranda
mirek mirko mirta modesto moira moises mollie molly mona moreno morgane moussa munir murat myra nabil nacho
nadir nair najat nanou naoko narciso nasir nasser natacha natalina nate nazli necha neide nele nelly nereida
nesta nestor nick nico nikki niko nikola nikolaus nilufer nimrod nina nino ninon nita nobby noel noor nora
norma norman nunzio octavia octavio oier oliver olivier oliwka olle omar omer ondina onur orane oriol oscar
osman otello ozgur ozlem pablo paco paddy padma paloma pamela pancho pascal pascale pascual pasi pasquale
pasqualina patrice patricia patricio patrik patrizio patsy patti patty paul paula paulette paulien paulina
peder pedro pekka pelin pepa pepe peppe pere perry pete peter petra phil philippe phoebe pien pierre pierrette
pierrot piet pieter pietje pietro pili pinar pippa placido porfirio prasad pratik puja purificacion queenie
quique rabab rabia rachel radim radu rafa rafal rainer raja rajan raju ralph rami ramiro ramona ramses rana
rani rebeca recep regine reiner reinhold reka remei remi remo remy renata renate rene reni renske resi reto
reuben reza rhea richard rick rika rima rina rishi rita riza robbert robert roel roger romain romana romane
romano romeo romeu rosalie rosaria rosario roser rosetta rosi rosina rosita rudi rudy rune russ russell ruth
saban sabatino sabi sabina sabine sabino sabri sabrina sadia sagar sahil salete salim sally salma salomon
salvatore salvatrice salwa samanta samar sami samia sana sancho sander sandro sanna sanne santino sara saray
sari sarka saturnino scott sean sebastiano seda segun selena selene selim senem serafin serafina serap serena
serge serhat serpil sevda sevgi sharon shay sheila shelly sherif shirley shiv sian sibylla sibylle sidra siebe
signe silas silke silvan silvano silvester sina sindre sissel sjaak sofia sofie solange solene stas stella
sten steven stevie stewart sunita susan susana suse susi susie suzette svante svea svein sven sverre sybille
sylvain sylvestre tabea taina tais talia tamer tammy tania tanja tano tapio tara taras tarek tarik tarja tecla
temi tere teresa terri terry tessa thais thomas tiberio tiffany tilda tilo timeo timo timon timothy tina tino
tito toby tolga tolu tomas tomek tomma tommy toni tono tony tori torsten tove tracie trang traute trees trev
trijntje trina trine trude trudy tuan tuva tyra ugur ulisses ulla ulysse umar umut unni urbain ursina ursula
urte valentijn valentin valentina valentino valere valeria valter vanda vanna vasco vasile veit verdiana
verity verna veronica veronika vesa vesna vicente victor vilde violeta virginia virginie virtudes vishal vito
vittoria volkan wacek walid walkiria warren wellington wendy weronika wiktoria willa willi willie winnie
wolfram wout wouter wulf xenia yana yara yasemin yasin yasser yavuz yigit yildiz yuna yunus zach zack zaida
zain zaira zaneta zelda zineb zora`.split(/\s+/),
);
