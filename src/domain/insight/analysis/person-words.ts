/** Words that decide whether a capitalised word is the name of a person. */

/** Words that begin sentences and titles, and are no names whatever stands before them. */
export const NEVER = setOf(
  'i a an the and but or so if it its he she they we you my our your his her their this that these those who which what when where why how not no yes very really too just also thanks thank please for from with to of in on at by as is was are were be been being am have has had do does did will would can could should customer service support team staff store shop company amazon apple google ebay etsy walmart target verizon paypal fedex ups usps dhl samsung microsoft sony nike adidas facebook instagram ikea uber airbnb netflix siri german english french spanish italian american british chinese christmas easter day nature god lord goodness monday tuesday wednesday thursday friday saturday sunday january february march july september october november december everyone everybody nobody all both again much super great good there sir madam friends folks guys der die das ein eine einen einem dem den des unser unsere unserem wir ich er es man sehr alles auch nur aber und oder wenn weil als bei mit von für im am zum zur nach über nicht keine kein mein meine dein ihr ihre leider super toll danke vielen le les un une des du il elle on nous vous ils je très tout mais et ou si car avec pour sans dans sur chez aucun aucune mon ma mes notre votre el los las una uno unos muy todo pero y o si con por para sin en al del no nos me mi su nuestra nuestro lo gli un uno è molto tutto ma e anche se con per senza nel alla il ci mi sono het een de wij ik hij zij ze we heel zeer alles maar en of als met voor zonder in op niet geen mijn ons onze um uma os as muito tudo mas ou se com para sem em na nos não minha nosso',
);

/** Who and what is rude or helpful without being anybody, at the start of a sentence. */
export const NO_PERSON = setOf(
  'dame herr frau mann junge mädchen jungs kollegin kollege leute damen herren monteur techniker chef fahrer monsieur madame dame monsieur jeune fille garçon équipe conseillère conseiller vendeur vendeuse señora señor chica chico chicos signora ragazza ragazzo meneer mevrouw jongen meisje senhora senhor rapaz moça menina chronopost colissimo correos seur mrw postnl bpost ctt gls dpd hermes support service waiter waitress waiters server servers receptionist reception owner owners manager management seller sellers driver drivers host hostess guide agent agents rep lady gentleman woman men women employee employees crew concierge chef cook bartender barista cashier doctor doctors nurse nurses dentist technician installer instructor teacher teachers trainer someone somebody anyone none most some many another others person persons family children food drinks breakfast atmosphere ambience communication website chat video videos page information info advice tips description photos pictures instructions delivery price prices location room rooms bedienung personal mitarbeiter kundenservice verkäufer verkäuferin inhaber besitzer chefin personnel serveur serveuse équipe patron personal camarero camarera equipo dueño dueña vendedor personale cameriere proprietario eigenaar medewerkers bediening husband wife mom mum mother dad father sister brother daughter son friend friends neighbor neighbour boss colleague contact seller representative operator advisor consultant salesman saleswoman salesperson associate attendant attendants steward stewardess pilot captain officer guard',
);

export const PARTICLES = setOf(
  'mac mc af los las lo dalla dello degli ben bint van von de da del der den la le di el bin ibn al abu dos das du ten ter vom zu',
);

export const NO_SURNAME = setOf(
  'love loved loves like likes wow best worst nice perfect awesome amazing excellent highly definitely absolutely helped made went told said gave took crashed sent brought size small medium large xl xs dress top shirt bag phone order review instagram collection jeans shoes boots blue red black white green',
);

export const TITLES = setOf(
  'mr mrs ms miss mx dr prof professor doctor captain capt sir lady officer sergeant coach pastor rev reverend rabbi sheikh chef nurse auntie herr herrn frau hr fr fam med dra dott heer mevr señor señora señorita sr sra don doña dona mme madame monsieur mlle docteur signora signore signor sig dott dottor dottoressa dottore avv avvocato ingegnere architetto geometra maestro maestra professore professoressa maître ing arq doutor doutora senhor senhora lehrer familie famille familia família famiglia mevrouw mej juffrouw meneer dhr mw pan pani',
);

/** Also without a capital. */
export const SMALL_TITLES =
  /^(?:mr|mrs|ms|dr|dra|med|heer|mevrouw|meneer|señor|señora|señorita|sr|sra|signora|signore?|sig|dott|dottoressa|dottore?|avvocato|ingegnere|architetto|geometra|maestr[oa]|professore|professoressa|professeur|profesora?|professora?|monsieur|madame|mme|mlle|docteur|maître|herr|don|doña|dona|doutora?|senhora?|familia|família|famille|famiglia)$/;

/** `Tasha’s birthday`: what persons have. */
export const OWNED =
  /^(?:birthday|attention|help|kindness|smile|patience|recommendation|husband|wife|son|daughter|house|wedding|service|expertise|professionalism|advice|team|work|energy|friend|mom|mum|dad)$/;

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
