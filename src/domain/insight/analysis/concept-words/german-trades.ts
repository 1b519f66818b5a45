/** German words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const GERMAN_TRADES = `
staff: jungen_männer männer herren zwei_mann drei_mann crew kerle vorarbeiter geselle packer helfer fleißig* tatkräftig* angepackt ackern geackert geschuftet schuften ohne_murren ohne_zu_murren ohne_zu_meckern gemeckert gemotzt grantig geflucht gelaunt schlecht_gelaunt bestens_gelaunt rücksichtsvoll unsympathisch* keine_lust nur_am_handy keines_blickes kein_guten_tag gelächelt immer_ein_lächeln lacht gescherzt scherz* spaß_gemacht locker_drauf verdrehte_die_augen anschnauzen angepflaumt angefahren laut_geworden im_ton ton_vergriffen seele_des feingefühl geduld_mit wohl_gefühlt wohlgefühlt gut_aufgehoben bestens_aufgehoben willkommen_gefühlt beim_namen für_alles_zeit extrameile über_sich_hinaus unprofessionell professionelles_team unterbesetzt servicewüste kompetentes_team umwerfend_nett entgegenkommend*
price: angebot_lag angebot_war anfahrtspauschale endrechnung rechnung_war doppelte doppelt_so_hoch dreifache nachträglich_berechnet nachforderung* böse_überraschung keine_überraschung* überrascht_von_der wucherpreis* gepfeffert unverschämt_teuer günstigste* sein_geld_wert jeden_cent_wert jeden_euro_wert ihr_geld_wert nicht_wert geldbörse tief_in_die_tasche preissteigerung* preise_angezogen gefeilscht verhandel* mehrwertsteuer_kam draufgelegt dazugezahlt geld_gespart hunderter zwanziger kostet_mich kostete_mich umsonst_gemacht nicht_berechnet inklusive nichts_extra vergleichsangebot* konkurrenz_ist fast_geschenkt wie_geschenkt nach_stunden_abgerechnet
waiting: ewig_gedauert dauerte_# dauert_# hat_#_stunden eine_ewigkeit ruck_zuck zack_zack fix_und flink* schneller_als schneller_fertig früher_fertig fertig_geworden in_rekordzeit rekordzeit innerhalb_von binnen schlange_stehen schlange_gestanden warten_musste getrödelt gebummelt bummel* zeitlupe zog_sich in_die_länge raucherpause* zigarettenpause* kaffeepause* lange_pausen ständig_pause pausen_gemacht länger_als_geplant länger_als_gedacht länger_als_angekündigt statt_#_stunden statt_der_#_stunden halben_tag eineinhalb_stunden am_selben_tag schon_am_nächsten keine_wartezeit kaum_wartezeit effizient* bis_mittag mittags_fertig vormittag_fertig nach_#_wochen wochenlang* monatelang* tagelang* vertröstet immer_noch_nicht_fertig
punctual: minute_genau wie_zugesagt wie_besprochen_um vereinbarten_termin vereinbarten_zeit zeitfenster stunde_später stunden_später tag_später stunde_zu_spät stunden_zu_spät minuten_zu_spät zu_früh früher_als_vereinbart nicht_gekommen niemand_kam keiner_kam tauchte_niemand tauchten_nie sitzen_gelassen verschoben auf_die_kann_man punkt_acht punkt_sieben punkt_# um_punkt
communication: bescheid_gegeben bescheid_gesagt bescheid_bekommen keinen_bescheid niemand_hat_uns_gesagt keiner_hat_uns vorher_gemeldet rief_zurück nie_gemeldet nicht_gemeldet totenstille unerreichbar* niemand_geht niemand_ging keiner_geht_ans warteschleife durchgestellt weiterverbunden mails unbeantwortet beantwortet nie_beantwortet antwortet antwort_kam antworten_kamen auf_e-mails auf_mails schnelle_antwort prompte_antwort reaktion reagiert reagieren keine_reaktion im_dunkeln im_unklaren uninformiert abstimmung missverständnis* fachbegriff* erklärt erklärte erklärung* geduldig_erklärt fragen_beantwortet alle_fragen auf_nachfrage nachfragen_musste ankündigung angekündigt unangekündigt widersprüchlich* jeder_sagt_etwas aussage deutsch_gesprochen sprach_kein kein_wort_deutsch
support: abgewiesen pontius im_kreis_geschickt automatisierte_antwort reklamation reklamiert reklamieren beschweren kulanterweise entschuldigung* keine_entschuldigung problem_gelöst lösung_gefunden lösungsorientiert* unkompliziert_gelöst kümmert_sich kümmerte_sich kümmert_sich_niemand verantwortung schuld_geschoben die_schuld schuldzuweisung* disponent* disposition sachbearbeiter* zuständig* nicht_zuständig nachbetreuung
booking: vorlauf spontan buchungs* verlegt verschieben_war doppelbelegt besichtigung aufmaß überbucht
honesty: misstrauen lügner angelogen beschissen_worden hereingelegt unnötige_arbeiten erfunden* nicht_gehalten hält_was wort_gehalten hielt_wort kleingedruckte* verschwiegen verheimlicht unlauter* rät_auch_mal nicht_gebraucht_hätte nicht_nötig_gewesen dubios* zwielichtig* hinterlistig* integer
returns: rücksendung* rücksende* erstattung* rückerstattung* gutschein_statt garantie garantiefall
claims@moving+insurance+garage+carhire+airline: versicherer transportversicherung haftpflicht* schadenmeldung schadensregulierung schadensabwicklung schaden_gemeldet schaden_wurde schaden_ersetzt schadenersatz schadensersatz entschädigung* entschädigt sachverständig* zeitwert haftung haftet beweisfoto* fotos_als_beweis angeboten_wurden_mir abgelehnt ablehnung
damage@moving+craft+cleaningtrade+garage+laundry+carhire: kratzer zerkratzt verkratzt schramme* macke macken delle dellen beule beulen angestoßen angeeckt gerammt umgestoßen umgeworfen fallen_lassen fallenlassen fallen_gelassen runtergefallen heruntergefallen zerbrochen zu_bruch bruch zersplittert kaputt_gemacht ging_kaputt gingen_kaputt kaputt_gegangen kaputtgegangen beschädigt* beschädigung* schaden unbeschadet unbeschädigt ohne_schaden ohne_einen_kratzer kein_kratzer keinen_kratzer nicht_ein_kratzer keine_macke nichts_kaputt heil_angekommen heil_geblieben unversehrt* abgeplatzt abgebrochen abgerissen eingerissen ruiniert ramponiert demoliert loch_in_der schleifspur* streifen_an vorsichtig_behandelt vorsichtig_umgegangen sorgfältig_behandelt sorgsam* pfleglich behutsam* samthandschuh* rohe_eier wie_rohe grob_umgegangen lieblos geschmissen geworfen unachtsam* rücksichtslos* boden_abgedeckt abgedeckt abgeklebt schutzfolie schutzvlies treppenhaus_beschädigt wand_beschädigt
lost@moving+laundry+cleaningtrade+airline: verschwunden verschollen abhandengekommen abhanden_gekommen verloren_gegangen verlorengegangen verloren_haben ging_verloren gingen_verloren fehlt fehlte fehlten fehlt_bis fehlt_seitdem fehlende_kiste* fehlende_kartons nicht_mehr_auffindbar unauffindbar nie_wieder_aufgetaucht nie_wieder_gesehen wiedergefunden gestohlen geklaut gefehlt nichts_gefehlt nichts_fehlte fehlte_nichts alles_da vollzählig* vollständig_angekommen inventarliste verwechselt vertauscht fremde_kiste fremder_karton gehörte_uns_nicht gehören_uns_nicht
heavy@moving: schwer* klavier flügel_in treppenhaus treppen treppe stockwerk* stock_ohne #_stock etage* altbau ohne_aufzug ohne_lift kein_aufzug kein_lift fahrstuhl möbellift* außenaufzug* schrägaufzug* lastenaufzug kran flaschenzug durchs_fenster über_den_balkon sperrig* wuchten gewuchtet geschleppt schleppen schleppte* hochgetragen runtergetragen hochgeschleppt getragen tragegurt* sackkarre zentner zentnerschwer* waschmaschine_in tresor dachgeschoss wendeltreppe stock treppe* sofa waschmaschine tragen aufzug
storage@moving: einlagern eingelagert einlagerung* lager_war lagerraum lagerung lagerbox* lagerhalle lagerhaus zwischenlager* zwischengelagert container lagercontainer selfstorage storage lager feucht
abroad@moving: zoll zollpapier* zollformular* zollabfertigung zollgebühr* grenze ausland ins_ausland aus_dem_ausland auslandsumzug* umzug_nach_spanien umzug_nach_frankreich umzug_in_die_schweiz in_die_schweiz nach_österreich nach_spanien nach_frankreich nach_england nach_portugal nach_italien einfuhr* ausfuhr* grenzübergang fähre brexit visum spanien frankreich schweiz österreich england italien portugal land europa papiere nach_schweden
paperwork: papierkram formular* bürokratie bürokratisch* formalität* behörde* genehmigung* bescheinigung* dokumente nachweis*
languages@language: dialekt* akzent* sprachauswahl sprachkurse andere_sprachen weitere_sprachen viele_sprachen seltene_sprachen kleine_sprachen sprachenangebot sprachen schweizerdeutsch katalanisch schwedisch norwegisch finnisch ungarisch koreanisch_kurs brasilianisch* kurs_für kurse niederländisch polnisch türkisch griechisch russisch arabisch japanisch chinesisch koreanisch portugiesisch dänisch tschechisch albanisch nach_albanisch
shoes: schuh* stiefel* wanderschuh* wanderstiefel* turnschuh* sandal* sohle* einlage* einlaufen eingelaufen zehen ferse* knöchel blasen_gelaufen blase_an schnürsenkel fußbett schaft
bags: rucksack* rucksäcke hüftgurt* schultergurt* brustgurt tragesystem rückensystem rückenpolster seitentasche* deckelfach fach_für fächer koffer* handtasche* reisetasche* umhängetasche* tragekomfort
listening: zugehört zuhört hört_zu hörte_zu hört_einem_zu nicht_zugehört hört_nicht hörte_nicht_zu auf_wünsche wünsche_eingegangen auf_meine_wünsche eingegangen_auf geht_auf_einen_ein geht_auf_die_wünsche meine_wünsche unsere_wünsche eigene_vorstellung* vorstellungen_umgesetzt meine_vorstellung* wunschgemäß nicht_das_was_ich was_ich_wollte genau_das_was_ich nicht_was_ich_wollte wie_ich_es_wollte wie_gewünscht foto_gezeigt bild_gezeigt foto_mitgebracht beratungsgespräch vorgespräch ernst_genommen ernstgenommen nicht_ernst nimmt_sich_zeit nahm_sich_zeit nimmt_sich_viel_zeit nahm_sich_viel nehmen_sich_zeit viel_zeit_genommen zeit_genommen keine_zeit_genommen massenabfertigung fließband abgefertigt empathie empathisch* verständnis verständnisvoll* verstanden_gefühlt gut_verstanden übergangen überredet redet_einem
workmanship: saubere_arbeit sauber_gearbeitet sauber_ausgeführt sauber_verarbeitet ordentliche_arbeit ordentlich_gearbeitet gründlich* sorgfältig* sorgfalt schlampig* schlampe* gepfuscht pfusch* murks gemurkst stümper* hingerotzt lieblos_hin halbfertig* unfertig* nicht_fertig_gestellt nachbesser* nacharbeit* nachgearbeitet nochmal_kommen noch_einmal_kommen zweimal_kommen zweiter_anlauf dreimal_da fachgerecht* fachmännisch* handwerklich* präzise* präzision penibel akkurat akribisch* liebe_zum_detail perfektionist* exakt* gewissenhaft* auf_den_millimeter millimetergenau schief krumm uneben ungleichmäßig* fleckig schlieren streifenfrei streifen_auf farbspritzer kleckse tropft_wieder tropft_immer_noch undicht wieder_undicht gleicher_fehler selbe_problem gleiche_problem wieder_kaputt hält_bis_heute läuft_seitdem wie_neu top_arbeit tolle_arbeit super_arbeit hervorragende_arbeit gute_arbeit schlechte_arbeit einwandfrei* tadellos* makellos* arbeit_gemacht ganze_arbeit ecken_vergessen vergessen_zu_putzen
planning: geplant planung* organisation organisiert durchorganisiert durchgeplant unorganisiert desorganisiert chaos chaotisch chaoten koordination koordiniert ablauf abläufe reibungslos* glatt_gelaufen problemlos_abgelaufen lief_wie_am wie_am_schnürchen wie_geschmiert hand_in_hand aufmaß ausgemessen falsch_gemessen vermessen fehlplanung bauleiter* projektleiter* 3d-planung
diagnosis@medical+garage+dental+pet: diagnose* diagnostiziert fehldiagnose* untersuch* untersucht röntgen* geröntgt ultraschall blutabnahme blutwerte befund* ursache ursachenforschung fehlersuche zweitmeinung überweisung mrt vorsorge* anamnese
aftercare@medical+dental+beauty+pet: nachsorge nachkontrolle kontrolltermin nachuntersuchung nach_der_op heilung verheilt fäden_gezogen erkundigt_sich erkundigte_sich hat_sich_erkundigt am_nächsten_tag_angerufen
medicines@medical+pharmacy: medikament* tablette* rezept* antibiotik* salbe* dosierung nebenwirkung* schmerzmittel impfung* geimpft
glasses@optician: brille* gläser gleitsicht* kontaktlinse* sehtest sehstärke fassung hörgerät* hörtest entspiegelung sehe sehen unscharf angepasst
jewellery@jewel: ring_war trauring* ehering* verlobungsring kette_gerissen halskette armband ohrringe goldschmied* verschluss anlaufen gravur* graviert
alterations@tailor: änderung* änderungsschneider* gekürzt kürzen enger_gemacht enger_machen schneider* maßanfertigung maßgeschneidert saum
slopes@ski: piste* skilift* sessellift* gondel* seilbahn* schneeverhältnisse skipass liftkarte* tiefschnee präpariert* schneekanone*
guides@tour: reiseleiter* reiseleitung reiseführer* führung stadtführung* guide anekdote* ausflug* rundreise rundgang
driving@taxi: fahrstil* fahrweise gerast rast raste rasen drängelt gedrängelt gebremst bremst_ruckartig handy_am_steuer am_steuer umweg* taxifahrer* busfahrer* chauffeur angeschnallt sicher_gefahren ruhig_gefahren gefahren fahrer fährt strecke navi handy sicher
fuel@carhire+garage: benzin diesel tank getankt volltanken vollgetankt tankfüllung kilometerbegrenzung freikilometer kilometerstand spritverbrauch sprit
network@telecom: empfang netzabdeckung funkloch funklöcher mbit lte 5g router glasfaser leitung dsl störung* netzausfall verbindungsabbr* datenvolumen roaming simkarte sim-karte upload downloadrate geschwindigkeit verbindung internet ausfall störung anschluss langsam
films@film: film filme filmauswahl serien* episode* folge_der untertitel synchronisation synchronisiert mediathek
gameplay@game: spielmechanik level levels pay2win pay-to-win mikrotransaktion* mehrspieler* multiplayer endgegner quests wiederspielwert spieltiefe
graphics@game: grafik ruckelt ruckler ruckeln bildrate auflösung animationen
playing: spielt_damit spielen_damit stundenlang_damit stundenlang_beschäftigt beschäftigt_sich verliert_das_interesse spielspaß spielregel* kleinteile altersangabe spielwert
entry@museum+event: eintritt* eintrittskarte* einlass karten_gekauft karten_waren tickets ticketkauf abendkasse vorverkauf schnellspur armbändchen qr-code einlasskontrolle
buttons@electronics: knopf knöpfe taste tasten drehregler fernbedienung touchdisplay schalter bedienfeld tastatur
ink@electronics: patrone* tinte* toner kapsel* pads ersatzfilter* nachfüll*
vouchers: gutschein* rabattcode* bonuspunkte treuepunkte treuekarte stempelkarte punkte_sammeln kundenkarte aktionscode
interest@bank: zinsen zinssatz kredit* darlehen baufinanzierung hypothek* tagesgeld depot* schufa dispo kontoführung*
transfers@bank: überweisung* kreditkarte* girocard ec-karte geldautomat* bargeld* lastschrift* dauerauftrag iban echtzeitüberweisung apple_pay google_pay karte_gesperrt gesperrt*
viewing@estate: wohnungsbesichtigung hausbesichtigung makler* exposé kaufpreis käufer* mieter* vermieter* mietvertrag hausverwaltung verkauf_unseres notartermin besichtigung* interessenten fotos verkauft verkauf angebot
legal@legalwork: anwalt* rechtsanwalt* kanzlei gericht* prozess_gewonnen verfahren mandant* klage widerspruch urteil vergleich_erzielt steuerberater* steuererklärung notar* fall beratung gericht vergleich schreiben vertrag
pace: lerntempo tempo_zu unterrichtstempo kleine_gruppe* kleinen_gruppen gruppengröße große_gruppe zu_viele_teilnehmer einzelunterricht einzeln_eingegangen auf_jeden_einzelnen
accuracy@electronics+language+software: genau_messung messgenau* messwert* ungenau* misst_genau misst_falsch genauigkeit übersetzungsfehler falsch_übersetzt tippfehler rechtschreibfehler schrittzähler pulsmessung
printing: bedruckt* aufdruck druckqualität druckfehler falsch_gedruckt personalisiert* druckbild druckdaten papierqualität
ceremony: hochzeit* trauung braut bräutigam trauerfeier beerdigung* bestattung* bestatter* sarg urne würdevoll* würdig* trauerrede abschied feier geburtstagsfeier gäste_waren
matches@dating: matches fake-profil* fakeprofil* profile dates
access: stufenlos* rampe gehbehindert*
kids: kinderwagen* spielplatz* meine_tochter mein_sohn unser_sohn unsere_tochter jugendliche* unser_kleiner unsere_kleine mucks
parking: halteverbot* halteverbotszone* halteverbotsschild* parkgenehmigung parkverbot* parklücke* zugeparkt zweite_reihe in_zweiter_reihe straße_blockiert straße_gesperrt parkplatz* stellplatz* parkhaus* tiefgarage* ladezone falschparker* abgeschleppt knöllchen lkw_direkt lkw_passte lange_laufwege
setup: wieder_aufgebaut zerlegt auseinandergebaut auseinandergenommen demontiert demontieren schraube_übrig fehlte_eine_schraube tüte_schrauben waschmaschine_angeschlossen küche_aufgebaut küche_abgebaut bett_aufgebaut schrank_aufgebaut schränke_aufgebaut
packaging: einpackservice packservice gut_verpackt schlecht_verpackt umzugskarton* umzugskiste* kisten packmaterial decken_eingewickelt beschriftet beschriftung etikett* kleiderbox* gläser_einzeln einzeln_eingepackt zerbrechlich*
sleep: schlafsack* isomatte* luftmatratze* matte nachts_gefroren gefroren komforttemperatur daunenschlafsack
weight: wiegt*
results: keine_veränderung keine_verbesserung unterschied_gemerkt wirkt_nicht beschwerdefrei wie_neugeboren wunder_gewirkt besserung
fun: langweilig* gelangweilt_nach motiviert* demotiv* dabeibleiben dran_geblieben drangeblieben aufgegeben punkte_und rangliste* punktejagd bleib_ich_dran bleibt_man_dran bleibe_ich_dran macht_süchtig
progress: kaum_gelernt verstehe_ich_jetzt kann_ich_jetzt kann_jetzt_schon bestellen_auf unterhaltung_führen sprechen_kann spreche_ich_immer kein_wort_sprechen nach_einem_jahr sprachgefühl im_urlaub_bestell* bleibt_~_hängen weiter_gekommen
content@language+school: sätze beispielsätze unsinnig* themen zu_schwer niveau fortgeschritten* falsche_übersetzung wiederhol* theorielastig*
billing: abo_kündigen abo_gekündigt testmonat vertrag_läuft
app: handyversion desktopversion
journey: flugausfall anschluss_verpasst umstieg zugausfall schienenersatzverkehr
seats@airline+event: sitzabstand sichtbehinder* sicht_auf_die_bühne hinter_einer_säule
story@event+book+film: schauspieler* sänger* orchester handlung_ist ende_der_geschichte zugabe
equipment: crosstrainer kurzhanteln leihausrüstung neopren* schwimmweste* leihmaterial werkzeug*
skin: spliss haarbruch glanz seidig* trockene_haare kaputte_haare haare_kaputt verbrannt* stroh strohig* poren haarausfall
@eating: restaurant* lokal gaststätte wirtshaus gasthaus café bäckerei speisekarte kellner* koch köche gericht gerichte speisen lecker* köstlich* vorspeise* nachspeise* nachtisch dessert* abendessen mittagessen frühstück* buffet pizza burger steak schnitzel pasta sushi weinkarte portion* geschmack* geschmeckt schmeckt* brötchen sauerteig* kuchen torte* essen gegessen gespeist versalzen brot brote gebäck semmel* suppe
@hair: friseur* frisör* friseurin salon barbier haarschnitt frisur* pony balayage strähn* föhnen geföhnt stylist* ansatz blond* stufenschnitt bart
haircut@hair: schnitt geschnitten schneiden haarschnitt frisur* pony stufen stufig* bob konturen nacken spitzen spitzen_schneiden kurz kürzer zentimeter länge gleichmäßig ungleich schief ausgedünnt rasiert rasur bart undercut locken steckfrisur herausgewachsen rausgewachsen föhn* verschnitten maschine abgeschnitten pixie kinnlang sitzt
haircolour@hair: farbe farbton gefärbt färben coloration blond* blondierung blondiert strähn* balayage ansatz ton orange gelb* rotstich grünstich kupfer aschig* grau grauabdeckung graue tönung getönt ausgewaschen verwaschen fleckig nuance* mahagoni kastanie dunkler heller karamell aubergine korrektur
wash@hair: gewaschen waschen haarwäsche waschbecken kopfmassage massage massiert shampoo spülung nacken_tat handtuch ausgespült wasser nacken
listening@hair: beratung beraten berät empfohlen empfehlung vorgeschlagen vorschlag bild foto zugehört verstanden ignoriert gefragt gewünscht
atmosphere@hair: musik kaffee getränk* zeitschrift* geruch riecht sauber haare_auf_dem_boden tee bürsten igitt radio
booking@hair: gewartet warten wartezeit minuten pünktlich abgesagt verschoben stunden sitzfleisch
@moving: umzug* umziehen umgezogen möbelpacker* möbelwagen spediteur packer klavier einpacken ausladen einladen beladen entladen möbel halteverbot* kartons umzugskarton* neue_wohnung neuen_wohnung alte_wohnung stock stockwerk transporter möbellift unsere_möbel hausrat eingelagert
staff@moving: männer helfer packer träger trupp kräftig* stark* mülltonnen spruch
damage@moving: kratzer kaputt beschädigt zerbrochen delle macke wand wände türrahmen parkett boden spiegel vase glas gläser geschirr treppenhaus schramme* zersprungen abgebrochen
packaging@moving: kisten decken papier beschriftet packen porzellan polster ausgepackt
lost@moving: fehlt fehlte fehlten fehlen verschwunden vermissen vermisst weg nie_angekommen nicht_angekommen verschwand vermisse auftauchen aufgetaucht vergessen stehen_gelassen stehengelassen zurückgelassen gezählt abgehakt kartons_gezählt
setup@moving: zerlegt küche schrank bett betten
waiting@moving: stunden beladen entladen ausgeladen eingeladen ausladen
punctual@moving: spät uhr früher kamen erschienen standen_um tag_später termin verspätung pünktlich
parking@moving: halteverbot lkw transporter straße schilder parkplatz laster genehmigung
communication@moving: mails büro besichtigung vorlauf
claims@moving: schaden_gemeldet ersetzt entschädigung zahlt gezahlt protokoll gemeldet schaden_soll beweisen
@camping: zelt* rucksack* schlafsack* isomatte* camping wanderschuh* wandern wanderung heringe gestänge trekking gaskocher kocher tour touren
setup@camping: heringe anleitung zusammenlegen zusammengelegt innenzelt allein_aufgebaut steht_es steht_in
waterproof@camping: trocken nähte naht geschüttet furztrocken klatschnass durchweicht aufgeweicht
sleep@camping: nacht nächte schlafen matte kalt warm gefroren grad minusgrade liegen luft
shoes@camping: schuh* stiefel blasen ferse zehen knöchel sohle profil einlaufen größe füße schuh
bags@camping: rucksack* träger hüftgurt rücken fächer liter tragen schultern gepackt kilo wiegt
@garage: werkstatt autowerkstatt kfz* mechaniker* tüv inspektion auto wagen reifen* bremse* motor kupplung ölwechsel autohaus getriebe
condition@garage: kratzer delle gewaschen gesaugt sauber schmutzig ölflecken sitz radio verstellt
parts@garage: teil teile batterie bestellt marke gebraucht* original* lager*
honesty@garage: nötig gewechselt alte_teile gezeigt berechnet_obwohl
loan@garage: abgeholt hol-* bring* gebracht
@language: sprachkurs* sprache vokabel* grammatik spanisch englisch französisch italienisch deutschkurs tutor* lehrerin aussprache lektion* duolingo sprachlern* fließend anfänger* sprechen sprachen muttersprachler* wörter lernen
content@language: sätze wörter niveau stufe* themen dialog* fehler wiederholung* erklärt wer_braucht karteikarten grammatik
progress@language: gelernt lernen spreche verstehe verstehen verstanden mund_aufzumachen hängen bleibt_was
teaching@language: korrigiert* verbessert geduld* muttersprach* lehrerin lehrer stunden_mit taucht_auf ausreden stunde
fun@language: spiel* punkte eule erinnerung* täglich
sound@language: audio aussprache sprecher mikrofon* mikro* geräusch*
billing@language: verlängert probe*
@dental: zahnarzt* zahn zähne füllung* krone* wurzelbehandlung zahnspange implantat* prophylaxe
results@dental: füllung* krone* brücke* implantat* prothese veneer* herausgefallen hält biss
pain@dental: spritze* gebohrt
@medical: arzt ärztin ärzte praxis klinik krankenhaus op station patient* pfleger pflegekräfte krankenschwester* physiotherap* therapie therapeut* hebamme
treatment@medical: übungen operiert sitzung* spritze
diagnosis@medical: untersucht untersuchung blut befund kontrolle gründlich
@beauty: nagelstudio nägel maniküre pediküre wimpern augenbrauen kosmetik* waxing sugaring gesichtsbehandlung
nails@beauty: nägel gel lack form abgebrochen abgesplittert wimpern brauen wachs gefeilt verlängerung shellac
results@beauty: gehalten wochen abgefallen glatt strahlt haut
@gym: studio fitness* training* trainer laufband geräte hanteln mitgliedschaft yoga pilates kurs matte matten trainerin hantelbank sauna
@taxi: taxi* taxifahrer* fahrgast mit_uber uber_fahrer* fahrdienst flughafentransfer chauffeur
vehicle@taxi: sauber sitze klimaanlage
@carhire: mietwagen* autovermietung leihwagen* mietauto* vermietstation
deposit@carhire: karte fotos
vehicle@carhire: modell upgrade
fuel@carhire: tank benzin getankt voll
@airline: flug* airline flugzeug kabine boarding
journey@airline: verspätung gestrichen annulliert umgebucht stunden verpasst
seats@airline: reihe gang eng knie
luggage@airline: gepäck verloren
@photo: fotograf* fotoshooting shooting hochzeitsfoto* porträt* fotobuch
photos@photo: bilder fotos bearbeit* aufnahmen posen licht album galerie
@craft: handwerker installateur* elektriker* maler* tischler* schreiner* klempner dachdecker* fliesenleger* heizung bauunternehmen heizungsbauer sanitär* fliesen bad gestrichen
workmanship@craft: sauber fugen fliesen gestrichen wand tür tropft undicht eingebaut verlegt arbeit arbeiten gerade repariert
cleanliness@craft: hinterlassen abgedeckt besenrein
@cleaningtrade: reinigungsfirma putzfrau reinigungskraft reinigungskräfte putzhilfe gebäudereinigung fensterputzer
workmanship@cleaningtrade: ecken schlieren fenster staub geputzt küche backofen glänzt kalk oberflächen
damage@cleaningtrade: kaputt zerbrochen zerkratzt beschädigt
@garden: gärtnerei gartencenter pflanze* samen setzlinge sträucher rosen kübel erde gärtner* hecke rasen
plants@garden: gesund eingegangen schädlinge
@event: festival* konzert* bühne headliner line-up veranstaltung
events@event: sound bühne zugabe headliner auftritt
crowds@event: menschen schlange* platz
drinks@event: becher pfand
@pet: hund* katze* kater welpe* tierarzt* tierpension futter
health@pet: fell allergi* gewicht haut zutaten
taste@pet: schnuppert leckerli* rührt_es_nicht
@clothing: kleid* hose* rock bluse* hemd* jacke* mantel pullover jeans bh strick* stoff ärmel schuhe
size@clothing: lang kurz taille hüfte schultern
quality@clothing: knopf
care@clothing: eingegangen abgefärbt
@software: software crm dashboard schnittstelle* integration* plugin api workflow tarif_wechsel app rechnungen rechnung programm
reports@software: bericht* export* kennzahl*
features@software: funktion* felder automatisierung*
sync@software: integration* api import*
@furniture: sofa* couch tisch matratze* schrank regal* sessel bettgestell kommode stuhl stühle tischplatte schublade* beine polster aufbau
comfort@furniture: sitzen sitzt liegen
setup@furniture: anleitung stunden
@optician: optiker* brille* gläser sehtest gleitsicht* fassung*
@insurance: versicherung* versicherer police beitrag beiträge makler schadensfall
claims@insurance: gezahlt zahlt schaden wochen abgelehnt unfall
price@insurance: beitrag beiträge beitragserhöhung
@bank: bank konto filiale girokonto sparkasse kreditkarte banking-app
@energy: stromanbieter strom gas zähler solaranlage photovoltaik wechselrichter wärmepumpe abschlag
@telecom: internetanbieter dsl router glasfaser mobilfunk* handyvertrag anbieter_wechsel wlan
setup@telecom: techniker freigeschaltet rufnummernmitnahme router anschluss
@museum: museum ausstellung* galerie exponate audioguide schloss zoo
exhibits@museum: schilder tafeln
@game: spiel spiele gameplay spieler level konsole
@book: buch roman kapitel autor* hörbuch
story@book: ende wendung schreibstil geschrieben spannend*
@electronics: kopfhörer laptop handy lautsprecher kamera drucker tablet smartwatch ladegerät staubsauger mixer wasserkocher kaffeemaschine fritteuse milchschaum siebträger kaffeemühle vollautomat*
power@electronics: stark schnell_heiß
sound@electronics: anrufe
taste@electronics: milchschaum cremig crema stückig superfein püriert smoothies kaffee
care@electronics: entkalk* gespült reste spülen kalk
ease@electronics: einstellen geduldsspiel anleitung bedienungsanleitung verwirrend
looks@electronics: arbeitsplatte platzsparend klobig
@bike: fahrrad* rad räder e-bike e-bikes pedelec radtour sattel schaltung
@rental: airbnb ferienwohnung* ferienhaus apartment gastgeber* vermieterin unterkunft hütte hütten häuschen bungalow bungalows ferienpark ferienanlage ferienhäuser chalet lodge mobilheim ferienresort feriendorf ferienanlagen selbstversorger halbpension ferienunterkunft mobilheime campinghütte schwedenhaus whirlpool kinderanimation bademeister umkleiden
rooms@rental: küche ausgestattet bett betten handtücher terrasse geschirr backofen matratze matratzen durchgelegen sofa schlafsofa schlafcouch etagenbett hochbett kissen heizung kalt warm kamin ofen kaminofen veranda whirlpool_auf küchenzeug küchenausstattung topf töpfe topfdeckel pfannen messer besteck spülmaschine kühlschrank mikrowelle kaffeemaschine schränke stauraum geräumig eng winzig größer_als häuschen verdunkelung vorhänge raclette grill dusche_im bad_im
@school: kita kindergarten erzieher* tagesmutter schule lehrer* nachhilfe fahrschule fahrlehrer* kurs kurse unterricht
supervis@school: erzieher* gruppe draußen
exams@school: theorie
@laundry: reinigung wäscherei hemden anzug flecken gebügelt
care@laundry: fleck flecken gebügelt knopf knöpfe falten riecht sauber
@legalwork: anwalt* rechtsanwalt* kanzlei steuerberater* notar*
@estate: makler* immobilie* hausverwaltung vermieter wohnung_gesucht exposé
@climb: kletter* boulder* sicherungskurs* klettergurt* chalk magnesia überhang kletterhalle*
routes@climb: route routen linien schrauben boulder überhang bewertung bewertet schwierigkeit* griffe umgeschraubt *schrauber zeug
safety@climb: partnercheck karabiner umlenker seil seile matte matten sicher* kletternden knoten
equipment@climb: leihschuh* gurt gurte schlappen *schuhe verleih
gymclasses@climb: kilterboard hangboard* klimmzug* campusboard trainingsbereich *board
climate@climb: chalk magnesia staub luft
@film: film filme kino streaming serie serien mediathek
@ski: ski skier skifahren snowboard piste pisten skischule
@jewel: juwelier goldschmied* schmuck trauringe ehering* verlobungsring
@tailor: schneiderei schneider* änderungsschneiderei
@pharmacy: apotheke* apotheker*
@tour: stadtführung reiseleiter* tour führung
@dating: dating matches
calls@electronics+audio: telefonieren telefoniere telefoniert telefon gespräch gespräche meeting meetings anruf anrufe anrufer kollegen kollegin homeoffice zoom teams klinge konferenz* gegenüber verstehen versteht meine_stimme
battery@electronics+audio: akku* hält_# hält_den hält_einen hält_ewig hält_lange hält_ganz hält_jetzt hält_gut durchhält durchgehalten kabel ans_kabel strom stecker leer halb_leer mittags_tot abends_tot morgens_voll prozent #_stunden stunden_durch ohne_laden reicht_für_den durchs_ganze durch_den_ganzen den_ganzen_tag schlapp macht_schlapp
sync@electronics+audio: fällt_ständig_aus fällt_aus fällt_dauernd_aus setzt_aus setzt_ständig aussetzer* ruckler* ruckelt reißt_ab abgerissen abbruch reichweite durch_#_wände durch_die_wand springt_auf springt_aufs wechsel wechseln wechselt umschalten umschaltet koppel* verbind* ans_handy mit_dem_handy mit_meinem_handy mit_dem_laptop mit_dem_fernseher verzögerung* versatz lippen lippensynchron findet_sich finden_sich damit_sie_sich
buttons@electronics+audio: touch touchbedienung wisch* geste* tippen antippen doppeltipp* bedienung steuerung regler rädchen lautstärkeregler app equalizer equaliser eq firmware firmware-update update updates einstellung* sprachansage*
noise@audio: anc noise-cancelling noise_cancelling geräuschunterdrückung umgebungsgeräusch* umgebung* abschirm* schirmt dämm* dämpf* blendet ausblend* isolier* s-bahn u-bahn bahn zug flugzeug flieger büro großraumbüro welt außenwelt rasenmäher nachbarn nachbar wind windgeräusch* transparenz* kollegen_tippen motor tastatur
sound@audio: höre hört hören höhen tiefen mitten satt voluminös brei matschig flach dünn scheppert übersteuert kratzt laut musik gesang instrumente instrument lied lieder song songs album klassik jazz techno rock details raumfüllend gänsehaut
comfort@audio: ohr ohren gehörgang kopf kopfhaut bügel kopfbügel brille brillenträger* drücken_auf reingedrückt gedrückt sitzen sitzt sitz passform trage tragen getragen trägt_man rutsch* rausgefallen fallen_raus fällt_raus fallen_aus aufsätze stöpsel schwitz* schwer leicht gewicht kopfschmerz* weh druck joggen laufen sport schlafen seite
quality@electronics+audio: kaputt gebrochen bricht bröselt bröckelt löst_sich gelöst abgeblättert blättert wackel* wackelt knarzt runtergefallen gefallen fallen_gelassen sturz regen wasser dusche waschmaschine wasserdicht staub sand draußen wind_und_wetter jahre jahren jahr sommern monaten hin verarbeit* scharnier* gehäuse unkaputtbar stabil hält_seit läuft_noch läuft_immer
looks@electronics+audio: farbe farben sieht sehen_aus schwarz weiß in_echt angesprochen klobig riesig
@audio: kopfhörer* ohrhörer* ohrstöpsel in-ears in-ear lautsprecher* boxen bluetooth-box soundbar bass bässe klang klingt klingen equalizer noise-cancelling anc hörgenuss
events@rental: spielplatz spielplätze abenteuerspielplatz kinderclub miniclub kinderbetreuung animateur* show shows minidisco disco maskottchen kletterwald klettern bowling minigolf* tennis tischtennis ponyreiten reiten schatzsuche stockbrot lagerfeuer bastel* workshop* bogenschießen sport* fahrradverleih langeweile langweilig aktivität* angebote_für_kinder jugendliche nichts_los viel_geboten zauberer
faults@rental: hausmeister techniker handwerker repariert heizung_wieder verstopft tropft gesperrt renovier* renovierungs* in_schuss gepflegt ungepflegt abgewohnt veraltet in_die_jahre schimmel fugen hängt rost rostig sanier* gewartet instand* stromausfall sicherung
crowds@rental: schlange schlangen anstehen angestanden ausgebucht warten wartezeit gewartet stunden_gewartet liege liegen handtücher kein_platz keine_plätze parkplätze ferien nebensaison allein_dort menschenleer leer
booking@rental: storniert umbuch* reservier* zweimal_bezahlt doppelt_abgebucht einchecken eingecheckt schlüssel anreise code website homepage app erstattet erstattung rückerstattung kulanz ankunft auf_das_geld
location@rental: bäume kiefern aussicht blick nebel reh rehe eichhörnchen vögel enten hasen natur landschaft autofrei spazier* gelände anlage ort idyll* sonnenuntergang
pool@rental: wasser rutsche rutschen bademeister rettungsschwimmer wellenbad wellen strömungskanal kopfsprung liege liegen tauchen planschen
staff@rental: techniker koch köchin
@carhire: camper* wohnmobil* campingbus* kastenwagen* campervan* reisemobil* bulli*
equipment@carhire: kühlschrank geschirr besteck töpfe pfannen gasflasche gasflaschen markise toilette solar* fahrradträger campingstühle campingtisch kocher gaskocher standheizung ausstattung inventar küchenausstattung alles_da alles_dabei fehlte_im wasserpumpe auffahrkeile stromkabel kabeltrommel
roadside@carhire+garage: panne pannen pannendienst pannenhilfe liegengeblieben liegen_geblieben abgeschleppt abschleppdienst abschleppwagen adac notfallnummer notrufnummer reifenpanne platten motorlampe warnleuchte ersatzfahrzeug ersatzwagen batterie_leer werkstatt
checkin@carhire: übergabe übernahme abholung abgabe rückgabe einweisung eingewiesen erklärt abgeholt zurückgegeben zurückgebracht schlüssel einweisungsvideo
beds@carhire: geschlafen schlafen liegefläche bett betten matratze schlafplätze schlafplatz dachbett aufstelldach zu_kurz zu_eng alkoven hochbett
@bedding: matratze* kissen kopfkissen* bettdecke* topper* lattenrost*
comfort@bedding: geschlafen schlafe schlafen liege liegt gelegen liegen hart härter weich weicher härtegrad fest fester wolke
quality@bedding: kuhle kuhlen durchgelegen liegekuhle eingesunken ausgeleiert nach_einem_jahr nach_zwei_jahren nach_#_jahren fusselt naht nähte reißverschluss waschen gewaschen
climate@bedding: schwitz* warm heiß kühl kühlend wärme hitze atmungsaktiv nassgeschwitzt
pain@bedding: rücken nacken schulter schultern hüfte bandscheibe* verspannung* hexenschuss ischias kreuz
support: angerufen telefonisch am_telefon per_chat im_chat per_telefon erreicht_man niemand_geht_ran geht_niemand_ran keiner_geht_ran rufe_an zurückgerufen ruft_zurück telefonat
app: online_bestell* bestellung_war bestellen_ging bestellvorgang bestellprozess im_shop_steht auf_der_seite auf_der_website gutscheincode rabattcode warenkorb online-berater
booking: umgebucht umbuchen umbuchung termin_verschoben storniert stornierte kurzfristig_storniert
checkin@carhire: bei_der_abholung bei_der_übernahme bei_der_rückgabe abholen zurückgeben station
vehicle@carhire: bremsen scheinwerfer kontrollleuchte kontrolleuchte motor getriebe kupplung klimaanlage reifen kilometer automatik klappert klapperte verbrauch verbraucht fährt_sich
equipment@carhire: tisch stühle klo wc küche kabel schlüssel_für warmwasser
roadside@carhire: nicht_mehr_ansprang sprang_nicht_an bordbatterie starthilfe
`;
