/** Words around the names of people, in the languages of the app. */

/** `her name is`, `namens`, `qui s’appelle`: a name follows. */
const NAMED = [
  String.raw`(?:first |last |full )?(?:name|names) (?:is|was|ist|war)|name's|named|(?:lady|gentleman|guy|man|woman|girl|boy|person|someone|somebody|one|employee|member) called`,
  String.raw`namens|heiße|heißt|hieß|genannt|mein name ist`,
  String.raw`m'appelle|s'appelle|s'appelait|nommée?|appelée?|prénommée?|(?:mon|son) (?:nom|prénom) (?:est|était)|du nom de`,
  String.raw`llamo|llama|llamaba|llamad[oa]|(?:mi|su) nombre es|de nombre|chiamo|chiama|chiamava|chiamat[oa]|di nome|(?:mio|suo) nome è`,
  String.raw`heet|heette|genaamd|naam is|met de naam|chamo|chama|chamad[oa]|chama-se|chamava-se|(?:meu|seu) nome é|de nome`,
  String.raw`heter|hette|hedder|vid namn|(?:mitt|mit|hennes|hans) nav?mn? (?:är|er)|nazywam się|mam na imię|imieniu|o imieniu|nazwiskiem|adım|ismim|adında|меня зовут|зовут|по имени`,
  String.raw`on behalf of|in memory of|(?:room|table|booking|reservation|booked|reserved|order) under|(?:in|under|by) the name(?: of)?|under name|care of|c/o|attn|goes by|aka|better known as|im namen von|unter dem namen|sous le nom(?: de)?|bajo el nombre(?: de)?|con el nombre(?: de)?|sotto il nome(?: di)?|onder de naam|sob o nome(?: de)?|auf den namen|z\.? ?hd|au nom de|à l'attention de|a nombre de|en nombre de|a nome di|a nome|per conto di|op naam van|namens|em nome (?:de|da|do)|på namnet|na nazwisko`,
].join('|');

/** `I’d like to thank`, `5 stars for`, `as patient as`: phrases with a person as their object. */
const OBJECTS = [
  String.raw`(?:thank|thanking|thanked|praise|bless|congratulate|meeting|told by|hi to|hello to|asking for|a certain|(?:star|hero|one) is|as (?:patient|kind|caring|friendly|helpful|attentive|professional|knowledgeable|gentle) as|done it without|hands of|care of|behalf of|(?:kindness|patience|charm|smile|professionalism) of)(?: young| dear| lovely| sweet| little| our| the amazing| the lovely)?|(?:stars|marks|points|applause|medal|raise|shout-?out|kudos|props|credit|hats off|thanks) (?:for|to|goes to|go to)(?: young| dear| lovely| sweet| little| our| the amazing| the lovely)?|(?:class|classes|workshop|massage|haircut|facial|session|tour) (?:from|by|with)|(?:hair|nails|brows|lashes) (?:done )?by`,
  String.raw`(?:sterne|punkte|lob|applaus|kompliment) (?:für|an)|(?:hilfe|kurs|stunde|unterricht|beratung|massage) von|(?:fragt|frag|fragen sie|verlangt|grüßt|grüßen sie)(?: nach| mir)?(?: den| die| dem| der)?|seit \p{L}+ bei|(?:geduld|freundlichkeit|kompetenz|herzlichkeit) von`,
  String.raw`(?:étoiles|points|bravo|chapeau|mention) (?:pour|à)|(?:tomber|tombée?s?) sur|(?:aide|accueil|massage|cours|gentillesse|patience|douceur|sourire|humour|bienveillance) de|remercier|remercie`,
  String.raw`(?:estrellas|diez|puntos|aplauso|bravo) (?:para|a|por)|(?:ayuda|clases?|manos|masaje|trato|amabilidad|simpatía|paciencia|profesionalidad) de|agradecerle? a|recomiendo a|y encima`,
  String.raw`(?:stelle|voto|applauso|brav[oa]) (?:per|a)|(?:aiuto|corso|mani|massaggio|gentilezza|pazienza|simpatia|professionalità|disponibilità|cortesia) di|(?:seguire|servire|consigliare|aiutare|tagliare) da|brav[oa]`,
  String.raw`(?:sterren|punten|applaus|pluim|compliment) (?:voor|aan)|(?:hulp|les|lessen|massage) van|dankzij|(?:mijn|haar|min) man|vraag (?:maar )?naar`,
  String.raw`(?:estrelas|pontos|aplauso) (?:para|a|ao|à)|(?:ajuda|aulas?|massagem|mãos|simpatia|paciência|gentileza|delicadeza) (?:de|da|do)|(?:atendeu|ajudou|recebeu|resolveu|explicou) foi (?:a|o)|agradecer (?:a|à|ao)`,
  String.raw`(?:tack|tak|takk)(?: till| til| för)?|(?:pratade|talade|snakkede|snakket|hjälp|hjælp|hjelp) (?:med|av|af)|(?:fråga|spørg|spør) efter|dziękuj\p{L}{1,3}|podziękowania dla|dzięki|polecam|pozdrawiam|pan(?:i|u|a|em|ią)|rozmawiał\p{L}{1,3} z|pytać o|sayın|sevgili|teşekkürler|teşekkür ederim|спасибо|благодарю`,
].join('|');

/** `helped by`, `spoke with`: the person involved follows. */
const TOGETHER = [
  String.raw`(?:spoke|speak|speaking|talk|talked|chatted|chat|dealt|deal|dealing|met|worked|booked|appointment|lesson|lessons|session|call) (?:with|w|to)`,
  String.raw`(?:helped|assisted|served|taken care of|cut|done|delivered|written|reviewed|sold|hosted|led|guided|treated|styled|greeted|welcomed|taught|looked after|signed|posted|review|called|picked up|shown around|driven|checked in|fixed|repaired|installed|coached|seen|examined|trained|supported|advised|sorted|measured|waxed|photographed|answered|organi[sz]ed|arranged|handled|fitted|groomed|run|owned) by|signed|ask for|asked for`,
  OBJECTS,
  String.raw`(?:betreut|bedient|beraten|behandelt|empfangen|begrüßt|geführt|massiert|unterrichtet|geschnitten|verfasst|geschrieben|aufgenommen) (?:worden )?(?:von|durch)|(?:gesprochen|telefoniert|gespräch|kontakt|chat|gemailt|verhandelt) mit|(?:termin|stunde|kurs) bei|gez|(?:geholfen|beraten|bedient|abgeholt|empfangen|behandelt|begrüßt|betreut|begleitet|gefahren|gerettet|angerufen|unterrichtet|geführt|operiert|massiert) (?:hat|haben) (?:uns|mich|mir)`,
  String.raw`(?:accueillie?s?|reçue?s?|conseillée?s?|servie?s?|aidée?s?|coiffée?s?|guidée?s?|écrit|rédigé|signé|assistée?s?|en charge|suivie?s?|épaulée?s?|soignée?s?|faite?s?|coupée?s?|posée?s?|réalisée?s?|préparée?s?|animée?s?|encadrée?s?|présentée?s?|opérée?) par|(?:j'ai eu|eu|avec)|(?:parlé|affaire|parler) à|(?:parlé|rendez-vous|rdv|discuté|échangé|séance|cours|contact) avec|demandez|demander`,
  String.raw`(?:atendid[oa]s?|recibid[oa]s?|ayudad[oa]s?|asesorad[oa]s?|guiad[oa]s?|escrito|firmado|tratad[oa]s?) por|(?:hablé|hablamos|hablado|hablar|traté|tratamos|cita|clases?|contacté|reservé) con|(?:atendió|ayudó|recibió|explicó|acompañó|trató|llamó|dijo|cortó|enseñó|cortó el pelo|hizo la limpieza)|pregunt(?:ad|a|en|ar|e) por`,
  String.raw`(?:accolt[oaie]|servit[oaie]|aiutat[oaie]|seguit[oaie]|assistit[oaie]|consigliat[oaie]|scritto|firmato) da|(?:parlato|trattato|appuntamento|lezioni|parlare) con|chied(?:ete|ere|i) (?:di|a)`,
  String.raw`(?:geholpen|bediend|ontvangen|geadviseerd|behandeld|begeleid|geknipt|geschreven|ondertekend) door|(?:gesproken|afspraak|contact|les|gebeld) met|afspraak bij|vraag naar`,
  String.raw`(?:atendid[oa]s?|recebid[oa]s?|ajudad[oa]s?|assinado|escrito|acompanhad[oa]s?) (?:por|pela|pelo)|(?:falei|falámos|falamos|consulta|aula|falar|marquei) com|(?:peçam|perguntem|pergunte) (?:por|pela|pelo)|(?:atendeu|ajudou|recebeu|explicou) (?:a|o)`,
].join('|');

/** The end of a letter. */
export const SIGN_OFF = String.raw`regards|sincerely|cheers|yours|faithfully|xx|xoxo|lg|vg|mfg|grüße|grüßen|gruß|grüsse|gruss|cordialement|amicalement|bises|saludos?|atentamente|abrazos?|saluti|saluto|cordialmente|groet|groeten|groetjes|mvg|cumprimentos|abraços?|atenciosamente|att|atte|atcte|beijinhos|wishes|greetings|love|truly|respectfully|herzlichst|hochachtungsvoll|bisous|besos|salutations|ossequi|baci|hilsen|hilsner|hälsningar|mvh|pozdrawiam|saygılar(?:ımla)?|sevgiler|warmly`;

/** Words before a person's name, as they read when joined by single spaces. */
export const RELATION = new RegExp(
  String.raw`(?<![\p{L}-])(?:${NAMED}|${TOGETHER}|signed|regards|sincerely|cheers|(?:wishes|regards|love|hugs) from|(?:grüße|gruß|grüsse) von|(?:saludos|abrazos?|bises|abraços|beijinhos) de|saluti da|(?:groeten|groetjes|groet) van)$`,
  'u',
);

const THANKS = [
  String.raw`(?:thanks|thank you|thx|shout[- ]?out|kudos|props|credit|big up|well done|bravo|hats off|mention)(?: so much| very much| a lot| again| also| a million)?(?: to| for| goes to| go to)?`,
  String.raw`(?:danke|dank|dankeschön|lob|kompliment|grüße|gruß)(?: schön| sehr| nochmals| nochmal| auch)?(?: an| geht an| gilt)?`,
  String.raw`merci(?: beaucoup| encore| infiniment| mille fois| bien)?(?: à| a)?|mercis à|(?:bravo|chapeau|félicitations|mention spéciale)(?: à| a)?`,
  String.raw`(?:gracias|enhorabuena|felicidades|agradecimiento|agradecer|mención especial)(?: de nuevo| otra vez)?(?: a)?`,
  String.raw`(?:grazie|complimenti|ringraziamento|ringraziare|ringrazio|menzione)(?: mille| tante| infinite| ancora| speciale)?(?: a| ad)?`,
  String.raw`(?:dank je|dank je wel|dankjewel|dank u|bedankt|dank|complimenten|pluim)(?: aan| voor)?`,
  String.raw`(?:obrigad[oa]|parabéns|agradeço|agradecimento)(?: à| ao| a)?|спасибо|дякую|köszönet|köszönöm|köszönjük|děkuji|díky|dík|ďakujem|mulțumesc|mulțumim|mulţumesc|kiitos|kiitokset|hvala|благодаря|хвала|(?:ευχαριστώ|ευχαριστούμε)(?: (?:την?|τον|στην?|στον))?|cảm ơn|terima kasih|salamat|dziękuję|takk|tak|tack(?: till)?`,
].join('|');

/** Words before a name that greet, thank or ask for a person. */
export const GREETING = new RegExp(
  String.raw`(?<!\p{L})(?:${THANKS}|dear|hi|hello|hey|(?:hi|hello) to|ask|(?:i|we|also|had|just|and) met|especially|particularly|i'm|i am|we are|this is|it's|that's|called|hallo|moin|servus|guten tag|liebe|lieber|ich bin|bonjour|salut|cher|chère|surtout|notamment|je suis|hola|estimad[oa]|querid[oa]|sobre todo|especialmente|soy|ciao|car[oa]|gentile|soprattutto|in particolare|sono|beste|geachte|vooral|ik ben|olá|prezad[oa]|car[oa]|sobretudo|principalmente|sou(?: [oa])?|hej|hei|cześć|witam|merhaba)$`,
  'u',
);
export const THANKED = new RegExp(String.raw`(?<!\p{L})(?:${THANKS})$`, 'u');
/** Also said of things and of oneself: not enough on their own to make the next word a name. */
export const OPEN =
  /(?<!\p{L})(?:i'm|i am|we are|ich bin|je suis|soy|sono|sou|ik ben|this is|it's|that's|called|ask|dank|lob|kompliment|liebe|lieber|beste|cher|chère|car[oa]|surtout|mention)$/u;

const HOW =
  '(?:so |very |super |really |extremely |incredibly |always |such |beyond |quite |also |sehr |echt |total |immer |très |vraiment |toujours |muy |siempre |molto |davvero |sempre |heel |erg |zeer |altijd |muito |bastante |så |mycket |väldigt |meget |veldig |bardzo |moc |velmi |çok |zo |tão |così |tan |tellement |si |trop )*';
/** Adverbs and auxiliaries before a person's action: `always`, `even`, `managed to`. */
const ALSO =
  '(?:(?:always|never|once|ever|even|then|also|just|quickly|kindly|patiently|personally|carefully|gently|promptly|genuinely|truly|actually|expertly|really|has|had|managed to|was able to|kept|who|certainly|clearly|immer|gleich|sogar|noch|auch|toujours|vraiment|même|siempre|hasta|incluso|sempre|anche|altijd|ook|sempre) )*';
/** Descriptions used only for people. */
const HUMAN =
  '(?:a (?:star|gem|legend|treasure|genius|magician|lifesaver|angel|hero|pro|wizard|sweetheart)|an (?:angel|artist|expert|absolute (?:star|gem|legend|angel|hero|pro|joy|darling))|the (?:nicest|kindest|sweetest|man|loveliest)|on hand|ein(?:e)? (?:\\p{L}+ )?(?:schatz|engel|profi|goldstück|künstler|künstlerin|genie|meister|meisterin|perle)|une perle|un ange|un amour|une crème|un vrai pro|une vraie pro|un sol|una crack|un crack|un amor|un profesional|una profesional|un ángel|majísim|bravissim|preparatissim|un angelo|een topper|een schat|een held|um amor|uma simpatia|um anjo|trevlig|hjälpsam|snäll|duktig|sød|flink|dygtig|pomocn|uprzejm|mił|sympatyczn)';
/**
 * Praise that things get as well. In languages whose nouns need no article it indicates nothing.
 */
const PRAISE =
  '(?:great|brilliant|fantastic|amazing|super|excellent|wonderful|awesome|fab|fabulous|superb|outstanding|incredible|phenomenal|perfect|spot on|top|on it|a (?:joy|delight|pleasure)|the (?:best|most|star)|always|au top|génial|formidable|extra|top|genial|excelente|fantástic|maravilhos|el mejor|la mejor|una maravilla|fantastic|eccezional|il migliore|la migliore|geweldig|de beste|fantastisch|o melhor|a melhor)';

/** Actions and descriptions of people only, after a name. */
export const PERSON_VERBS = new RegExp(
  String.raw`^(?:${[
    `(?:helped|told|assisted|greeted|served|showed|gave|sold|taught|called|answered) (?:me|us|my|our)|told|explained|greeted|assisted|apologi[sz]ed|answered (?:my|all|our|every)`,
    `(?:was|is|were|are) ${HOW}(?:helpful|friendly|kind|rude|patient|attentive|knowledgeable|professional|courteous|polite|lovely|amazing|sweet|wonderful|our|my)`,
    `${ALSO}(?:listen(?:s|ed) (?:to|carefully|patiently)|remember(?:s|ed) (?:me|us|my|our|your|every)|knows (?:her|his|their|exactly|every|what|how)|knew (?:her|his|their|exactly|every|what|how)|fixed (?:my|our|the|it|everything)|repaired (?:my|our|the|it)|cut (?:my|our|her|his)|sorted (?:my|our|the|it|everything|out|us|me)|made (?:me|us|our|my|sure|everyone)|makes (?:me|us|you|everyone|people|sure)|took (?:over|me|us|my|our|his|her|one look|three|two)|deserves|(?:talked|walked|guided|drove|showed|put|kept|saved|interrupted|ignored|refused|rang|phoned|emailed|texted|messaged|coached|warned|reassured|looked after|picked|carried) (?:me|us|my|our)|looked after|laughed|smiled|shouted|yelled|cares|cared|chatted|promised|insisted|replied|swore|writes|wrote|handled|runs the|ran the|hosted|did an? |came (?:out to|over|round|to (?:the|our|my|us)|back to)|worked (?:tirelessly|magic|wonders|so|hard|his|her)|is (?:on|at) the (?:till|desk|front|door|bar))|a (?:raise|medal|bonus|pay rise|promotion|gold star)|made (?:our|my|the) (?:day|stay|evening|visit|trip|wedding)`,
    `went above|went out of|goes above|hooked (?:me|us)|did (?:my|our)|makes the best|rocks|rocked|took (?:care|the time|(?:such )?good|great)|behind the (?:bar|counter|desk|till)|(?:at|from|in|on) (?:the )?(?:front|reception|desk|counter|bar|check|customer|support|sales|accounts|billing|returns|housekeeping|kitchen|office|finance|admin|workshop|showroom|maintenance|phone|till|door)`,
    `(?:hieß|heißt) (?:sie|er|die|der)|(?:war|ist) ${HOW}(?:nett|freundlich|hilfsbereit|geduldig|zuvorkommend|kompetent|unfreundlich|lieb)|hat (?:uns|mich|mir|sich) (?:\\p{L}+ ){0,4}(?:geführt|begleitet|abgeholt|gefahren|angerufen|zurückgerufen|informiert|unterstützt|ermutigt|motiviert|operiert|massiert|frisiert|fotografiert|unterrichtet|verwöhnt|umsorgt|eingeladen|beraten|bedient|empfangen|begrüßt|betreut|behandelt|erklärt|geschnitten|geholfen|gezeigt|repariert|gerettet|empfohlen|gemacht|zugehört|gekümmert)|(?:nahm|nimmt) sich|(?:erklärt|erklärte|schneidet|massiert|unterrichtet|hört|weiß)(?:\\s|$)|(?:am|an der|vom|von der|aus der|aus dem|im) (?:empfang|rezeption|service|werkstatt|team|büro|kasse|theke|support|kundendienst|kundenservice|praxis|studio|filiale|verkauf|lager|küche|bar)`,
    `(?:a été|est|était) ${HOW}(?:gentil|gentille|sympa|adorable|patiente?|aimable|à l'écoute|professionnel|charmante?|désagréable|super|au top)|(?:nous|m') ?a (?:\\p{Ll}+ )?(?:accueilli|aidé|conseillé|expliqué|reçu|servi|coupé|fait|montré|dépanné|trouvé|sauvé)|(?:a|est) (?:\\p{L}+ )?(?:réparé|coupé|réglé|installé|pris|répondu|expliqué|résolu|posé|trouvé|changé|venue?|su|écouté|soigné)|explique|écoute|prend (?:le temps|soin)|connaît (?:son|ses|tout|bien|chaque)|répond (?:à|aux|tout|vite)|s'est (?:bien )?occupée?|s'occupe|(?:nous a|m'a|a su) |(?:à l'accueil|de l'accueil|du service|à la réception|de la réception|de l'équipe|au téléphone|du magasin|de l'atelier)`,
    `(?:fue|es|era|ha sido|estuvo) ${HOW}(?:amable|simpátic[oa]|atent[oa]|encantadora?|profesional|paciente|majo|maja|un encanto|un sol|una crack)|(?:nos|me|te|le|lo|la) (?:\\p{L}+ )?(?:atendió|ayudó|recibió|trató|explicó|atiende|enseñó|explica|trata|cortó|hizo|dejó|solucionó|arregló|recomendó)|(?:arregló|montó|instaló|llegó puntual|vino|reparó|supo|resolvió|tiene (?:unas )?manos|explica|sabe|cortó|se portó)|(?:de|en) (?:recepción|la recepción|atención|administración|ventas)|(?:del|en el) (?:taller|equipo|mostrador)`,
    `(?:è|è stat[oa]|era) ${HOW}(?:stat[oa] )?${HOW}(?:gentil|disponibil|simpatic|cortes|professional|pazient|bravissim|fantastic)|(?:alla|della) (?:reception|cassa)|in (?:cassa|sala|cucina|reception|segreteria)|dell'assistenza|(?:ci|mi) ha (?:\\p{Ll}+ )?(?:accolt|aiutat|spiegat|seguit|servit|consigliat|riparat|tagliat|fatt|mostrat|trovat|risolt|salvat)|ha (?:\\p{L}+ )?(?:riparat|tagliat|risolt|montat|spiegat|sistemat|trovat|saputo)`,
    `(?:was|is) ${HOW}(?:vriendelijk|behulpzaam|aardig|geduldig|attent|deskundig)|(?:heeft|had) (?:ons|mij|me) |hielp (?:ons|mij|me)|heeft \\p{L}+ (?:\\p{L}+ ){0,4}(?:geregeld|gemaakt|gerepareerd|geholpen|geknipt|uitgelegd|geïnstalleerd)|(?:van|aan|achter) de (?:receptie|balie|kassa|klantenservice|werkplaats|winkel)`,
    `(?:foi|é|era) ${HOW}(?:simpátic|atencios|prestáve|gentil|profissiona|paciente|amáve|incansáve)|(?:atendeu|ajudou|recebeu|explicou|tratou)(?:-nos|-me)?|(?:nos|me) (?:atendeu|ajudou|recebeu|explicou)|(?:instalou|consertou|arranjou|resolveu|cortou|montou|reparou|atende|explica|fez)|(?:da|na) (?:receção|recepção|loja|caixa|oficina)|do (?:atendimento|balcão|apoio)`,
    `(?:hjälpte|hjalp|fixade|ordnade|klippte|förklarade|lagade)(?:\\s|$)|(?:i|på) (?:receptionen|kassan|butiken|disken|bageriet|kundtjänst|resepsjonen)|(?:pomógł|pomogła|naprawił|naprawiła|obsłużył|obsłużyła|wyjaśnił|wyjaśniła|doradził|doradziła|przyjął|przyjęła)(?:\\s|$)|(?:hanım|bey|usta|abla|abi|hoca)(?:\\s|$)|çok (?:ilgili|yardımsever|nazik|kibar|güler|tatlı|samimi|iyi|sabırlı)|(?:was|is) bij |(?:nám|nam|mi) (?:\\p{L}+ )?(?:pomoh|pomóg|pomog|poradi|doradzi)|(?:el|la) (?:del|de la) |z (?:recepc|kasy|pokladny|obsługi|sklepu|infolinii|biura|działu|serwisu)|hat (?:mir|uns|ihm|ihr) (?:die|den|das|dem|ein\\p{Ll}{0,2}|alle\\p{Ll}?|mein\\p{Ll}{0,2}|unser\\p{Ll}{0,2}|noch|sogar|gleich) (?:\\p{L}+ ){1,4}\\p{Ll}+(?:t|en)(?:\\s|$)|(?:wist|weet|dacht|denkt|regelde|regelt|loste|belde|vertelde|begreep) |(?:nos|me|te|les?) (?:\\p{L}+ )?(?!quedó|llegó|vino|costó|duró|gustó|encantó|sirvió|funcionó|pareció|salió|tocó|cambió|dejó|resultó|rompió)\\p{L}{2,}ó (?:el|la|los|las|un|una|otr[oa]|todo|a|en|con|por|que|cómo|dónde|bien|muy)|(?:была?|очень) (?:\\p{L}+ )?(?:вежлив|внимател|приветлив|добр|помог)|помог|починил|(?:отличн|замечательн)\\p{L}+ (?:мастер|врач|специалист)`,
  ].join('|')})`,
  'u',
);

/** For a word that can only be a name: statements about a person, at the start of a sentence. */
export const PRAISED = new RegExp(
  [
    String.raw`^(?:(?:and|&|und|et|y|e|en) \p{L}+ )?(?:`,
    [
      `(?:was|is|were|are|est|a été|était|es|fue|era|è|è stat[oa]|é|foi) ${HOW}${PRAISE}`,
      `(?:was|is|were|are|war|ist|est|a été|était|es|fue|era|è|è stat[oa]|é|foi|var|är|er|jest|był|była) ${HOW}${HUMAN}`,
      String.raw`hat (?:\p{L}+ ){1,5}(?:angeschlossen|repariert|montiert|eingebaut|erklärt|geschnitten|organisiert|vorbereitet|gemacht|geholfen)`,
      String.raw`(?:kümmert|kümmerte|kennt) sich`,
    ].join('|'),
    ')',
  ].join(''),
  'u',
);
/** German and Nordic: praise of a word with the form of a name. */
export const PRAISED_SHAPE =
  /^(?:war|ist|var|är|er|jest|był|była) (?:\p{L}+ )?(?:super|toll|klasse|spitze|großartig|genial|mega|top|der|die|das|fantastisk|bäst|świetn|najleps|wspaniał)/u;
/** `X, you are a legend`, `X, thank you`. */
export const CALLED =
  /^(?:you(?:'re|’re| are| were| made| have been) |thank you|thanks|we (?:love|miss|will miss) you|du bist|ihr seid|danke|vielen dank|tu es|vous êtes|merci|eres|gracias|sei |grazie|je bent|jij bent|bedankt|és |obrigad[oa]|tack |teşekkür)/u;
/** Precede a name even in lower case. */
export const NAMED_SMALL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:my|her|his) name(?: is|'s| was)|named|(?:lady|guy|man|woman|girl|boy|bloke|lad|someone|somebody) called|(?:ich|sie|er) (?:heiße|heißt|hieß)|(?:se|me|si|mi) (?:llam[oa]|llamaba|chiam[oa]|chiamava)|(?:me|se) cham[oa]|(?:je|elle|il|qui) (?:m|s)'appelle|(?:ik|hij|zij|ze) heet|(?:done|cut|served|helped|treated|coloured|styled|taught|looked after) by|(?:atendid|recebid|ajudad|atendid)[oa]s? (?:pela|pelo|por)|(?:seguire|seguit[oa]|servit[oa]|aiutat[oa]) da|geholpen door|(?:bedient|beraten|betreut) von)$`,
  'u',
);
/** Precede a listed name in lower case. */
export const BEFORE_SMALL =
  /(?<!\p{L})(?:by|with|bei|mit|von|avait|avec|par|pela|pelo|com|con|da|por|door|met|from|(?:spoke|talked|speaking|talking|took it|brought it|gave it|gave this) to|chez|c ?['’]?(?:etait|était)|cetait|(?:me|nos) (?:atendi[oó]|ayud[oó]|recibi[oó]|explic[oó]|trat[oó])|(?:mi|ci) ha (?:servit|accolt|aiutat|seguit|consigliat)[oa]|(?:me|nos) (?:atendeu|ajudou))$/u;
