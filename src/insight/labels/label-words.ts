/**
 * Words of labels, questions and columns by the sense that they give to what stands under them, in
 * English, German, French, Spanish, Italian, Dutch and Portuguese, and the headings for praise and
 * criticism of twenty other languages: lower case. A star stands for any ending.
 */
export const LABEL_WORDS = {
  complaint: [
    'cons negative negatives minuses bad worst worse downside* drawback* weakness* weak dislike* hate* complain* problem* issue* gripe* peeve* niggle* quibble* rant* annoy* frustrat* disappoint* pain-point* bother* trouble* critic* flaw* fault* defect* wrong bug bugs lack* missing missed miss misses absent fail* shortcoming* shortfall* stop-doing concern* objection* obstacle* poor* mistake* regret* difficult* hardest confus* cancel* disadvantage* unhappy dissatisf* let-down thumbs-down hurdle* barrier* forgot* forgotten excluded unavailable',
    'nachteil* kontra negativ* schlecht* kritik* mangel* beschwerd* gestort storend* stort fehl* gefehlt vermiss* enttausch* arger* geargert nervt genervt schwach* schwierig* unzufrieden* schlimm* argernis* ausgeschlossen',
    'inconvenient* negatif* negative* faible* defaut* manqu* decu* decev* deception* plainte* probleme* critique* contre deplu* mauvais* pire* reproche* genant* regret* desavantage* absent*',
    'contras negativ* desventaj* malo* mala malas peor* debil* falt* queja* problema* disgust* decepcion* molest* ausent*',
    'difett* negativ* contro svantagg* mancat* manca mancano mancava mancanz* peggi* brutt* delus* reclam* lament* debol* critic*',
    'nadel* minpunt* negatief* slecht* gemist miste misten ontbr* ontbroken klacht* tegenval* tegenviel teleur* probleem* problemen tegen verkeerd* storend* gebrek* nare',
    'desvantag* fraco* fraca* pior* ruim ruins mau maus reclam* queixa* decepc* incomod* defeit* ausente*',
    'wada wady minusy slabe zapor* nedostat* nevyhod* zporn* minusov* nackdel* minuspunkter samre ulemp* svagheder darlig* samst huono* huonot heikkou* miinuks* puutte* hatrany* negativum* hianyoss* dezavantaj* puncte-slabe eksi eksiler eksik* olumsuz* dezavantaj* kekurangan* nedostatk* slabost* mane mana trukum* puudus* inconvenients',
    'недостат* минус* недоліки недолік* мінус* не-понравил* не-сподобал* плохо погано слабост* μειονεκτ* αρνητικ* סלביות סלביות* חסרונ* מינוס* سلبيات* السلبيات* عيوب* العيوب* कमी कमियां कमियाँ नुकसान ข้อเสีย* nhuoc* khuyet*',
    '欠点* 悪い点* 悪かった点* 不満* 気になった点* 気になる点* 残念な点* 残念だった点* デメリット* マイナス* 缺点* 缺點* 不足* 不满* 不滿* 槽点* 劣势* 단점* 아쉬운* 아쉬웠던* 불편* 나쁜*',
  ].join(' '),
  wish: [
    'wish* improv* change changes changing better request* suggest* want* need* dream* idea* hope* hoping nice-to-have todo advice fix fixes enhanc* todos',
    'verbesser* besser wunsch* gewunscht andern anderung* vorschlag* anregung* bedarf brauch* idee* erganz* traum* mochte* gern gerne',
    'amelior* souhait* voudr* aimeri* devri* devrai* changer changeri* changement* suggest* suggere* voeu* envie* besoin* idee* reve*',
    'mejora mejoras mejorar* mejore* mejorad* mejorem* cambiar* cambios suger* dese* quisier* quier* gustaria* deberi* necesit* sueno*',
    'migliora* migliorer* cambiare cambieres* cambierebb* cambiament* piacereb* sugger* vorr* desider* dovr* bisogn* sogn*',
    'verbeter* beter wens* wenst gewenst wilt wensen suggesti* ideeen verander* anders nodig graag',
    'melhora* melhoria* mudar mudari* mudanc* suger* sugest* desej* gostaria* deveri* precis* sonh*',
    'poprawi* ulepsz* sugest* zlepsi* zlepse* vylepsi* zlepsova* navrh* forbattr* onskem* onskningar forbedr* onsker onske bedre battre paranne* parantaa kehitett* toiveet toive fejleszt* javasl* kivans* imbunatat* sugesti* gelistir* oneri* iyilestir* saran perbaikan masukan poboljsa* izboljsa* prijedlo* predlog*',
    'улучш* пожелан* предложен* хотел* покращ* побажан* пропозиц* подобри* βελτι* προτασ* לשפר שיפור* הצעות تحسين* اقتراح* सुधार* सुझाव* ปรับปรุง* ข้อเสนอ* cai-thien* gop-y*',
    '改善* 要望* ご要望* 希望* 改进* 改進* 建议* 建議* 개선* 건의* 바라는*',
  ].join(' '),
  promise: [
    'promis* expect* supposed* advertis* brochure* flyer* leaflet* advert* claimed claims hoped planned were-told was-told been-told according-to-the guarantee* announc* myth* rumour* rumor* competitor* competition elsewhere theory paper previously',
    'versprech* versproch* prospekt* katalog* erwart* angekundigt ankundigung* laut angeblich* werbung geplant zugesagt zusage* behaupt* konkurrenz geruchte anderswo',
    'promi* promes* attendu* attendiez attendions attent* annonc* prevu* publicit* concurren* ailleurs soi-disant',
    'promet* promes* esper* anunci* folleto supuest* previst* competencia',
    'promess* promett* aspett* annunci* previst* depliant opuscolo pubblicit* concorren*',
    'belof* beloofd* beloven verwacht* folder aangekondigd zogenaamd advertentie* concurrent* gepland',
    'promet* promes* esper* anunci* folheto* previst* suposto* concorren*',
  ].join(' '),
  praise: [
    'pros positive positives pluses good best great like likes liked love loves loved enjoy* favourite* favorite* advantage* benefit* strength* strong* highlight* praise* compliment* happy right impress* value* appreciat* delight* well upside* delighted thumbs-up choosing choose',
    'vorteil* positiv* gut gute guten gefall* gefiel* lob* starke* pluspunkt* toll* begeister* geschatzt schatzen zufrieden lieblings*',
    'avantage* positif* positive* points-forts point-fort les-plus aime aimes aimez aimons aiment aimee aimees plu prefer* qualite* meilleur* bien apprec* plait satisfait*',
    'ventaj* positiv* fuerte* bueno gusto gusta gustan gustaron mejor mejores favor encant* favorit* aprecia*',
    'pregi* pregio positiv* vantagg* piace piaciuto piaciuta piaciuti piacciono migliore migliori forza apprezz* amato amate',
    'voordel* pluspunt* positie* goed* fijn* best* leuk* sterk* mooi* waardeer* gewaardeerd bevalt beviel',
    'vantag* positiv* forte* fortes gostou gosta gostaram gostei melhor melhores bom boa bons ador* aprecia*',
    'zalet* plusy klady vyhod* pozitiv* fordel* styrkor styrker hyvaa hyvat plussat vahvuud* elony* avantaj* puncte-forte artilar olumlu* kelebihan* prednosti vrline prieksroci*',
    'достоинств* преимуществ* плюс* переваг* πλεονεκτ* θετικ* יתרונ* ايجابيات* الايجابيات* إيجابيات* الإيجابيات* مميزات* खूबिया* फायद* ข้อดี* uu-diem*',
    '良い点* 良かった点* 長所* メリット* 优点* 優點* 优势* 장점* 좋은* 좋았던*',
  ].join(' '),
  neutral: [
    'review* feedback comment* testimonial* quote* opinion* remark* rating* experience* answer* response* story stories voice* say says said told write writes wrote survey* interview* helpful verified recommend* reason* as-promised',
    'rezension* bewertung* kommentar* stimme* kundenstimme* meinung* erfahrung* antwort* sagen sagten gesagt schreiben schrieben umfrage* grund grunde empfehl* hilfreich*',
    'avis commentaire* temoignage* opinion* experience* reponse* disent dit ecrivent enquete* sondage* recommand* raison* utile*',
    'resena* comentario* testimonio* opinion* experiencia* respuesta* dicen escriben encuesta* recomend* razon* motivo*',
    'recension* comment* testimonianz* opinion* esperienz* rispost* dicono scrivono sondaggi* raccomand* consigl* motiv*',
    'recensie* opmerking* ervaring* antwoord* mening* zeggen schrijven enquete* aanbevel* reden* nuttig*',
    'avaliac* comentario* depoimento* opini* experienc* respost* dizem escrevem pesquisa* recomend* motivo*',
  ].join(' '),
} as const;

/** Labels of one or two words that mean something else in a sentence: `con` is Spanish for with. */
export const SHORT_LABELS = {
  complaint: 'con contra contro contre minus mis moins tegen pain pains bug ad',
  praise: 'pro plus plussen fort forte forts fortes',
} as const;

/** Words that deny the rest of a label. "Didn't" is read as two words. */
export const LABEL_NEGATIONS =
  'not no never none nothing least menos moins wenigsten minst minder meno without didn don doesn wasn weren isn aren couldn wouldn won can-t cannot nicht kein* nie ohne nichts nie pas jamais sans aucun* rien nunca sin nada ningun* non senza niente nulla nessun* niet geen nooit zonder niets nao sem nenhum*';

/** Words that ask. */
export const QUESTION_WORDS =
  'what which how why who where when would could should do did does is are was were any anything have has had tell describe wie wann warum wieso weshalb welche* wer wo wurden konnten sollten gibt haben hatten que qu quel* quoi comment pourquoi ou quand est-ce avez auriez qual* cual* como cuando cuanto donde por quien cosa che come perche dove wat welk* hoe waarom waar wanneer heeft zou o-que por-que';
