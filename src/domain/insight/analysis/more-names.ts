/**
 * Given and family names of the countries whose languages the app knows, and of their larger
 * communities, with hardly any other meaning there. Compiled by hand, in addition to
 * `given-names.ts`.
 */
export const MORE_GIVEN_NAMES = `
abena abiodun abiola abílio adaeze adanna adebayo adelaide adelbert adelheid adelina adeola
adilson aditya adolfo adrien adrián adwoa adão afia agata agathe agnese agostinho agustín agyeman
aicha aina ainara ainhoa aisling aissatou aitana aitor akira akosua akua alain alban albane
albrecht alda aldo aleix alejandrina aleksandr alena alessia alessio alexandre alexia alfons
alfonso alfredo aline alix alois aloysius amadeo amadou amaka amalia amancio amandeep amandine
amani amaury ambre ambrose ameera amparo amélie anastasija anaëlle anaïs ander andreia anelise
angélique anh aniko anissa anjan anje annalisa annamaria annegret anneli annelies anneliese
annelise annelore annemarie annemieke annick annika annina anselm anselmo ansgar antal anthea anto
antonino antía antón antónio anuradha anwar aníbal aoife aparna apolline araceli aram arend ari
ariane arjan arjen arlette arlindo armand armelle armin arminda arnau arnaud arne arno artem
arundhati arvid arwen aránzazu asier asif asmae assia assunta asunción athénaïs attilio aude
augustin aurelio aurélia aurélien axelle aya aylin ayodele ayumi ayumu ayşe ayşegül azadeh azucena
babak babatunde baldomero baljit baptiste barnaby bas bastiaan bastian bastien beatrix begoña
behrouz belmiro beltrán belén benat benedetta benedikt benedita bengt benita benito benjamín
berenike berit bernardo bernat berta bertha berthold bertrand bethan bich bieke biel bintou
birgitta birte blandine blerina bodhi bogdan bonifacio boubacar boudewijn bożena brahim brais bram
branko brecht brice brigida brigitta britta bronagh bruna brunella brunhilde burak burcu burkhard
bárbara bénédicte bérénice bülent camilla candela caoimhe carine carlota carlotta carme carmelo
carmine carola carolien carolin carys casimiro cassandre catalin catharina catherina cayetana
celestino celina celso cem cemal cemile cengiz cesare chadi chantale charline charlène chiamaka
chidi chidinma chinedu chinonso chinwe christel christelle christiaan christiane christianne
christoffer chukwudi chukwuma ciara ciaran cidália cigdem cillian cinzia claas clarisse claudine
clemens clotilde clélia clémence clément clémentine concepción concetta conchita constantin
constanze cora coralie coraline cordula corentin corine corinna corrado cosima cosimo costanza
cristiana cristiano cristián cristóbal custódia cyprien cyril cyrille cátia cândida cécilia cédric
célia césar dagmar dagny daisuke daljit damiano damilola damián danilo danuta daria dariusz
darnell darya darío davide deandre deepti delfim delfina delphine demet deniz deolinda deshawn
desirée despina detlef detlev devi dhruv dide diederik dietmar dietrich dilara dimitris dinh dinis
dirkje divya djamila domenica domenico dominga domingos donata donatella donatien dorina dorota
dorothea dorothee douwe dragan duarte dunja dávid débora dörte ebba ebele eberhard eckhard edda
edilson edoardo edson eduard edurne edwige efraín efua egon eilidh ekkehard ekow ekrem elaïa
eleanora eleonora eleonore elfriede eliana eline elisabetta elisenda elke elmar eloïse elsbeth
elsie elske elspeth elvire emanuela emanuele emeka emeterio emilio emina emília encarna encarni
eneko eniola ennio enno enora enric enrica eoin ercan erdem erdoğan erhard erkan ermanno ermelinda
ernestina ernesto ersin erwan erwin erzsébet estefanía ettore eufemia eugenia eugenio eugénie
eulalia eusebio eutimio evaristo evelien evelin eveline evert evi ewan ewelina fabiana fabiano
fabien fabienne fabrice fabrizio fabíola fadi faiza fanny fantine faraz farhad farid farida farouk
farzana fatiha fatoumata faustine faustino fausto federica felicitas femi femke ferdi ferenc
fergus ferhat fermín fernão ffion fieke fien fikret filippa filippo filiz filomena finja finley
fiorella firmino flavia flavie flavio florbela florentin florentina floriane florin florine floris
folake franca franck frank-walter franka frans franz franziska frauke freek fridolin friederike
friedhelm friso fritzi frédérique fulgencio fulvio funmi fátima félix gabi gaby gaetano gaia
garance garima gaspar gaspard gastón gaurav gauri gauthier gautier gaël gaëtan geertje genaro
gennaro georg georgina georgios gerben gerda gerdi gerhild gerlinde germain germán gero gerrit
gertraud gervasio gethin ghazal ghislain ghislaine giacomo giada giancarlo gianfranco gianluca
gianluigi gianmarco gianni gideon gijs gilberto gilda gilles ginevra gino gioacchino gioia giorgia
giorgos giovanna girish gisbert gisela gisèle gitta giuditta giuliana giuliano giulio giuseppina
gladis goffredo gonçalo gorka gottfried grazia graziana graziella grażyna gregorio grete gretel
grietje grzegorz gualtiero gudrun guendalina guillem guillermina guillermo gumersindo gundula
gunilla gunnar gurpreet gustave guusje guy-noël gwenaëlle gwendal gwenola gwladys gérald géraldine
gérard gökhan göran götz gülay gülsüm gülşen habib habiba hadrien hagen hakim halil halima halina
hamdi hanan hanane hanne hanneke hannelore harald harish harjit harpreet hartmut haruka hatice
heba hedda hedwig heidrun heiner heinke heloísa hemant hendrikje henk hennie henning henrike
heriberto hermann hermine hermínia herta hervé higinio hilario hilde hildegard hiltrud hina
hinnerk hiroko hoa hortense hortensia horácio hossam hubertus hugues huguette huong håkan hélder
hélia héloïse hülya hüseyin ibtissam idalina idoia ifeanyi ifeoma ignazio ikenna iker ikrame ilda
ildefonso ilie ilka imane imke imma immacolata imogen inderjit ingegerd inger ingolf ingrida
inmaculada inês ioana ioannis iolanda iole iracema irena iria iris-marie irmgard irmtraud irène
isabeau isaura isaías isobel isolde istvan itziar ivette ivone ivonne iván iwan izaskun iñaki jaap
jaciara jacinta jacinto jacobo jacopo jadwiga jael jagdish jaimie jairo janaina jandira janick
janina janneke janni jannick jannik jannis jantje janusz jarek jarosław jasna jaspreet jatin
javiera jaxon jayesh jaylen jean-baptiste jean-claude jean-luc jean-marc jean-marie jean-michel
jean-paul jean-philippe jean-pierre jeannette jeannine jeferson jelena jelle jemima jeroen
jerónimo jesper jhonatan jihoon jikke jing jip jitendra joachim joaquim joaquina joaquín jochem
jordi jorgen jorgina joris jorn jorrit joseane josefa josefine josep josette josiane josip
josivaldo josune josée jovana joão joëlle juanjo juanma judit jule julieta juliën juma juno jurre
jussara jussi justine jutta jyoti jöran jördis kaan kaatje kadir kai-uwe kaito kalle kamala kamiel
kaori karan karel karsten katalin katharine kathrin kati katinka kavya kayden kayode kazimierz
kees keiran kelechi kemal kenta kenza kerem kerstin khadidja khaled kilian kimberley kjell klara
klemens knut koen koenraad kolja konstantin konstanze koray korbinian kornelia kostas kristien
krystyna kunigunde kwabena kwaku kwesi kübra laia lakeisha lambert laszlo laurine lazare laëtitia
leandra leendert leire lekan lennart lennert leocadia leonhard leoni leonore leopold leopoldo
letizia levent lia liane lidwien lieke liesbeth liese lieselotte lieve lilian lilo lindiwe lioba
lisanne lisette lorcan loredana lorenz loriana louane lourdes loïc luana lubna luc lucette luciano
lucien lucilla lucimara lucília ludger ludmila ludovica ludovico ludwig luitgard lujza lurdes lutz
luzia luís luísa lys lysiane lídia lúcia maaike macarena maciej madalena maddalena mafalda magali
magalie magda magdalene magnus mahaut mahesh mahmut maialen maik maike maité makayla malala malika
malin malte mamadou manfredi manja manoel manola manolo manpreet marcelina marceline marcella
marcelle marcello mareike marek maren marga margaretha margarethe margarida margaux margherita
margit margitta margrit mariaelena mariagrazia mariame mariangela mariano maricarmen marieke
marielle marielouise marijke marika marilda marilena mariluz marine marinella marinus maripaz
marisela marit mariusz marjan marjolein markus marleen marlena marlis marloes marthe martijn
martino marwa marwan masako mascha massimiliano mateu mathijs mathis mathéo matilde matthes
matthijs matthis matti mattia matías maud mauricette maurizio mauro maurício max-emanuel maxence
maximiliano maximilienne maylis maël maëlle maëlys maïlys mechtild meena mehwish meike meiling
meinhard melek melike melina melis melisa merel merve mette micaela michaël michelangelo michiel
mieke mihaela mihai mika mikel milica minji mireia mireille mirela mirella mirjam mirjana mirko
miroslav mirta mitsuko modesto mohan montse moreno mostafa mounia mounir mourad moussa moustafa
moïra munir mustapha myriam márcia márcio mélissa nabil nadeem nadezhda nadja nadège nakul naledi
nanami nandini nando nanette nanni naoko narciso narges nasreen natascha nathanaël naveen navneet
nayara nazan nazaré nazli naïma neela neelam neele neeraj nele nelia nelida nerea nereida nevena
ngoc ngozi niall niamh niccolò nicoletta nicolás nicolò niek nienke niklas nikolas nikos nilgün
nilson nilufer nilza nino nkechi nnamdi nneka noa noor noortje norah noriko noura nouria noé
noémie nuala nuno nunzia nurcan nurgül nurten nyasha nynke néstor obinna océane odalys odile
odilia ofelia oier oihane oisin okechukwu oleksandr olena oliviero olumide oluwaseyi olímpia
olívia ombeline omer omolara ondina onno onur oonagh orhan oriana oriane oriol ornella orsola
ortrud osman osvaldo otieno otmar ottavia ottmar ouarda oumar ousmane paco padmini paqui paresh
parisa parul pascale pascaline pasquale patricio patrizia patrizio patrícia paulette paulien
pauliina paweł paz-maría pekka pepa pepe pere perrine petronella philine philippa pien
pierfrancesco piergiorgio pierluigi piero pierrette piet pieterjan pietro pinar placido polina
pradeep prakash prashant pratibha preeti prisca priscila priyamvada przemysław purificación quim
quirin quitterie quitéria quoc rabea rachid rachida radha rafaël raffaele raffaella ragnhild
raimund raimunda raimundo rainer raissa rajan rakesh ramiro ramses ramón rani rania raphaël
rasheed rasmus ravindra razvan rebekka regina-maria reinaldo reiner reinhilde reinhold reinier
remei renaat renan renato renske reshma reto rhian rhiannon rhéa riccarda riccardo rigoberto rika
rinske robbert robin-marie rocco rocío rodolfo rodolphe roel roeland rogelio rogier rogério rohini
romana romane romano romina romuald ronke ronny rosalba rosalind rosalinda rosalía rosamaria
rosana rosaria rosaura rosella roser rosetta rosi rosina rosita rosmarie rossana rossella rosália
rosángela rubén ruggero rui rune rupal rutger ruud ryszard régine régis rémy rüdiger sabri sachiko
sadia saima salomé salvador salvatrice samia samina samira samuele sancho sandrine sandro sanjeev
sanna sanne santino santosh saori saray sarina sarita satnam saturnino saverio savina saïd
schorsch sebastiano sebastião seda seema segolene segun selene selin semra senem sepp serafina
serap serkan serpil servane seun sevda sevgi seydou shabana shahid shalini shanelle shaniqua
shanthi sharmila sheetal shilpa shobha sibel sibusiso sibylla siebe siegbert sieglinde siem
sietske signe sigrun sigurd silja silvain silvan silvester silvio simonetta simão sinan sinazo
siobhán sipho siri-maria siv siyabonga sjaak sjoerd sofiane solange solène somchai sonsoles
soo-jin soojin sophocles soumya stanisław stefana stefanía steffi stefka steinar sten stijn stéfan
stéphanie suad subhash sukhdev sukhjit sun-hee sunniva supriya surinder suse suzana suzette suzy
svea svetoslav swantje sylke sylvain sylvaine sylvana sylvette sylviane sylwia sébastien séraphine
séverin séverine sévérine sönke søren süleyman tadeusz taiwo takumi tamsin tamsyn tamás tancredi
tanguy tanvir tarik tarun taís tejal telma telmo temitope tendai tercília teresinha teun thabo
thandeka thandi thandiwe thanh thayna thaís thekla themba thiago thibaud thibault thibaut thijs
thilda thorben thore thorge thorsten thure thuy tiberio tijn tilman timmy timon tineke tiphaine
tirza titouan tizian tiziana tiziano tjark tjitske tobia tobías tochi toluwani tomasa tomasina
tommaso tonia tonino torben torbjörn torge tove toño traudl traute trees tremaine trijntje trudi
truus trygve tullio tuncay tunde tuomas tuğba twan txema txomin tânia tülay uche uchenna uday ugo
ulf uli ulisse ulisses ulrik umberto umesh umut unai urbain urs ursel ursina urszula uschi uxía
valdemar valdirene valentijn valentino valentín valter valère valéria valérie vanda vandana
vanderlei vanesa varun vasco vasilis vasudha vasyl veerle veit velia vera-maria verdiana vesna
vicenta vidya viggo vikas vilma vincenza vinod violaine violeta virgile virgilio virgínia virtudes
vishal vittoria vittorio viviane volkmar volodymyr vreni véronique vítor walburga waldtraud
walentina walid waltraud wambui wanja wassim wellington wencke wibke wiebe wiebke wieland wiesław
wilfredo wilfrid wilfried wilhelmina willeke willemijn wilmer winfried winnie wioleta wojciech
wojtek wolf-dieter wout wouter wulf wytske xabier xandra xaver xavi xiao-ling xiaoli xiaoming xoan
xènia yacine yadira yago yaiza yamina yanis yann yannik yannis yasemin yasmina yasser yassin
yassine yavuz yaw yaël yejide yenifer yesica yetunde yevgenia yewande yiannis ymke yoana yogesh
yohan yohann yolande yolanthe yorick younes youri youssra ysaline yuleisy yuliya yumi yunus yuriko
yusuke yuto yvon zacharie zainul zakaria zanele zbigniew zbyszek zdenka zeferino zeinab zenaida
zineb zinedine zita zlatan zodwa zoltán zora zoran zoé zsofia zsolt zubair zuleika zulmira zuzana
zuzanna zélie zülal ángel ángela ángeles åke élodie éloïse émile émilie étienne özge özgür özlem
ørjan łukasz şükrü
`;

export const MORE_FAMILY_NAMES = `
abbott acosta adeyemi aguilar aguirre aldous almeida alonso alves andrade antunes araújo arnaud
arslan ashworth aubert aydın azevedo bailey bakker banerjee barbieri barbosa barnes barros batista
baumann baxter beck belanger benali benitez berger bergmann bertrand blanchard blasco blom boer
bonnet borges bouchard brandt braun brinkmann brouwer bruins bui busch byrne böhm cabrera calderón
cano cardoso carlsson caron carrasco caruso carvalho castelo chatterjee chaudhry chauhan chavez
chevalier choi choudhury christensen coelho colombo contreras correia cortés costantini coulibaly
cox cunha câmara dahl damico dekker delacourt delacroix delgado deluca demir desai dhillon diallo
dietrich dijkstra dlamini domingues dominguez domínguez doyle doğan duarte dufour dumont dupont
dupuis durand dvořák erdmann escobar esposito estrada fabre fairfax faria farias farina faure
ferrara ferrari ferraris ferri fiore fonseca fournier franke freitas fuentes garnier gautier gentile
giordano girard giraud gonçalves groen gruber guerin guerrero guimarães haddad hahn harrington
hartmann hendriks herrera herrmann hoang hofer hoffman hofmann holtkamp horváth huber huisman
hussain huynh iglesias ionescu ito iyer jacobs jahn janssen janssens jeong joshi jovanović kaminski
kamińska kang kapoor kaur kessler khoury kobayashi koster kowalczyk kraus krause kruger krämer
krüger kuiper kuznetsov köhler kühn kılıç lambert lebrun leclerc leclercq lefevre legrand lehmann
lemaire lemoine lenz lindqvist lombardi lorenz ludwig macdonald machado maes maier mancini mansour
marchand marchetti marino marques martens martini martins marín matos mayer mbeki mccarthy medeiros
medina meier meijer mendes mensah mercier meunier michaud mishra molina monteiro montero moreira
moretti moura mukherjee mulder muller muñoz nagy nair navarro ndiaye neumann nogueira novák nunes
núñez o'brien o'connor o'sullivan okafor okonkwo olsson ortega owusu pacheco padilla palmer palumbo
paredes parra pascual peeters perrin peters peña pfeiffer pham phan pinto pires planck pohl pons
popescu popov prieto prins quintana quiroga rahman reddy reinhardt renard ribeiro ricci richter
rinaldi rivas rizzi rizzo robles rocha roche rojas rousseau roux rubio rueda russo salazar salinas
sanders sandhu sandoval santana santoro sasaki sauer scherer schmid scholz schouten schreiber
schröder schubert schulte schulze schumacher schuster schwarz seidel serrano siddiqui simões smirnov
smit smits soares standish steiner sullivan suzuki suárez szabó szymański takahashi tavares teixeira
thiel timmermans toussaint traoré tóth vaillant valente van-dijk vasconcelos vasseur vaz
velasco verbeek verhoeven verma vermeulen vidal vieira vitale vogt voigt volkov vos weiss weiß
whitby whitfield wiersma willems winkler wolff woźniak wójcik yoshida yıldırım yıldız zamora ziegler
zieliński zimmer zuñiga zúñiga çelik öztürk şahin
`;
