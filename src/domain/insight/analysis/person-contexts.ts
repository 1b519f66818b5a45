/** Words that stand around the names of persons, in the languages of the app. */

const words = (...lists: readonly string[]): string => lists.join(' ').split(/\s+/).join('|');

/** Who a person is to the customer: a name may follow. */
const ROLES = words(
  'husband wife son daughter mom mum mother dad father sister brother aunt uncle niece nephew cousin grandma grandmother grandpa grandson granddaughter girlfriend boyfriend fianc[ée]e? partner friend colleague coworker neighbou?r boss waiter waitress server bartender barista chef host hostess manager receptionist cashier agent rep representative advisor adviser consultant stylist hairdresser barber groomer vet tailor driver courier mechanic technician engineer plumber electrician installer guide instructor tutor trainer coach therapist physio nurse doctor surgeon teacher dentist hygienist optician landlord landlady owner captain baby toddler kid realtor assistant supervisor handyman concierge warden lifeguard',
  'менеджер администратор мастер официант официантка доктор врач',
  'tochter sohn mann schwester bruder mutter vater oma opa tante onkel nichte neffe cousine freundin freund kollegin kollege nachbarin nachbar chefin verkäuferin verkäufer kellnerin kellner mitarbeiterin mitarbeiter beraterin berater trainerin fahrlehrerin fahrlehrer lehrerin lehrer ärztin arzt zahnärztin zahnarzt friseurin friseur techniker monteur fahrer fahrerin empfangsdame rezeptionistin rezeptionist vermieterin vermieter gastgeberin gastgeber inhaberin inhaber besitzerin besitzer leiterin leiter betreuerin betreuer sachbearbeiterin sachbearbeiter kundenberaterin kundenberater ansprechpartnerin ansprechpartner physiotherapeutin physiotherapeut kosmetikerin azubi reiseleiterin reiseleiter platzwart hausmeister',
  'mari femme fille fils ami amie mère père maman papa frère s(?:œ|oe)ur oncle tante neveu nièce copain copine collègue voisin voisine compagnon compagne serveur serveuse conseill(?:er|ère) vendeur vendeuse gérante? patronn?e? propriétaire hôte hôtesse moniteur monitrice professeur prof docteur dentiste infirmi(?:er|ère) coiffeu(?:r|se) esthéticienne technicien livreur réceptionniste assistante? interlocut(?:eur|rice) direct(?:eur|rice) chauffeur plombier guide stagiaire',
  'marido esposa mujer hij[oa] amig[oa] madre padre mamá papá herman[oa] tí[oa] prim[oa] abuel[oa] novi[oa] pareja vecin[oa] compañer[oa] jef[ea] camarer[oa] dependient[ea] encargad[oa] dueñ[oa] gerente recepcionista esteticista profesora? monitora? instructora? doctora? dentista peluquer[oa] técnico repartidor conductora? guía asesora? comercial chic[oa] operador[ao]?',
  'marito moglie figli[oa] amic[oa] mamma fratello sorella zi[oa] cugin[oa] nonn[oa] fidanzat[oa] compagn[oa] collega vicin[oa] camerier[ea] commess[oa] titolare proprietari[oa] responsabile insegnante istrutt(?:ore|rice) dottor(?:e|essa) parrucchier[ea] tecnico corriere autista guida consulente ragazz[oa] addett[oa] operat(?:ore|rice)',
  'vrouw man zoon dochter moeder vader broer zus oom tante vriendin? collega buurman buurvrouw baas medewerkster medewerker eigenaresse eigenaar verkoper verkoopster instructeur docent leraar lerares juf arts tandarts kapper kapster monteur bezorger chauffeur gids receptioniste ober serveerster adviseur kok gastvrouw gastheer',
  'filh[oa] mãe pai irmão irmã ti[oa] avô avó namorad[oa] vizinh[oa] chefe empregad[oa] atendente garçom garçonete vendedora? don[oa] proprietári[oa] rececionista professora? instrutora? médic[oa] cabeleireir[oa] esteticista massagista fisioterapeuta motorista guia funcionári[oa] técnic[oa] senhora?',
);

/** `her name is`, `namens`, `qui s’appelle`: what follows is a name. */
const NAMED = [
  String.raw`(?:first |last |full )?(?:name|names) (?:is|was|ist|war)|name's|named|(?:lady|gentleman|guy|man|woman|girl|boy|person|someone|somebody|one|employee|member) called`,
  String.raw`namens|heiße|heißt|hieß|genannt|mein name ist`,
  String.raw`m'appelle|s'appelle|s'appelait|nommée?|appelée?|prénommée?|(?:mon|son) (?:nom|prénom) (?:est|était)|du nom de`,
  String.raw`llamo|llama|llamaba|llamad[oa]|(?:mi|su) nombre es|de nombre|chiamo|chiama|chiamava|chiamat[oa]|di nome|(?:mio|suo) nome è`,
  String.raw`heet|heette|genaamd|naam is|met de naam|chamo|chama|chamad[oa]|chama-se|chamava-se|(?:meu|seu) nome é|de nome`,
].join('|');

/** `helped by`, `spoke with`: who did or heard it follows. */
const TOGETHER = [
  String.raw`(?:spoke|speak|speaking|talk|talked|chatted|chat|dealt|deal|dealing|met|worked|booked|appointment|lesson|lessons|session|call) (?:with|w|to)`,
  String.raw`(?:helped|assisted|served|taken care of|cut|done|delivered|written|reviewed|sold|hosted|led|guided|treated|styled|greeted|welcomed|taught|looked after|signed|posted|review|called|handled|fitted|groomed|run|owned) by|signed|ask for|asked for`,
  String.raw`(?:betreut|bedient|beraten|behandelt|empfangen|begrüßt|geführt|massiert|unterrichtet|geschnitten|verfasst|geschrieben|aufgenommen) (?:worden )?(?:von|durch)|(?:gesprochen|telefoniert|gespräch|kontakt|chat|gemailt|verhandelt) mit|(?:termin|stunde|kurs) bei|gez`,
  String.raw`(?:accueillie?s?|reçue?s?|conseillée?s?|servie?s?|aidée?s?|coiffée?s?|guidée?s?|écrit|rédigé|signé|assistée?s?|en charge|suivie?s?|épaulée?s?|soignée?s?|faite?s?|coupée?s?|posée?s?|réalisée?s?|préparée?s?|animée?s?|encadrée?s?|présentée?s?|opérée?) par|(?:j'ai eu|eu|avec)|(?:parlé|affaire|parler) à|(?:parlé|rendez-vous|rdv|discuté|échangé|séance|cours|contact) avec|demandez|demander`,
  String.raw`(?:atendid[oa]s?|recibid[oa]s?|ayudad[oa]s?|asesorad[oa]s?|guiad[oa]s?|escrito|firmado|tratad[oa]s?) por|(?:hablé|hablamos|hablado|hablar|traté|tratamos|cita|clases?|contacté|reservé) con|(?:atendió|ayudó|recibió|explicó|acompañó|trató|llamó|dijo|cortó|enseñó|cortó el pelo|hizo la limpieza)|pregunt(?:ad|a|en|ar|e) por`,
  String.raw`(?:accolt[oaie]|servit[oaie]|aiutat[oaie]|seguit[oaie]|assistit[oaie]|consigliat[oaie]|scritto|firmato) da|(?:parlato|trattato|appuntamento|lezioni|parlare) con|chied(?:ete|ere|i) (?:di|a)`,
  String.raw`(?:geholpen|bediend|ontvangen|geadviseerd|behandeld|begeleid|geknipt|geschreven|ondertekend) door|(?:gesproken|afspraak|contact|les|gebeld) met|afspraak bij|vraag naar`,
  String.raw`(?:atendid[oa]s?|recebid[oa]s?|ajudad[oa]s?|assinado|escrito|acompanhad[oa]s?) (?:por|pela|pelo)|(?:falei|falámos|falamos|consulta|aula|falar|marquei) com|(?:peçam|perguntem|pergunte) (?:por|pela|pelo)|(?:atendeu|ajudou|recebeu|explicou) (?:a|o)`,
].join('|');

/** The end of a letter. */
export const SIGN_OFF = String.raw`regards|sincerely|cheers|yours|faithfully|xx|xoxo|lg|vg|mfg|grüße|grüßen|gruß|grüsse|gruss|cordialement|amicalement|bises|saludos?|atentamente|abrazos?|saluti|saluto|cordialmente|groet|groeten|groetjes|mvg|cumprimentos|abraços?|atenciosamente|beijinhos|wishes|greetings|love`;

/** Words before a name that say that a person follows, as they read when joined by single spaces. */
export const RELATION = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:${ROLES})(?: (?:was|is|named|called|ist|war|heißt|est|était|era|es|fue|è|was|foi|é))?|${NAMED}|${TOGETHER}|signed|regards|sincerely|cheers|(?:wishes|regards|love|hugs) from|(?:grüße|gruß|grüsse) von|(?:saludos|abrazos?|bises|abraços|beijinhos) de|saluti da|(?:groeten|groetjes|groet) van)$`,
  'u',
);

const THANKS = [
  String.raw`(?:thanks|thank you|thx|shout[- ]?out|kudos|props|credit|big up|well done|bravo|hats off|mention)(?: so much| very much| a lot| again| also| a million)?(?: to| for| goes to| go to)?`,
  String.raw`(?:danke|dank|dankeschön|lob|kompliment|grüße|gruß)(?: schön| sehr| nochmals| nochmal| auch)?(?: an| geht an| gilt)?`,
  String.raw`merci(?: beaucoup| encore| infiniment| mille fois| bien)?(?: à| a)?|mercis à|(?:bravo|chapeau|félicitations|mention spéciale)(?: à| a)?`,
  String.raw`(?:gracias|enhorabuena|felicidades|agradecimiento|agradecer|mención especial)(?: de nuevo| otra vez)?(?: a)?`,
  String.raw`(?:grazie|complimenti|ringraziamento|ringraziare|ringrazio|menzione)(?: mille| tante| infinite| ancora| speciale)?(?: a| ad)?`,
  String.raw`(?:dank je|dank je wel|dankjewel|dank u|bedankt|dank|complimenten|pluim)(?: aan| voor)?`,
  String.raw`(?:obrigad[oa]|parabéns|agradeço|agradecimento)(?: à| ao| a)?|спасибо`,
].join('|');

/** Words before a name that greet, thank or ask for a person. */
export const GREETING = new RegExp(
  String.raw`(?<!\p{L})(?:${THANKS}|dear|hi|hello|hey|(?:hi|hello) to|ask|met|especially|particularly|i'm|i am|we are|this is|it's|called|hallo|moin|servus|guten tag|liebe|lieber|ich bin|bonjour|salut|cher|chère|surtout|notamment|je suis|hola|estimad[oa]|querid[oa]|sobre todo|especialmente|soy|ciao|car[oa]|gentile|soprattutto|in particolare|sono|beste|geachte|vooral|ik ben|olá|prezad[oa]|car[oa]|sobretudo|principalmente|sou(?: [oa])?)$`,
  'u',
);
export const THANKED = new RegExp(String.raw`(?<!\p{L})(?:${THANKS})$`, 'u');
/** Said of things and of oneself too: what follows is no name by that alone. */
export const OPEN =
  /(?<!\p{L})(?:i'm|i am|we are|ich bin|je suis|soy|sono|sou|ik ben|this is|it's|called|ask|dank|lob|kompliment|liebe|lieber|beste|cher|chère|car[oa]|surtout|mention)$/u;

const HOW =
  '(?:so |very |super |really |extremely |incredibly |always |such |beyond |quite |also |sehr |echt |total |immer |très |vraiment |toujours |muy |siempre |molto |davvero |sempre |heel |erg |zeer |altijd |muito |bastante )*';
/** What only persons do and are, behind a name. */
export const PERSON_VERBS = new RegExp(
  String.raw`^(?:${[
    `(?:helped|told|assisted|greeted|served|showed|gave|sold|taught|called|answered) (?:me|us|my|our)|told|explained|greeted|assisted|apologi[sz]ed|answered (?:my|all|our|every)`,
    `(?:was|is|were|are) ${HOW}(?:helpful|friendly|kind|rude|patient|attentive|knowledgeable|professional|courteous|polite|lovely|amazing|sweet|wonderful|our|my)`,
    `went above|went out of|goes above|hooked (?:me|us)|did (?:my|our)|makes the best|rocks|rocked|took (?:care|the time|(?:such )?good|great)|(?:at|from|in) (?:the )?(?:front|reception|desk|counter|bar|check|customer|support|sales)`,
    `(?:war|ist) ${HOW}(?:nett|freundlich|hilfsbereit|geduldig|zuvorkommend|kompetent|unfreundlich|lieb)|hat (?:uns|mich|mir|sich) (?:\\p{Ll}+ ){0,2}(?:beraten|bedient|empfangen|begrüßt|betreut|behandelt|erklärt)|(?:am|an der|vom|von der|aus der|aus dem|im) (?:empfang|rezeption|service|werkstatt|team|büro|kasse|theke|support|kundendienst|kundenservice|praxis|studio|filiale|verkauf|lager|küche|bar)`,
    `(?:a été|est|était) ${HOW}(?:gentil|gentille|sympa|adorable|patiente?|aimable|à l'écoute|professionnel|charmante?|désagréable|super|au top)|(?:nous|m') ?a (?:\\p{Ll}+ )?(?:accueilli|aidé|conseillé|expliqué|reçu|servi)|(?:nous a|m'a|a su) |(?:à l'accueil|de l'accueil|du service|à la réception|de la réception|de l'équipe|au téléphone|du magasin|de l'atelier)`,
    `(?:fue|es|era|ha sido|estuvo) ${HOW}(?:amable|simpátic[oa]|atent[oa]|encantadora?|profesional|paciente|majo|maja|un encanto|un sol|una crack)|(?:nos|me) (?:atendió|ayudó|recibió|trató|explicó|atiende|enseñó)|(?:de|en) (?:recepción|la recepción|atención|administración|ventas)|(?:del|en el) (?:taller|equipo|mostrador)`,
    `(?:è|è stat[oa]|era) ${HOW}(?:stat[oa] )?${HOW}(?:gentil|disponibil|simpatic|cortes|professional|pazient|bravissim|fantastic)|(?:alla|della) (?:reception|cassa)|dell'assistenza|(?:ci|mi) ha (?:\\p{Ll}+ )?(?:accolt|aiutat|spiegat|seguit|servit|consigliat)`,
    `(?:was|is) ${HOW}(?:vriendelijk|behulpzaam|aardig|geduldig|attent|deskundig)|(?:heeft|had) (?:ons|mij|me) |hielp (?:ons|mij|me)|(?:van|aan|achter) de (?:receptie|balie|kassa|klantenservice|werkplaats|winkel)`,
    `(?:foi|é|era) ${HOW}(?:simpátic|atencios|prestáve|gentil|profissiona|paciente|amáve|incansáve)|(?:atendeu|ajudou|recebeu|explicou|tratou)(?:-nos|-me)?|(?:nos|me) (?:atendeu|ajudou|recebeu|explicou)|(?:da|na) (?:receção|recepção|loja|caixa|oficina)|do (?:atendimento|balcão|apoio)`,
  ].join('|')})`,
  'u',
);
