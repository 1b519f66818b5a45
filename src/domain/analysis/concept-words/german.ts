/** German words for each concept; the notation is explained in `../concepts.ts`. */
export const GERMAN = `
none: zum_glück platz_für kein_platz auf_jeden_fall zeitraum freiraum in_ordnung beim_nächsten_mal preisgeb* warte_mal personalis* personalausweis wohnzimmer zimmertemperatur bestell* vorstell* einstell* nachricht* erinner* unterricht_fiel ortskundig naturgemäß arbeitsplatz bademantel interessen gemessen angemessen vergessen angeladen
staff: *personal* *mitarbeiter* team *bedienung* kellner* service-team rezeptionist* empfangs* verkäufer* *berater* chef chefin inhaber* besitzer* betreiber* gastgeber* vermieter* platzwart* hausmeister* *betreuer* animateur* fahrer* monteur* techniker* handwerker* arzthelferin* schwester* praxisteam *lehrer* trainer* coach* kursleiter* friseur* stylist* kosmetiker* sachbearbeiter* kassierer* an_der_kasse an_der_rezeption am_empfang freundlich* unfreundlich* herzlich* nett netten netter nette hilfsbereit* zuvorkommend* höflich* unhöflich* lieb liebevoll* geduldig* ungeduldig* geduld aufmerksam* einfühlsam* lächel* arrogant* patzig* genervt* angeschnauzt angemeckert motzig pampig sympathisch* kümmer* bemüht* willkommen gastfreundlich* gastfreundschaft spruch empathisch* ton umgangston service arzt ärztin zahnarzt zahnärztin tierarzt tierärztin physiotherapeut* therapeut* mechaniker* stylistin bäckerin lehrerin fahrlehrer* umzugsleute jungs_von
support: *kundendienst* *kundenservice* *kundenbetreuung* *hotline* *support* *helpdesk* *service* kulanz* kulant* reklam* beschwerde* beschwert* ansprechpartner* chatbot ticket*
communication: kommunik* inform* bescheid *auskunft* *auskünfte* erklär* *rückmeldung* *rückruf* zurückgerufen meldet_sich gemeldet melden antwort* beantwort* erreichbar* unerreichbar telefonisch* telefon* anruf* angerufen angeschrieben *mail* *nachricht* transparent* transparenz absprache* abgesprochen mitgeteilt mitteilung* *hinweis* auf_dem_laufenden
price: *preis* preiswert* *kosten* kostet* gekostet teuer* überteuert* teure teuren teurer günstig* billig* bezahlbar* *gebühr* aufpreis* zuschlag* *rabatt* gutschein* geld geldbeutel abzocke* abgezockt wucher lohnt wert werth ihr_geld tarif* angebot* kostenlos* gratis umsonst extra_zahlen bezahl* zahl* gezahlt rechnung* kostenvoranschlag* fair sparen gespart nachzahl* trinkgeld pro_nacht euro euros
waiting: *warte* gewartet *schlange* anstehen angestanden *schnell* langsam* lahm* zügig* flott* sofort ewig* stundenlang* dauert* dauerte gedauert prompt* *verspät* umgehend* *geschwindigkeit* *tempo* fix *bearbeitungszeit* ladezeit* lädt stunden_später wochenlang* wochen_später *reaktionszeit* minuten_später blitzschnell ruckelt
punctual: pünktlich* unpünktlich* verspät* zuverlässig* unzuverlässig* verlässlich* rechtzeitig zu_spät termingerecht* abgesagt absage* verschob* versetzt nicht_erschienen nicht_aufgetaucht auf_die_minute ausgefallen fiel_aus storniert* verlass
delivery: *liefer* geliefert* *versand* versendet verschickt zugestellt* zustell* *paket* *bote* spedition* sendung* post dhl hermes vor_der_tür ankam angekommen_ist
packaging: *verpack* eingepackt karton* kartons schachtel* luftpolster* folie* umverpackung* eingewickelt
cleanliness: *sauber* *reinig* gereinigt geputzt putz* schmutz* dreck* verdreckt* staub* staubig* hygien* unhygienisch* schimmel* flecken fleckig* blitzblank* gepflegt* ungepflegt* ekel* eklig* klebrig* klebt* haare_im haare_in haar_im müll* mülleimer gewischt gesaugt desinfizier* spinnweben verschmiert* stank zumutung *toilette* *waschhaus* *waschhäuser* sanitär* krümel* wc wcs
bathrooms: *dusche* duschen *toilette* badezimmer* bäder sanitär* *waschraum* *waschräume* *waschhaus* *waschhäuser* *umkleide* waschbecken spinde spind bad wc wcs bades badezimmer
noise: *lärm* laut laute lauter lautes lauten *lautstärke* ruhig* leise leiser leisen *geräusch* *krach* hellhörig* gebell bellen bellt* bellend* schnarch* gegrölt grölen party* *musik_bis* nachtruhe geschlafen schlafen schlaf durchschlafen schlaflos* wach still stille stiller brumm* summt* quietsch* piep* verkehr *straßenlärm* bahnlinie* güterzüge* bässe dröhn* ohrstöpsel rattern rattert hört_man *beschallung* entspannt* vögel ruhe mittagsruhe ruhestörung* ruhiger ruhigen ruhige
comfort: *bequem* *komfort* gemütlich* weich* kuschel* drückt* druckstelle* scheuer* polster* kratz* atmungsaktiv* angenehm* ergonom* rückenschmerz* entspann* erholung erholt erholsam* tragekomfort sitzt_gut blasen wohlgefühlt wohlfühl*
size: *größe* *größen* gross_aus groß_aus klein_aus fällt *passform* passt passen passte gepasst zu_groß zu_klein zu_eng zu_weit zu_lang zu_kurz eng enge enger weit winzig* kompakt* riesig* maße zentimeter breit schmal* geräumig* platzsparend* länge
quality: *qualität* *material* *stoff* *verarbeit* *holz* *metall* kunststoff* plastik* leder baumwolle stabil* robust* hochwertig* minderwertig* solide* wackel* wackelig* massiv* langlebig* haltbar* wertig* billig_verarbeitet nähte naht dünn dick hält_seit
faults: *kaputt* *defekt* *mangel* mängel *bruch* gebrochen zerbrochen *riss* gerissen abgebrochen abgefallen *schaden* beschädigt* undicht* tropft* leckt funktioniert_nicht geht_nicht ausgefallen ausfall* verschliss* abgenutzt* rost* verrostet* klemmt* hakt* unbrauchbar* geplatzt verbogen verkratzt* kratzer *fehler* nach_einer_woche zerkratzt*
ease: einfach zu_bedienen kinderleicht leicht_zu bedien* benutzerfreundlich* übersichtlich* unübersichtlich* intuitiv* kompliziert* umständlich* selbsterklärend* verwirr* unkompliziert* verständlich* unverständlich* handlich* handhab* praktisch* menü* oberfläche* bequem_per einarbeit* problemlos* navigat* logisch*
setup: *aufbau* aufgebaut aufzubauen *montage* montier* *anleitung* installier* installation* einricht* eingerichtet zusammenbau* zusammengebaut schraub* bohrung* inbetriebnahme einbau* eingebaut zusammengesetzt import* umstieg konfigur*
looks: *design* *optik* optisch* aussehen sieht_aus sieht_gut sieht_toll sieht_edel schick* edel* elegant* stilvoll* hübsch* hässlich* wunderschön* altmodisch* modern* formschön* hingucker schnitt muster
colours: *farbe* *farben* *farbig* farbton* farblich* muster bunt* rosé grün* blau* rot rote rotes schwarz* weiß* grau* gelb* beige
food: *gericht* *speise* geschmack* geschmeckt schmeck* *lecker* köstlich* *küche* *restaurant* *pizza* *pommes* *burger* *fleisch* *kuchen* *torte* *brot* *brötchen* *salat* *suppe* nudel* soße* sauce *gewürz* salzig* versalzen* fad fade roh kalt_serviert verbrannt* knusprig* menü* mittag* abendessen *frühstück* *café* *imbiss* *bäcker* *gebäck* *käse* vegan* vegetar* zutaten *supermarkt* *snack* kioks kiosk *gemüse* *obst* *wirt* teig allergie* *rezept* hunger kulinarisch* zubereit* croissant* *bäckerei* essen mittagessen eis eisdiele fisch laden hofladen campingladen fischbrötchen
drinks: *kaffee* *espresso* *cappuccino* latte *getränk* teesorten cocktail* bar saft* crema bohne* *röst* milchschaum bar bier biere wein weine rotwein tee
portions: *portion* satt üppig* reichlich* sparsam_belegt
breakfast: *frühstück* brunch*
selection: *auswahl* *sortiment* *vielfalt* vielfältig* abwechslungs* *angebot* ausverkauft vorrätig* vergriffen verfügbar* lieferbar* breite_palette regal* alles_was alles,_was
location: gelegen *strand* *meer* zentr* *zentrum* innenstadt *stadt* *altstadt* dorf ortskern *haltestelle* *bahnhof* *ubahn* u-bahn s-bahn straßenbahn* zu_fuß zu_fuss *fußläufig* gehminuten minuten_vom minuten_zum *umgebung* *aussicht* *ausblick* natur* *wald* *waldrand* *wander* *radweg* spazier* *nähe* direkt_am direkt_an nebenan erreichbar_zu abgelegen* verkehrsanbindung anbindung gegend nachbarschaft autobahn nächste_ort ohne_auto idyll* lage strandlage see badesee fluss bach bus busse bushaltestelle berg berge bergen ausblick seeblick meerblick bergblick panoramablick
parking: *parkplatz* *parkplätze* parken parkhaus geparkt *tiefgarage* garage* schranke zufahrt einfahrt stellplätze_vor
rooms: *zimmer* bett betten *bett *matratze* *kissen* *bettwäsche* handtuch* handtücher balkon* suite* schrank* ferienwohnung* *wohnung* unterkunft* unterkünfte* mobilheim* bungalow* *hütte* appartement* einrichtung*
pitch: *stellplatz* *stellplätze* *zeltplatz* *parzelle* *parzellen* zelt zelten vorzelt* schatten schattig* *hecke* rasen wiese* boden_ist untergrund uneben* schräg* hanglage matsch* schlamm* stromanschluss* wohnmobil* wohnwagen womo wowa heringe kies bäume eng_beieinander privatsphäre
kids: *kind* *kinder* kids *baby* babys kleinkind* tochter sohn söhne jungs mädels enkel* teenager* jugendlich* *spielplatz* *spielecke* miniclub* *familie* familien* schüler* wickel* kinderwagen hochstuhl* animation* loulou
pets: hunde hunden welpe* katze* kater *haustier* tier* tierarzt* tierärzt* pferd* fell pfoten leckerli hund tiere tieren hundes hundchen hundefreundlich* hundewiese hundestrand hundebesitzer* hundedusche
safety: *sicher* sicherheit* unsicher* gefahr* gefährlich* unfall* verletz* diebstahl gestohlen geklaut schloss *helm* rutschig* brandschutz notaus* alarm*
insects: *mücke* *mücken* *wespe* *wespen* *ameise* *ameisen* *fliege* *fliegen* *insekt* *käfer* zecke* spinne* ungeziefer kakerlake* schabe* bettwanze* wanzen gestochen zerstochen stiche mäuse ratte* blattläuse* bremsen milben
pool: *pool* *schwimmbad* *schwimmbecken* schwimm* *becken* *rutsche* rutschen *therme* *sauna* saunen whirlpool* planschbecken bahnen aufguss dampfbad wellness* chlor* liegestühle badehaube* poolliegen
climate: *heizung* *heiz* geheizt beheizt* *klima* kalt kalte kälte warm* wärme heiß* hitze stickig* *temperatur* zug zugig* lüft* *warmwasser* gefroren fror frieren grad isolier* schwitz* kühl* ventilator* sonnig*
smell: *geruch* gerüche riech* roch *duft* duftet gestank stinkt* stank müffel* muffig*
atmosphere: *atmosphäre* *ambiente* *flair* *stimmung* gemütlich* dekor* urig* charmant* einrichtung* kerzen* lebendig* romantisch*
crowds: überfüllt* brechend überlaufen* gedränge stoßzeit* zu_viele_leute andrang platznot kaum_platz leer ausgelastet* hauptsaison voll volles voller
events: *musik* konzert* *animation* *veranstaltung* *programm* *aktivität* party* *kurs* *kurse* *ausflug* *ausflüge* tanz* dj band quiz unterhaltung abendprogramm stadtfest führung führungen
seats: sitze sitzplatz* beinfreiheit stuhl stühle *stühle* bänke liege* tisch_am sitz
booking: *buchung* gebucht buchen *reserv* *termin* *anmeldung* eincheck* check-in einchecken auscheck* check-out warteliste* kalender* ausgebucht* umbuch* online_buch* terminvergabe
hours: *öffnungszeit* öffnet geöffnet offen schließt geschlossen ruhetag* feiertag* sonntags samstags wochenende* ab_18_uhr bis_18_uhr mittagspause zu_hat macht_zu schließzeit*
billing: *abo* abos abonn* *vertrag* *verträge* vertragslaufzeit gekündigt kündig* kündigung* mitgliedschaft* *beitrag* beiträge abgebucht abbuchung* lizenz* preiserhöhung* kleingedruckt* laufzeit probeabo
deposit: kaution* *versicherung* selbstbeteiligung* vollkasko schäden *schaden* kratzer tankregelung mietbedingung*
returns: *rückgabe* *rücksendung* zurückgeschickt zurückgeben zurückgegeben *umtausch* umgetauscht *erstattung* erstattet *garantie* *gewährleistung* ersatz* ersetzt *ersatz retour* geld_zurück austausch* ausgetauscht
repair: *reparatur* repariert* reparier* *werkstatt* *wartung* gewartet_und ersatzteil* instandsetz* behoben nachgebessert *inspektion* bremsen kette schaltung reifen einstellen_lassen handwerk* handwerklich*
teaching: *unterricht* *fahrstunde* *fahrstunden* *lehrer* lernen gelernt lern* *kurs* kurse kursen übungen übung* *schüler* grammatik* vokabel* aussprache sprechen niveau* anfänger* hausaufgaben lehrmaterial* gruppengröße didakt* erklärt_gut
advice: *beratung* beraten berät *kompeten* fachlich* fachkundig* *fachkenntnis* *wissen* ahnung ahnungslos* *profession* unprofessionell* *tipps* empfehlung_des ratschlag* ratschläge experte* expertise fundiert* gründlich* sorgfältig* diagnose* erfahren* zuhör* zugehört
honesty: ehrlich* unehrlich* seriös* unseriös* vertrauen* vertrauenswürdig* aufgeschwatzt aufschwatz* aufdräng* aufgedrängt betrug betrogen *abzocke* gelogen lüge* versprochen versprech* getäuscht irreführend* verkaufsdruck unnötig* drängt gedrängt fake
results: *ergebnis* *wirkung* wirkt* gewirkt wirksam* *effekt* verbesser* spürbar* erfolg* fortschritt* geholfen *haarschnitt* geschnitten *frisur* strähnen gefärbt nägel vorher_nachher schmerzfrei* abgenommen hören_wieder unterschied* zufrieden_mit_dem_ergebnis
pain: *schmerz* weh_getan wehgetan tat_weh sanft* behutsam* vorsichtig* *spritze* betäub* *angst* angstpatient* nervös* beruhig* einfühlsam* brennt gebrannt geblutet schwellung bohren
treatment: *behandlung* behandelt* *arzt* *ärzt* *praxis* zahn zähne *zahn* füllung* krone* implantat* *operation* physio* therap* massage* rezept* röntgen* hörgerät* hörtest* brille* gläser kontaktlinsen sehtest* zahnreinigung untersuch*
equipment: *gerät* geräte *maschine* *maschinen* hantel* gewichte laufband *ausstattung* ausgestattet* laufbänder equipment *werkzeug* *anlage
gymclasses: yoga pilates spinning fitnesskurs* *kurs* *training* trainings* trainingsplan*
vehicle: *auto* *wagen* *fahrzeug* *reifen* motor* getriebe* fahrrad* fahrräder e-bike* ebike* pedelec* sattel lenker *mietwagen* tank* diesel benzin fahrverhalten gang gänge kilometerstand akku-bike räder rad roller rollers
features: feature* *einstellung* vorlage* automat* dashboard* *option* anpass* anpassbar* fehlt_leider wünsche_mir export* schnittstelle* filter* dunkelmodus funktion funktionen funktionsumfang funktional*
reports: *bericht* auswertung* *statistik* *diagramm* steuererklärung* umsatzsteuer* bilanz* elster buchhaltung* excel csv
bugs: bug bugs *absturz* abstürze abgestürzt stürzt hängt* fehlermeldung* *update* updates aktualisier* hakelig* eingefroren friert neustart* datenverlust fehlerhaft* lädt_nicht instabil*
app: app apps android iphone ipad handy smartphone* webseite* website* homepage internetseite* browser offline *portal* desktop app-version
sync: synchron* bluetooth wlan *internet* *verbindung* verbind* verbunden *empfang* koppel* gekoppelt netzwerk* schnittstelle* cloud *signal* anbindung_an
login: anmeld* eingeloggt einloggen login passwort* *konto* account* zugang* registrier* verifizier* ausgeloggt ausgesperrt
notifications: benachrichtig* *werbung* erinnerung* push newsletter* spam pop-up*
privacy: *datenschutz* daten dsgvo privat_daten berechtigungen
battery: *akku* *batterie* laufzeit* *lade* lädt_nicht aufgeladen ladekabel ladegerät* reichweite* laden aufladen
sound: *klang* *sound* lautsprecher* mikrofon* bass bässe *lautstärke* kopfhörer* geräuschunterdrück* verstehen_kann hören ton
screen: *bildschirm* *display* *kamera* auflösung* bildqualität* pixel helligkeit* touch* *fotos *bild
skin: haare haar *haare* creme* trocken* feuchtigkeit* pickel ausschlag falten kopfhaut haut gesichtshaut
weight: *gewicht* schwer* leicht leichte *tragen* getragen klappbar* faltbar* zusammenklapp* tragbar* wiegt
care: gewaschen *waschen* *wasch* waschmaschine* trockner bügel* eingelaufen pflegeleicht* spülmaschine* abwaschbar*
plants: *pflanze* *pflanzen* *blume* *blumen* *strauß* rosen *blüte* blüh* *samen* gekeimt wurzel* blätter verwelkt* welk* topf töpfe zwiebel* angewachsen wächst gewachsen erde pflanzerde
flattering: figur* schmeichel* kaschier* taille*
outfits: hose hosen rock kleid büro hochzeit alltag*
seasons: sommer* winter* frühling* herbst* übergang*
compliments: kompliment*
gifts: *geschenk* verschenk*
luggage: *gepäck* *koffer* rucksack*
sustain: nachhaltig* umwelt* *bio* plastikfrei* recycel* recycling müllvermeid* ressourcen*
access: barriere* rollstuhl* *aufzug* fahrstuhl* treppe* behindert* rampe* ebenerdig*
furniture: *sofa* couch* schrank* regal* tisch tische schublade* kommode*
movers: umzug* umgezogen möbelpacker* möbel kisten klavier
exams: *prüfung* bestanden durchgefallen theorieprüfung* prüfer* führerschein zertifikat beim_ersten_mal
invoices: *rechnung* abgerechnet abrechnung* doppelt_abgebucht steuer* mehrwertsteuer* quittung* beleg*
payment: *zahlung* kartenzahlung* bargeld bar_zahlen *lastschrift* paypal kreditkarte* ec-karte* bezahlvorgang
waterproof: wasserdicht* wasserfest* regen* regendicht* nass nasse trocken_geblieben
grip: *sohle* grip halt_im rutschfest* knöchel* schnürsenkel* ausgerutscht griffig* profilsohle*
navigation: navigat* *karte* route routen gps hindernis* kabel fährt_sich_fest findet_den orientier* ladestation*
power: *leistung* saugkraft saugt saugleistung power *motor* drehmoment watt bergauf steigung* kraftvoll* beschleunig*
energy: *strom* stromverbrauch* energie* *verbrauch* solar* *module wärmepumpe* effizien* kilowatt*
exhibits: *ausstellung* exponat* *museum* sammlung* gemälde* audioguide* beschriftung* infotafel* kunstwerk*
puzzles: *rätsel* hinweis* spielleiter* spielleitung schwierigkeit* story geschichte_war kniff* knobel* knifflig*
community: community gemeinschaft* mitglieder* leute_dort netzwerk* gleichgesinnt* stammgäste miteinander
workspace: schreibtisch* arbeitsplatz* arbeitsplätze *besprechungsraum* meetingraum* meetingräume drucker* steckdose* monitor* coworking telefonkabine* telefonbox*
freshness: frisch* frische röstdatum haltbar* abgelaufen verdorben schimmlig* verfault welk* altbacken mhd
condition: zustand gebraucht* generalüberholt* wie_neu renovier* renovierungsbedürftig* in_die_jahre abgewohnt* veraltet* heruntergekommen* gepflegter_zustand wie_beschrieben
sleep: schlaf* geschlafen schläft durchgeschlafen
hygiene: *hygiene* hygienisch* steril* handschuhe desinfiz*
`;
