/** Dutch words for each concept; the notation is explained in `../concepts.ts`. */
export const DUTCH = `
none: plaats_van in_plaats ter_plaatse personaliseer* besteld bestel* over_het_algemeen in_ieder_geval op_zich
staff: *personeel* *medewerk* team bediening ober* serveerster* eigena* gastheer gastvrouw beheerder* receptionist* verkoper* verkoopster* instructeur* docent* monteur* bezorger* chauffeur* gids kapper* kapster* kok vriendelijk* onvriendelijk* aardig* behulpzaam* onbeleefd* beleefd* lief lieve attent* geduldig* glimlach* gastvrij* onbeschoft* chagrijnig* hartelijk* welkom klantvriendelijk* zorgzaam* persoonlijk* service arts tandarts dierenarts dokter fysiotherapeut* monteurs leraar lerares juf begeleid* geduld* jongen meisje mevrouw meneer mensen verkop* tandarts* assistent* balie bezorgers bot botte arrogant* warm_welkom brutaal* medewerk* personeel jongens meiden baas eigenaar* lief* nors* uit_de_hoogte denken_mee dacht_mee meegedacht nam_de_tijd nemen_de_tijd neemt_de_tijd genegeerd
support: *service* helpdesk klantendienst support klacht* ondersteuning reactie reageren reageert nazorg chat geen_antwoord afgescheept klantenservice servicedesk geen_reactie reageert_niet reageren_niet nooit_antwoord opgelost oplossing* kastje_naar van_het_kastje excuses chatbot wachtrij afgepoeierd
communication: *communic* inform* uitleg* uitgelegd antwoord* gereageerd reageer* reactie* teruggebeld bel gebeld bellen telefonisch* bereikbaar* onbereikbaar* *mail* bericht* duidelijk* onduidelijk* afspraken_nakomen terugbel* mail* telefo* laten_weten communic* belden terugbellen mail mails communicatie* op_de_hoogte telefoon* geen_bericht afgesproken overleg* zonder_overleg
price: *prijs* *prijzen* duur dure duurder goedkoop* *kosten* kost kostte betaalbaar* *korting* gratis euro euro's geld betaal* betaald *tarief* *tarieven* toeslag* oplichting prijs-kwaliteit voordelig* aanbieding* offerte* fooi waard bijbetal* prijs* korting* afzetter* rekening toeristenbelasting prijzen euro* kosten gekost rekening* betalen oplichterij_qua peperduur* meerprijs prijs-kwaliteit* prijskwaliteit*
waiting: wacht* gewacht *wachtrij* rij rijen snel snelle sneller *snelheid* langzaam* traag trage *wachttijd* meteen direct_geholpen vertraging* uren eeuwig* duurde vlot vlotte wachtkamer weken_op maanden direct_aan dezelfde_dag kwartier wachten wachttijd* langzaam direct binnen_#_minuten #_minuten #_uur een_uur half_uur zo_klaar
punctual: op_tijd te_laat stipt* punctueel* betrouwba* onbetrouwbaar* afgezegd geannuleerd annul* verzet niet_komen keurig_op_tijd afspraak_nagekomen kwam_niet_opdagen niet_opdagen betrouwbaar*
delivery: *lever* *bezorg* verzend* verzonden *verzending* pakket* pakje* postnl dhl koerier* opgestuurd bezorg* chauffeur* transport* levering* geleverd leveren bestel* besteld bestelling* ontvangen aangekomen track voor_de_deur bij_de_buren niet_aangekomen verkeerd_geleverd
packaging: *verpak* ingepakt doos dozen karton* noppenfolie verpak* piepschuim verpakking* karton gescheurd* gedeukt* zak_was plastic
cleanliness: schoon* *schoonmaak* schone vies vieze smerig* *vuil* hygiën* stof stoffig* schimmel* vlek* gepoetst poets* viezigheid haren_in afval brandschoon* onderhouden plakker* sanitair sanitaire vies* vuil* vlekken netjes_achtergelaten
bathrooms: douche* *toilet* badkamer* *sanitair* wastafel* kleedkamer* kluisjes wc
noise: *geluid* lawaai* herrie rust rustig* stil stilte luidruchtig* *gehorig* blaffen geblaf slapen geslapen wakker buren muziek_tot snurk* verkeer* druk_verkeer kabaal piep* brom* overlast
comfort: comfort* comfortabel* zacht* lekker_zitten zit_lekker knus gezellig* ontspann* oncomfortabel* zitcomfort blaren relax* fijn_zitten *comfort* lekker_zit hard harde rug kussen* doorgezakt rugpijn hard_bed zitten_heerlijk
size: maten pasvorm past passen te_lang te_kort strak wijd ruim ruime krap* lengte afmeting* compact* maat *formaat* groot grote klein kleine te_hoog te_laag breed paste gemeten centimeter maatvoering klein* valt_klein valt_groot te_strak te_wijd ruim*
quality: *kwaliteit* *materiaal* katoen leer hout plastic metaal stevig* degelijk* robuust* duurzaam* gammel* afwerking* stikwerk solide stof stoffen kwaliteit* materi* houten spaanplaat wankel* wiebel* stiksel* gaat_lang_mee gaat_niet_lang onverwoestbaar* slijt* versleten kapot_na stuk_na nog_steeds_goed als_nieuw materiaal goed_gemaakt
faults: kapot* stuk defect* gebroken lek lekt lekkage* gescheurd scheur* beschadig* versleten roest* werkt_niet mankement* los kras krassen storing* deuk* ontbrak ontbrek* ontbraken scheef kraakt losse kapot doet_het_niet lekkage defect werkt_niet_meer begaf_het
ease: makkelijk* gemakkelijk* eenvoudig* handig* ingewikkeld* gebruiksvriendelijk* intuïtief overzichtelijk* onoverzichtelijk* gebruiksgemak simpel* lastig* duidelijk*
setup: *montage* monter* *handleiding* *gebruiksaanwijzing* installer* installatie* instel* in_elkaar opzetten aansluit* schroef* schroeven gaten opbouw* gemonteerd
looks: ontwerp* design stijl* stijlvol* uitstraling uiterlijk modern* lelijk* elegant* mooi* prachtig* foto
colours: *kleur* *kleuren* patroon* zwart* wit witte blauw* groen* rood* roze grijs kleur* tint
food: gegeten *gerecht* *smaak* *smaken* lekker* heerlijk* *maaltijd* *restaurant* *keuken* pizza* friet* patat* burger* *vlees* broodjes *taart* *kaas* *salade* *soep* vers verse *menu* *menukaart* ontbijt* lunch* diner* ijs zout koud_geserveerd rauw verbrand vegan* vegetar* gluten* ingrediënt* groente* fruit winkeltje supermarkt* bakker* recept* eten vis brood stokbrood
drinks: *koffie* espresso cappuccino drankje* drinken cocktail* bar sap bonen thee bier wijn
portions: portie* honger
breakfast: ontbijt* brunch
selection: keuze* *keuze* *aanbod* *assortiment* variatie* gevarieerd* uitverkocht voorraad* beschikbaar* keus suiker glutenvrij* vegan* assortiment* aanbod ruime_keuze van_alles merken
location: *ligging* gelegen *strand* zee meer rivier *centrum* stad stadje dorp* station* bushalte* metro tram bus loopafstand lopen wandel* fiets_afstand *fietspad* vlakbij dichtbij *uitzicht* natuur bergen omgeving* buurt bereik* snelweg minuten_van afgelegen bos bossen *parkeer* parkeren bereikbaar_met ver_weg locatie lift ligging* centrum parkeer* bereikbaar* station halte meer_bij uitzicht omgeving midden_in
parking: *parkeer* *parkeren* parkeerplaats* garage slagboom
rooms: *kamer* *kamers* balkon* appartement* huisje* stacaravan* chalet* accommodatie* bungalow*
pitch: *kampeerplaats* staanplaats* plaats plek plekken plaatsen tent tenten schaduw* heg heggen gras modder* helling* camper* caravan* stroompaal haringen bomen
kids: *kind* *kinderen* kids *baby* peuter* kleuter* dochter* zoon gezin* familie* speeltuin* animatie* tieners jeugd kleinkind* leerling* kinderwagen
pets: honden katten *huisdier* dieren dierenarts* paard* puppy* vacht hond hondje* kat dier
safety: veilig* onveilig* gevaar* gevaarlijk* ongeluk* diefstal gestolen helm* glad alarm* slot
insects: muggen wesp* mier* vlieg* insect* spin spinnen kakkerlak* teek teken bedwants* ongedierte muizen steken mug
pool: *zwembad* *zwem* glijba* *sauna* wellness jacuzzi bubbelbad ligbed* baantjes peuterbad
climate: *verwarming* verwarmd* airco* koud koude kou warm* hitte *temperatuur* tocht* benauwd* ventilat* isolatie graden
smell: *geur* *stank* stinkt stonk ruikt rook muf muffe
atmosphere: *sfeer* sfeervol* gezellig* inrichting* decor* ambiance knus* kaars* sfeer* kletst
crowds: druk drukte overvol* vol volle mensenmassa rustige_uren spits rij te_druk overvol afgeladen stampvol te_vol rustig_doordeweeks niemand_anders volgeboekt
events: *muziek* concert* *activiteit* *animatie* feest* excursie* rondleiding* workshop* voorstelling* programma*
seats: stoel* zitplaats* beenruimte bank bankje* zit*
booking: boek* geboekt *boeking* *reserv* *afspraak* afspraken inchecken check-in wachtlijst* agenda* inschrijv* volgeboekt inplannen spoed afspraak* reserver* gereserveerd boeken
hours: *openingstijd* open gesloten dicht sluit zondag* zaterdag* feestdag* weekend* openingstijd* open_op
billing: *abonnement* *contract* opzeg* opgezegd afgeschreven lidmaatschap* proefperiode licentie* abonnement* opzeggen incasso* automatisch_verlengd contract*
deposit: borg verzekering* eigen_risico schade* krasje
returns: retour* terugge* terugsturen *terugbetaling* ruilen geruild omruil* garantie* vervang* vergoed* terugbetaal* opgehaald geld_terug terugbetaling* omgeruild garantie nieuwe_gekregen
repair: *repar* *onderhoud* werkplaats monteur* onderdelen onderdeel opgelost loodgieter* vakwerk knoeiwerk goed_gemaakt slecht_werk reparatie* gerepareerd gemaakt vakkundig* prutswerk geknoei banden onderhoud goed_werk zelfde_probleem
teaching: lessen *rijles* leren geleerd leraar docent* *cursus* oefen* niveau* huiswerk leerling* grammatica uitspraak groepjes les instructeur* trainer* uitleg* leraar* lerares* cursus* legt_goed
advice: *advies* adviseer* geadviseerd *deskundig* vakkundig* *kennis* verstand_van profession* onprofessioneel* expert* tips grondig* luister* ervaren* advies* deskundig* kundig* professioneel*
honesty: eerlijk* oneerlijk* vertrouw* oplicht* opgelicht gelogen liegen misleid* opdringerig* beloofd* belofte* nep betrouwbaar* bedrog leugen*
results: *resultaat* *effect* werkt_goed verbeter* verschil* vooruitgang geknipt *kapsel* geverfd nagels afgevallen geholpen_tegen resultaat* resultaten effect* helpt_niet geholpen
pain: *pijn* zachtjes verdoving* *naald* bang* gerustgesteld rustig_uitgelegd zenuwachtig* pijn* niets_gevoeld angst* prik voorzichtig* zachtaardig* rustgevend* gespannen
treatment: *behandeling* behandeld *tandarts* tand tanden kies vulling* kroon implantaat* fysio* massage* bril brillen glazen lenzen hoortoestel* gehoor* oogmeting* therap* arts huisarts kronen wortelkanaal* gebit* kiezen implanta* brug beugel*
equipment: *apparaat* *apparaten* *machine* *toestel* gewichten loopband* uitrusting faciliteit* gereedschap kabelstation toestel* apparat*
gymclasses: yoga pilates spinning groepsles* sportschool training* trainingsschema*
vehicle: *fiets* *wagen* voertuig* banden motor versnelling* zadel *scooter* benzine tank huurauto* accu_fiets auto ketting band
features: functie* functional* optie* instelling* sjablo* automat* mist_nog export* filter*
reports: rapport* statistiek* grafiek* boekhoud* aangifte* btw-aangifte
bugs: bug bugs crash* vastloop* loopt_vast vastgelopen foutmelding* *update* fout fouten hapert bevriest crasht*
app: app apps website* site telefoon mobiel* android iphone browser offline computer
sync: synchron* bluetooth wifi internet *verbinding* verbinden koppel* gekoppeld netwerk* integratie*
login: inloggen ingelogd *wachtwoord* account* aanmelden registr*
notifications: melding* reclame* herinnering* spam advertentie*
privacy: privacy persoonsgegevens gegevens
battery: *batterij* opladen oplader* *lading* acculaad* accu accuduur batterij oplader laadt leeg_na
sound: *geluidskwaliteit* klank *geluid_is* speaker* microfoon* bas koptelefoon* oortjes
screen: camera* beeld* resolutie* foto's_zijn scherm
skin: huid haar haren crème* hydrat* droge rimpel*
weight: gewicht zwaar zware licht lichte draag* draagbaar* opvouw* inklap* weegt
care: wassen gewassen wasmachine* krimp* gekrompen strijken vaatwasser*
plants: planten *bloem* boeket* rozen zaad zaden wortel* blad bladeren verwelkt pot potten bollen tuin* plant plantje*
gifts: *cadeau* kado
luggage: bagage koffer* rugzak*
sustain: duurza* milieu* recycl* biologisch* plasticvrij
access: rolstoel* lift trap trappen toegankelijk* invalide*
furniture: bank kast* tafel* meubel* lade lades plank*
movers: *verhuiz* meubels dozen
seasons: zomer* winter* lente herfst*
outfits: broek* rok jurk* kantoor bruiloft
exams: *examen* geslaagd gezakt rijbewijs certificaat examinator*
invoices: *factuur* facturen dubbel_afgeschreven btw belasting* rekening* bon bonnetje
payment: *betaling* pinnen contant creditcard ideal paypal incasso* betaal* betaling* herinnering* aanmaning* termijnen
waterproof: waterdicht* regen* nat natte doorweekt
grip: zool zolen grip uitglij* enkel* veters
navigation: navigat* kaart route routes gps obstakel* kabels verdwaal* dockingstation laadstation
power: *kracht* *vermogen* zuigt motor prestatie* heuvel* helling*
energy: *energie* stroomverbruik* *verbruik* zonnepan* warmtepomp* rendement* stroom
exhibits: tentoonstelling* museum* collectie* kunstwerk* schilderij* audiotour* bordjes
puzzles: *puzzel* raadsel* hint hints gamemaster* spelleider* moeilijkheid* verhaal_was
community: community gemeenschap* leden netwerk* gelijkgestemd*
workspace: bureau bureaus werkplek* vergaderruimte* printer* stopcontact* coworking belhokje*
freshness: vers verse versheid houdbaar* bedorven over_datum beschimmel* oudbakken oud
condition: tweedehands gebruikte verouderd* gedateerd* gerenoveerd* opknapbeurt* nieuw* oud oude roestig* versleten modern* onderhouden staat
sleep: slapen geslapen slaap
brakes: *remmen remblok* remt rem
tax: btw* belasting* aangifte*
bank: bank* *rekening_koppel* transacties bankkoppeling* afschrift*
expenses: bon bonnen bonnetje* uitgaven onkosten scan*
templates: sjabloon* sjablonen logo lettertype* factuurnummer* huisstijl
speed: traag trage laadt laden snelheid
beds: bed bedden matras* kussen* geslapen
checkin: inchecken uitchecken sleutel* bagage
taste: lekker* smaak* smakelijk* heerlijk* flauw smaakt smullen smult eet_het_niet lust lusten vreet dol_op
arrived: ontbrak ontbrak* kapot beschadigd* deuk kras*
late: #_dagen #_weken #_maanden een_week een_maand volgende_dag dag_later dagen_later weken_later te_laat vertraging*
health: allergie* jeuk* diarree overgeven buik* darm* vacht ingrediënt* suiker* gezond* ongezond* bijwerking*
progress: geleerd leer leren vooruitgang* niveau gevorderd
fun: leuk* plezier saai* gezellig_spel motiv*
calls: microfoon handsfree videobellen verstaan_me_niet
`;
