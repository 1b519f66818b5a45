/** French words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const FRENCH_TRADES = `
staff: les_gars deux_hommes trois_hommes dame_à_l'accueil artisans ouvrier ouvriers apprenti apprentis chef_d'équipe bosseur* travailleur travailleurs courageux sans_râler sans_rechigner râlaient râlait râler râle grincheux de_mauvaise_humeur de_bonne_humeur jamais_un_sourire pas_un_sourire blagu* plaisant* injuri* exécrable* méprisant* condescendan* attentionné* à_l'écoute_et accueillant* accueilli* mal_accueilli au_revoir nous_ignore on_s'en_fiche se_fiche s'en_fichent s'en_fout désintérêt sur_son_portable au_téléphone_pendant hausse_le_ton élevé_la_voix crié_dessus hurlé_dessus agressi* bout_des_lèvres une_perle une_crème des_amours rassuran* mise_à_l'aise mis_à_l'aise à_l'aise comme_à_la_maison comme_chez_soi plier_en_quatre sous-effectif par_notre_prénom nom_de_chacun professionnels professionnalisme pas_professionnel non_professionnel respectueu* irrespectueu* manque_de_respect
price: devis facture_finale facture_est facture_a_doublé tarif_horaire frais_de_déplacement surcout* mauvaise_surprise mauvaises_surprises sans_surprise pas_de_surprise aucune_surprise surprise_sur coûté* coûte_cher revient_cher bras_de_fer les_yeux_de_la_tête arnaqué* escroquerie vol_manifeste coup_de_bambou compétitif* compétitive* concurrence* le_double doublé* triplé* rapport_qualité/prix vaut_le_prix prix_mérité prix_honnête prix_fixe prix_annoncé prix_convenu prix_affiché hausse_des_prix hausse_de_prix hausse_tarifaire négoci* geste_sur_le_prix pourboire* à_payer payé_# payer_# paie_# au_prix_fort économi* économique* facturé_en_plus caution_en_plus
waiting: a_duré a_pris_# ont_mis_# a_mis_# mis_#_heures pris_#_heures en_#_heures en_une_heure en_une_matinée en_une_demi-journée tout_l'après-midi pendant_des_heures n'en_finissait s'éterni* lambin* lent tortue* au_ralenti pause_cigarette pauses_cigarette pauses_clope pause_clope pauses_café pauses_à plus_longtemps_que plus_long_que prévu heures_de_trop retard_de_livraison rapide* deux_temps_trois rien_de_temps en_un_temps_record temps_record record dès_le_lendemain le_lendemain_matin patienté* délai* délai_d'attente délais_respectés délais_tenus dans_les_délais hors_délai une_heure_et_demie semaines_pour mois_pour efficac* expédi* à_midi_c'était avant_midi fini_à terminé_à terminé_avant fini_avant
punctual: ponctuel* pile_à tapantes heure_convenue à_l'heure_convenue date_convenue créneau respecté créneau_annoncé horaire_convenu horaires_respectés comme_convenu comme_prévu comme_promis heures_de_retard minutes_de_retard jours_de_retard jour_de_retard arrivés_en_avance trop_tôt posé_lapin jamais_venu* ne_sont_pas_venus jamais_arrivé* ne_se_sont_pas_présentés pas_présenté* repoussé* peu_fiable on_peut_compter
communication: personne_ne_prévient aucun_appel rappelé* rappellent_jamais rappel_la_veille donné_de_nouvelles silence_radio impossible_à_joindre impossible_de_les_joindre répond_jamais répondent_jamais répond_pas ne_répond ne_répondent standard_téléphonique standard_saturé mail_sans_réponse mails_sans aucune_explication réponse_rapide réponse_claire répond_vite répondu* réponses_à réactif* réactive* réactivité expliqué* expliquer clair_et compréhensible* tenir_informé informé* infos information* contradictoire* version_différente dit_le_contraire parlait_pas_français message_la_veille avis_de_passage suivi_du_dossier suivi_régulier au_fur_et_à répondu_à_toutes toutes_mes_questions toutes_nos_questions nos_questions mes_questions
support: renvoyé_de promené* un_humain réclamation* se_plaindre s'est_excusé pas_d'excuse* prend_en_charge responsabilit* se_dédouan* se_déchargent en_rejetant rejeté_la_faute la_faute_sur interlocut* standardiste numéro_de_dossier
booking: délai_pour_un dernière_minute_pour en_urgence entre_deux_rendez-vous planning en_ligne_en_deux déplac*_le_rendez-vous décaler_mon changer_la_date changement_de_date surbooking surréservation complet_pendant visite_technique visite_préalable visite_avant métré
honesty: peu_sérieux pas_sérieux confiance* méfi* menti* menteur* magouille* fraude* trompé* fait_avoir s'est_fait_avoir on_se_fait pigeon* pris_pour_des pousser_à_l'achat pousse_à_la_consommation poussé_à force_la_main forcing pas_nécessaire* promis parole_tenue petits_caractères petites_lignes douteux douteuse* louche* franc franche* franchise_et déconseillé* dissuadé* n'en_avais_pas_besoin pas_besoin_de
returns: retourner_l'article avoir_en_magasin
claims@moving+insurance+garage+carhire+airline: assureur* assuré* indemnis* indemnité* dédommag* franchise expert_d'assurance expertise valeur_à_neuf vétusté refus_de_prise refusé_de_rembourser dommages_et prise_en_charge_des_dégâts photos_à_l'appui constat
damage@moving+craft+cleaningtrade+garage+laundry+carhire: rayé* rayure* éraflé* éraflure* abîmé* cabossé* bosse* enfoncé* cogné* heurté* renversé* fait_tomber laissé_tomber tombé* cassé* brisé* en_morceaux en_miettes fracassé* ébréché* fêlé* fissuré* déchiré* arraché* éclaté* dégât* dégradation* dégradé* endommagé* détérioré* détruit* ruiné* esquinté* massacré* sans_une_égratignure égratignure* sans_casse aucune_casse zéro_casse rien_de_cassé rien_cassé rien_n'est_cassé aucun_dégât aucun_dommage intact* indemne* en_parfait_état bon_état_à trou_dans_le_mur traces_sur marques_sur protégé_le_sol protégé_les protection_des_sols protections_au_sol bâché* délicatesse délicat_avec soigneux soigneuse* avec_soin pris_soin prenant_soin grand_soin précaution* comme_la_prunelle jeté* balancé* brutal* sans_ménagement brusque* négligen*
lost@moving+laundry+cleaningtrade+airline: perdu* égaré* disparu* disparition introuvable* jamais_retrouvé* jamais_revu* manque_un manque_une manque_deux il_manque il_manquait manquait manquaient manquant* volé* vol_de pas_perdu rien_perdu rien_ne_manquait rien_ne_manque tout_est_arrivé tout_y_était au_complet inventaire échangé_avec_un appartenait_à carton_qui_n'était pas_à_nous
heavy@moving: lourd* piano pianos escalier* étage* #_étage sans_ascenseur monte-meuble* monte-meubles monte-charge ascenseur_en_panne grue treuil par_la_fenêtre par_le_balcon encombrant* volumineu* porter porté* portaient portage à_bout_de_bras à_dos_d'homme sur_le_dos machine_à_laver_au frigo_américain coffre-fort kilos sangle* diable chariot canapé machine_à_laver ascenseur
storage@moving: garde-meuble* garde-meubles stock* entrepos* entrepôt* box conteneur* container* self-stockage conteneur entrepôt humide
abroad@moving: douane* douanier* douanière* dédouan* frontière* à_l'étranger étranger international* expatri* visa brexit import* export* taxes_d'importation vers_l'espagne en_espagne vers_le_portugal au_portugal en_allemagne vers_l'allemagne en_suisse vers_la_suisse en_belgique en_angleterre ferry espagne allemagne suisse belgique angleterre italie portugal pays europe frontière papiers
paperwork: paperasse* papiers formulaire* formalité* démarche* administratif* administrative* administration autorisation* justificatif* attestation*
languages@language: dialecte* accent* choix_de_langues autres_langues plusieurs_langues langues_rares langues langue_étrangère catalan suédois norvégien finnois hongrois coréen_et breton québécois cours_de néerlandais polonais turc grec russe arabe japonais chinois coréen portugais danois tchèque
shoes: chaussure* botte* bottines basket baskets sandale* talon* semelle* orteil* cheville* ampoule* lacet* pointure* chaussures_de_marche chaussures_de_randonnée
bags: sac_à_dos bretelle* ceinture_ventrale ceinture_lombaire dos_aéré sacoche* valise* sac_à_main roulettes
listening: à_l'écoute écouté* n'écoute_pas écoute_pas n'a_pas_écouté pas_écouté* jamais_écouté* écouter mes_envies nos_envies mes_souhaits nos_souhaits mes_attentes nos_attentes mes_besoins nos_besoins ma_demande ce_que_je_voulais ce_que_je_veux exactement_ce_que_je pas_ce_que_je pas_du_tout_ce_que comme_je_voulais comme_demandé photo_à_l'appui montré_une_photo montré_la_photo n'en_fait_qu'à à_sa_tête qu'à_sa_tête prend_le_temps pris_le_temps prennent_le_temps prend_son_temps_pour temps_d'écouter temps_d'expliquer à_la_chaîne usine expédié_en pris_au_sérieux prise_au_sérieux pas_au_sérieux au_sérieux empathie empathique* compréhensi* compris_tout_de_suite compris_ce
workmanship: travail_soigné soigné* soignée* travail_propre travail_impeccable travail_bâclé bâclé* bâclage bricolage bricolé rafistol* à_l'arrache ni_fait_ni ni_fait_ni_à_faire ni_à_faire à_moitié moitié_du_travail finition* finitions_à inachevé* pas_terminé* pas_fini* malfaçon* mal_fait mal_posé* mal_fixé* bien_fait bien_posé* tout_refaire à_refaire refaire refait* revenir_deux_fois revenu_deux_fois revenir_trois minutieu* minutie méticuleu* consciencieu* rigoureu* rigueur précis précise* précision perfectionniste* sens_du_détail souci_du_détail moindre_détail de_travers bancal* pas_droit pas_d'aplomb de_niveau au_millimètre traces_de_peinture éclaboussures coulures fuit_encore fuit_toujours fuite_est_revenue même_panne même_problème problème_est_revenu retombé_en_panne tient_toujours comme_neuf comme_neuve beau_travail super_travail excellent_travail bon_travail travail_de_qualité mauvais_travail travail_de_pro travail_parfait travail_remarquable nickel impeccable* irréprochable* œuvre d'art
planning: organisation désorganis* planifi* bien_préparé coordination coordonn* logistique déroulé* s'est_déroulé sans_accroc sans_encombre sans_anicroche comme_sur_des_roulettes sur_des_roulettes bazar pagaille chaos chaotique* anarchi* improvis* chef_de_chantier conducteur_de_travaux chantier erreur_de_mesure mal_mesuré mauvaises_mesures
diagnosis@medical+garage+dental+pet: diagnosti* diagnostic* examin* examen_complet ausculté* radio radios irm échographie prise_de_sang analyses symptôme* deuxième_avis trouvé_la_panne recherche_de_panne trouvé_la_cause cause_du bilan dépistage
aftercare@medical+dental+beauty+pet: suivi_post suivi_après post-opératoire après_l'opération cicatri* points_de_suture pris_de_mes_nouvelles pris_des_nouvelles visite_de_contrôle rétablissement
medicines@medical+pharmacy: médicament* comprimé* ordonnance* antibiotique* pommade* dosage effets_secondaires vaccin* antidouleur*
glasses@optician: lunettes verres progressif* monture* lentilles correction opticien* appareil_auditif appareils_auditifs audioprothés* vois voir flou ajust* progressifs
jewellery@jewel: bague* alliance* collier* bracelet* boucles_d'oreilles bijou* fermoir gravure* gravé* bijoutier* diamant*
alterations@tailor: retouche* retoucheu* ourlet* raccourci* couturi* sur_mesure reprendre_la_taille
slopes@ski: piste* téléski* télésiège* télécabine* remontée* forfait_de_ski damé* poudreuse enneigement
guides@tour: guide_était guide_passionn* guide_touristique visite_guidée visites_guidées accompagnateur* anecdote* excursion* circuit
driving@taxi: conduite conduit* conduit_comme chauffard roulait_trop roule_trop vitesse_excessive freinage* téléphone_au_volant au_volant détour* rallonge* chauffeur_de_taxi taxi_a chauffeur_de_bus ceinture_de_sécurité conduit roule trajet détour téléphone vitesse prudent*
fuel@carhire+garage: essence gasoil diesel réservoir plein_d'essence le_plein kilométrage kilomètres_illimités consommation consomme
network@telecom: réseau couverture zone_blanche 4g 5g débit fibre box_internet coupure* coupures routeur adsl sim roaming itinérance mégas connexion panne lent ligne
films@film: film films série séries épisode* sous-titr* doublage vf vost catalogue_de_films
gameplay@game: niveaux gameplay microtransaction* pay-to-win multijoueur* boss quêtes rejouabilité jouabilité
graphics@game: graphisme* saccade* lag animations résolution
playing: joue_avec jouent_avec jouer_avec occupé_pendant_des s'en_lasse lassé* règles_du_jeu petites_pièces tranche_d'âge
entry@museum+event: billet* entrée_payante prix_d'entrée coupe-file bracelet_d'entrée places_achetées prévente guichet
buttons@electronics: bouton* touche touches télécommande écran_tactile molette interrupteur* clavier
ink@electronics: cartouche* encre toner capsule* dosette* filtres_de_rechange recharge*
vouchers: bon_de_réduction code_promo bons_d'achat carte_cadeau carte_de_fidélité points_de_fidélité fidélité chèque-cadeau coupon*
interest@bank: taux taux_d'intérêt intérêts crédit prêt prêts hypothé* livret épargne découvert agios placement*
transfers@bank: virement* carte_bancaire carte_bleue cb carte_bloquée bloqué*_ma_carte distributeur* prélèvement* iban rib sans_contact
viewing@estate: visites visite_de_l'appartement visite_du_bien agence_immobilière agent_immobilier locataire* propriétaire bail acheteur* acquéreur* mandat compromis estimation syndic état_des_lieux loyer* visite* photos annonce* vendu* vente
legal@legalwork: avocat* tribunal* procès procédure jugement plaidoirie cabinet expert-comptable comptable notaire* huissier* dossier affaire tribunal conseil* contrat
pace: trop_vite rythme_trop petit_groupe petits_groupes en_petit_comité groupe_trop classe_surchargée effectif* trop_nombreux cours_particulier* cours_individuel* individualis*
accuracy@electronics+language+software: précision_des exactitude mesure_exacte inexact* imprécis* fausse_mesure étalonn* erreurs_de_traduction mal_traduit fautes_d'orthographe
printing: imprimé* mal_imprimé personnalisation faute_d'impression qualité_d'impression logo_imprimé papier_photo
ceremony: mariage* cérémonie mariée mariés obsèques funérailles funéraire* cercueil crémation digne* dignité deuil hommage réception_de invités anniversaire
matches@dating: faux_profils profils matchs rencontres
access: plain-pied accessible* rampe_d'accès
kids: aire_de_jeux garderie adolescent* mon_fils ma_fille notre_fils notre_fille
parking: stationnement stationner stationné* se_garer garer garé double_file place_de_parking places_de_parking autorisation_de_stationnement arrêté_municipal interdiction_de_stationner interdiction_de_stationnement rue_bloquée bloqué_la_rue bloquait_la_rue rue_trop_étroite camion_devant camion_ne_passait place_pour_le_camion réservé_l'emplacement fourrière amende pv zone_bleue parcmètre
setup: démonté* remonté* remonter remontage monté* vissé branché* raccordé* lits_démontés meubles_démontés meubles_remontés cuisine_démontée cuisine_remontée installé_la_machine boulon*
packaging: déballé* déballage cartons étiquet* étiqueté* penderie* fragile* vaisselle_emballée conditionné* mise_en_carton
sleep: sacs_de_couchage matelas_gonflable tapis_de_sol nuit_glaciale caillé* gelé*_la_nuit température_de_confort
weight: encombrement compact* gramme* pliage repliable*
results: rendu avant-après visible_dès soulagé* bluffant* transformé* effet_immédiat inefficace*
fun: ennuyé* monotone* répétitif* fun plaisir_à drôle* motivan* motivation* motivé* tient_en_haleine lâché* laissé_tomber_au défi*
progress: progress* peu_appris beaucoup_appris sais_enfin capable_de_parler conversation_avec parler_couramment comprends_maintenant me_débrouille débrouiller en_vacances_j'ai commander_en toujours_pas_capable oser_parler à_l'aise_à_l'oral bout_d'un_an bout_de_six_mois
content@language+school: vocabulaire grammaire phrases thème* programme_du manuel supports_de_cours trop_simple débutant* avancé* erreurs_dans fautes_dans
sound: voix_robot enregistrement* grésill* son_coupé
billing: renouvellement* renouvelé* continue_de_prélever
app: hors-ligne version_web tablette
journey: vol bus_de_remplacement
seats@airline+event: place_pour_les_jambes espace_pour_les_jambes genoux couloir_étroit mal_placé* visibilité_réduite derrière_un_poteau
story@event+book+film: chanteu* orchestre dénouement rappel_du
equipment: gilet_de_sauvetage combinaison_de casque_fourni
skin: soyeu* brûlé* brûlure* boutons_sur éruption rougeur* chute_de_cheveux
@eating: restaurant* resto brasserie bistrot café boulangerie carte_des_vins menu serveu* plat plats délicieu* délice* entrée_plat dessert* dîner déjeuner petit-déjeuner buffet pizza* burger* steak frites pâtes sushi* portion* saveur* goût* croissant* baguette* pain pâtisserie* mangé manger repas cuisinier* trop_cuit trop_salé gâteau* tarte sandwich* soupe
@hair: coiffeu* coiffure* salon barbier coupe_de_cheveux frange balayage mèches brushing coloriste racines blond* dégradé* barbe
haircut@hair: coupe* frange dégradé* carré pointes longueur* centimètre* court* courte trop_court symétri* asymétri* inégal* irrégulier* nuque tondeuse rasé* barbe boucles brushing coiffage coiffé* désépaissi* effilé* repousse chignon rattraper
haircolour@hair: couleur* coloration* teinture* teint* blond* décolor* balayage mèches racines reflet* orange jaune roux cuivré* cendré* gris cheveux_blancs couverture_des_blancs ton ton_sur patine nuance* verdâtre délavé* dégorg* châtain acajou viré_au
wash@hair: shampoing* shampooing* bac lavé* lavage rinçage massage* massé* crânien crâne serviette eau nuque_tordue masque
listening@hair: conseil* conseillé* écouté* écoute photo proposé* demandé compris envie* souhait* diagnostic
atmosphere@hair: décor* café thé magazine* odeur* propre* sale cheveux_par_terre peignes radio ammoniaque sent musique sèche-cheveux serviettes
booking@hair: attendu attente retard heure minutes attendre heures poireauté pile
@moving: déménag* déménageur* emménag* camion_de_déménagement monte-meuble* piano chargement déchargement chargé_le_camion camion nos_meubles nos_affaires nouvel_appartement nouveau_logement nouvelle_maison ancien_appartement étage garde-meuble démontés remontés monte-charge
staff@moving: hommes costauds porteurs jeunes
damage@moving: cassé* abîmé* rayé* cabossé* mur murs porte parquet sol miroir vase verre* vaisselle casse dégâts éraflé* éraflure plié
packaging@moving: cartons couvertures papier film étiquet*
lost@moving: manque manquait manquant* perdu* disparu* introuvable jamais_arrivé* pas_arrivé* manquent retrouvé* oublié* disparaît cherche
setup@moving: démonté* remonté* cuisine armoire lit lits meubles branché*
waiting@moving: rapide* heures chargé* déchargé* chargement déchargement
punctual@moving: heure heures retard ponctuel* arrivés arrivé arrivée matin date jour_après lendemain attendus à_#_h pile
parking@moving: stationnement camion garer rue place mairie autorisation portail garant garant_ils
communication@moving: répond* bureau informé* secrétaire joindre
claims@moving: indemnis* sinistre rembours* dossier franchise remboursé*
@camping: tente* sac_à_dos sac_de_couchage duvet camping randonnée* rando bivouac sardines arceaux réchaud trek trekking chaussures_de_marche
setup@camping: montée plier sardines seul minutes
waterproof@camping: étanche* sec orage* averse* fuite* couture* goutte* flotte sèches pris_l'eau humidité trempé
sleep@camping: nuit* dormi* froid chaud matelas degrés gelé* isolation dos
shoes@camping: chaussure* bottes ampoule* talon orteil* cheville* semelle* pointure accroche chaussures
bags@camping: sac sacs bretelle* dos poches litres ceinture porter épaules portage sac_à_dos ballotte accède
returns@camping: réparée atelier
@garage: garage* garagiste* mécanicien* mécano contrôle_technique révision voiture* pneu* frein* moteur embrayage vidange carrosserie concessionnaire
condition@garage: rayure* lavé* lavée propre sale tache* graisse siège aspirateur réglage*
parts@garage: batterie marque stock commandé* occasion origine
honesty@garage: changé* nécessaire* besoin anciennes_pièces montré*
loan@garage: récupér* dépos* prêt
@language: langue* vocabulaire grammaire espagnol anglais allemand italien professeur* prof tuteur* prononciation leçon* duolingo apprentissage couramment débutant* parler langue langues natif* apprendre mots
content@language: phrase* grammaire vocabulaire mots niveau* thème* dialogue* erreur* répét* explication* fiches conjugaison
progress@language: appris* comprend* comprendre progress* courant bafouille* enfin_compris j'ai_compris blocage parle_toujours toujours_autant
teaching@language: patien* natif* absent séances professeur
fun@language: jeu jeux points série chouette ennuy* rappel* habitude
sound@language: enregistrement* écoute oral son accent accents prononciation
billing@language: essai annuler
@dental: dentiste* dent dents plombage* couronne* dévitalis* appareil_dentaire implant* détartrage orthodont*
results@dental: plombage* couronne* bridge implant* prothèse* facette* tombé* tient dents
pain@dental: mal roulette
@medical: médecin* docteur* cabinet clinique hôpital patient* infirmi* kiné* thérap* chirurgien* sage-femme
treatment@medical: traité* opéré* intervention exercices
diagnosis@medical: examen* examiné* bilan analyses contrôle
@beauty: ongle* manucure pédicure épilation esthéticienne soin_du_visage
nails@beauty: ongle* gel vernis semi-permanent cils sourcils cire épilation décollé* cassé* forme limé* extension*
results@beauty: tenu tient semaines décollé* lisse éclat peau
@gym: salle_de_sport musculation fitness coach coachs tapis_de_course haltères yoga pilates cours tapis séance prof sauna
@taxi: taxi* vtc uber chauffeur* course navette_aéroport
vehicle@taxi: propre climatisation sièges
@carhire: location_de_voiture voiture_de_location loueur* agence_de_location
deposit@carhire: franchise carte photos état_des_lieux
vehicle@carhire: modèle catégorie pneus
fuel@carhire: plein essence réservoir carburant
@airline: vol vols compagnie_aérienne avion hôtesse* steward* embarquement aéroport cabine
journey@airline: retard annulé heures reprogramm*
seats@airline: jambes rangée genoux étroit
luggage@airline: cabine perdu*
@photo: photograph* séance_photo shooting portraits album
photos@photo: photos clichés retouche* poses lumière galerie
@craft: plombier* électricien* peintre* menuisier* artisan* maçon* couvreur* carreleur* chaudière chauffagiste* plaquiste* carrelage salle_de_bain peinture
workmanship@craft: propre finitions fuite* peinture* carrelage joints droit porte mur posé* travail travaux réparé*
cleanliness@craft: nettoyé* rangé* bâches
@cleaningtrade: femme_de_ménage ménage nettoyage agent_d'entretien société_de_nettoyage
workmanship@cleaningtrade: coins traces vitres poussière four nickel calcaire surfaces oublié*
damage@cleaningtrade: cassé* rayé* abîmé* tache
@garden: jardinerie pépinière plante* graines plants arbuste* rosier* jardinier* haie pelouse terreau
plants@garden: racines mort morte reprise poussé* fleuri* arrosé*
@event: festival* concert* scène tête_d'affiche
events@event: groupe son scène programmation artiste*
crowds@event: monde queue file
drinks@event: gobelet
@pet: chien* chat chats chatte chiot* chaton* vétérinaire* toiletteu* croquette* pension
health@pet: poids peau
taste@pet: mange adore gamelle friandise* difficile
@clothing: robe* pantalon* jupe* chemis* veste* manteau* pull* jean soutien-gorge tissu manches chaussures
size@clothing: long courte manches hanches épaules
quality@clothing: couture* bouton fermeture transparent* fin
care@clothing: lavé* machine déteint*
@software: logiciel* crm tableau_de_bord intégration* api plugin appli application factures facture
reports@software: rapport* export*
features@software: filtre* champs modèle* automatis*
sync@software: api import* connecteur*
@furniture: canapé* table matelas armoire* étagère* fauteuil* commode lit chaise* bureau tiroir* pieds coussins montage
comfort@furniture: assis mou dos affaiss*
setup@furniture: heures
@optician: opticien* lunettes verres monture*
@insurance: assurance* assureur* contrat_d'assurance cotisation* mutuelle*
claims@insurance: remboursé* sinistre expert refus* accident dégât* indemnis*
price@insurance: cotisation* prime
@bank: banque* compte agence_bancaire conseiller_bancaire carte_bancaire
@energy: fournisseur électricité gaz compteur* panneau* onduleur pompe_à_chaleur linky
@telecom: opérateur* box fibre forfait_mobile internet ligne wifi
setup@telecom: technicien* raccordement
@museum: musée* exposition* galerie audioguide château zoo
exhibits@museum: explications salles
@game: jeu jeux gameplay joueurs niveaux console
@book: livre* roman* chapitre* auteur* lecture
story@book: fin écriture style suspense
@electronics: casque_audio écouteurs ordinateur téléphone enceinte appareil_photo imprimante tablette montre_connectée chargeur aspirateur* mixeur bouilloire cafetière friteuse blender
power@electronics: chauffe
sound@electronics: son appels
taste@electronics: mousse_de_lait mixe morceaux café crème
care@electronics: nettoie rincer calcaire nettoyer
ease@electronics: notice mettre_en_route vidéos
looks@electronics: encombrant* plan_de_travail
@bike: vélo* vtt selle dérailleur piste_cyclable vae
@rental: airbnb gîte location_de_vacances hôte* logement appartement villa chalet chalets cottage cottages bungalow bungalows mobil-home mobil-homes camping_* village_vacances parc_de_vacances résidence_de_vacances cabane lodge demi-pension séjour_en_chalet location_saisonnière locatif mobilhome mobilhomes roulotte mini-club toboggans transat transats maître-nageur
rooms@rental: cuisine équip* lit lits serviettes terrasse vaisselle four matelas ressort ressorts lits_superposés canapé-lit clic-clac oreiller* couette chauffage froid_dans chaud_dans poêle cheminée véranda jacuzzi_privé spacieux agencé agencement rangement* placard* couteaux poêles casseroles ustensiles frigo micro-ondes lave-vaisselle lave-linge machine_à_café plaques minuscule exigu étroit* salle_d'eau salle_de_bain isolation équipé équipée volets_occultants rideaux barbecue
@school: crèche école nounou maîtresse instituteur* soutien_scolaire auto-école moniteur* enseignant* cours formation
supervis@school: puéricult* éducat* groupe adaptation sorties
exams@school: code réussi* raté* obtenu*
@laundry: pressing blanchisserie teinturerie nettoyage_à_sec
care@laundry: tache* bouton* pli plis odeur propre
@legalwork: avocat* notaire* expert-comptable cabinet_d'avocat huissier*
@estate: agence_immobilière agent_immobilier immobilier* syndic bailleur
@climb: escalade grimp* bloc blocs baudrier* magnésie chaussons voies enrouleur*
routes@climb: voies voie bloc blocs cotation* ouvreur* dalle dalles mouvements ouvertures sauts niveaux
safety@climb: tapis corde cordes enrouleur* noeud mousqueton* assur* lâcher ose inadmissible
equipment@climb: chaussons baudrier* prêtés location pointures
gymclasses@climb: pan pan_güllich poutre* güllich muscu* suspension*
climate@climb: magnésie nuage verrière
price@moving+craft+garage: facturé* facture devis
@film: film films cinéma streaming série séries
@ski: ski skis snowboard pistes remontées
@jewel: bijoutier* bijouterie bijou* alliance*
@tailor: retouche* couturi* tailleur
@pharmacy: pharmacie pharmacien*
@tour: visite_guidée excursion* circuit
@dating: rencontres profils
calls@electronics+audio: appel appels appeler téléphoner visio réunion réunions télétravail haché hachée répéter comprend_rien me_comprend me_comprennent entend_haché ma_voix collègue collègues client clients boulot entretien
battery@electronics+audio: accu batterie* recharge* rechargé se_vide se_vident vide à_plat décharge* tient_la tient_toute tient_tout tient_une tient_# tiennent_# tiennent_la tiennent_toute tenir_la #_heures_d'écoute heures_d'autonomie prise câble usb pourcent boîtier_se sans_recharge toute_la_journée tout_l'aprem tout_l'après-midi #_h_d'autonomie
sync@electronics+audio: se_coupe se_coupent coupe_sans coupures coupure décroche* saccad* jumel* rejumel* appair* appareill* connecte* portée passe_de bascul* d'un_appareil à_travers_les_murs latence retard_du_son désynchron* image_et_le_son l'ordi ordi tablette reconnect*
buttons@electronics+audio: molette tactile tactiles tapoter glisser_le_doigt geste gestes commande commandes_tactiles réglage réglages régler bouton boutons appli application égaliseur eq mise_à_jour mises_à_jour firmware paramètre* localisation
noise@audio: réduction_de_bruit réduction_du_bruit antibruit anc isole* isolation bouche* tgv métro train avion bus open_space bureau rue silence coupé_du_monde monde_extérieur plus_personne plus_rien_autour entends_plus n'entend_plus n'entends_plus mode_ambiant mode_transparence transparence vent bruits_autour moteur bosser concentrer
sound@audio: basse aigu médiums graves son rendu clarté clair claires sature saturent saturation crache grésillement* étouffé sourd plat métallique volume puissance puissant puissante envoie ça_envoie musique musical chanson chansons chanteur chanteuse morceau morceaux album discothèque redécouv* instruments détails nuances concert fort pêche pêchu frissons chair_de_poule
comfort@audio: oreille oreilles tête arceau appuie appuient lunettes porte porter portés tombe tombent glisse glissent tient_bien_en_place embout embouts coussinet* mousse lourd lourds lourde léger légers légères cou mal_de_tête mal_de_crâne migraine transpire* chaud démange fait_mal douleur* feu nuage m'endors dormir pression courir footing on_les_oublie je_les_oublie les_oublie se_font_oublier
quality@electronics+audio: cassé cassée lâche lâchée cède tombé tombée tombés chute chutes piscine pluie douche eau machine_à_laver lavage étanche sable poussière charnière* écaille* s'écaille peinture décoll* décollé ans depuis_#_ans mois maltrait* ça_tient tient_toujours tient_le_coup fissur* craqu* grinc* usés plastique métal miteux
looks@electronics+audio: couleur couleurs élégant* imposant énorme
@audio: écouteurs écouteur casque_audio casques casque enceinte enceintes barre_de_son caisson basses aigus réduction_de_bruit égaliseur podcasts
events@rental: aire_de_jeux aires_de_jeux mini-club mini_club club_enfants animation* animateur* animatrice* spectacle* atelier* coloriage tir_à_l'arc escalade bowling minigolf mini-golf tennis ping-pong poney* chasse_au_trésor tyrolienne accrobranche sport* tournoi* soirée* karaoké loto boum ado ados s'ennuie s'ennuyer rien_à_faire activité* jouer à_l'arrêt
faults@rental: technicien réparé réparateur dépann* plombier électricien volet chasse_d'eau disjonct* plaque chauffe-eau hors_service vieillit vétuste moquette élimé* peinture écaille* s'écaille rouille moisi* usé rénov* rafraîch* entretenu entretenue bien_entretenu mal_entretenu signalé années_90 années_80 mobilier
crowds@rental: file queue attente attend attendre attendu complet complets monde transat transats serviettes plein_à_craquer personne hors_saison basse_saison marchait_dessus se_marche_dessus vacances_scolaires plus_de_place aucune_place
booking@rental: remboursés remboursé résa application_bugg* mot_de_passe site clés clefs badge départ changé_le_numéro accueil_ouvre confirmation modifier modification dates
location@rental: bois chênes pins arbres vue canards oiseaux écureuil* biches chevreuil* fleuri* parc cadre verdure sentier* ponts sans_voiture sans_voitures coucher_de_soleil
pool@rental: eau descentes surveillant maître-nageur maîtres-nageurs rivière_sauvage vagues nagent baign* transat transats chlore à_26 à_28 serviettes gamins_enchaînent
food@rental: supérette
staff@rental: technicien animateur* animatrice* maître-nageur
taste@eating: carton du_carton
@carhire: camping-car* campingcar* fourgon* van_aménagé vans_aménagés le_van location_de_van
equipment@carhire: frigo réfrigérateur vaisselle couverts casseroles poêle bouteille_de_gaz gaz auvent store toilettes panneau_solaire porte-vélos chaises table_de_camping réchaud chauffage équipement équipé équipée tout_y_est tout_y_était il_manquait pompe_à_eau cales
roadside@carhire+garage: panne pannes tombés_en_panne tombé_en_panne dépannage dépanneuse dépanneur assistance remorquage remorqué numéro_d'urgence crevaison crevé voyant batterie_à_plat véhicule_de_remplacement bloqués_sur
checkin@carhire: remise_des_clés prise_en_main prise_du_véhicule état_des_lieux retour_du_véhicule restitution rendu_le_van récupéré_le_van explications expliqué remise_du rendre_le
beds@carhire: dormi dormir couchage couchages lit lits matelas banquette toit_relevable couchette à_l'étroit
@bedding: matelas oreiller* couette* surmatelas sommier*
comfort@bedding: dormi dors dormons dort ferme fermes fermeté moelleux mou dur nuage couché
quality@bedding: affaissé affaissement creux s'affaisse trou bosses pelucher peluche lavage lavages au_bout_d'un_an après_un_an après_#_ans coutures fermeture
climate@bedding: chaud chaleur transpir* sueur nage frais fraîcheur fraîche tient_chaud respirant
pain@bedding: dos cou nuque épaule épaules hanche hanches hernie sciatique lombaires courbatures
support: appelé_le au_téléphone par_téléphone par_chat sur_le_chat personne_pour_répondre répondent_au répond_au décroche rappelé rappellent
app: commande_facile commander_en_ligne commande_en_ligne passer_commande sur_le_site code_promo panier boutique_en_ligne
booking: décaler_notre décalé_notre décaler_nos changer_les_dates changé_les_dates reporter_notre reporté_notre annulé_notre annulation_de_la
checkin@carhire: récupérer_le récupérer_les_clés chercher_le_van agence nous_montrer nous_a_montré tour_du_véhicule retour_rapide
vehicle@carhire: moteur freins boîte_de_vitesses climatisation clim courroie consomme consommation passe_partout km kilomètres fume essuie-glaces embrayage
equipment@carhire: câble casserole éponge tire-bouchon eau_chaude cuisine
roadside@carhire: ne_démarrait démarrait_plus batterie
`;
