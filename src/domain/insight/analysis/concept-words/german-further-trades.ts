/** German words of further trades; the notation is explained in `../concept-table.ts`. */
export const GERMAN_FURTHER_TRADES = `
@climb: klettern klettert kletterhalle* boulder* vorstieg* sicherungsschein seilklettern magnesia toprope
routes@climb: route routen routenbau* schwierigkeitsgrad* griffe tritte umgeschraubt geschraubt schrauben überhang überhänge wand wände platten boulder* projekte bewertet
safety@climb: seil sturz stürze gestürzt matte matten knoten
gymclasses@climb: trainingsraum trainingsbereich kilterboard* moonboard campusboard klimmzug* hangboard*
climate@climb: magnesia chalk
@spa: sauna* saunen therme* thermalbad dampfbad whirlpool schwimmbad hallenbad freibad bademeister* saunalandschaft aufguss* schwimmen
pool@spa: wasser düsen massagedüsen bahn rutsche* warm
sauna@spa: sauna* saunen aufguss* aufgüsse dampfbad saunalandschaft
lockers@spa+climb: spind* umkleide umkleiden umkleidekabine* schließfach schließfächer fön föhn*
noise@spa: ruheraum gequatscht unterhalten
relaxing: abschalten tiefenentspannt entschleunig* seele_baumeln runterkommen
relaxing@spa+body+gym: entspannung entspannt erholung erholt stress ruhe
treatment@spa: ganzkörpermassage masseur* peeling*
@drive: fahrschule* fahrlehrer* fahrstunde* führerschein* theorieprüfung fahrprüfung übungsstunden pflichtstunden einparken
exams@drive: auf_anhieb
teaching@drive: geduld* engelsgeduld schreit angeschrien
nerves@drive+horse+sea+class: nervosität selbstvertrauen traue traute angst* ängste nervös aufgeregt sicherheit vertrauen mut
content@drive: fragen
progress@drive: einparken autobahn kreisverkehr
booking@drive: kaum_fahrstunden keine_fahrstunden nächste_fahrstunde
vehicle@drive: automatik fahrschulauto*
@class: tanzkurs* tanzschule* salsa ballett töpfer* kochkurs* malkurs* nähkurs* klavier* keramik* tanzen workshop*
teaching@class: schritte vorgemacht technik
pace@class: tempo schnell überfüllt teilnehmer*
results@class: gericht gerichte schüssel* glasur gebrannt stolz werk
community@class: leute freunde partner* alleine
@gym: dojo karate judo boxen kickboxen taekwondo kampfsport* kampfkunst
@court: golf* tennis* padel* squash badminton abschlag
courts@court: platz plätze grüns fairway* bunker loch löcher boden flutlicht netz* hallenboden
equipment@court: schläger* bälle buggy trolley
booking@court: startzeit* mitglied*
@play: escape_room* bowling* lasertag trampolin* kartbahn* kart minigolf* freizeitpark* achterbahn* spielleiter* rätsel*
puzzles@play: schloss schlösser zahlenschloss gelöst
atmosphere@play: kulisse* requisiten detail film gestaltet
rides@play: strecke runden kart karts bahn bahnen kegel trampolin*
crowds@play: anstehen angestanden
@zoo: zoo* tierpark* aquarium safari pinguin* elefant* giraffe* gehege tierpfleger*
wildlife@zoo+horse: tier tiere gehege käfig* fütter* tiger affen pferd pferde ponys pony gepflegt dünn
@stage: kino* theater* kinosaal popcorn vorstellung parkett rang inszenierung
seats@stage: reihe sicht balkon rang
screen@stage: leinwand projektor 3d
sound@stage: akustik
story@stage: stück musical
@ferry: fähre* kreuzfahrt* zug züge bahn schaffner* hafen überfahrt reederei abteil
journey@ferry: verspätung verspätet ausgefallen bahnsteig fahrplan seegang pünktlich
seats@ferry: durchgesessen
crowds@ferry: gang stehen
rooms@ferry: kabine kabinen bullauge
excursions@ferry: landausflug* ausflug ausflüge landgang*
@camp: campingplatz* camping stellplatz* stellplätze parzelle* hostel* jugendherberge* mehrbettzimmer achtbettzimmer pension frühstückspension
@rental: campingplatz* stellplatz* stellplätze hostel* jugendherberge* pension
pitch@camp: eben
hookup@camp: strom* stromsäule sicherung steckdose* flog
shop@camp: brötchen* kiosk laden brot supermarkt
noise@camp: geschnarcht musik
rules@camp: schranke* mittagsruhe strafe streng* regeln
beds@camp: stockbett* etagenbett* vorhang hochbett*
@deli: metzger* fleischer* käse* schokolade* pralinen wein weine rösterei* espresso eisdiele* eis tee tees würste wurst*
@eating: metzger* fleischer* käse* eisdiele* eis wurst* espresso würste
taste@deli: säure cremig salzig röstung
advice@deli: verkostung* probieren kosten weinprobe*
selection@deli: theke
@mealkit: rezept rezepte kochbox* zutaten gemüsekiste lebensmittel* kochen
recipes: rezept rezepte
recipes@mealkit: gerichte abwechslung menü gelingen
freshness@mealkit: knackig matschig ablaufen avocado
arrived@mealkit: ersatz vergessen
packaging@mealkit: plastik* kühlakku* tütchen
billing@mealkit: aussetzen überspringen
diet: vegan* vegetari* glutenfrei* laktosefrei* halal
sustain@mealkit: werfen weggeworfen verschwendung lebensmittelverschwendung
timesaved: zeitersparnis spare_jede spare_ich spart_mir spart_zeit zeit_gespart spart_uns
@vitamin: kapsel kapseln nahrungsergänzung* vitamin* magnesium protein* eiweißpulver kreatin kollagen tabletten
results@vitamin: energie schlaf blutwerte haare krämpfe merke müde
taste@vitamin: löst_sich klumpt klumpen künstlich
health@vitamin: vertrage aufstoßen
ease@vitamin: schlucken riesig*
ingredients: zusatzstoff* füllstoff* dosierung* dosiert inhaltsstoff* parabene* hochdosiert
@scent: parfum* parfüm* duft düfte lippenstift* foundation wimperntusche mascara serum creme* make-up kerze kerzen
lasting: verfliegt haltbarkeit hält_den_ganzen
lasting@scent: hält verflogen stunden
smell@scent: vanille moschus fälschung original blumig
skin@scent: fettig
colours@scent: passt
packaging@scent: pumpspender zerstäuber flakon
@baby: kinderwagen* buggy kindersitz* babybett tragetuch babytrage windel* neugeborene* spielzeug*
ease@baby: zusammenklapp* zusammenfalten einhändig lenken kofferraum schnalle*
safety@baby: isofix wackelig
playing@baby: spielt gespielt lichter
@nursery: kita kindergarten tagesmutter krippe* erzieher*
supervis@nursery: liebevoll aufmerksam* personal selbst_überlassen offenes_ohr
pitch@nursery: garten draußen
settling@nursery: eingewöhnung* eingewöhnt geweint tränen
progress@nursery: zählen entwicklung* sprache gelernt
continuity: jemand_anderes dieselbe_person immer_jemand_anderes personalwechsel fluktuation andere_gesichter ein_anderer_therapeut anderer_therapeut bezugsperson* bezugspflege
continuity@elder+nursery+body+mind: wechsel* wechseln anderer andere dieselbe derselbe jedes_mal
@elder: pflegekraft schwestern pflegeheim* altenheim* seniorenheim* pflegekräfte pflegedienst* bewohner* demenz* pflegerin
supervis@elder: gepflegt sauber klingel gewaschen vernachlässigt alleine würde* medikament* gestürzt
communication@elder: angehörige*
events@elder: beschäftigung* singen
@body: physio* osteopath* chiropraktiker* massage massagen krankengymnastik akupunktur verspannung* ischias therapeut* masseur* behandlungen
results@body: weg besser laufen schlafen rücken knie schulter nacken
treatment@body: hände verspannung* griff griffe druck handgriff*
gymclasses@body: übungen übung dehn* kräftigung*
advice@body: erklärt woher ursache* warum
rooms@body: kabinen kabine vorhang vorhängen liege räume handtücher praxis
length: netto_zwölf abgefertigt volle_stunde volle_zeit
length@body+spa+mind+elder: halbe_stunde minuten netto
@mind: therapeut* psycholog* psychotherap* beratung coaching coach depression* burnout
listening@mind: urteilt verstanden fragen
results@mind: klarheit verändert leben
@tattoo: tattoo* tätowier* piercing* piercer*
workmanship@tattoo: linien schattierung* verblasst
listening@tattoo: idee ideen entwurf skizze motiv
hygiene@tattoo: nadeln
aftercare@tattoo: abgeheilt entzündet verheilt
@craft: heizungsbau* heizkörper fenster* bodenleger parkett laminat dachrinne gerüst monteur* solaranlage* wärmepumpe*
@lock: schlüsseldienst* ausgesperrt kammerjäger* schädling* wespen* ratten mäuse kakerlaken bettwanzen entrümpel*
results@lock: weg zurück nest ruhe
damage@lock: aufgebohrt schloss zylinder
honesty@lock: am_telefon plötzlich bar
@motor: autohaus* autohändler* probefahrt* gebrauchtwagen* waschanlage* waschstraße* aufbereitung
honesty@motor: unfallschaden tacho* mängel
workmanship@motor: wachs felgen trocken flecken gesaugt
vehicle@motor: rost rostet
@scoot: scooter e-scooter roller ladesäule* ladestation* wallbox
battery@scoot: leer
@fixit: display_getauscht handyreparatur* displaybruch displaywechsel datenrettung festplatte* mainboard reparaturdienst
secure@fixit: daten gerettet gelöscht
repair@fixit: display ladebuchse
@printer: drucker* filament* düse toner tintenpatrone* patronen druckkopf
printing@printer: druck drucke gedruckt druckt schichten papierstau
setup@printer: treiber wlan nivellier*
@web: hosting* hoster domain* server* wordpress dns vpn ssl webshop* plugin* webspace nameserver
uptime: ausfall ausfälle serverausfall* downtime verfügbarkeit
uptime@web: nicht_erreichbar erreichbar stabil offline abstürze
secure@web: ssl backup* gehackt sicherung malware
migrate@web: umzug umgezogen transfer
mail@web: mails e-mails spam postfach postfächer
speed@web: laden schneller
billing@web: verlängert
ease@web: kundenmenü oberfläche panel
setup@web: online
@agency: agentur* werbeagentur seo adwords kampagne* rankings leads buchhaltung*
results@agency: ranking rankings leads anfragen klicks besucher
@jobs: personalvermittl* recruiter* zeitarbeit* vorstellungsgespräch* bewerber* bewerbung* lebenslauf headhunter
jobs@jobs: job jobs stelle stellen vermittelt vorstellungsgespräch*
@press: fotobuch* fotobücher visitenkarten flyer kalender leinwände druckerei abzüge notizbuch einladungskarten
printing@press: druck gedruckt papier farben scharf unscharf blass verschwommen dunkel schrift
editor@press: software programm vorlagen gestaltet gestalten stürzt app
quality@press: seiten bindung lösen einband
described@press: vorschau abgeschnitten beschnitt*
gifts@press: gefreut oma geburtstag
upload@press: hochladen hochgeladen upload
late@press: weihnachten
@wedding: hochzeit* braut* bräutigam brautkleid* anzugverleih dj caterer brautstrauß trauung*
events@wedding: getanzt playlist
photos@wedding: fotograf* fotos album
alterations@wedding: kleid anprobe*
@garden: florist* blumenladen blumenstrauß* sträuße strauß
freshness@garden: verwelkt vase köpfe_hängen
@pan: messer pfanne* topf töpfe kochtopf gusseisen* mixer küchenmaschine* klinge klingen
sharp@pan+tool: scharf schärfen stumpf klinge klingen geschärft
heat@pan+tool: hitze gleichmäßig induktion verbrennt anbraten temperatur verzogen
care@pan: klebt beschichtung* rost rostet
@robot: saugroboter* mähroboter roboter staubsauger* saugt saugkraft wischfunktion ladestation*
navigation@robot: kartiert kartierung verheddert fährt_sich bleibt_hängen station
power@robot: krümel staub haare tierhaare
ink@robot: beutel behälter staubbehälter leeren geleert filter
@home: lampe* leuchte* leuchten vorhang vorhänge gardine* rollo* jalousie* teppich* glühbirne*
light@home: licht hell* dunkel dimm* flacker* helligkeit verdunkel*
quality@home: flor
@tool: bohrer bohrmaschine* kettensäge* heckenschere* rasenmäher* mäher grill* akkuschrauber*
power@tool: beton bohrt kraft schneidet stark
quality@tool: kette
parts@tool: brenner ersatzteil*
@run: laufschuh* regenjacke* fleece bh unterwäsche slip slips merino* unterhose*
@clothing: laufschuh* fleece unterwäsche slips
comfort@run: dämpfung träger
quality@run: löcher gummizug
@jewel: armbanduhr* uhr uhren uhrmacher*
accuracy@jewel: nach_geht geht_vor gang
looks@jewel: zifferblatt armband
@tune: gitarre* geige* klavier* saxophon schlagzeug ukulele saiten verstärker
tuning@tune: stimmung gestimmt verstimmt saitenlage bünde tasten bespielbar* pedale
sound@tune: töne
@fish: angel* rute ruten rolle köder*
quality@fish: gebrochen
@horse: pferd pferde reiten reiterhof* reitschule reitstunde* ponyhof ponys
teaching@horse: galopp trab
@sea: tauchen tauchgang* tauchschule* surfen surfkurs* segeln segel* kajak* schnorchel* neopren* skipper
safety@sea: wellen strömung einweisung
wildlife@sea: wale delfine fische schildkröte* robben riff
guides@sea: skipper kapitän
equipment@sea: bretter brett maske flaschen
@depot: lagerraum lagerbox* selfstorage einlager*
storage@depot: box boxen abteil platz feucht
access@depot: zugang code tor
secure@depot: kamera* alarm videoüberwach* sicher
@parcel: paket* paketbote* kurier* sendungsverfolgung zusteller* bote
doorstep@parcel: nachbar* zettel ablageort tür haustür klingelt klingeln geklingelt
tracking@parcel: sendungsverfolgung live tracking karte
damage@parcel: zerdrückt eingedrückt
lost@parcel: verloren geklaut
@funeral: bestatt* beerdigung* trauerfeier* sarg urne* trauerred*
ceremony@funeral: rede
@desk: coworking* bibliothek* bücherei* schreibtische
workspace@desk: arbeitsplatz* stuhl stühle
selection@desk: bücher ausleihe medien
@thrift: secondhand* gebrauchtes flohmarkt* sozialkaufhaus vintage
condition@thrift: gewaschen fleckig löcher
selection@thrift: schnäppchen schätze fundstücke
@church: kirche* gemeinde gottesdienst* predigt* pfarrer*
community@church: aufgenommen gemeinde
story@church: predigt* lieder chor orgel
@laundry: waschsalon* trockner waschmaschine waschmaschinen
laundry: trockner wäschetrockner
laundry@laundry: trocken getrocknet trocknen feucht nass waschmaschine waschmaschinen schleudern trommel
payment@laundry: münzen kleingeld karte
`;
