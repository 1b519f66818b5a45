/**
 * Given names of the countries whose languages the app knows and of their larger communities, and their
 * pet forms, with hardly any other meaning there. Compiled by hand, without accents; one sorted list
 * takes the fewest bytes.
 */
export const GIVEN_NAMES_A_TO_J = `
aada aaliyah aarav aaron aart abby abdelkader abdou abdoulaye abdul abdullah abel abelardo abena abeni
abhishek abigail abilio abiodun abiola abraham abundio achieng achille achim ada adaeze adalgisa adam
adama adanna adao addison addolorata adebayo adebola adela adelaida adelaide adelbert adele adelheid
adelina adeline adelino adeola adilson adina aditi aditya adjoa adolfo adriaan adrian adriana adriano
adrie adrien adrienne adwoa afia afonso agapito agata agathe aggelos agnes agnese agneta agnieszka
agostinha agostinho agostino agus agustin agustina agyeman ahmad ahmed ahmet aicha aida aidan aiden aija
aila aileen ailsa aimee aina ainara ainhoa ainsley aisha aisling aissatou aitana aitor ajay akash akbar
ake akiko akira akosua aksel akshay akua alaa alain alan alana alasdair alastair alban albane albert
albertina albertine alberto albertus albina albrecht alcides alda aldina aldo alec aled aleix alejandra
alejandrina alejandro alejo aleksander aleksandr aleksandra aleksanteri aleksei alena alessandra
alessandro alessia alessio alex alexander alexandra alexandre alexandros alexandru alexei alexey alexia
alexis alfie alfio alfons alfonso alfred alfredo ali alice alicia alicja alina aline alison alistair
alix aliyah alizee allan allie allison alma almerinda almudena almut alois aloisia alonso aloysius
alperen alphonse alvaro alvin alwin alyssa alzbeta amadeo amadeu amadou amaia amaka amalia amalie
amancio amanda amandeep amandine amani amara amari amaury ambre ambrogio ambrose amedeo ameera amelia
amelie amerigo amina aminata amine amir amira amit amita amparo amr amrita amy ana anabel anabela
anacleta anacleto anaelle anais anand ananya anas anastasia anastasija anastasio anastasios anatole
anatoli anca ancuta ander anders andre andrea andreas andree andreea andrei andreia andres andrew
andrzej anelise aneta anette angel angela angele angeles angelica angelika angelina angelique angelo
angharad angie angus anh ania anibal aniceto anika aniket aniko anil anish anisoara anissa anita anja
anjali anjan anje anke ankit ankita ann anna annabel annabelle annalisa annalise annamaria annarita anne
annegret anneke anneli annelies anneliese annelise anneloes annelore annemarie annemiek annemieke
annerose annet annett annette annick annie anniina annika annina annukka annunziata anouk anselm anselmo
ansgar antal antek anthea anthony antia antje anto antoine antoinette anton antonella antoni antonia
antonieta antonietta antonino antonio antti anupam anuradha anushka anwar anya aoi aoife aparecida
aparna apolline apolonia apostolos aquilino araceli aram arantxa aranzazu arcadio archana archie arduino
arek arend ari ariadna ariana ariane arianna arie ariel arif aris aristide arja arjan arjen arjun
arkadiusz arkady arlene arlete arlette arlindo arlo armand armando armelle armida armin arminda armindo
arnaldo arnau arnaud arnav arnd arne arno arnold aroha arsene arsenio arshad artem artemio artemisia
arthur arttu artur arturo arun aruna arundhati arvid arvind arwen aryan asha ashish ashleigh ashley
ashok ashwin asier asif asli asma asmae assia assunta astrid asuncion athenais athina attila attilia
attilio aubin aubree aubrey aude audra audrey augustin augusto aurelia aurelie aurelien aurelio ava
avery avi avinash axelle aya ayaan aydin ayesha aylin ayman aynur ayo ayodele ayoub ayse aysegul aysel
aysenur ayumi ayumu ayush azadeh aziz azra azucena babajide babak babatunde babette babsi balaji balazs
baldassarre baldomero baljit baltasar balthasar baptiste barbara barbel barbora barbro barnabe barnaby
barney barry bart bartek barthelemy bartholomew bartolome bartolomeo bartosz bas bashir basia basile
basilio basti bastiaan bastian bastien battista baudouin baz beata beate beatrice beatrix beatriz becca
beccy becky begona behrouz belen belinda bella belmira belmiro beltran ben benat benedetta benedetto
benedict benedicte benedikt benedita bengt benita benito benjamin benno benny benoit bente bep beppe
beppo berend berengere berenice berenike berit berk berkay bernabe bernadette bernard bernarda
bernardete bernardo bernat bernd bernhard bernice bernie bert berta bertha berthe berthold bertie
bertille bertrand beth bethan bethany beto betsy bettina betty beverley beverly bex bhavesh bhavna
biagio bianca bibiana bice bich bieke biel bilal binh binta bintou birgit birgitta birgitte birte birthe
bjarne bjorn blaine blair blanca blandine blanka blas blazej blerina bob bobbie bobby bodhi bodo bogdan
boguslaw bohumil bonaria bongani bonifacio bonnie borge boris boubacar boudewijn bozena brad bradley
brahim brais bram brandon branko braxton brayan brayden brecht brenda brendan breno brent brett brian
brianna brice bridget brieuc brigida brigitta brigitte britt britta brody bronagh bronek bronte bronwen
bronwyn bruce bruna brunella brunhilde bruno bryan bryant bryce bryony bukola bulent bunmi burak burcu
burghard burkhard bushra busra cacilie caden caetano cagla caitlin caitlyn caleb calixto callie callum
calogero calvin cameron camila camilla camille camillo camilo candace candela candice candida caoimhe
cara carina carine carl carla carlinhos carlo carlos carlota carlotta carly carme carmela carmelina
carmelo carmen carmine carola carole carolien carolin caroline carolyn carrie carsten carys casandra
casey casilda casimiro cassandra cassandre cassia cassidy cassie catalin catalina catarina caterina
catharina catherina catherine cathleen cathy catia catriona caua cayetana cecil cecile cecilia cecilie
cecilio cecily cedric cees celedonio celeste celestin celestino celia celina celine celso cem cemal
cemile cengiz ceren cerys cesar cesare cesarina ceyda cezary chadi chantal chantale chantelle chari
charlene charles charlie charline charmaine charo chaya chelo chelsey chema chen chencho cherie cheryl
chetan cheyenne chiamaka chiara chidi chidinma chihiro chika chinedu chinonso chinwe chioma chiquinho
chloe chris chrissy christa christel christelle christer christiaan christiane christianne christina
christine christoffer christoph christophe christopher christos chrysa chukwu chukwudi chukwuma chus
chusa ciara ciaran cibele cida cidalia cigdem cillian cindy cinzia ciprian cipriano ciriaco ciro citlali
claartje claas claire clara clare clarence clarice clarissa clarisse claude claudette claudia claudie
claudine claudio claus clayton cleber cleide cleiton clelia clemence clemens clement clementine cleofe
cleonice cleusa clifford clint clive clodagh clotilde clyde codruta cody coen coleen colette colin
coline colleen conceicao concepcion concetta conchi conchita connie connor conny conor conrad conrado
consolata constantin constanze cora coralie coraline cordelia cordula corentin corina corine corinna
corinne cormac corrado corrie cory cosima cosimo cosmin costantino costanza costel coumba courtney
covadonga craig crescenzo cressida cristian cristiana cristiane cristiano cristina cristobal csaba
csilla curt curtis custodia cynthia cyprien cyril cyrille czesiek czeslaw daan dafne dagmar dagmara
dagny daiane daisuke dakota dalia dalibor daljit damian damiano damiao damien damilola damon dan dana
dani dania daniel daniela daniele danielle danilo danique dankwart danny danuta daphne daragh darcey
darcie darcy darek daria dario darius dariusz darlene darnell darragh darrell darren darryl darya dasha
dashiell dave davi david davide davina dawid dayana deandre deanna deano deb debbie debora deborah debra
debs declan deepa deepak deepika deepti deirdre deise dele delfim delfina delia delilah della delphine
demet demetrio demetrius denilson denis denise deniz dennis denny denzel deolinda derek dermot deshawn
desideria desiderio desiree desmond despina detlef detlev devi devika devin dewayne dewi dezza dhruv
diana diane dianne diarmuid diarra dide didier diederik diego dieter diethelm dietmar dietrich dilara
dillon dilma dilys dimitra dimitri dimitris dina dinah dinesh dinh dinis dinora diogo dion dionisio
dionne dirceu dirk dirkje divya djalma djamel djamila djibril dmitri dmitry dmytro dolores domenica
domenico dominga domingo domingos dominic dominik dominika dominique don donal donald donata donatella
donatien dongwook donna donovan dora doralice doreen dorian doriana doriane dorien dorin dorina doris
dorota dorotea dorothea dorothee dorothy dorte dorthe doug dougie douglas douwe dragan dragos drusilla
duarte duccio dudu duilio dulcie duncan dunja dustin duy duygu dwayne dwight dylan eamon ebba ebele
ebenezer eberhard ebony ebru eckart eckhard ecrin edda eddie edelmira edeltraud edeltraut edgar edgardo
edileusa edilson edimar edith edmond edmund edmundo edna edoardo edouard edson eduard eduarda eduardo
edurne eduvigis edward edwige edwin edwina edyta eefje eemeli eero eetu eeva effie efisio efrain
eftychia efua egbert egidio egon ehrenfried eija eike eileen eilidh eimear einar eino eirik eivind
ekaterina ekkehard ekow ekrem elaia elaina elaine elanur elda eleanor eleanora elena eleni eleonora
eleonore eleuterio elfi elfriede eli eliana eliane elias elie eliette elif elifnaz elijah elin elina
eline elinor elio eliott elisa elisabete elisabeth elisabetta elise elisenda eliseo elisha eliska eliza
elizabeth elke elkin ella ellen ellie elliot elliott ellis elmar elodie elof eloisa eloise elouan eloy
elsa elsbeth elsie elske elspeth elvira elvire elwood elzbieta emanuel emanuela emanuele emeka emelie
emeline emerenciana emery emese emeterio emiel emil emile emilia emiliano emilie emilien emilio emily
emina emine emir emlyn emma emmanuel emmanuelle emmett emmi emrah emre emyr encarna encarni eneko
enguerrand enid eniola ennio enno enora enric enrica enrico enrique enriqueta enza enzo eoin epifanio
erasmo ercan erdem erdmute erdogan erhard eric erica erich erick erik erin erkan ermanno ermelinda erna
ernesta ernestina ernestine ernesto ernie ernst errol ersilia ersin erwan erwin erzsebet esme esmee
esmeralda esra estanislao esteban estefania estela estella estelle ester esther eszter ethan ethel
etienne ettore euan euclides eufemia eugene eugenia eugenie eugenio eulalia eulalie eulogio eunice eunji
eusebia eusebio eustace eustaquio eutimio eva evan evandro evangelina evangeline evangelos evaristo
evelien eveliina evelin evelina eveline evelyn evelyne everett evert everton evgenia evgeny evi evie ewa
ewald ewan ewelina eymen ezequiel ezio ezra fabian fabiana fabiano fabien fabienne fabio fabiola fabrice
fabrizia fabrizio fadi fadila faisal faiza fanfan fanny fantine farah faraja faraz farhad farhan farid
farida farooq farouk farrah farzana fatih fatiha fatima fatma fatos fatou fatoumata faustina faustine
faustino fausto federica federico felicia felicie felicitas felipa felipe felix femi femke fenella fenna
ferdi ferdinand ferdinando ferdl ferenc fergal fergus ferhat fermin fernand fernanda fernando fernao
ferruccio ffion fidel fidelma fieke fien fiete figen fikret filiberto filip filipa filipe filippa
filippo filiz filomena finbar finja finlay finley finn finnley fintan fiona fionn fiorella fiorenza
firmin firmino flaminia flavia flavie flavien flavio fletcher flo florbela flore florencio florent
florentin florentina florian floriane florin florine floris flossie floyd folake folasade foppe foteini
fotis fouad franca frances francesca francesco francine francis francisca francisco franciszek franck
franco francois francoise franek frank-walter franka frankie frans frantisek franz franziska fraser
frauke fred freda freddie frederic frederick frederico frederik frederike frederique fredrik fredy freek
freja freya frida fridolin frieda friedbert friedel friederike friedhelm friedlinde friedrich friso
frits fritz fritzi froilan fryderyk fulgencio fulvia fulvio funke funmi furio furkan fyodor gabby gabe
gabi gabin gabino gabor gabriel gabriela gabriele gabriella gabrielle gaby gael gaelle gaetan gaetana
gaetano gaia gail galina gamze ganesh garance gareth garima garrett gary gaspar gaspard gaspare gaston
gaurav gauri gauthier gautier gav gavin gavino gayatri gaynor gazza geert geertje geeta gema gemma
genaro geneva genevieve gennady gennarino gennaro genoveffa genoveva genowefa geoff geoffrey geoffroy
georg george georges georgette georgiana georgie georgina georgios geppino gerald geraldine geraldo
gerard gerardo geraud gerben gerd gerda gerdi gergely gerhard gerhild gerlinde germain germaine german
germana germano gernot gero gerrie gerrit gerry gerson gert gerti gertie gertraud gertrud gertrude
gertrudis gervasio gesa gesine gethin ghada ghazal gheorghe ghislain ghislaine giacinta giacomo giada
giancarlo gianfranca gianfranco gianluca gianluigi gianmarco gianna gianni giannis gianpaolo gideon
gigetto giggi gigi gijs gilbert gilberte gilberto gilda gildas giles gill gilles gillian gilson gina
ginette ginevra ginny gino gioacchino gioconda gioia giordano giorgia giorgio giorgos giovanna giovanni
girish gisbert gisela gisele gitta gitte giuditta giulia giuliana giuliano giulio giuseppe giuseppina
giusi giustina giusy givanildo gizem gladis gladys glauber glaucia glenda glenn glenys gloria glynis
godfrey goffredo gokhan goncalo gontran gonzalo gopal goran gordon gorka gosia gosta gottfried gotthard
gotz govind goyo graciela graciete gracjan graeme graham grainne grazia graziana graziano graziella
grazyna greg greger gregoire gregor gregoria gregorio gregory greta gretchen grete gretel grietje
grigoris grigory griselda grzegorz grzesiek guadalupe gualtiero gudrun guendalina guenole guglielmo
guido guilhem guilherme guillaume guillem guillermina guillermo guiomar gulay gulcan gulsah gulsen
gulsum gulten gumersindo gunda gundi gundula gunilla gunnar gunter gunther guntram gurpreet gus gustav
gustave gustavo guus guusje guy-noel gwen gwenael gwenaelle gwendal gwendoline gwendolyn gwenola gwladys
gwyneira gwyneth gyongyi gyorgy habib habiba hadley hadrien hafida hagen hailey hakan hakim hakon haley
halil halima halina halszka halvard hamad hamdi hamid hamish hamza hanan hanane hanh hania hanife hank
hanka hanna hannah hanne hanneke hannelore hannes hanni hannu hans hansi haoran harald harish harjit
harm harmen harold haroldo haroon harpreet harri harriet harrison harry hartmut hartwig haruka haruki
haruto harvey hasan hasancan hassan hatice hattie hauke havard hayden hayley hayoon heba hector hedda
hedwig hege heidemarie heidi heidrun heike heikki heiko heiner heini heinke heinrich heinz heitor helder
helen helena helene helga helge heli helia helio heliodoro hellmut helma helmi helmtrud helmut heloisa
heloise hemant hendrik hendrikje heniek henk hennie henning henri henrietta henriette henrik henrike
henrique henry henryk herbert heribert heriberto herman hermann hermenegilda hermenegildo hermine
herminia hernan herta hertha herve hicham hien higinio hilaire hilario hilary hilda hilde hildegard
hilke hilkka hillevi hilli hiltrud himari hina hinnerk hinrich hipolito hippolyte hiroko hiroshi hjalmar
hoa hocine holger hollie honore honorine honorio honza horacio horst hortencia hortense hortensia hossam
houria howard hubert hubertus huda hugh hugo hugues huguette hulya humberto humphrey huong huseyin huso
hussain hussein huw hyejin hylke iain ian iara ibrahim ibrahima ibtisam ibtissam idalina idoia idriss
iestyn ieuan ifeanyi ifeoma igino ignacia ignacio ignasi ignatius ignazio igor iida iiris ikechukwu
ikenna iker ikram ikrame ilaria ilda ildefonso ildiko ileana ilenia ilias ilie ilka ilkka ilmari ilona
ilse ilya iman imane imani imelda imke imma immacolata imogen imran imre ina inacio inaki inaya
indalecio inderjit indira ineke ines inez inga ingalill inge ingeborg ingegerd ingela inger ingmar ingo
ingolf ingrid ingrida ingvild inigo inkeri inma inmaculada inna innocenzo inocencia insa ioana ioanna
ioannis iolanda iole ionut ipek iqbal iracema iratxe irek irem irena irene irfan iria iride irina irineu
irini iris-marie irma irmgard irmhild irmtraud irving isaac isabeau isabel isabela isabell isabella
isabelle isadora isaias isaque isaura isha ishaan isidora isidore isidoro isidro isla ismael ismail
isobel isolde istvan itzel itziar iulia iulian ivan ivana ivano ivar ivette ivo ivone ivonete ivonne
ivor iwan iwona iwonka izabel izabela izan izaskun jaana jaap jabari jacco jacek jaciara jacinta
jacinthe jacinto jackie jackson jacky jaclyn jacob jacobo jacopo jacqueline jacquelyn jacques jacqui
jada jaden jadwiga jadzia jael jagdish jaime jaimie jair jairo jake jakob jakub jalen jamal jameel james
jamie jamila jana janaina jandira jane janek janelle janet janett jani janice janick janin janina janine
janis janita janna janne janneke janni jannick jannie jannik jannis janos jantine jantje janusz
jaqueline jared jarek jari jarkko jarle jarmila jarmo jarno jaroslav jaroslaw jarrod jarvis jasmijn
jasna jason jaspreet jatin javed javi javier javiera jawad jaxon jay jaya jayden jayesh jaylen jayne
jayson jazmin jean-baptiste jean-claude jean-luc jean-marc jean-marie jean-michel jean-paul
jean-philippe jean-pierre jeanette jeanine jeanna jeanne jeannette jeannine jeannot jedrek jef jeferson
jeff jefferson jeffrey jelena jella jelle jemima jemma jen jenaro jenifer jenna jenni jennie jennifer
jenny jens jeppe jerald jeremiah jeremias jeremie jeremy jermaine jeroen jerome jeronimo jerry jerzy
jesper jess jesse jessica jessie jesus jesusa jethro jette jezza jhon jhonatan jianguo jide jihoon jikke
jill jillian jim jimena jimmy jing jip jiri jitendra jitka jiwoo joachim joakim joan joana joanie
joaninha joanna joanne joao joaquim joaquin joaquina jobst jocelyn jocelyne jochem jochen jodi jodie
jody joe joel joelle joep joerg joey johan johann johanna johannes john johnathan johnnie johnny jojo
jola jolanda jolanta jolanthe jolene jon jonah jonas jonathan jonathon joni jonno joonas joop joost
joran jordi jordis jordyn jorg jorge jorgen jorgina joris jorma jorn jorrit jorunn jory jose joseane
josee josef josefa josefin josefina josefine joselito josemi josep joseph josephine josette josh joshua
josiah josiane josias josie josip josivaldo josselin josseline jost josue josune jouni jovana joyce
jozef jozek jozsef juan juana juanita juanjo juanma judah judicael judit judith judy juha juhani juho
juju jukka jule jules julia julian juliana juliane julie julien juliet julieta juliette julio julius
juma junaid junho junko juno jurandir jurema jurg jurgen jurre jussara jussi justin justina justine
justyna jutta juvenal jyoti jyrki
`;
