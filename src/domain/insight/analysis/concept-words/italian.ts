/** Italian words for each concept; the notation is explained in `../concepts.ts`. */
export const ITALIAN = `
staff: personale staff team dipendent* camerier* commess* titolar* proprietari* gestor* responsabil* receptionist* animator* istruttor* istruttric* insegnant* tecnic* corriere* autist* guida guide parrucchier* estetist* cuoc* chef bagnino* gentil* cortes* scortes* maleducat* simpatic* antipatic* disponibil* accoglien* accolt* sorris* sorrident* premuros* cordial* pazient* attent* educat* sgarbat* arrogant* ospital* umanità ragazz* servizio medic* dottor* dentist* veterinari* fisioterapist* meccanic* maestr* pazien* signora signore umano umana dentista dottoressa igienista segretari* venditor* corrier* montatori accogli* signor* impiegat* addett* operator* idraulic* elettricist* infermier* guid* ci_hanno_trattat* mi_hanno_trattat* ti_trattano trattat* come_un_numero con_sufficienza dall'alto_in_basso guardano_dall'alto si_fanno_in_quattro si_è_fatto_in_quattro professional* villan* scontros*
support: assistenza servizio_clienti supporto servizio reclam* lamentel* numero_verde post-vendita chatbot postvendita risposta risposte nessuno_risponde non_rispond* chat nessuno_si scaricabarile call_center non_rispondono non_risponde mai_risposto nessuna_risposta senza_risposta rimbalz* risolto risolv* risoluzione scuse si_sono_scusat* risponditore ticket operatore
communication: comunic* inform* spieg* rispo* telefon* chiam* avvis* email mail messagg* trasparen* ricontatt* aggiorn*_sullo contatt* risposta risposte chiamat* richiamat* aggiornat* chiar* irraggiungibil* spiegat* spiegazion* avvisat* informat* telefonat* rispondono_al_telefono al_telefono senza_avvisare nessuno_mi_ha nessuno_ci_ha chiarezza foto_del messaggi whatsapp aggiornament*_sul
price: prezz* caro cara cari care carissim* costo* costa* costos* economic* convenien* tariff* euro soldi sconto* scont* gratis gratuit* supplement* sovrapprezz* pagare pagat* paga qualità-prezzo qualità_prezzo rapporto_qualità furto truffa* preventiv* onest* esagerat* mancia risparm* spesa abbonamento scherzando cornetto costa costano costato conveniente sconto sconti scontat* offert* fattura conto preventivo* pago occhio_della_testa un_occhio salat* salasso rapina ladri vale_la_pena vale_i_soldi sovrapprezzo rincar* aument* spese_di portafoglio stipendio
waiting: attes* aspett* coda code fila lent* veloc* rapid* subito minuti_per tempestiv* immediat* tempi ritard* celer* settimane mesi ore minuti_di puntual* un_ora mezz_ora in_ritardo file lentezza in_un_attimo mezz'ora un'ora ore_per #_minuti #_ore in_giornata stesso_giorno
punctual: puntual* in_ritardo in_orario ritard* annull* disdett* rinvi* affidabil* inaffidabil* bidone non_si_è_presentat* mai_arrivat* parola_data
delivery: consegn* spedizion* spedit* pacco pacchi corriere* recapit* poste spedi* corrier* arrivat* trasport* piano_strada corriere trasportatori corrieri ordin* arriv* tracking citofon* vicino_di_casa portone mai_arrivato non_è_arrivato sbagliat*_articolo fattorino
packaging: imball* confezion* scatol* cartone incart* pacco_rotto protett* polistirolo carton* pluriball* busta sacchett* involucr* strappat* schiacciat* ammaccat*
cleanliness: puli* sporc* igien* polver* muffa macchi* immacolat* lucid* schifo disgust* capelli_nel spazzatur* disinfett* trascurat* appiccicos* impeccabil* sudici* scarafagg* pulit* pulizi* puzz* briciole
bathrooms: bagn* docc* servizi_igienici wc lavandin* spogliatoi* armadiett*
noise: rumor* silenzi* tranquill* dormir* dormit* insonorizz* musica_alta abbai* chiass* casino vicin*_di urla svegli* russa* pareti_sottili schiamazz* quiet* volume traffico motorini passano
comfort: comod* scomod* confort* morbid* rilass* ripos* imbottit* ergonom* vesciche soffic* piacevol*_al duro dura rigid* schiena seduta cuscin* confortevol* mal_di_schiena
size: taglia taglie veste vestibilità aderent* spazios* ampio ampia minuscol* compatt* dimension* strett* larghezza lunghezza misur* grand* piccol* alto altezza profondità centimetri cm ingombrant* largh* largo calza enorm*
quality: qualità material* tessut* cotone pelle legno plastica metallo robust* solid* resistent* fragil* rifinitur* durevol* cucitur* scadent* finitur* truciolato rifinit* traball* resisten* durat* dura_poco durano materiali tessuto si_è_rotto si_rompe si_sono_rotti come_nuovo ancora_perfett* indistruttibil* plastic* cuoio
faults: rott* romp* guast* difett* non_funziona danneggiat* strapp* perd*_acqua perdita crepat* arrugginit* logor* staccat* graffi* inutilizzabil* malfunzion* graffiat* ammaccat* dannegg* crep* scheggiat* mancan* mancava storto storti cigol* smesso_di non_va_più si_è_spento si_spegne perde_acqua si_è_bruciat* rotto rotta rotti si_è_rotto smesso_di_funzionare difettos*
ease: facil* semplic* intuitiv* complicat* pratic* interfaccia macchinos* maneggevol* usabil* immediato_da confus* difficil* difficil*_da
setup: montar* montat* istruzion* manual* install* configur* assembl* viti avviamento mont* vite fori assembla* brugola montagg* manuale
looks: design elegant* stil* estetic* aspetto modern* brutt* raffinat* bell* bellissim* foto come_in_foto dalle_foto diverso_dalle_foto alla_moda
colours: color* tinta stampa fantasia nero bianco blu verde rosso rosa tonalità
food: cibo mangi* ristorant* cucin* piatt* sapor* gust* buonissim* delizios* menù menu pizz* pasta carne pesce dolc* pane cornett* formagg* verdur* insalat* fresc* crud* bruciat* insipid* salat* colazion* pranz* aperitiv* spaghett* sugo vegan* vegetar* glutin* ingredient* gelat* torta torte panin* frittur* cena cene cenare cenato mangia* cucina pizza pranzo crocchett* pappa
drinks: caffè espresso cappuccin* birr* vino vini bevand* cocktail tè succo bar
portions: porzion* abbondant* scars* quantità fame
breakfast: colazion* buffet brunch cornett* cappuccino brioche
selection: scelta assortiment* varietà disponibil*_in esaurit* gamma scaffal* catalog* opzioni vasta_gamma si_trova_di_tutto di_tutto hanno_tutto non_disponibil* disponibilità marche scaffali
location: posizion* situat* ubicat* spiaggi* mare lago fiume città paese metro autobus fermat* stazion* a_piedi vicinanz* vicin* lontan* vista panoram* montagn* bosco quartier* zona dintorni natura comod*_per raggiung* collegat* sentier* parchegg* centr* ascensore centro centrale parcheggi* fermata stazione raggiungibil* comodo_da panorama in_mezzo_al immers*
parking: parcheggi* posteggi* garage sbarra
rooms: camer* letto letti materass* cuscin* lenzuol* asciugaman* balcon* appartament* alloggi* bungalow stanz* armadio casa_mobile
pitch: piazzol* ombra ombreggiat* siepe siepi terren* camper roulotte erba fango ghiaia picchett* alber* pendenz* tenda tende
kids: bambin* figli* bimb* famigli* ragazzini animazion* giochi neonat* passeggin* seggiolon* alliev* miniclub
pets: cane gatt* animal* veterinari* cucciol* cavall* toelett* cani
safety: sicur* insicur* pericol* incident* furt* rubat* casco scivolos* infortun* allarm* lucchett*
insects: zanzar* vesp* formic* mosch* insett* ragn* scarafagg* cimic* zecc* puntur* topi
pool: piscin* nuot* scivol* bagnin* idromassaggio sauna spa terme cuffia vasca lettin* corsie
climate: riscald* aria_condizionata condizionator* freddo fredda caldo calda temperatur* gelid* umid* soffocant* ventil* isolament* termosifon* gradi spiffer*
smell: odor* puzz* profum* aroma puzza
atmosphere: atmosfer* ambient* arred* decor* accoglient* intim* romantic* candele locale_è atmosfera ambiente
crowds: affollat* folla gente pien* ammassat* ressa calca pienissim* strapieno pienissimo troppa_gente poca_gente deserto vuoto
events: music* concert* attività animazion* spettacol* feste escursion* visite_guidate corsi ballo eventi
seats: sedil* sedi* poltron* panc* tavol*
booking: prenot* appuntament* check-in registrazion* lista_d'attesa agenda iscri* disdett* spostat* disdir* posto_libero spostat*_l'appuntamento
hours: orari* apert* apre chius* chiude domenica sabato festiv* fine_settimana orar* festivi
billing: abbonament* contratt* disdett* rinnov* canone licenz* quota disdir* vincol* disdetta addebit* contratto prova_gratuita cancellar* versione_a_pagamento
deposit: cauzion* assicurazion* franchig* danni deposit* graffi*
returns: reso resi restitu* rimbors* cambi* garanzia sostitu* cambio_merce soldi_indietro buono_sconto
repair: ripar* aggiust* officin* ricamb* manutenzion* tagliand* pezzi idraulic* lavori riparazion* riparat* lavoro_fatto ben_fatto fatto_male rifare sistemat* aggiustat* officina lavoro_ben lavoro_perfetto lavoro_pessimo rumore_è_ancora stesso_problema come_prima peggio_di_prima
teaching: lezion* cors* insegn* impar* insegnant* allievi pratic*_di livell* grammatica vocabolario compiti esercizi student* gruppi principiant* istruttor* maestr* corregg* prof professor* corso corsi spiega_bene metodo tutor
advice: consigl* professional* compet* incompet* espert* esperienz* prepar* conosc* diagnos* ascolt* scrupolos* precis* competent* incompetent* preparat* esperti sa_il_fatto sanno_il_fatto professionist*
honesty: onest* disonest* fiducia ingann* truff* bugi* seri* seriet* trasparen* promess* pubblicità_ingannevole insist* imbrogli* fregat* fregatur* fidar* non_serviva
results: risultat* effett* efficac* miglior* differenza progress* tagli* piega tinta unghie dimagr* sollievo inutil* non_serve funziona_davvero miracol* taglio_di_capelli
pain: dolor* indolor* anestesi* ago paura ansia delicat* tranquillizz* rassicur* fatto_male male_per sentito_nulla sentito_niente aghi tranquill* puntura gonfi*
treatment: trattament* dentist* medic* dottor* studio otturazion* impiant* fisioterap* massagg* ricett* apparecch* occhial* lenti visita terap* udito dente denti coron* devitalizz* capsula carie protesi pulizia_dei ponte estrazion*
equipment: macchin* attrezz* attrezzatur* struttur* pesi manubri tapis
gymclasses: yoga pilates spinning allenament* palestr*
vehicle: auto macchina veicol* bici biciclett* ruote motor* cambio sella scooter benzina pneumatic* furgon* catena gomm*
features: funzionalità opzion* impostazion* personalizz* automat* modell* funzione funzioni
reports: report statistic* grafic* contabil* bilanci* dichiarazion*
bugs: bug error* crash* si_blocca bloccat* aggiornament* impall* riavvi* si_chiude errore errori aggiornamento
app: app applicazion* telefon*_non cellular* android iphone sito browser offline computer sito_web applicazione
sync: sincronizz* bluetooth wifi wi-fi internet conness* connett* rete collega* integrazion*
login: login password accesso account registr* credenzial*
notifications: notific* pubblicità avvisi promemoria spam
privacy: privacy dati_personali
battery: batteri* caric* ricaric* autonomia batteria carica ricarica ricaricare si_scarica dura_tutto_il_giorno
sound: suon* audio altoparlant* microfon* cuffie bassi volume voce voci pronuncia suono microfono acuti medi audio_pulito gracchia gracchiano volume_basso
screen: schermo display fotocamer* risoluzion* immagin* luminosità
skin: pelle capelli crema idrat* brufol* rughe
weight: peso pesa pesant* legger* trasport* pieghevol* portatil*
care: lavagg* lavat* lavatric* stir* restrin* lavastoviglie
plants: piant* fior* mazz* rose semi radici foglie appassit* vaso bulbi giardin*
gifts: regal*
luggage: bagagl* valigi* zaino
sustain: sostenib* ecologic* ambient*_e ricicl* biologic*
access: ascensor* scale disabil* rampa
furniture: divan* mobil* armadi* scaffal* cassett*
movers: trasloc* mobili scatoloni
seasons: estate inverno primavera autunno
outfits: pantalon* gonn* vestit* ufficio matrimoni*
exams: esam* promoss* bocciat* patente superato certificat*
invoices: fattur* addebit* iva tasse scontrin* ricevut*
payment: pagament* carta_di contanti paypal bonific* pos solleciti sollecito rate incass*
waterproof: impermeab* pioggia bagnat* waterproof
grip: suol* grip presa aderenza scivol* caviglia lacci
navigation: navigazion* mappa mappe percors* gps ostacol* cavi si_perde
power: potenza potent* aspira aspirazione prestazion* motor* salit*
energy: energi* elettricit* consum* solar* pannell* efficien*
exhibits: mostr* oper* musei museo collezion* quadri audioguid* pannelli_informativi
puzzles: enigm* indovinell* indizi indizio game_master difficoltà trama immersiv*
community: comunità community soci membri
workspace: scrivani* sala_riunioni stampant* prese_elettriche coworking postazion*
freshness: fresc* freschezza scadut* scadenza marci* appena_sfornat* raffermo surgelat*
condition: stato usato ricondizionat* vecchi* ristruttur* datat* fatiscent* nuov* usurat* arrugginit* moderno moderni tenut*
sleep: dormir* dormit* sonno
brakes: fren* pastiglie
tax: iva tass* fiscal* agenzia_delle dichiarazion* imposte
bank: banca bancar* conto_corrente movimenti estratt* riconcili*
expenses: scontrin* ricevut* spese rimborsi_spese scansion*
templates: modell* logo carattere numerazione personalizz* intestazione
speed: lent* caricament* veloc*
taste: gust* sapor* buon* leccarsi delizios* squisit* insapor* salat* croccant* ottim* saporit* buonissim* insipid* gustos* si_lecca divora* ne_va_matt* va_matto non_lo_tocca schizzinos*
beds: letto letti materass* cuscin*
checkin: check-in chiav* bagagl* arrivo
arrived: mancav* mancan* rotto graffiat* ammaccat*
none: in_generale per_esempio alla_fine in_fondo a_volte di_solito
late: #_giorni #_settimane #_mesi una_settimana un_mese giorno_dopo giorni_dopo ritard* settimane dopo_settimane in_anticipo entro_i_tempi
health: digest* pancia stomaco diarrea vomit* allergi* prurito si_gratta grattar* pelo_lucido ingredient* conservant* coloranti zuccher* salute irritat* rosso effetti_collaterali
progress: imparat* imparar* imparo progress* migliorat* livello fluent* conversazion*
fun: divert* noios* noia motiv* gioco giochi ripetitiv*
content: lezion* eserciz* grammatica vocabol* argoment* contenut* frasi
calls: microfono vivavoce videochiamate videochiamata mi_sentono non_mi_sentono
`;
