/**
 * Given names that are seldom given today or in one region only, without accents. Words of everyday
 * use are left out.
 */
export const RARER_GIVEN_NAMES = `
aaliyah abdelkader abdou abdoulaye abel abelardo abundio achille achim addolorata adela adelaida
adeline agapito agustina ahmet ailsa aimee akiko alasdair alastair albertine aled alejo alfie
alistair alizee almudena almut aloisia alonso alphonse alwin amaia amalie aminata amine amira
anabel anacleto anastasio anatole andree angele angelika angharad ania aniceto annabel annerose
annett antoinette apolonia aquilino arantxa arcadio archie ariadna ariana aristide arlo arnd
aroha arsene arsenio artemio aubin aubree augusto ayoub babette baltasar balthasar barnabe
bartek barthelemy bartholomew bartolome basia basilio baudouin beate benno beppe beppo bernabe
bernarda berthe bertie bertille bibiana blaine blas bobbie bodo boguslaw bohumil brieuc bronte
bronwen bryony burghard cacilie caitlyn calixto callie camilo carly carsten casandra casilda
cassidy catriona cecilio cecily celedonio celestin cerys charmaine chelo chema cheyenne chus
cipriano ciriaco clarence claudie cleide clodagh coleen coline conchi conrad conrado cordelia
cormac covadonga cressida daniele dankwart daphne darcie darragh dashiell davina delilah demetrio
denzel dermot desiderio diarmuid diarra didier diethelm dilys dimitra dinah dionisio
djamel djibril domingo donal doriane dorotea drusilla dulcie eamon ebenezer eckart edelmira
edeltraud edeltraut edgardo edileusa edmond edmundo edouard eduvigis edwina egbert ehrenfried
eike eimear eleuterio elfi eliane elinor eliott elisha eloisa eloy elwood emeline emerenciana
emiliano emlyn emmanuelle emmett enguerrand enid enriqueta epifanio erasmo erdmute erna ernesta
ernestine errol esme esmeralda estanislao estela ester ethel eulalie eulogio eusebia eustace
eustaquio evangelina evangeline evelyne evie ezequiel fadila felicie felipa fenna fergal fernand
fidel fidelma filiberto finbar finlay fintan fiorenza flore florencio flossie francine fraser
frederike friedbert friedel friedlinde froilan gabin gabino gabor gabriele gaynor genoveva
geoffroy georgette geraud germaine gernot gertrud gertrudis gesa gesine gheorghe gigi gilberte
gildas ginette glenys glynis godfrey gontran gosia gotthard graeme grainne gregoire gregoria
griselda guenole guilhem gunda guntram gus gustav gwenael hadley hafida hakon hanife hank
harrison hartwig haruto hattie hauke heidemarie heliodoro hellmut helma helmtrud henrietta
heribert hermenegilda hermenegildo hernan hertha hicham hilaire hinrich hipolito hippolyte hollie
honore honorine honorio houria humphrey huw ibrahima idriss ignacia ignatius inaya indalecio inez
ingalill insa ionut irmhild irving isadora isidora isidore isidoro isidro ivonete ivor jabari
jacinthe jacky jacquelyn janin jaroslav jarvis jazmin jeannot jenaro jeremiah jeremias jeremie
jesusa jethro jillian jiri jobst jody jolene joselito josseline jost josue juana judicael juliane
julius jurandir justina kacey kadiatou kaja kamel karima karine karlheinz karoline kasey katell
katerina katy kauane kayleigh keaton keenan keira kendrick kenzie kian koldo kordula korinna
kunibert kylie kyra lachlan lahcen latifa laure laureano laurette lavinia lazaro leander leandre
leni leocadio lieschen liliane ling lisandro liselotte lison loisl lorenza louella lowri luce
lucile lucrecia ludivine luella luise luther lydie lyne lynette lynne maciek mado maica maisie
malo mamen manoli mansour marceau marcelino marcos margarete margery margret maricela marita
marjolaine marko marla marsha marten martial maryline maryse mathurin mattis maude maurin
maximilien maximino megane meinolf melchor melodie melvin merche merten mervyn meryem micheline
mickael millicent milos minna miroslaw morag morgane mylene nacho nael najat nassim nawel nazaret
neide nellie nemesio nesta nettie nevio nicanor nicasio niclas nicolasa nikau ninon nolwenn
norberto nordine obdulia octavio odon olalla olegario olwen onofre ophelia ophelie orane ortwin
osswald oswald othmane othmar otilia ottoline owain oyvind panagiotis pancho patrice paule
paulino peppe percival perrette persephone petronila petula philemon pierrick pili pippa poncio
porfirio prudencio queenie quincy quintin quique rachael rafa randolf raoul raphaelle rashad
rayan raymonde rebeca redouane reece reimar reimund reinhild remigio renaud reni reuben rhoda
rhona riad ricarda rigoberta roberte robson robyn rodrigue roisin rolande romilly romualdo
rosamund roscoe roseline roselyne rosendo rosine roxane royston ruairi rudolph rufino ruperto
sabino salomon salustiano segismundo sekou serafin serife servando seymour sian sidonie siegmar
siegmund siegrid sigmar sigmund simeon sjoukje solenn soline souad souleymane stanislas
stanislawa stavroula susannah sybil sybille sylvere sylvestre tadeo tammo teodora teodoro
teodosio teofilo tere theodor theophile theresia thies thoralf tilly timoteo timothee tino tito
tjeerd toby tomek tomma toribio torquil traudel trini trixie trude tyra tyrell udo ulysse
uoxinton ursule urte uta vaclav vasile vasiliki vaughn velma venancio victoriano victorine
vinzenz virgil vivienne volkan vroni waltraut wenceslao wendelin wenke wessel wieslawa wietske
wilhelmine willa willi wiremu wolfram woodrow wyatt ximena yaelle yamila yanira yousra youssou
zacarias zacharias zack zdenek zelma zenzi zilda zoey zohra zoraida zosia zulema
`;
