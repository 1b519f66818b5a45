import { memo } from '../../text/memo.ts';

/** Roles of people towards the customer: kin, trades and offices, which a name may follow. */

const words = (...lists: readonly string[]): string =>
  lists
    .join(' ')
    .trim()
    .split(/\s+/)
    .join('|')
    .replace(/[áàéèêíóô](?![^[]*\])/g, withBase);

/** `infirmiere`: typed without its accent. */
const withBase = (letter: string): string => `(?:${letter}|${letter.normalize('NFD').charAt(0)})`;

const ENGLISH = words(
  'husband wife son daughter mom mum mother dad father sister brother aunt uncle niece nephew cousin grandma grandmother grandpa grandson granddaughter girlfriend boyfriend fianc[ée]e? partner friend colleague coworker co-worker neighbou?r boss waiter waitress server bartender barista chef host hostess manager receptionist cashier agent rep representative advisor adviser consultant stylist hairdresser barber groomer vet tailor driver courier mechanic technician engineer plumber electrician installer guide instructor tutor trainer coach therapist physio nurse doctor surgeon teacher dentist hygienist optician landlord landlady owner captain baby toddler kid realtor assistant supervisor handyman concierge warden lifeguard',
  'grandad granddad granny nan flatmate roommate buddy twins carer nanny babysitter paramedic pharmacist chiropractor osteopath beautician colou?rist florist butcher baker porter housekeeper cleaner caretaker builder roofer carpenter joiner gardener landscaper locksmith photographer solicitor lawyer attorney accountant broker clerk secretary steward stewardess inspector examiner shopkeeper salesman saleswoman director apprentice postman operator lad lady bloke fella guy girl man woman gentleman surveyor decorator plasterer tiler glazier upholsterer jewell?er watchmaker cobbler fishmonger greengrocer cheesemonger sommelier beekeeper winemaker innkeeper policeman policewoman firefighter midwife podiatrist masseuse masseur intern trainee student conductor skipper ranger curator librarian childminder vicar priest',
);
/** Endings of words for people, also as a part of a German or Dutch compound. */
const ENDING =
  /(?:ologist|ologe|ologin|ologue|iatrist|iatrician|metrist|therap(?:ist|eute?|eutin|euta)|-in-law|-year-old|jähriger?|führerin|lehrer(?:in)?|trainer(?:in)?|berater(?:in)?|meister(?:in)?|leiter(?:in)?|betreuer(?:in)?|verkäufer(?:in)?|fahrer(?:in)?|pfleger(?:in)?|schwester|ärztin|(?<!pl)arzt|helfer(?:in)?|bäcker(?:in)?|vermittler(?:in)?|makler(?:in)?|anwalt|anwältin|verwalter(?:in)?|friseur(?:in)?|designer(?:in)?|stylist(?:in)?|monteur(?:in)?|techniker(?:in)?|mitarbeiter(?:in)?|kollege|kollegin|sohn|tochter|mutter|vater|bruder|kind|freund(?:in)?|nachbar(?:in)?|mann|frau|dame|docente?|begeleid(?:er|ster)|medewerk(?:er|ster)|verzorg(?:er|ster)|verlosk?undige|moeder|vader|zoon|dochter|zus|broer)$/u;
const GERMAN = words(
  'tochter sohn mann schwester bruder mutter vater mama papa oma opa tante onkel nichte neffe cousine freundin freund kollegin kollege nachbarin nachbar chefin chef verkäuferin verkäufer kellnerin kellner mitarbeiterin mitarbeiter beraterin berater trainerin fahrlehrerin fahrlehrer lehrerin lehrer ärztin arzt zahnärztin zahnarzt friseurin friseur techniker monteur fahrer fahrerin empfangsdame rezeptionistin rezeptionist vermieterin vermieter gastgeberin gastgeber inhaberin inhaber besitzerin besitzer leiterin leiter betreuerin betreuer sachbearbeiterin sachbearbeiter kundenberaterin kundenberater ansprechpartnerin ansprechpartner physiotherapeutin physiotherapeut kosmetikerin azubi reiseleiterin reiseleiter platzwart hausmeister',
  'schwager enkel enkelin partnerin ehemann ehefrau mitbewohner mitbewohnerin kumpel hebamme heilpraktiker apothekerin apotheker optikerin optiker akustiker masseurin koch köchin küchenchef wirt wirtin servicekraft portier postbote postbotin handwerker handwerkerin schreiner tischler installateur elektriker gärtner erzieherin erzieher assistentin assistent sekretärin geschäftsführer geschäftsführerin makler maklerin trainer herr herrn dame guide coach stylistin stylist schlosser klempner dachdecker maurer fliesenleger glaser imker winzer(?:in)? förster metzger(?:in)? fleischer konditor(?:in)? schneider(?:in)? schuster goldschmied(?:in)? uhrmacher sommelier barkeeper(?:in)? türsteher pförtner notar(?:in)? polizist(?:in)? sanitäter(?:in)? logopäd(?:e|in) praktikant(?:in)? schaffner(?:in)? (?:zug|flug)begleiter(?:in)? kapitän skipper tierarzt tierärztin züchter(?:in)? pfarrer(?:in)? bademeister',
);
const FRENCH = words(
  'mari femme fille fils ami amie mère père maman papa frère s(?:œ|oe)ur oncle tante neveu nièce copain copine collègue voisin voisine compagnon compagne serveur serveuse conseill(?:er|ère) vendeur vendeuse gérante? patronn?e? propriétaire hôte hôtesse moniteur monitrice professeur prof docteur dentiste infirmi(?:er|ère) coiffeu(?:r|se) esthéticienne technicien livreur réceptionniste assistante? interlocut(?:eur|rice) direct(?:eur|rice) chauffeur plombier guide',
  'beau-frère belle-sœur belle-mère belle-fille gendre papy mamie papi mamy m[é]m[é] p[é]p[é] tata tonton cousine? artisan électricien chauffagiste serrurier peintre jardinier mécanicien fleuriste boulanger boulangère pâtissier boucher cuisini(?:er|ère) barman concierge gardien pilote déménageur livreuse kiné ostéopathe pharmacien(?:ne)? médecin chirurgien(?:ne)? vétérinaire opticien(?:ne)? masseu(?:r|se) toiletteu(?:r|se) avocate? notaire banqui(?:er|ère) courti(?:er|ère) agente? photographe format(?:eur|rice) enseignante? maîtresse coach animat(?:eur|rice) élève secrétaire responsable opérat(?:eur|rice) technicienne réparat(?:eur|rice) dépanneu(?:r|se) loueu(?:r|se) traiteur couvreur maçon carreleur menuisier tapissier horloger bijoutier cordonnier poissonnier fromager caviste sommeli(?:er|ère) vigneron(?:ne)? hôteli(?:er|ère) aubergiste gendarme barbier pompier ambulanci(?:er|ère) orthophoniste sage-femme nounou éducat(?:eur|rice) stagiaire apprentie? contrôleu(?:r|se) hôtesse',
);
const SPANISH = words(
  'marido esposa mujer hij[oa] amig[oa] madre padre mamá papá herman[oa] tí[oa] prim[oa] abuel[oa] novi[oa] pareja vecin[oa] compañer[oa] jef[ea] camarer[oa] dependient[ea] encargad[oa] dueñ[oa] gerente recepcionista esteticista profesora? monitora? instructora? doctora? dentista peluquer[oa] técnico repartidor conductora? guía asesora? comercial chic[oa] operador[ao]?',
  'meser[oa] mozo cuñad[oa] suegr[oa] yay[oa] tit[oa] nuera yerno niet[oa] sobrin[oa] mecánic[oa] fontaner[oa] electricista carpinter[oa] cerrajer[oa] jardiner[oa] cociner[oa] panader[oa] pasteler[oa] florista vendedora? transportista instalador médic[oa] enfermer[oa] cirujan[oa] fisio psicólog[oa] nutricionista óptic[oa] higienista veterinari[oa] masajista estilista barber[oa] abogad[oa] notari[oa] agente fotógraf[oa] maestr[oa] profe tutora? entrenadora? animadora? cuidadora? alumn[oa] secretari[oa] responsable supervisora? directora? propietari[oa] anfitriona? anfitrión señora? técnica albañil pintora? tapicer[oa] relojer[oa] joyer[oa] zapater[oa] pescader[oa] carnicer[oa] sumiller bodeguer[oa] posader[oa] policía bombero logopeda matrona niñera becari[oa] revisora? azafat[oa] taxista',
);
const ITALIAN = words(
  'marito moglie figli[oa] amic[oa] mamma fratello sorella zi[oa] cugin[oa] nonn[oa] fidanzat[oa] compagn[oa] collega vicin[oa] camerier[ea] commess[oa] titolare proprietari[oa] responsabile insegnante istrutt(?:ore|rice) dottor(?:e|essa) parrucchier[ea] tecnico corriere autista guida consulente ragazz[oa] addett[oa] operat(?:ore|rice)',
  'papà cognat[oa] suocer[oa] nipote idraulico elettricista falegname giardiniere cuoc[oa] chef pasticcere fiorist[ai] cassier[ea] vendit(?:ore|rice) hostess installatore medico infermier[ea] chirurg[oa] fisioterapista psicolog[oa] nutrizionista ottic[oa] igienista veterinari[oa] farmacista massaggiat(?:ore|rice) estetista barbiere avvocat[oa] agente architetto fotograf[oa] maestr[oa] professor(?:e|essa) prof tutor allenat(?:ore|rice) animat(?:ore|rice) baby-sitter direttore direttrice signora? receptionist meccanico fabbro muratore imbianchino tappezziere orologiaio gioielliere calzolaio macellaio fruttivendolo panettiere sommelier oste albergat(?:ore|rice) logopedista ostetrica tata stagista capotreno',
);
const DUTCH = words(
  'vrouw zoon dochter moeder vader broer zus oom tante vriend(?:in)? neef schoonzus zwager kleinzoon collega buurman buurvrouw baas medewerkster medewerker eigenaresse eigenaar verkoper verkoopster instructeur docent leraar lerares juf arts tandarts kapper kapster monteur bezorger chauffeur gids receptioniste ober serveerster adviseur kok gastvrouw gastheer',
  'opa oma kleindochter partner elektricien schilder tuinman bakker caissière barman portier schoonmaakster koerier installateur huisarts verpleegkundige chirurg fysiotherapeut fysio psycholoog opticien dierenarts apotheker schoonheidsspecialiste advocaat makelaar fotograaf trainer coach rijinstructeur leerling directeur meneer mevrouw',
);
const PORTUGUESE = words(
  'filh[oa] mãe pai irmão irmã ti[oa] avô avó namorad[oa] vizinh[oa] chefe empregad[oa] atendente garçom garçonete vendedora? don[oa] proprietári[oa] rececionista professora? instrutora? médic[oa] cabeleireir[oa] esteticista massagista fisioterapeuta motorista guia funcionári[oa] técnic[oa] senhora?',
  'marido esposa mulher amig[oa] colega companheir[oa] cunhad[oa] sogr[oa] genro v[óô] vov[óô] net[oa] sobrinh[oa] prim[oa] canalizador eletricista pedreiro jardineir[oa] cozinheir[oa] padeir[oa] florista recepcionista enfermeir[oa] psicólog[oa] nutricionista dentista veterinári[oa] farmacêutic[oa] barbeiro manicure advogad[oa] agente fotógraf[oa] treinadora? gerente diretora? responsável consultora? mecânic[oa]',
);
const OTHERS = words(
  'менеджер администратор мастер официант официантка доктор врач муж жена сын дочь мама папа брат учитель',
  'teściowa teść wnuk wnuczka wnuczek ciocia wujek kolega koleżanka sąsiadk?a? przyjaciel chłopak narzeczon[ya] córka córki córką syn syna synem mąż mężem żona żoną mama brat siostra babcia dziadek przyjaciółka szefowa? kelnerka? fryzjerka? lekarka? dentystka? mechanik kierowca kurier sprzedawczyni recepcjonist[ka]a? trenerka? nauczycielka? przewodniczka przewodnik hydraulik elektryk właścicielka?',
  'dotter fru mamma pappa bror syster mormor kollega granne chef guide servitris elektriker läkare tandläkare frisör lärare instruktör tränare säljare receptionist förare chaufför tekniker',
  'mäklaren läraren lärarinnan tandläkaren läkaren frisören frissan receptionisten kocken hovmästaren sjuksköterskan barnmorskan föraren chauffören servitrisen servitören hantverkaren teknikern snickaren rörmokaren säljaren veterinären optikern tränaren guiden ägaren värden värdinnan doktorn elektrikern målaren montören instruktören terapeuten',
  'frisøren læreren tandlægen lægen håndværkeren sælgeren kokken tjeneren ejeren mægleren guiden legen tannlegen eieren selgeren megleren rørleggeren snekkeren maleren elektrikeren dyrlægen veterinæren sygeplejersken sykepleieren jordmoren instruktøren træneren treneren',
  'parturini kampaajani hierojani lääkärini hoitajani ohjaajani opettajani valmentajani hammaslääkärini terapeuttini kosmetologini asentaja asentajamme myyjä kuljettaja kuski lääkäri hammaslääkäri opas oppaamme tarjoilija kampaaja parturi hieroja hoitaja opettaja valmentaja ohjaaja vaimo vaimoni mieheni tyttäreni poikani äitini isäni siskoni veljeni naapuri naapurini isännöitsijä eläinlääkäri huoltomies putkimies sähköasentaja terapeutti kosmetologi asiakaspalvelija esimies',
  'pracovnice pracovník technik řidič řidička kurýr prodavačka prodavač číšník servírka lékař lékařka doktorka kadeřnice učitelka učitel průvodce průvodkyně manžel manželka syn dcera kolega kolegyně sousedka soused instalatér elektrikář recepční masérka trenér trenérka majitel majitelka',
  'søn datter søster nabo tjener læge tandlæge lærer træner sælger sønn mann selger trener',
  'torunum yeğenim kuzenim halam teyzem amcam dayım yengem kayınvalidem komşum kızım oğlum eşim kocam karım annem babam kardeşim ablam abim arkadaşım garsonumuz rehberimiz doktorumuz kuaförüm öğretmenimiz',
);

const ROLE = new RegExp(
  `^(?:${[ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE, OTHERS].join('|')})$`,
  'u',
);

/** True for a word, in lower case, that names a person's role. */
export const isRole = memo(
  (word) =>
    word.length > 1 &&
    (ROLE.test(word.replace(/^l['’]/, '')) || (word.length > 7 && ENDING.test(word))),
);

const COPULA = new Set('was is named called ist war heißt est était era es fue è foi é'.split(' '));

/** `our waiter`, `our waiter was`: a name may follow. */
export function endsInRole(before: string): boolean {
  const [last = '', earlier = ''] = before.split(' ').toReversed();
  return isRole(last) || (COPULA.has(last) && isRole(earlier));
}

const DETERMINERS = new Set(
  'the our my their le la notre der die unser unsere el nuestro nuestra il lo onze de o a nosso nossa mijn mein meine'.split(
    ' ',
  ),
);
const ARTICLES = new Set('a an ein eine un une una um uma een en ett'.split(' '));
const IS = new Set('is was war ist est es fue è é foi är var er jest'.split(' '));

/** True for a description beside a name: `the manager`, `notre petite guide`. */
export function beginsWithRole(said: string): boolean {
  const [first = '', second = '', third = ''] = said.split(' ');
  return DETERMINERS.has(first) && (isRole(second) || isRole(third));
}

/** True for a description that ascribes a role: `is an excellent manicure`. */
export function saysRole(said: string): boolean {
  const [first = '', second = '', ...rest] = said.split(' ');
  if (first === 'the') return isRole(second);
  return IS.has(first) && ARTICLES.has(second) && rest.slice(0, 3).some(isRole);
}
