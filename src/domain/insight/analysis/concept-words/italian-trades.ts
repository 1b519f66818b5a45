/** Italian words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const ITALIAN_TRADES = `
staff: ragazz* squadra operai operaio traslocatori autist* lavorator* instancabil* senza_lamentarsi si_lamentav* lamentav* scherz* battut* buonumore malumore di_cattivo_umore sgarbat* scortes* maleducat* cafon* arrogan* supponen* altezzos* indifferen* svogliat* al_telefono_tutto sul_cellulare sorris* cordialità gentilezza cortesia educazione disponibilità umanità simpatia ci_hanno_accolto accoglienza sentirsi_a_casa come_a_casa a_proprio_agio mancanza_di_rispetto rispettos*
price: preventiv* rispettato_il_preventivo prezzo_finale prezzo_concordato prezzo_pattuito il_doppio doppio_del costi_nascosti spese_nascoste sorpres*_in_fattura senza_sorprese spennat* spennare rincar* aumento_di_prezzo prezzi_onesti prezzo_onesto prezzo_giusto prezzo_ragionevole abbordabil* competitiv* conveniente tariffa_oraria al_prezzo_di costato_una_fortuna un_patrimonio occhio_della
waiting: in_un_batter batter_d'occhio in_un_lampo in_mattinata in_giornata lentissim* velocissim* ci_hanno_messo ci_ha_messo tutto_il_giorno mezz'ora un'ora_e_mezza pause_sigaretta sala_d'attesa senza_attesa efficienza efficient*
punctual: spaccato_il_minuto orario_concordato all'ora_concordata all'orario nei_tempi nei_tempi_previsti non_si_sono_presentat* non_si_è_presentat* non_è_venuto_nessuno mai_arrivat* con_#_ore_di ore_di_ritardo giorni_di_ritardo all'ultimo_momento disdetto rimandat*
communication: nessuno_ci_ha_avvisato nessuno_avvisa senza_avvisare tenuti_informati tenuto_informato aggiornati richiamare mai_richiamat* irreperibil* impossibile_contattare rispondono_subito risposta_immediata spiegato_tutto spiega_tutto chiariment* chiarissim*
honesty: disonest* truffator* imbroglion* ladri mentito bugie mantenuto_la_parola promesse_non fregat* presa_in_giro prendere_in_giro serietà poca_serietà
listening: ascoltat* ascolta ascoltano non_ascolta come_volevo come_avevo_chiesto quello_che_volevo quello_che_chiedevo si_prende_il_tempo dedica_tempo presi_sul_serio sul_serio empatia comprensiv*
workmanship: lavoro_pulito lavoro_preciso lavoro_impeccabile a_regola_d'arte regola_d'arte lavoro_fatto pasticcio approssimativ* superficial* precisione meticolos* accurat* cura_dei_dettagli rifatto da_rifare storto
damage@moving: rott* graffi* rovinat* ammaccat* scheggiat* danni danneggiat* muro muri parquet specchio vetro integr* cura
lost@moving: mancav* manca mancano pers* sparit* smarrit*
heavy@moving: pesant* pianoforte scale piano senza_ascensore montacarichi divano
storage@moving: deposito magazzino container
packaging@moving: imball* scatol* incart* pluriball*
setup@moving: smont* montat* rimont* cucina armadio letti
parking@moving: parcheggi* suolo_pubblico permesso furgone camion strada
abroad@moving: dogana estero frontiera germania francia spagna svizzera
@moving: trasloc* traslocatori pianoforte montacarichi imball* smontat* camion
@hair: parrucchier* taglio piega colpi_di_sole tinta capelli barbiere
haircut@hair: taglio tagliat* frangia scalat* punte corti
haircolour@hair: colore tinta biond* decolor* ricrescita riflessi meches
wash@hair: lavaggio lavat* massaggio shampoo
@eating: ristorante trattoria pizzeria piatti camerier* menù mangiato cena pranzo colazione delizios* antipast*
@garage: officina meccanic* tagliando revisione gomme auto
@language: lingua lingue grammatica vocabol* pronuncia parlare
@camping: tenda zaino sacco_a_pelo campeggio escursion* scarponi
`;
