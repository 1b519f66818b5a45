/** The given names from `k` on: see `given-names-a-j.ts`. */
export const GIVEN_NAMES_K_TO_Z = `
kaan kaarina kaatje kacey kacper kadiatou kadir kagiso kai-uwe kaija kaitlin kaitlyn kaito kaja kajal
kalevi kalle kalli kamal kamala kamau kamel kamiel kamil kamila kaori kapil kara karan kare kareem karel
karen kari karianne karim karima karin karina karine karl karla karlheinz karol karola karoliina
karolina karoline karsten karthik kasey kashif kasia kaspar kasper kat katalin katariina katarina
katarzyna kate katell katelyn katerina kateryna katharina katharine kathe katherine kathi kathleen
kathrin kathryn kathy kati katia katie katinka katja katri katrin katrina katy katya kaua kauane kavita
kavya kayden kayla kaylee kayleigh kayode kaz kazimierz kazuko keaton keegan keeley keenan kees keesje
kehinde keijo keiko keira keiran keisha keith kelechi kellie kelly kelsey kelvin kemal kemi ken kendall
kendra kendrick kenji kennedy kenneth kenny kenta kenza kenzie kerem kerri kerry kerstin kev kevin kezia
khadidja khadija khady khaled khalid khalil kian kiara kicki kiera kieran kilian kim kimberley kimberly
kimmo kinga kipchoge kiran kirill kirk kirsi kirsikka kirsten kirsty kjell kjersti klaas klara klaudia
klaus klausi klemens knut koen koenraad kofi koji kojo koldo kolja komal konrad konstantin konstantinos
konstanze koos koray korbinian kordula korinna kornelia kostas kris krista kristen kristian kristien
kristiina kristin kristina kristof kristoffer kristy kristyna krisztina krystal krystian krystyna
krzysiek krzysztof ksenia kuba kubra kumar kunal kunibert kunigunde kunle kurt kveta kwabena kwaku kwame
kwesi kyla kyle kylian kylie kyosti kyra kyriakos lachlan ladislav laercio laerke laetitia lahcen laia
laila lais lakeisha lakshmi lalita lamar lambert lambros lamia landon lapo lara larisa larissa larry
lars lasse laszlo latasha latifa latoya laura laure laureano lauren laurence laurens laurent laurentiu
laurette lauri laurie laurine lavinia lawrence layla lazare lazaro lea leah leander leandra leandre
leandro leanna leanne leena leendert leif leigh leila leire lekan leland lella lena leni lenka lennart
lennert leo leocadia leocadio leon leona leonard leonardo leonel leonhard leoni leonie leonilde leonor
leonore leopold leopoldo lerato leroy leslie lester leszek leticia letizia levent levin lewis lexi lexie
lia liam liane liang libby libor libuse licinia lidia lidka lidwien lieke liesbeth lieschen liese liesel
lieselotte lieve ligia lihua liisa lilian liliana liliane lilli lillian lilly lilo lilou lina linda
lindiwe lindsay lindsey ling linh linus lioba lionel lior lisa lisandro lisanne lisbeth lise liselotte
lisette lisi lisl lison livia livio liviu liz liza lizzie lloyd loes loic lois loisl lola lolita lonneke
lonnie lorcan loredana loredano loren lorena lorenz lorenza lorenzo loretta lori loriana loris lorna
lorraine lothar lotte lottie louane louella louis louisa louise loulou lourdes lourenco lovis lovisa
lowie lowri luana lubna lubos luc luca lucas lucette luchi lucia lucian luciana luciane luciano lucie
lucien luciene lucile lucilia lucilla lucille lucimara lucinda lucrecia lucrezia lucy lucyna ludek
ludger ludivine ludmila ludo ludovic ludovica ludovico ludvig ludwig luella luigi luigia luis luisa
luise luisella luitgard luiz luiza luizinho lujza luka lukas lukasz luke luminita lupe lupita lurdes
luther lutz luuk luz luzia lydia lydie lyla lyle lyn lynda lyne lynette lynn lynne lynsey lys lysiane
lyudmila lætitia maaike maaret maarit maarten mabel macarena macca maciej maciek mackenzie madalena
madalina maddalena maddie maddison madeleine madeline madhav madhuri mado mads mae mael maelle maelys
maeva maeve mafalda magali magalie magda magdalena magdalene maggie magne magnus mags maha mahaut mahesh
mahmood mahmoud mahmut maialen maica maija maik maike mailys maisie maite maiwenn maja majid makayla
makoto maksim malala malcolm malene malgorzata malgosia malik malika malin malo malte malwina mamadou
mamen mandeep mandla mandy manel manfred manfredi manish manisha manja manni manoel manoj manola manoli
manolis manolo manon manpreet mansour manuel manuela mara marc marceau marcel marcela marcelina
marceline marcelino marcella marcelle marcello marcelo marcia marcin marcio marco marcos marcus mareike
mareile marek maren marga margaret margareta margarete margaretha margarethe margarida margarita margaux
margery margherita margie margit margitta margot margret margriet margrit marguerite maria mariaelena
mariagrazia mariah mariam mariama mariame marian mariana mariangela mariann marianna marianne mariano
maribel maricarmen maricel maricela marie marieke mariela mariella marielle marielouise marija marije
marijke marijn marika marilda marilena marilene marilia mariluz marilyn marine marinella marinus mario
mariola marion maripaz marisa marisela mariska marisol marissa marit marita mariuccia marius mariusz
marjan marjatta marjolaine marjolein marjorie marketa markku marko markos markus marla marleen marlena
marlene marli marlies marlis marloes marlon marquis marsha marshall marta marten martha marthe martial
martijn martim martin martina martine martino marton marty martyna marvin marwa marwan mary maryam
maryanne maryline maryse marysia marzena masako mascha masha massimiliano massimo mate mateo mateu
mateus mateusz matheo mathew mathias mathieu mathijs mathilda mathilde mathis mathou mathurin matias
matilda matilde matteo matthes matthew matthi matthias matthieu matthijs matthis matti mattia mattias
mattis maud maude maura maureen maurice mauricette mauricio maurin maurizia maurizio mauro mavis
max-emanuel maxence maxim maxime maximilian maximiliano maximilien maximilienne maximino maxine maya
maylis mayte mayumi mckenna mechthild mechtild meena meera megan megane megha megumi mehdi mehmet
mehwish mei meike meiling meinhard meinolf melania melanie melchor melek melike melina melinda melis
melisa melissa melodie melvin menno mercede merche meredith merel merja merrick mert merten merve mervi
mervyn meryem mette mhairi mia micaela micah michael michaela michal michalina michalis micheal michel
michela michelangelo michele micheline michelle michiel michiko mickael micke mickey midori mieczyslaw
mieke miep mietek miguel mihaela mihai miika mika mikael mikayla mike mikel mikey mikhail mikkel mikko
miklos mikolaj mila milada milan mildred milena milica millicent millie milo milos miloslav milosz mimmo
mina mindy minh minho minji minjun minke minna minnie mira mirac miranda mircea mirco mireia mireille
mirek mirela mirella mireya miriam mirja mirjam mirjana mirka mirko miroslav miroslaw mirta mirthe misha
mitch mitchell mitsuko mitzi miyuki moacir modesto mogens mohamed mohammad mohammed mohan mohit moira
moises mollie molly mona moni monica monika monique montse morag moreno morgane moritz morten moshe
mostafa mounia mounir mounira mourad moussa moustafa mpho muhammad muhammed mukesh mundek munir murat
muriel murilo murray mustafa mustapha mwangi mya mylene myles myra myriam myrna myrto nabil nabila nacho
nadeem nadege nadezhda nadia nadine nadir nadja nael naima nair najat nakul nala naledi nanami nancy
nandi nandinho nandini nando nanette nanna nanni nanou naoki naoko naomi narciso naresh narges nasir
nasreen nasser nassim natacha natalia natalie natalina natalya natascha natasha nate nathalie nathan
nathanael nathaniel naveed naveen navneet nawel nayara nayeli nazan nazare nazaret nazli nazzareno ndeye
neal neela neelam neele neeraj nefeli neha neide neil nektarios nele nelia nelida nellie nelly nemesio
nerea nereida nerina nermin neslihan nesta nestor nettie neusa neuza nevaeh nevena neville nevio nga
ngoc ngozi nia niall niamh nicanor nicasio niccolo nicholas nick niclas nico nicola nicolae nicolas
nicolasa nicolau nicole nicoleta nicoletta nicolette nicolo nidhi niek niels nienke nigel niina nikau
nikesh nikhil nikita nikki niklas niko nikola nikolai nikolas nikolaus nikos nilda nilgun nils nilson
nilton nilufer nilza nimrod nina ninette nino ninon ninuccio nisanur nisha nita nitin nives njeri nkechi
nnamdi nneka noa noah nobby noe noel noelia noelle noemi noemia noemie nolan nolwenn nomsa noor noora
noortje nora norah norbert norberto nordine noreen noriko norma norman norris noud nour noura noureddine
nouria nuala nuno nunzia nunzio nurcan nurgul nurhan nuria nuris nurten nyah nyambura nyasha nynke oana
obdulia obinna oceane octavia octavian octavio odalys oddvar odete odette odile odilia odon ofelia
ognjen oguz oguzhan oier oihane oisin okechukwu oksana oktawia ola olaf olalla olav olavo ole oleg
olegaria olegario oleksandr olena olesya olga olimpia olinda oliver olivia olivier oliviero oliwia
oliwka olle olli ollie olof olu olumide oluwaseun oluwaseyi olwen omar omari ombeline omer omolara
ondina ondrej onno onofre onofrio onur oona oonagh ophelia ophelie orane ordelia oreste orhan oriana
oriane orietta oriol orjan orlaith orlanda ornella orsola orsolya ortrud ortwin osama oscar oskar osman
osswald osvaldina osvaldo oswald otakar otavio otello othmane othmar otieno otilia otmar ottavia ottavio
ottilie ottmar ottoline ouarda oumar oumou ousmane ove ovidiu owain owen oystein oyvind ozge ozgur ozlem
paavo pablo paco paddy padma padmini padraig paige paivi pallavi palmiro paloma pam pamela panagiotis
pancho pankaj paola paolo paqui paquita paresh paride parisa parul parvati parveen pascal pascale
pascaline pascual pasi pasquale pasqualina pasqualino patrice patricia patricio patrick patrik patrizia
patrizio patrycja patryk patsy patti patty paul paula paule paulette paulien pauliina paulina pauline
paulino paulo pavel pavla pavlos pawel paz-maria peder pedro peggy pekka pelin penelope pentti pepa pepe
pepi peppe peppi peppino percival pere pernilla pernille perrette perrine perry persephone pete peter
petr petra petri petronella petronila petros petru petteri petula peyton phil philemon philibert philine
philip philipp philippa philippe phillip philomena phoebe phuc phuong phyllis pia pien piera pierangelo
pierfrancesco piergiorgio pierluigi piero pierpaolo pierre pierrette pierrick pierrot piet pieter
pieterjan pietje pietro pili pim pinar pinuccia pinuccio piotr piotrek pippa pirjo pirkko piroska
placido pleun poldi polina polly poncio pontus pooja porfirio prachi pradeep prakash pranav prasad
prashant pratibha pratik praveen preeti prisca priscila priscilla priya priyamvada priyanka prudencio
przemek przemyslaw puja purificacion putri qasim quang queenie quentin quim quincy quinn quinten quintin
quique quirijn quirin quirino quiteria quitterie quoc quynh rabab rabea rabia rachael rachel rachid
rachida radek radha radhika radim radka radoslaw radu raegan rafa rafael rafaela rafal raffaela raffaele
raffaella ragnar ragnhild rahul raija raimo raimondo raimund raimunda raimundo rainer raissa raj raja
rajan rajeev rajesh rajiv raju rakesh ralf ralph ralphie raluca raman ramesh rami ramiro ramon ramona
ramses rana randall randolf rani rania ranjit raoul raphael raphaela raphaelle raquel rasha rashad
rasheed rashid rashida rasmus raul ravi ravindra rayan raymond raymonde razvan rebeca rebecca rebecka
rebekka recep redouane reece reetta regan reggie regina-maria reginald regine regis rehan reijo reiko
reimar reimund reinaldo reiner reinhard reinhild reinhilde reinhold reinier reka rekha remco remei remi
remigio remo remy renaat renan renata renate renatka renato renaud rene renee reni renske renzo reshma
resi reto reuben reza rhea rhian rhiannon rhoda rhona rhonda riad rianne ricarda ricardina ricardo
riccarda riccardo richard richie rick rickard ricky rigoberta rigoberto riikka riina riitta rika riley
rima rina rinaldo rineke rinske rinus rishi risto rita ritinha ritu ritva riza robbert robbie robbo
robert roberta roberte roberto robin-marie robson robyn rocco rochelle rocio roderick rodney rodolfo
rodolphe rodrigo rodrigue roel roeland roelof rogelio roger rogerio rogier rohan rohini rohit roisin
roland rolande rolf romain romana romane romano romeo romeu romilly romina romolo romuald romualdo romy
ron ronald ronaldo ronan ronda ronen ronja ronke ronnie ronny roopa rory rosalba rosalia rosalie
rosalind rosalinda rosamaria rosamund rosana rosangela rosanna rosanne rosaria rosario rosaura roscoe
roseanne roseline rosella roselyn roselyne rosemarie rosendo roser rosetta roshni rosi rosina rosine
rosineide rosita rosmarie ross rossana rossella roswitha rowena roxana roxane roxanne roy royston ruairi
ruben rubens rubina rudi rudiger rudolf rudolph rudy rufino rufus ruggero rui rune rupal rupert ruperto
ruslan russ russell rutger ruth ruud ruxandra ruzena ryan ryo ryota rysiek ryszard saara saban sabatino
sabi sabina sabine sabino sabri sabrina sachiko sachin sadia sadie saeed safiya sagar sahar sahil said
saif saima sakari saleh salete salim sallie sally salma salman salome salomon salustiano salvador
salvatore salvatrice salwa sam samanta samantha samar sameer sami samia samina samir samira sammy samuel
samuela samuele sana sancho sandeep sander sandhya sandor sandra sandrine sandro sangeeta sanja sanjana
sanjay sanjeev sanna sanne santiago santino santosh saoirse saori sapna sara sarah saraswati saray sari
sarina sarita sarka sascha saskia sathya satish satnam satoshi saturnino saul saverio savina savino
schorsch scott seamus sean sebastiaan sebastian sebastiana sebastiano sebastiao sebastien sebnem seda
seema segismundo segolene segun seija sekou selena selene selim selin selina selma semra semyon senem
sengul seojun sepp seppl seppo serafin serafina serap seraphine serena serge sergei sergey sergio serhat
serife serkan serpil servando servane seth seun sevda severin severina severine severino sevgi seydou
seyma seymour shaban shabana shabnam shahid shaima shakira shalini shane shanelle shania shanice
shaniqua shankar shanna shannon shantel shanthi shanti shaquille sharif sharmila sharon shaun shauna
shawn shay shayla shaz shazza sheena sheetal sheila sheldon shelley shelly sheri sherif sherri sheryl
shilpa shira shireen shirin shirley shiv shivani shobha shona shreya shruti shubham shweta shyam sian
sibel sibusiso sibylla sibylle sid siddharth sidney sidonie sidra siebe siegbert siegfried sieglinde
siegmar siegmund siegrid siem sietse sietske siglinde sigmar sigmund signe sigrid sigrun sigurd siham
siiri silas silja silje silke silvain silvan silvana silvano silvester silvestro silvia silvino silvio
silviu simao simeon simmo simon simona simone simonetta simran sina sinan sinazo sindre sinead siobhan
sipho siri-maria sirpa sissel siv siyabonga sjaak sjaan sjoerd sjors sjoukje slawek slawomir sloane
sneha snezana sofia sofiane sofie sohail soile solange solene solenn soline solveig somchai sonali
songul sonia sonja sonke sonsoles sonya soo-jin soojin soomin sophia sophie sophocles soraya sorcha
soren sorin sorina souad souleymane soumya souta spyros srinivas stacey stacie stacy stanislas stanislav
stanislaw stanislawa stas stasiek staszek stavros stavroula stefan stefana stefania stefanie stefano
stefcia steffen steffi stefka steinar stelios stella sten stepan steph stephan stephane stephanie
stephen steve steven stevie stevo stewart stian stijn stina stine stuart suad subhash sudha sudhir sueli
suely suha sujata sukhdev sukhjit sukru suleiman suleyman sumit sun-hee sunghee sunil sunita sunniva
supriya suraj suresh surinder susan susana susann susanna susannah susanne suse sushma susi susie suzan
suzana suzanne suze suzette suzie suzy svante svea svein sven svenja sverre svetlana svetoslav swantje
swati sybil sybille sylke sylvain sylvaine sylvana sylvere sylvester sylvestre sylvette sylvia sylviane
sylvie sylwia synne synnove szilvia szymon tabea tabitha tadeo tadeusz taeyang tahir taina tais taiwo
takashi takeshi takumi talal talia tallulah tamara tamas tamer tamika tammie tammo tammy tamsin tamsyn
tancredi tanguy tania tanisha tanja tano tanveer tanvi tanvir tanya tapani tapio tara taras tarcisio
tarek tareq tarik tariq tarja tarun tasha tatiana tatiane tatjana tatum tatyana tayo teagan tecla ted
teemu tegan teija tejal tellervo telma telmo temi temitope tendai teo teodora teodoro teodosio teofilo
teppo tercilia tere terence terenzio teresa teresina teresinha tereza terezinha terhi terje terrance
terrell terrence terri terry tessa teun teunis tewes thabo thaddeus thais thanasis thandeka thandi
thandiwe thanh thao thayna thea thekla thelma themba theo theodor theodore theodoros theophile theresa
therese theresia thiago thibaud thibault thibaut thien thierry thies thijmen thijs thilda thilo thomas
thor thoralf thorben thore thorge thorsten thure thuy tiago tiana tiao tiberio tiberiu tiffany tiia
tiina tiitus tijn tilda tillie tilly tilman tilo tim timea timeo timmy timo timon timoteo timothee
timothy timur tina tineke tino tiphaine tirza tito titou titouan tizian tiziana tiziano tjark tjeerd
tjitske tobi tobia tobias toby tochi tod todd tolga tolu toluwani tom tomas tomasa tomasina tomasz tomek
tomma tommaso tommy tomoko tonhao toni tonia toninho tonino tonio tonnie tono tony tonya torben torbjorn
torge torgny tori toribio torquil torstein torsten tosia tosin tove tracey tracie tracy trang traudel
traudi traudl traute travis trees tremaine trenton trev trevor tricia trijntje trina trine trinh trini
trish trisha tristan trixie trond trude trudi trudy trung truus trygve tshepo tuan tudor tugba tuija
tulay tulin tullia tullio tuncay tunde tuomas tuomo turid tuula tuulikki tuva twan twyla txema txomin
tygo tyler tymon tyra tyrell tyrone tyson ubaldo uche uchenna uday udo ugo ugur ulf uli ulisse ulisses
ulla ulli ulrich ulrik ulrika ulrike ulysse uma umar umberto umesh umut unai unni uoxinton urbain urs
ursel ursina ursula ursule urszula urte uschi usha usman uta ute uwe uxia vaclav vadim valdemar valdir
valdirene valentijn valentin valentina valentino valere valeria valerie valerio valeriy valter vanda
vandana vanderlei vanesa vanessa vangelis vania vanna varun vasco vasile vasilica vasiliki vasilis
vasily vasudha vasyl vaughn veera veerle veeti vegard veikko veit velia velma venancio vendula venkatesh
venla vera-maria verdiana verena verity verna vernon veronica veronika veronique vesa vesna vianney
vibeke vicenta vicente vicki vicky victor victoriano victorine vidar vidya viggo viivi vijay vikas
vikram viktor viktoria vilde vilma vimal vinay vincent vincenza vincenzo vinh vinicius vinod vinz
vinzenz violaine violeta viorel viorica virgil virgile virgilio virginia virginie virna virpi virtudes
vishal vitaly vito vitor vittoria vittorio viv vivek vivian viviane vivien vivienne vlad vladimir
vladimira vladislav vlasta vojtech volkan volker volkmar volodymyr vreni vroni wacek wael walburga
waldemar waldir waldtraud waleed walentina walid walkiria walter waltraud waltraut wambui wanda
wandrille wangari wanja wanjiku wanjiru wannes warren wassim wastl wayne wazza wellington wenceslao
wenche wencke wendelin wendell wendy wenke werner weronika wes wessel wibke wiebe wiebke wieland wiesia
wiesiek wieslaw wieslawa wietse wietske wiktor wiktoria wilbur wilfred wilfredo wilfrid wilfried wilhelm
wilhelmiina wilhelmina wilhelmine willa willeke willem willemien willemijn willi william willie wilma
wilmer wim winfried winifred winnie winston wioleta wioletta wiremu witold wlodek wojciech wojtek
wolf-dieter wolfgang wolfram woodrow wout wouter wulf wyatt wytske xabier xander xandra xaver xavi
xavier xenia xiao-ling xiaofeng xiaoli xiaoming xiaoyan xico ximena xiomara xoan xochitl yacine yadira
yael yaelle yago yahya yair yaiza yamila yamilet yamileth yamina yan yana yanira yanis yann yannick
yannik yannis yara yaroslav yasemin yash yasin yasir yasmeen yasmin yasmina yasmine yasser yassin
yassine yavuz yaw yegor yeison yejide yelena yemi yenifer yeray yesenia yesica yetunde yevgenia yewande
yfke yiannis yifan yigit yildiz yinka ylenia ylva ymke yngve yoana yoann yogesh yohan yohann yoko
yolanda yolande yolanthe yoli yorick yosef yoshi younes youri yousef yousra youssef youssou youssra
yovani ysaline ysee yui yuka yuki yuleisy yulia yuliana yuliya yumi yumiko yuna yunus yurena yuri yuriko
yusra yusuf yusuke yuta yuting yuto yuval yvan yves yvette yvon yvonne zac zacarias zach zachariah
zacharias zacharie zachary zack zahra zaida zain zainab zainul zaira zakaria zane zanele zaneta zaynab
zbigniew zbyszek zdenek zdenka zdzisia zdzisiek zdzislaw zeca zeeshan zeferino zehra zeinab zeke zelda
zelie zeljko zelma zenaida zenaide zenon zenzi zev zeynep zeyno zeze zezinho zhanna ziad zihan zilda
zinaida zineb zinedine zita zlatan zodwa zoe zoey zofia zohra zoltan zora zoraida zoran zosia zouzou
zoya zsofia zsolt zsuzsa zubair zulal zuleika zulema zulmira zumra zuza zuzana zuzanna zuzia zygmunt
алексей андрей анна владимир дмитрий екатерина елена иван ирина людмила мария михаил наталья николай
ольга павел светлана сергей татьяна юлия
`;
