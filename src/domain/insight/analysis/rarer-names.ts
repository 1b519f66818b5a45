/**
 * Given names that are seldom given today or in one region only, without accents. Words of everyday
 * use are left out.
 */
export const RARER_GIVEN_NAMES = `
aafke aaliyah aarav aart abdelkader abdou abdoulaye abdullah abdulrahman abel abelardo abeni
abhishek abundio achieng achille achim adalberto adalgisa adama addison addolorata adebola adela
adelaida adeline adelino ademir adina aditi adjoa adriaan adriano adrie adrienne agapito aggelos
agneta agostinha agostino agus agustina ahmet aida aileen ailsa aimee aino aissata ajay akash akbar
akiko akinyi aksel akshay alaa alasdair alastair albertina albertine albertus albina alcides aldina
alec aled alejo aleksei aleksi alexandros alexei alexey alfie alfio alistair alizee allie almerinda
almudena almut aloisia alonso alphonse alwin alzbeta amadeu amaia amalie ambrogio amedeo amerigo
amilcar aminata amine amira amita ammar anabel anabela anacleta anacleto anas anastasio anastasios
anatole anatoli anatoly anca andree aneta anette angele angelika angharad ania aniceto aniket
anisoara ankita annabel annarita anneloes annemiek annerose annet annett annunziata antoinette
antoni antonieta antonietta antti anupam aparecida apolonia apostolos aquilino arantxa arcadio
archana archie arduino ariadna ariana arie arif aris aristide arja arkadiusz arkady arlene arlete
arlo armanda armida armindo arnaldo arnd aroha arsene arsenio arshad artemio artemisia arto artur
aruna arvind arzu asad asami asbjorn ashish ashlyn ashwin asli asma athina attila attilia aubin
aubree augusto avi avinash avital avner ayaka aydin ayelet ayman aynur ayoub ayush aziz babette
babsi balazs baldassarre baltasar balthasar banu barbro barnabe barney bartek barthelemy bartholomew
bartolome bartolomeo basak basia basile basilio basma battista baudouin beata beate becca beccy
bekir belmira benedetto benno bente beppe beppo berend berengere berk bernabe bernarda bernardete
berthe bertie bertil bertille bertus betsy bex bhavesh biagio bibiana bice binh binta birgitte
birthe blaine blair blanka blas blazej boaz bobbie bodo boguslaw bohdan bohumil bonaria bongani
borge braden brayan brieuc britt brogan bronte bronwen bryony buket bukola bunmi burghard burgi
bushra busra cacilie caetano cagla caitlyn calixto callie calogero camillo camilo candace cansu
carlo carly carsten casandra casilda cassia cassidy catarina catriona cayden cecilio cecily cees
celedonio celestin cerys cesarina cezary chantelle chari charmaine cheikh chelo chelsey chema chetan
cheyenne chika chioma chrissy christer christos chrysa chus cibele cipriano ciriaco citlali claartje
clare clarence clarice claudie claus clayton cleber cleide cleofe cleonice clodagh codruta coen
coleen coline conceicao conchi conny conrad conrado consolata cordelia corina cormac corrie cosmin
costantino costel coumba covadonga crescenzo cressida cristiane csaba czeslaw dagmara daiki dalibor
damiao daniele danique dankwart daphne daragh darcey darcie darragh dasha dashiell davina dayana
deanna deepika deise dejan dele delilah demetrio denilson denzel dermot dervla desideria desiderio
devika dewi dianne diarmuid diarra didier diethelm dieuwke dillon dilma dilys dimitra dinah dineke
dinora dionisio dionne dirceu djalma djamel djibril dmytro dogan domingo donal donato doralice
doriana doriane dorien dorin dorotea dorthe dougie dragos drusilla dubravka duilio dulcie duy duygu
eamon ebenezer eckart edelmira edeltraud edeltraut edgardo edileusa edimar edmilson edmond edmundo
edouard eduarda eduvigis edwina edyta eefje eelco eero eeva efisio efrat eftychia egbert egidio
ehrenfried eija eike eimear einar eirini eivind elad elda eleuterio elfi eliane elie eliette elin
elina elinor elio eliott elisabete eliseo elisha eliska elliot ellis elof eloisa eloy elsje elwood
elzbieta emeline emerenciana emery emiel emiliano emilien emlyn emmanuelle emmett emrah engin
enguerrand enid eniko enriqueta enza epifanio erasmo erdmute erna ernesta ernestine erno errol
ersilia esme esmee esmeralda espen estanislao estela ester eszter ethel euclides eulalie eulogio
eunji eusebia eustace eustaquio evandro evangelia evangelina evangeline evangelos evelyne everton
evgenia evgeny evie ewald eyup ezequiel ezio fabrizia fadila fahad faraja farooq farrah faruk
faustina fawzi felicie felipa fenna ferdinando fergal feride fernand ferruccio fidel fidelma
filiberto filipe finbar finlay fintan fionn fiorenza firmin fitri flaminia flavien flo flore
florencio florent flossie foteini fotis fouad francine franciszek franco frantisek fraser freda
frederico frederike fredrik freja frida friedbert friedel friedlinde frits froilan fryderyk fulvia
fumiko funke furio fyodor gabby gabin gabino gabor gabriele gaetana galit gamze gaspare gavino
gayatri gaynor geeta geir gema gennady genoveffa genoveva genowefa geoffroy georgette georgiana
geppino geraldo geraud gergo germaine germana germano gernot gerry gerson gertie gertrud gertrudis
gerwin gesa gesine ghada gheorghe giacinta gianfranca giannis gianpaolo gigi gilad gilberte gildas
gill gilson ginette gioconda gioele giordano gisella gislaine giusi giustina givanildo gizem glauber
glaucia glenys glynis godfrey gontran gopal gordana gosia gosta gotthard govind graciete gracjan
graeme grainne graziano greetje greger gregoire gregoria grigoris grigory griselda guenole guglielmo
guilhem guilherme guiomar gunda guntram gurkan gus gustav guus gwenael gwendoline gyorgyi hadley
hafida hafsa hakon halszka halvard hamad hande hanh hanife hank hanka hannele hannu haoran hardeep
harm harmen haroldo harri harrie harrison hartwig haruto hatem hattie hauke havard havva hege
heidemarie heikki heleen helge heli helio heliodoro hellmut helma helmi helmtrud henna
henrietta henrique henryk heribert hermenegilda hermenegildo hernan hertha hesham hicham hideki hien
hieu hikaru hila hilaire hilke hinrich hipolito hippolyte hjalmar hoang hocine hollie honore
honorine honorio honza hortencia houria hrvoje huib humphrey hussain huw hyejin hyunwoo iara
ibrahima ibtisam idalia idriss iestyn igino ignacia ignasi ignatius iida ildiko ileana ilenia ilias
ilker ilkka ilmari ilya ilyes iman imre inacio inaya inbal indalecio ineke inez ingalill ingela
ingemar ingmar ingvar ingvild inkeri inma inna innocenzo inocencia insa ioanna ionela ionut ipek
irem iride irineu irini irmhild irving iryna isabela isadora isaque ishaq isidora isidore isidoro
isidro issam itai iulia iulian ivano ivar ivica ivo ivonete ivor izabel izan jaakko jaana jabari
jacco jacinthe jacky jaclyn jacquelyn jacqui jaden jadzia jair jake janek jani janin janne jannie
janos jari jarle jarmila jarmo jaroslav jaroslava jarvis jasmijn jawad jayla jayson jazmin jeannot
jefferson jella jenaro jenifer jeppe jeremiah jeremias jeremie jerzy jesusa jethro jette jiayi jide
jillian jindrich jiri jisoo jitka jiwoo joakim jobst jocelyne jody joep jolanta jolanthe jolene joni
jonna joop jordyn jorgen jorunn jory josefin joselito josh josias josselin josseline jost josue
jouni jovelyn jozef jozsef juana judicael judite juha juhani juho jukka juliane julius junaid junho
junko jurandir jurg justina juvenal kaarina kacey kacper kaden kadiatou kagiso kaisa kaitlin kaja
kajal kalevi kamau kamel kamil kanika kapil kara kare karianne karima karine karlheinz karol karola
karoline kasey kashif kaspar katarina katell katerina kateryna katri katy katya kauane kayleigh
kaylin kazuki kazuko kazuya keaton keegan keeley keenan kehinde keira kelvin kemi kendrick kenichi
kennedy kenzie keren ketut khady khalil khanh kian kicki kiera kimmo kinga kirill kirsi kishore
kjersti klaas klaudia kohei kojo koldo komal konstantinos koos kordula korinna kosuke kresimir
kristoffer kristyna krisztina krystian ksenia kuba kumiko kunibert kunle kyla kylian kylie kyoko
kyra kyriakos lachlan ladislav laercio lahcen lajos lalita lambros lamia larisa lasse latifa laure
laureano laurens laurentiu laurette lauri laurinda lavinia lawrence lazaro leander leandre leena
leif leni lenka leocadio leonel leonilde lerato leszek levente leyla libby libor licinia lieschen
liesel ligia liisa liliane lilli limor ling lior lisandro liselotte lisi lison livio liviu lizzie
ljiljana llew loes loisl lonneke loredano lorenza loris louella lounes lourenco lovisa lowri lubos
luciene lucienne lucile lucrecia lucrezia lucyna ludek ludivine ludo ludovina luella luigia luise
luiz luiza luminita lupita luther luuk lydie lyn lynda lyne lynette lynne lynsey lyudmila lætitia
maarit machteld maciek madalina maddison madhav madhu madhuri mado mads maeva magne mahmood maica
maija maisie maiwenn majid makenna makoto maksim malene malgorzata malo malwina mamen mandeep mandla
manel manisha manlio manoli manolis mansour marceau marcelino marcin marcos mareile margareta
margarete margery margret margriet mariah mariama mariann marianna marica maricel maricela marija
marije marijn mariko marilene marilia mariola mariska marita marites marius marjatta marjolaine
marjolijn marketa markku marko markos marla marli marsha marshall marten martial martim martyna
maryline maryna maryse maryvonne marzena masaki mate mateus mateusz mathurin mattias mattis maude
maurin maurits maurizia maxim maximilien maximino mayte mazen mckayla megane megha megumi mehul
meinolf meir melania melchor melodie meltem melvin menno mercede merche merja merrick mert merten
mervyn meryem michal michalina michalis micheal michela micheline michiko mickael micke mickey
midori mihaly mikey mikkel mikko miklos mikolaj milada millicent milo milorad milos milosz mimmo
minako minho minjun minke minna mircea mirco miroslaw mirthe misaki miyuki mladen moacir modou
mogens mollie morag mordechai morgane morten moshe mounira mubashir muge mukesh mwangi mykola mylene
myrto nabila nacho nadav nadir naeem nael naila nair najat najla nandi nanna naoki naresh nasir
nasser nassim nataliia natalina natalya natercia naveed nawal nawel nayeli nazaret nazario nazia
nazli nazzareno ndeye neal nebojsa necati nefeli neide nektarios nelleke nellie nemesio nerina
nermin neslihan nesta nettie neusa neuza nevio nga ngaire nhung nicanor nicasio niclas nicolasa
nicolau nicoleta nidhi niina nikau nikolay nilda nilton nimrod ninon nitzan nives njeri noemia
nolwenn noman nomsa norberto nordine nour noureddine nunzio nuray nurit nyah nyambura nyoman obdulia
octavian octavio oddvar odete odon ognjen oktawia ola olalla olav olavo oldrich ole olegaria
olegario oleksii olesya olinda oliwia olle olof olu olwen ondrej onofre onofrio oona ophelia ophelie
orane ordelia oreste orietta orlaith orlanda orsolya ortwin osamu osswald osvaldina oswald otakar
otavio otello othmane othmar otilia ottavio ottoline oumou outi ove ovidiu owain oya oystein oyvind
paavo padraic paivi pallavi palle palmiro panagiotis pancho paride parveen pascual pasi pasqualina
patrice patryk paule paulino pavla pavlina pavlos peder pelin pentti peppe peppino percival pernilla
perrette persephone pete petr petri petronila petros petru petula peyton philemon philibert
philomena phuc piera pierangelo pierpaolo pierrick pili pim pinar pippa pirjo pirkko pleun poncio
pontus porfirio prachi prasad pratik praveen predrag prudencio przemek puja puneet putri quang
queenie quincy quinten quintin quique quirijn quirino quynh rabab rachael radek radka radmila
radoslaw radu rafa raffaela rafiq raghav ragnar raija raimo raimondo rajeev raju raluca raman rami
rana randolf raoul raphaelle rasha rashad rayan raymonde rebeca rebecka redouane reece regan rehan
rehana reijo reiko reimar reimund reinhild reka remco remigio remo renaud reni renzo reuben rhoda
rhodri rhona riad rianne riaz ricarda ricardina rickard rigoberta riikka riitta rima rina rinaldo
rineke ritu rivka riza rizki rizwan roberte robson robyn rodel rodrigue roelof roisin rolande romeu
romilly romolo romualdo ronaldo ronen ronit rosamund roscoe roseline roselyne rosendo roshni rosine
rosineide roxane royston ruairi rubens rubina ruchi rudolph rudy rufino ruperto ruzena ryo ryota
saad saara sabatino sabino sachin safiya sahar sajid sakari saleh salete salomon salustiano salwa
samanta samar sameer samuela sander sandor sangeeta sanja saqib sari sarka satish satu saul savino
savita sawsan sayaka seamus sebastiaan sebastiana sebnem sedat segismundo seija sekou selcuk selda
semyon seojun seppo serafin sercan serdar seren sergey serife servando settimio severina sevil seyma
seymour shadi shafiq shahzad shakeel shania shankar shanti shayla shazia sherif shinji shiori shira
shireen shivani shizuka shlomo shona shota shubham shyam sian sid sidonie sidsel siegmar siegmund
siegrid sietse siglinde sigmar sigmund siham silje silvano silvestro silvino silviu simeon sindre
sinisa sirpa sissel siti sjoukje slavica slawomir slobodan sobia solenn soline solomiia sonya sorcha
sorin souad souleymane soyeon spyros stanislas stanislav stanislawa stavros stavroula stelios stepan
steph stian stina stine suat sudhir suely suha sujata susannah sushil suze suzie svante svein sverre
sybil sybille sylvere sylvester sylvestre synne szabolcs szilvia tadeo tadhg taichi takahiro talal
tamer tammo taner tanveer tapio taras tarcisio tarek tareq tarik tarja tarquin tatiane tatsuya
tatyana tayo teagan tecla teemu tegan teija temi teodora teodoro teodosio teofilo tere terenzio
teresina tereza terhi terje tetsuya tevita tewes thanasis thao theodor theodoros theophile theresia
thies thijmen thor thoralf thorbjorn tibor tihomir tiina tijmen tilly timea timoteo timothee timur
tino tito tjeerd tobi toby tolu tomek tomislav tomma tomoko toninho tonje tonnie tori toribio torill
torquil tosin trang traudel trina trine trini trixie troels trond trude tshepo tudor tuija tullia
tuula tuulikki tuva tymon tyra tyrell ubaldo udo ueli uffe ugur ulli ulrika ulysse umair unni
uoxinton ursule urte uta uyen vaclav vadim vaibhav valdir valeriy vangelis vania vanna vasile
vasilica vasiliki vasily vaughn vedran veera veikko velma venancio vendula verity vesa vianney
vibeke victoriano victorine vidar vilde vinay vinh vinicius vinzenz viorel viorica virgil virna
virpi vitaly vito viv vivienne vladimira vladislav vlasta vojtech volkan vroni vyacheslav
wael wahyu wairimu waldir waleed walkiria waltraut wandrille wanjiru waqar waseem wayan wenceslao
wenche wendelin wenke weronika wessel wieslawa wietske wijnand wiktor wilhelmine willa willi wim
wiremu witold wladyslaw wlodek wolfram woodrow wyatt xico ximena xinyi xochitl yaelle yahya
yair yakup yamila yanira yaniv yanti yaroslav yasir yasmeen yegor yelena yeliz yemi yeray yfke yifan
yigit yinka ylenia ylva yngve yonatan yoshiko yossi yousef yousra youssou ysee yui yuka yukari
yukiko yulia yuna yurena yuta yuval yuxuan yvan zac zacarias zacharias zack zafer zahid zaida zain
zaira zaneta zaynab zbynek zdenek zdravko zdzislaw zeeshan zeina zelia zeliha zeljko zelma zenaide
zenon zenzi zerrin zhanna ziad zihan zilda zinaida zoey zohra zoraida zosia zoya zsuzsa zsuzsanna
zulema zuza zygmunt
`;
