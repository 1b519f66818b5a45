/**
 * Given names that are seldom given today or in one region only, without accents. Words of everyday
 * use are left out.
 */
export const RARER_GIVEN_NAMES = `
aaliyah aarav aart abdelkader abdou abdoulaye abel abelardo abeni abhishek abundio achieng
achille achim adalgisa adama addolorata adebola adela adelaida adeline adelino adina aditi adjoa
adriaan agapito aggelos agneta agostinha agostino agustina ahmet ailsa aimee ajay akash akiko
akshay alasdair alastair albertina albertine albertus albina alcides aldina aled alejo aleksei
alexandros alexei alfie alfio alistair alizee almerinda almudena almut aloisia alonso alphonse
alwin alzbeta amadeu amaia amalie amedeo amerigo aminata amine amira anabel anabela anacleta
anacleto anastasio anastasios anatole anatoli anca andree aneta angele angelika angharad ania
aniceto aniket anisoara ankita annabel anneloes annerose annett annunziata antoinette antonieta
antonietta antti anupam aparecida apolonia apostolos aquilino arantxa arcadio archana archie
arduino ariadna ariana arie aris aristide arja arkadiusz arkady arlete arlo armida armindo arnd
aroha arsene arsenio artemio artemisia artur arvind ashwin athina attilia aubin aubree augusto
avinash ayoub ayush babette baldassarre baltasar balthasar barbro barnabe bartek barthelemy
bartholomew bartolome bartolomeo basia basilio battista baudouin beata beate belmira benno beppe
beppo berend berengere bernabe bernarda bernardete berthe bertie bertille bex bhavesh biagio
bibiana bice binta blaine blanka blas blazej bobbie bodo boguslaw bohumil bonaria bongani brieuc
britt bronte bronwen bryony bukola burghard cacilie caetano caitlyn calixto callie calogero
camillo camilo carly carsten casandra casilda cassia cassidy catarina catriona cecilio cecily
cees celedonio celestin cerys cesarina cezary chari charmaine chelo chema chetan cheyenne chika
chioma christos chrysa chus cibele cipriano ciriaco claartje clarence clarice claudie cleber
cleide cleofe cleonice clodagh codruta coleen coline conceicao conchi conrad conrado consolata
cordelia corina cormac corrie cosmin costantino costel coumba covadonga crescenzo cressida
cristiane czeslaw dagmara dalibor damiao daniele dankwart daphne darcie darragh dasha dashiell
davina deepika deise dele delilah demetrio denilson denzel dermot desideria desiderio devika
diarmuid diarra didier diethelm dilma dilys dimitra dinah dinora dionisio dirceu djalma djamel
djibril dmytro domingo donal doralice doriana doriane dorien dorin dorotea dragos drusilla duilio
dulcie eamon ebenezer eckart edelmira edeltraud edeltraut edgardo edileusa edimar edmond edmundo
edouard eduarda eduvigis edwina edyta eefje eero eeva efisio eftychia egbert egidio ehrenfried
eike eimear einar eivind elda eleuterio elfi eliane elin elina elinor elio eliott elisabete
eliseo elisha eliska elof eloisa eloy elwood elzbieta emeline emerenciana emiliano emlyn
emmanuelle emmett enguerrand enid enriqueta enza epifanio erasmo erdmute erna ernesta ernestine
errol ersilia esme esmeralda estanislao estela ester ethel euclides eulalie eulogio eusebia
eustace eustaquio evandro evangelina evangeline evangelos evelyne everton evgenia evgeny evie
ezequiel ezio fabrizia fadila faraja faustina felicie felipa fenna ferdinando fergal fernand
ferruccio fidel fidelma filiberto finbar finlay fintan fiorenza flaminia flore florencio flossie
foteini fotis francine franco frantisek fraser frederike fredrik frida friedbert friedel
friedlinde frits froilan fryderyk fulvia furio fyodor gabin gabino gabor gabriele gaetana gaspare
gavino gayatri gaynor geeta gennady genoveffa genoveva genowefa geoffroy georgette georgiana
geppino geraldo geraud germaine germana germano gernot gerson gertrud gertrudis gesa gesine
gheorghe giacinta gianfranca giannis gianpaolo gigi gilberte gildas gilson ginette gioconda giusi
giustina givanildo glauber glaucia glenys glynis godfrey gontran gopal gosia gosta gotthard
graciete gracjan graeme grainne graziano greger gregoire gregoria grigoris grigory griselda
guenole guglielmo guilhem guilherme guiomar gunda guntram gus gustav guus gwenael hadley hafida
hakon halszka halvard hamad hanife hank hanka hannu harm harmen haroldo harri harrison hartwig
haruto hattie hauke hege heidemarie heikki helge heli helio heliodoro hellmut helma helmi
helmtrud henrietta henrique henryk heribert hermenegilda hermenegildo hernan hertha hicham
hilaire hinrich hipolito hippolyte hjalmar hollie honore honorine honorio honza hortencia houria
humphrey huw iara ibrahima ibtisam idriss igino ignacia ignasi ignatius iida ileana ilias ilkka
ilmari ilya iman inacio inaya indalecio inez ingalill ingmar ingvild inkeri inna innocenzo
inocencia insa ioanna ionut iride irineu irini irmhild irving isabela isadora isaque isidora
isidore isidoro isidro iulia iulian ivar ivo ivonete ivor izabel jaana jabari jacco jacinthe
jacky jacquelyn jadzia jair janek janin jannie jari jarle jarmila jarmo jaroslav jarvis jasmijn
jazmin jeannot jefferson jella jenaro jeremiah jeremias jeremie jerzy jesusa jethro jillian jiri
jitka joakim jobst jody joep jolanta jolanthe jolene joop jorunn jory joselito josias josseline
jost josue jouni jozef juana judicael juha juho jukka juliane julius jurandir justina juvenal
kaarina kacey kacper kadiatou kagiso kaja kajal kalevi kamau kamel kamil kapil karianne karima
karine karlheinz karol karoline kasey katell katerina katy katya kauane kayleigh keaton keenan
kehinde keira kendrick kenzie khady khalil kian kimmo kinga kirill kirsi kjersti klaas klaudia
kojo koldo komal konstantinos koos kordula korinna kristoffer ksenia kunibert kunle kylie kyra
kyriakos lachlan laercio lahcen lalita lambros larisa latifa laure laureano laurentiu laurette
lauri lavinia lazaro leander leandre leena leif leni lenka leocadio leonilde lerato leszek libor
licinia lieschen liisa liliane ling lisandro liselotte lison livio liviu loisl loredano lorenza
loris louella lowri lubos luciene lucile lucrecia lucrezia lucyna ludek ludivine ludo luella
luigia luise luiz luiza luminita luther luuk lydie lyne lynette lynne lyudmila maarit maciek
madalina madhav madhuri mado magne maica maija maisie maiwenn majid maksim malo malwina mamen
mandla manoli manolis mansour marceau marcelino marcin marcos mareile margarete margery margret
margriet mariama marianna maricela marijn marilene marilia mariola mariska marita marjatta
marjolaine marketa markku marko markos marla marli marsha marten martial martim maryline maryse
mateus mateusz mathurin mattis maude maurin maurizia maximilien maximino megane megha meinolf
melania melchor melodie melvin menno mercede merche merja merrick merten mervyn meryem michalina
michalis michela micheline mickael mikkel mikko mikolaj milada millicent milos milosz mimmo minna
mircea mirco miroslaw mirthe moacir mogens morag morgane morten mounira mukesh mwangi mylene
myrto nabila nacho nadir nael nair najat nanna nasser nassim natalina nawel nayeli nazaret
nazzareno ndeye nefeli neide nektarios nellie nemesio nerina nesta nettie neusa neuza nevio
nicanor nicasio niclas nicolasa nicoleta niina nikau nilda ninon nives njeri noemia nolwenn nomsa
norberto nordine nour nunzio nyambura obdulia octavian octavio oddvar odete odon ognjen oktawia
ola olalla olav olavo olegaria olegario olesya olinda oliwia olle olu olwen ondrej onofre onofrio
ophelia ophelie orane ordelia oreste orietta orlanda ortwin osswald osvaldina oswald otakar
otavio otello othmane othmar otilia ottavio ottoline oumou ovidiu owain oyvind paavo palmiro
panagiotis pancho pasi pasqualina patrice paule paulino pavla pavlos peder peppe percival
perrette persephone petr petri petronila petros petru petula philemon philibert philomena piera
pierangelo pierpaolo pierrick pili pim pippa pirjo pirkko poncio pontus porfirio prasad pratik
prudencio przemek queenie quincy quintin quique quirijn quirino rabab rachael radek radka
radoslaw radu rafa raffaela ragnar raija raimondo rajeev raju raluca raman rami rana randolf
raoul raphaelle rashad rayan raymonde rebeca redouane reece reijo reimar reimund reinhild remco
remigio renaud reni renzo reuben rhoda rhona riad rianne ricarda ricardina rigoberta riikka
riitta rima rina rinaldo ritu roberte robson robyn rodrigue roelof roisin rolande romilly romolo
romualdo ronaldo rosamund roscoe roseline roselyne rosendo roshni rosine rosineide roxane royston
ruairi rubens rudolph rufino ruperto saara sabatino sabino sachin safiya sakari salete salomon
salustiano salwa samanta samar sameer samuela sander sangeeta sari satish savino sebastiaan
sebastiana segismundo seija sekou semyon seppo serafin sergey serife servando severina seymour
shanti sherif shireen shyam sian sidonie siegmar siegmund siegrid sietse sigmar sigmund silvestro
silvino silviu simeon sindre sirpa sjoukje solenn soline sorin souad souleymane spyros stanislas
stanislav stanislawa stavros stavroula stelios stepan stian sudhir suely suha sujata susannah
svante svein sverre sybil sybille sylvere sylvestre synne tadeo talal tammo tapio taras tarcisio
tarek tarja tatiane tatyana tecla teemu tegan teodora teodoro teodosio teofilo tere terenzio
teresina tereza terhi terje tewes thanasis theodor theodoros theophile theresia thies thijmen
thor thoralf tiina tilly timoteo timothee timur tino tito tjeerd toby tomek tomma toninho tonnie
toribio torquil traudel trini trixie trond trude tshepo tudor tullia tuula tuulikki tuva tymon
tyra tyrell ubaldo udo ulrika ulysse unni uoxinton ursule urte uta vaclav vadim valeriy vangelis
vania vanna vasile vasilica vasiliki vasily vaughn velma venancio vendula vesa victoriano
victorine vidar vilde vinay vinicius vinzenz viorel viorica virgil virna virpi vitaly vivienne
vladimira vlasta vojtech volkan vroni wael waldir walkiria waltraut wandrille wanjiru wenceslao
wenche wendelin wenke weronika wessel wieslawa wietske wiktor wilhelmine willa willi wim wiremu
witold wlodek wolfram woodrow wyatt ximena yaelle yahya yamila yanira yaroslav yasir yegor yelena
yemi yfke ylva yngve yousra youssou ysee yulia yurena zacarias zacharias zack zain zaira zaynab
zdenek zdzislaw zelma zenaide zenon zenzi zhanna ziad zilda zinaida zoey zohra zoraida zosia
zulema zuza zygmunt
`;
