/**
 * Given and family names of the countries whose languages the app knows, and of their larger
 * communities, that hardly mean anything else there. Beside `given-names.ts`, written down by hand.
 */
export const MORE_GIVEN_NAMES = `
abena abiodun abiola abílio adaeze adanna adebayo adelaide adelbert adelheid adelina adeola aditya
adolfo adrien adrián adwoa adão afia agata agathe agnese agostinho agustín agyeman aina ainara
ainhoa aisling aitana aitor akira akosua akua alain alban albane albrecht alda aldo aleix
alejandrina aleksandr alena alessia alessio alexandre alexia alfons alfonso alfredo aline alix alois
aloysius amadeo amadou amaka amalia amancio amandeep amandine amani amaury ambre ambrose ameera
amparo amélie anastasija anaëlle anaïs ander andreia anelise angélique anh aniko anissa anjan anje
anna-lena annalisa annamaria anne-laure anne-sophie annegret anneli annelies anneliese annelise
annelore annemarie annemieke annick annika annina anselm anselmo ansgar antal anthea anto antonino
antía antón antónio anuradha anwar aníbal aoife aparna apolline araceli aram arend ari ariane arjan
arjen arlette arlindo armand armelle armin arminda arnau arnaud arne arno artem arundhati arvid
arwen aránzazu asier asif asmae assia asunción athénaïs aude augustin aurelio aurélia aurélien
axelle aya aylin ayodele ayumi ayumu ayşe azadeh azucena babak babatunde baldomero baljit baptiste
bas bastiaan bastian bastien begoña behrouz belmiro beltrán belén benat benedetta benedikt benedita
benita benito benjamín benoit berenike berit bernardo bernat berta bertha berthold bertrand bich
bieke biel bintou birgitta birte blandine blerina bodhi bogdan bonifacio boubacar boudewijn brais
bram branko brecht brice brigida brigitta britta bronagh bruna brunella brunhilde burak burcu
burkhard bárbara bénédicte bérénice bülent camilla candela caoimhe  carine carlota carlotta
carme carmelo carmine carola carolien carolin casimiro catharina catherina cayetana celestino celina
celso cem cemile cengiz cesare chadi chantale charline charlène chiamaka chidi chidinma chinedu
chinonso chinwe christel christelle christiaan christiane christianne christoffer chukwudi ciara
cidália cigdem cillian cinzia claas clarisse claudine clemens clotilde clélia clémence clément
clémentine concepción concetta conchita constantin constanze cora coralie coraline cordula corentin
corine corinna corrado cosima cosimo costanza cristiana cristiano cristián cristóbal custódia
cyprien cyril cyrille cátia cândida cécilia cédric célia césar dagmar dagny daljit damiano damilola
damián danilo danuta daria dario darya darío davide deepti delfim delfina delphine demet deniz
deolinda deshawn desirée detlef detlev devi dhruv dide diederik dietmar dietrich dilara dinh dinis
dirkje divya djamila domenica domenico dominga domingos donata donatella donatien dorina dorota
dorothea dorothee douwe duarte dunja dávid débora dörte ebba ebele eberhard eckhard edda edoardo
edson eduard edurne edwige efraín efua egon ekow ekrem elaïa eleanora eleonora eleonore elfriede
eliana eline elisabetta elisenda elke elmar eloïse elsbeth elsie elske elspeth elvire emanuela
emanuele emeka emeterio emilio emina emília eneko eniola ennio enno enora enric enrica eoin ercan
erdem erhard ermelinda ernestina ernesto ersin erwan erwin erzsébet estefanía etienne eufemia
eugenia eugenio eugénie eulalia eusebio eutimio evaristo evelien evelin eveline evert evi ewan
fabiana fabiano fabien fabienne fabrice fabrizio fabíola fadi faiza fanny fantine faraz farhad farid
farida farzana fatiha fatoumata faustine faustino fausto federica felicitas femi femke ferdi fergus
ferhat fermín fernão fieke fien fikret filippa filippo filiz filomena finja fiorella firmino flavia
flavio florbela florentin florentina floriane florine floris folake franca franck frank-walter
franka frans franz franziska frauke freek friederike friso fritzi frédérique fulgencio fulvio funmi
fátima félix gaby gaetano gaia garance garima gaspar gaspard gastón gauri gauthier gautier gaël
gaëtan geertje gennaro georg georgina georgios gerben gerda gerdi gerhild gerlinde germain germán
gero gerrit gertraud gervasio ghazal ghislain ghislaine giacomo giada gianluca gianluigi gianmarco
gianni gijs gilberto gilda gilles ginevra gino gioia giorgia giorgos giovanna gisela gisèle gitta
giuditta giulio giuseppina gladis goffredo gonçalo goran gorka grazia graziana graziella gregorio
grete gretel grietje gualtiero gudrun guendalina guillem guillermina guillermo gundula gunilla
gurpreet gustave guusje guy-noël gwenaëlle gwendal gwladys gérald géraldine gérard gökhan götz habib
habiba hadrien hagen hakim halil halima hamdi hanan hanane hanne hanneke hannelore hans-peter harald
harjit harpreet hartmut hatice hedda hedwig heidrun heiner heinke heinz-peter heloísa hemant
hendrikje henk hennie henning henrike hermann hermine hermínia herta hervé hilde hildegard hina
hinnerk hiroko hoa hortense hortensia horácio hubertus hugues huguette huong hélder hélia héloïse
hülya ibtissam idalina idoia ifeanyi ifeoma ignazio ikenna iker ikrame ilda ildefonso ilie ilka
ilse-marie imane imke imma immacolata imogen inderjit inger ingolf ingrida inmaculada inês ioana
ioannis iolanda iole iracema irena iria iris-marie irmgard irmtraud irène isabeau isaura isaías
isolde itziar ivette ivone ivonne iván iwan izaskun iñaki jaap jaciara jacinta jacinto jacobo jacopo
jadwiga jael jagdish jaimie jandira janick janina janneke janni jannick jannik jannis jantje janusz
jarek  jasna jaspreet jatin javiera jayesh jean-baptiste jean-claude jean-luc jean-marc
jean-marie jean-michel jean-paul jean-philippe jean-pierre jeannette jeannine jelena jelle jeroen
jerónimo jesper jing jip jitendra joachim joaquim joaquina joaquín jochem jordi jorgen jorgina joris
jorn jorrit joseane josefa josefine josep josiane josip josune josée jovana joão joëlle juan-carlos
juanjo juanma judit jule julieta juliën juma juno jurre jussara justine jutta jyoti jöran jördis
kaan kaatje kadir kai-uwe kaito kalle kamala kamiel karan karel karl-heinz karsten katharina-marie
katharine kathrin kati katinka kavya kayode kees keiran kelechi kemal kenza kerem kerstin khadidja
kilian kimberley kjell klara klemens knut koen koenraad kolja konstantin konstanze koray kornelia
kristien kunigunde kwabena kwaku kwesi kübra laetitia laia lambert lara-marie laszlo laurine lazare
laëtitia leandra leendert leire lekan lena-marie lennart lennert leocadia leonhard leoni leonore
leopold leopoldo letizia levent lia liane lidwien liesbeth liese lieselotte lieve lilian lilo 
lioba lisanne lise-marie lisette loredana lorenz loriana louane lourdes loïc luana lubna luc luciano
lucien lucilla lucimara lucília ludger ludmila ludovica ludovico ludwig luitgard lujza lurdes lutz
luzia luís luísa lys lysiane lídia lúcia maaike macarena madalena maddalena mafalda magali magalie
magda magdalene magnus mahaut mahesh mahmut maialen maik maike maite maité malala malika malin malte
mamadou manfredi manja manoel manola manolo manpreet mara-lena marc-antoine marcelina marceline
marcelle marcello marco-antonio mareike marek maren marga margaretha margarethe margarida margaux
margherita margit margitta margrit maria-luisa mariaelena mariagrazia mariame mariangela mariano
maricarmen marie-christine marie-claire marie-france marie-hélène marie-laure marie-louise
marie-noëlle marie-pierre marie-thérèse marieke marielle marielouise marijke marika marilena marine
marinella marinus maripaz marisela marit marjan marjolein markus marleen marlena marlis marloes
marta-luisa marthe martijn martino marwa masako mascha massimiliano mateu mathijs mathis mathéo
matilde matthijs matthis mattia matías maud mauricette maurizio mauro maurício max-emanuel maxence
maximiliano maximilienne maylis maël maëlle maëlys maïlys mechtild meena mehwish mei-ling meike
meinhard melek melike melina melis melisa merel merve mette mia-sophie micaela michaël michelangelo
michiel mieke miguel-ángel mihaela mihai mika mikel minh-anh mireia mireille mirela mirella mirjam
mirko miroslav mirta mitsuko modesto mohan mostafa mounia mounir moustafa moïra munir mustapha
myriam márcia márcio mélissa nadeem nadezhda nadja nadège nakul naledi nandini nando nanette nanni
naoko narciso narges natascha nathanaël naveen navneet nayara nazan nazaré nazli naïma neela neelam
neele neeraj nele nelia nelida nerea nereida nevena ngoc ngozi niccolò nicoletta nicolás nicolò niek
niklas nikolas nikos nilgün nilufer nilza nino nnamdi nneka noa noor noortje norah noriko noura
nouria noé noémie nuala nuno nurcan nurten nyasha néstor obinna océane odalys odile odilia ofelia
oier oihane okechukwu olena olga-maria olimpia olivia-rose oliviero olumide oluwaseyi olímpia olívia
ombeline omer omolara ondina onno onur oonagh oriana oriane oriol ornella orsola ortrud oscar-luis
osvaldo otmar ottavia ottmar ouarda oumar padmini paresh parisa parul pascale pascaline pasquale
patricio patrizia patrizio patrícia paul-henri paulette paulien pauliina paz-maría pere perrine
peter-paul petronella philine philippa pia-maria pien piergiorgio pierluigi piero pierre-yves
pierrette piet pieterjan pietro pinar placido polina pradeep prakash prashant pratibha preeti prisca
priscila przemysław purificación quirin quitterie quitéria quoc rabea rachid rachida radha rafaël
raffaele raffaella raimund raimunda rainer raissa rajan rakesh ralf-peter ramiro ramses ramón rani
raphaël rasheed rasmus ravindra rebekka regina-maria reiner reinhilde reinhold reinier remei renaat
renan renato renske reshma reto rhian rhiannon rhéa riccarda riccardo rika rinske rita-maria robbert
robin-marie rocco rocío rodolfo rodolphe roel roeland rogier rogério rohini romana romane romano
romina romuald ronke ronny rosalba rosalinda rosalía rosamaria rosana rosaria rosaura rosella roser
rosetta rosi rosina rosita rosmarie rossana rossella rosália rosángela rubén ruggero rui rune rupal
ruth-maria ruud régine régis rémy rüdiger sabri sachiko sadia saima salome salomé salvador
salvatrice samia samina samira samuele sancho sandrine sandro sanjeev sanna sanne santino santosh
saori sarina sarita satnam saverio savina saïd sebastiano sebastião seda seema segun selene selin
semra senem serafina serap serkan seun sevda sevgi shabana shahid shalini shanelle shanthi sharmila
sheetal shilpa shirley-anne shobha sibel sibusiso sibylla siebe siegbert sieglinde siem sigrun
sigurd silja silke-maria silvain silvan silvester silvio simon-pierre simonetta simão sinan sinazo
siobhán siri-maria siyabonga sjoerd solène somchai sonsoles soo-jin sophia-marie sophocles soumya
stefana stefanía steffi stefka steinar stella-maria sten stijn stéfan stéphanie suad subhash sukhdev
sukhjit sun-hee sunniva supriya surinder suse suzana suzette suzy svea swantje sylke sylvain
sylvaine sylvana sylvette sylviane sébastien séraphine séverin séverine sévérine sönke søren tadeusz
taiwo takumi tamsin tamás tanguy tanvir taís tejal telma telmo temitope tendai tercília teresinha
teun thabo thandi thandiwe thanh thaís themba thiago thibaud thibault thibaut thijs thilda
thomas-michael thorben thore thorge thorsten thure thuy tiberio tijn tim-niklas timmy timon tineke
tirza tizian tiziana tiziano tjark tobia tobías tochi toluwani tomasa tomasina tommaso tonia tonino
torben torge toño traudl traute trees trijntje trudi truus tullio tunde tuğba twan txema txomin
tânia tülay uche uchenna uday ugo ulf ulf-peter uli ulisse ulisses ulrik umberto umesh umut unai
urbain urs ursel ursina uxía valdemar valentijn valentin valentino valentín valter valère valéria
valérie vanda vandana vanesa varun vasco vasilis vasudha veerle velia vera-maria verdiana vesna
vicenta vidya viggo vikas vilma vincenza vinod violaine violeta virgile virgilio virgínia virtudes
vishal vittoria vittorio viviane volkmar vreni véronique vítor walburga waldtraud walentina walid
waltraud wanda-maria wanja wassim wencke wibke wiebe wiebke wieland wilfrid wilfried willeke
willemijn winfried wioleta wolf-dieter wout wouter wulf xabier xandra xaver xavi xiao-ling xoan
xènia yago yaiza yamina yanis yann yannik yannis yasemin yasmina yassin yassine yaw yaël yejide
yetunde yewande ymke yoana yogesh yohann yolande yolanthe yorick youri youssra ysaline yuliya yunus
yuriko yuto yves-marie yvon zacharie zainul zakaria zanele zdenka zeinab zenaida zineb zita zlatan
zodwa zoltán zora zoé zsolt zubair zuleika zulmira zuzana zélie zülal ángel ángela ángeles élodie
éloïse émile émilie étienne özge özgür özlem ørjan
adilson aicha aissatou assunta attilio ayşegül barnaby beatrix bengt bethan bożena brahim carys
cassandre catalin cemal chukwuma ciaran daisuke dariusz darnell deandre despina dimitris dragan
edilson eilidh ekkehard encarna encarni erdoğan erkan ermanno ettore ewelina farouk ferenc fermin
ffion finley flavie florin fridolin friedhelm gabi gaurav genaro gethin giancarlo gianfranco
gideon gioacchino girish gisbert giuliana giuliano gottfried grażyna grzegorz gumersindo gunnar
gwenola göran gülay gülsüm gülşen halina harish haruka heba heriberto higinio hilario hiltrud
hossam håkan hüseyin ingegerd isobel istvan jairo janaina jarosław jaxon jaylen jeferson jemima
jhonatan jihoon jikke josette josivaldo jussi kaori katalin kayden kazimierz kenta khaled
korbinian kostas krystyna lakeisha lieke lindiwe lorcan lucette maciej makayla marcella marilda
mariluz mariusz marwan matthes matti meiling milica minji mirjana montse moreno mourad moussa
nabil nanami nasreen niall niamh nienke nilson nkechi nunzia nurgül nynke oisin oleksandr orhan
osman otieno ousmane paco paqui paweł pekka pepa pepe pierfrancesco priyamvada quim ragnhild
raimundo rania razvan reinaldo rigoberto rogelio rosalind rosangela rutger ryszard saray saturnino
schorsch segolene sepp serpil servane seydou shaniqua sietske signe sipho siv sjaak sofiane
solange soojin stanisław svetoslav sylwia süleyman tamsyn tancredi tarik tarun thandeka thayna
thekla tilman tiphaine titouan tjitske torbjörn tove tremaine trygve tuncay tuomas urszula uschi
valdirene vanderlei vasyl veit volodymyr wambui wellington wiesław wilfredo wilhelmina wilmer
winnie wojciech wojtek wytske xiaoli xiaoming yacine yadira yasser yavuz yenifer yesica yevgenia
yiannis yohan younes yuleisy yumi yusuke zbigniew zbyszek zeferino zinedine zoran zsofia zuzanna
åke łukasz şükrü
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
