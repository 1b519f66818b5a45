/** French words for each concept; the notation is explained in `../concepts.ts`. */
export const FRENCH = `
none: de_la_part de_toute_façon tout_de_suite_après en_place à_la_place sur_place bien_sûr par_contre en_effet place_à prix_nobel je_vous_conseille rien_à_dire en_cours au_cours au_niveau tout_le_monde peau_neuve par_rapport
staff: personnel équipe* employé* serveu* vendeu* accueil accueilli* accueillant* gérant* patron* propriétaire* hôte hôtesse* réceptionniste* animateur* animatric* moniteur* monitric* conseiller* conseillère* livreur* technicien* gardien* infirmi* secrétaire* assistante* coiffeu* esthéticien* professeur* prof profs formateur* formatric* coach chauffeur* guide guides cuisinier* chef sourire* souriant* aimable* désagréable* gentil* gentillesse sympa sympas sympathique* adorable* chaleureu* agréable_et poli polie politesse impoli* malpoli* serviable* disponible_et patient* patience à_l'écoute attentionn* attentif* bienveillan* mépris* hautain* arrogant* antipathique* froid_et agressif* parle_mal s'en_moque nous_a_reçu dame_de_l'accueil jeune_homme qui_vous_parle humain* service médecin* docteur dentiste* vétérinaire* kiné mécanicien* hôtesses sympathi* vendeur* vendeuse* loueur patron équipe équipes arrangeant* passionné* bonjour sans_un_bonjour odieu* glacial* dédaigneu* méprisant* rude brusque agréable agréables charmant* charmante* prévenant* compréhensi* courtois* bienveillance délicate humaine prend_le_temps pris_le_temps prennent_le_temps secrétariat dentiste livreurs livreur monteurs jeune_femme monsieur dame impatient* aimables souriante* honnête bonne_humeur efficaces_et énerv* sourire aux_petits_soins froide_et écouté_et respecté sent_écouté téléphonique_lamentable
support: sav service_client service_clients service_après-vente service support hotline assistance réclamation* plainte* standard chatbot conseillère conseiller tchat chat aucune_réponse sans_réponse jamais_de_réponse ne_répond ne_répondent réponse réponses mails service_clientèle rappelée rappelé ticket m'a_aidé m'a_aidée interlocuteur* sourde_oreille aucune_aide se_renvoient renvoient_la_balle ne_veulent_rien fait_traîner geste_commercial relances
communication: commun* inform* expliqu* explication* répon* réponse* rappel* joindre joignable* injoignable* téléphone* appel* mail mails courriel* message* prévenu* prévenir averti* tenu* renseign* transparen* suivi nouvelles sms aucun_appel sans_prévenir sans_nous_prévenir pas_prévenu* jamais_prévenu sonne sonne_dans_le_vide décroche* personne_ne_décroche personne_ne_répond répondeur tenu_au_courant tenus_au_courant au_courant informations information pédagog* bien_expliqué prend_le_temps_d'expliquer explications me_rappeler rappelé jamais_rappelé silence aucune_nouvelle sans_nouvelles détaill* écoute téléphonique aucune_réponse sans_réponse réponse
price: prix tarif* cher chers chère chères coût* coûte* onéreu* abordable* excessi* exagéré* rapport_qualité qualité-prix qualité_prix euro euros facturé* supplément* argent arnaque* gratuit* promotion* promo promos réduction* remise* rabais payer payé payant* paie devis frais économi* raisonnable* vaut_le bon_marché budget moque_du_monde addition hors_de_prix bon_plan rapport_qualité* ristourne* prix_doux du_vol vol_pur salée salé facture_salée exorbitant* prohibitif* correct_pour modique* honoraires dépassement* tarification reste_à_charge remboursé_par commission* gratuite gratuits abusi* rapport_prix pour_le_prix à_ce_prix bonne_affaire bonnes_affaires soldes surfacturé* cher_payé moins_cher trop_cher pas_cher clair_et_net
waiting: attente* attend* attendu file_d'attente queue rapid* lent lente lents lentes lentement lenteur* vite délai* long_à longue longues_minutes immédiat* heures_de heure_d' express réactif* réactiv* traîn* patienter minutes_pour tout_de_suite trois_semaines deux_semaines quatre_semaines six_semaines deux_mois trois_mois semaines_d' mois_d' dans_l'heure dans_la_journée le_jour_même le_lendemain_même en_dix_minutes en_vingt_minutes en_un_rien en_retard retard retards salle_d'attente gain_de_temps fluide vingt_secondes minutes_à secondes_à s'éternise interminable* éternité immédiate poireaut* heure_de_retard minutes_de_retard pas_un_mot toujours_en_retard jamais_en_retard à_l'heure
punctual: ponctu* à_l'heure en_retard retard* annul* reporté* fiable* fiabilité fidèle_au jamais_venu lapin posé_un_lapin en_avance décal*
delivery: livr* expédi* colis transporteur* facteur point_relais reçu_en envoi envoyé_en acheminement chronopost colissimo livraison* livreur* colis* au_pied_de au_pied étage monté_à monter_à_l'étage acheminé* déposé dépôt reçu_dans livreur livreurs livreuse en_bas_de étages refusé_de_monter monté_le retard_de_livraison semaines_de_retard arrivé_avec arrivé_en arrivé_à arrivé_dans délai_de_livraison date_prévue
packaging: emball* carton* boîte* protégé* paquet suremballage écras* bulle* carton cartons polystyrène* protégé protégés mousse_de_protection suremball*
cleanliness: propre* propreté sale sales saleté* nettoy* ménage crasseu* crasse hygiène poussièr* tache* taché* moisi* impeccable* nickel immaculé* sanitaire* toilette* wc cheveux_dans poils dégoût* insalubre* entretenu* entretien* poubelle* désinfect* étincelant* collant* cafard* odeur_d'urine urine papier_toilette hygièn* stérilis* saleté poussière* crasse* tache taches
bathrooms: douche* sanitaire* toilette* wc salle_de_bain* salles_de_bain* lavabo* vestiaire* casier*
noise: bruit* bruyant* calme* silence silencieu* tranquil* dormir dormi nuit_blanche sommeil sono insonoris* aboi* musique_à voisin* tapage vacarme boucan crier cri réveill* fort_jusqu' isolation_phonique bourdonn* grince* paisible* entend* ronfl* sonore* circulation
comfort: confort* inconfort* douillet* doux douce moelleu* agréable_à mal_au_dos frott* ampoule* gratte* détente relax* reposant* souple* ergonom* cocon* matelassé* dure_comme dur dure mal_aux mal_de_dos assise assises s'affaisse* affaissé* ferme rembourr* coussin* enfonc* cosy dossier position selle
size: taille* taill* grand_pour petit_pour trop_grand* trop_petit* trop_serré* trop_large* trop_long* trop_court* serré* ample* large étroit* pointure* coupe_est dimension* minuscule* spacieu* exigu* compact* longueur encombr* cadre trop_petit trop_grand trop_petite trop_grande trop_haut trop_haute trop_bas trop_large trop_étroit taille tailles mesure* mesures mesuré centimètres cm passe_pas_la_porte ne_passe passait_pas hauteur largeur profondeur encombrant* imposant* plus_grand plus_petit réglé_la_selle selle guidon
quality: qualité_du qualité_de qualité_est qualité qualités matière* matériau* tissu* coton cuir bois plastique* métal solid* robust* fragile* finition* costaud* résistan* durab* bas_de_gamme haut_de_gamme bien_fait mal_fait camelote coutur* aggloméré* contreplaqué placage chêne massif velours mousse couture* finitions charnière* branlant* bancal* bancale toc solide* tient_bien qualitatif* mal_fini bien_fini pacotille médiocre* au_bout_de_six_mois au_bout_d'un_an s'affaisse plie plient
faults: cassé* casse abîm* défectu* défaut* panne* en_panne fuite* fuit déchir* décousu* fonctionne_pas marche_pas marche_plus fonctionne_plus usé* rouill* fissur* ébréch* hs rayé* rayure* inutilisable* lâché cède endommag* rayée éclat éclats cabossé* enfoncé fêlé* fendu* abîmé* endommagé* brisé* manqu* manquant* manquait manquaient tordu* voilé* gondol* bancal* grinc* couine craqu* déchiré* troué* décollé* s'est_cassé pied_cassé en_moins trou fissure éraflé* éraflure* bosse ne_ferme ferme_pas ferment_pas désaligné bancale
ease: facile* facil* simple* simplicité pratique* intuitif* intuitiv* compliqu* ergonomi* prise_en_main convivial* interface usine_à_gaz maniable* clair_et limpide* galère facilité bien_pensé dix_clics clics s'en_servir savoir_s'en_servir intuitive* enfantin
setup: montage monter monté assembl* notice* mode_d'emploi instruction* installer installé* installation* paramétr* vis configur* branch* tutoriel* importer mise_en_service mont* visser perçage* percé* trous tournevis clé_allen notice_de_montage pièces_manquantes à_monter schéma*
looks: design* esthétique* joli* élégan* style* moderne* beau_rendu belle_finition look moche* laid* rendu* conforme_à_la_photo conforme_aux élégant* jolie* beau belle beaux belles magnifique* superbe* design esthéti* laid laide rendu photo photos sur_la_photo sur_les_photos style vieillot* qu'à_l'écran à_l'écran qu'en_photo sur_le_site en_vrai en_réalité fait_son_effet déco du_plus_bel_effet classe dans_mon_salon
colours: couleur* coloris teinte* imprimé* motif* noir noire blanc blanche bleu* vert rouge* rose_pâle gris* beige plus_foncé plus_clair moutarde bleu_canard nuance*
food: repas cuisine* plat plats restaurant* resto nourriture manger mangé* goût* gouteu* saveur* délicieu* délici* bon_et_frais frais fraîche* fraîcheur pizza* burger* frites viande* poisson* dessert* gâteau* pain pains baguette* croissant* viennois* pâtiss* boulang* fromage* légume* salade* sauce* menu menus carte_est cuisson cuit* cru crue fade salé* épicé* épicerie* végétar* végan* régal* savour* moules* glace* assiette* snack déjeuner dîner ingrédient* surgelé* croustill* sucré* recette* gluten
drinks: café cafés espresso expresso thé vin vins bière* boisson* cocktail* bar jus arôme* torréf* mousse_de_lait chocolat_chaud
portions: portion* copieu* quantité* faim généreu*
breakfast: petit-déjeuner* petit_déjeuner* petit-déj petit_dej brunch*
selection: choix variété* varié* gamme* assortiment* rupture* stock disponib* rayon* large_choix diversité catalogue* proposé*
location: emplacement_idéal situé* situation plage* mer lac rivière centre_ville centre-ville centre village* ville métro tram bus gare arrêt_de à_pied à_deux_pas à_côté proche* proximité près_de vue vues panorama* paysage* montagne* campagne forêt* quartier* environs balade* randonn* piste_cyclable accessible* accès isolé* voiture_n' mètres_de m_de bord_de nature terrasse_avec zone_piétonne idéalement_placé bien_situé bien_desservi parking* garer se_garer stationn* voie_verte tramway arrêt_de_bus difficile_à_trouver facile_à_trouver introuvable quartier proche ascenseur rez-de-chaussée étage_sans d'y_arriver
parking: parking* garer garé* stationn* barrière* place_de_park*
rooms: chambre* lit lits literie matelas oreiller* drap* serviette* balcon* studio* appartement* logement* mobil-home* mobilhome* bungalow* chalet* hébergement* suites
pitch: emplacement* parcelle* tente tentes ombre* ombragé* haie* terrain terrains pente* sol_dur sardine* électricité_sur caravane* camping-car* toile herbe boue gravier* arbre arbres intimité délimité*
kids: enfant* petits bébé* fille_de fils_de famille* familia* ado ados animation* aire_de_jeux jeux_pour mini_club miniclub club_enfants loulou* gamin* poussette* chaise_haute tout-petits élève* fils fille ma_fille mon_fils bout_de_chou petit_garçon petite_fille
pets: chien* chat chats chaton* animal animaux vétérinaire* cheval* toilettage poil_du
safety: sécur* insécur* dangereu* danger* accident* volé* casque* glissant* blessé* bless* alarme* risque* cadenas serrure* vols
insects: moustique* guêpe* fourmi* mouche* insecte* araignée* cafard* punaise* tique* bestiole* piqûre* piqué* frelon* souris rat rats puceron* bête*
pool: piscine* baign* nager nage bassin* toboggan* aquatique* jacuzzi* sauna* hammam* spa spas maillot* bonnet* short_de_bain thermes couloir_de_nage pataugeoire
climate: chauffage* chauff* clim climatis* froid froide chaud chaude chaleur température* glacé* glaciale* humid* courant_d'air eau_chaude étouffan* aéré* ventil* isol* degrés tiède* gel
smell: odeur* sent sentait pue puait parfum* senteur* puanteur renferm* relent*
atmosphere: ambiance* atmosphère* déco décor* cadre charme charmant* cosy cocooning convivial* chaleureux bougie* animé* lieu_est romantique*
crowds: monde bondé* foule* surchargé* blindé* entassé* saturé* affluence complet_complet trop_de_gens heures_de_pointe plein_à_craquer
events: musique* concert* soirée* spectacle* activité* animation* atelier* visite* excursion* fête* programme* danse* dj groupe_de cours_de
seats: siège* assise* chaise* banc* fauteuil* banquette* place_assise jambes
booking: réserv* rendez-vous rdv prise_de_rendez créneau* planning* inscription* check-in arrivée enregistrement liste_d'attente agenda* complet doctolib prise_de_rendez-vous prochain_rendez-vous agenda urgence* dépanné_en_urgence reporté décalé annulé* pas_de_rendez-vous délai_pour_un plus_de_nouveaux_patients
hours: horaire* ouvert ouverte ouverture* ferme fermé* fermeture* dimanche* samedi* jour_férié week-end* ouvre ouvrent
billing: abonn* contrat* résili* prélèv* acompte* engagement* reconduction licence* adhésion* sans_engagement caution*
deposit: caution* assurance* franchise* dommage* rayure* dégât* état_des_lieux
returns: retour retours retourn* rembours* échang* garantie* renvoy* renvoi remplac* rétractation avoir_de bon_d'achat retour* reprise reprendre avoir_refusé retourné* bon_de_retour récupérer_le
repair: répar* dépann* atelier entretien_de travaux artisan* chantier* vidange* main_d'œuvre travail_soigné travail_bâclé bâclé* bâcler soigné* mal_réparé* de_nouveau_à_plat bien_réglé* crevaison* roule_comme comme_au_premier_jour après_leur_passage passent_toutes remis_en_état rafistol* bricolage bricolé* refaire refait dérailleur* bien_réglé enfin_bien_réglé mal_réglé beau_travail bon_travail travail_impeccable travail_de pièces_détachées vitesses_passent
teaching: cours leçon* professeur* prof profs enseign* apprend* appris apprentissage élève* moniteur* conduite examen* pédago* niveau* grammaire vocabulaire oral exercice* devoirs formation* stage* débutant* groupe groupes pratique_de
advice: conseil conseils conseillé* compéten* incompét* profession* pro pros expert* expertise connaissan* diagnostic* avis_médical savoir-faire rigoureu* minutieu* soigneu* soigné* écoute expérimenté* connaît qualifié*
honesty: honnête* malhonnête* confian* arnaque* mensong* menti escroc* forcer_la_main pousse_à vente_forcée sérieux sérieuse* sérieusement trompé* tromp* publicité_mensongère abus* inutile* transparen*
results: résultat* effet effets efficac* amélior* progrès* différence soulag* coupe couleur_réussie brushing mèches ongle* bluff* avant/après réussi* transform* guéri*
pain: douleur* douloureu* mal_pendant mal_du_tout sans_douleur anesthés* piqûre_de aiguille* peur angoiss* stress* rassur* doux_et douceur délicat* indolore* apais* saign* rien_senti pas_senti senti piqûre* phobi* anxi* apeuré* trembl* en_douceur doux brutal* brusque délicatesse anesthési* endormi* gonflé* mise_en_confiance mis_en_confiance larmes panique* fait_mal eu_mal aucun_mal sans_mal fait_aucun_mal
treatment: soin soins traitement* dent dents couronne* implant* détartr* kiné* massage* ordonnance* radio appareil_auditif appareils_auditifs audio* lunette* verres monture* lentille* opération* thérap* consult* plombage* carie* dévitalis* bridge dentier* prothèse* détartrage* extraction* molaire* dent_de_sagesse gencive* blanchiment gouttière* appareil_dentaire tombé_au_bout
equipment: équipement* machine* appareil* matériel* haltère* poids_libres tapis_de_course installations outil*
gymclasses: yoga pilates spinning zumba cours_collectif* cours_collectifs entraînement* coach_sportif musculation muscu
vehicle: voiture* véhicule* vélo* pneu* moteur* boîte_de_vitesse* scooter* trottinette* selle* guidon kilom* carburant* essence plein_d' location_de_voiture carross* chaîne révision* vitesses pédalier
features: fonction* fonctionnalit* option* paramètre* personnalis* automati* modèle_de tableau_de_bord manque_une export* réglages outil_est
reports: rapports statistique* tableau* graphique* comptab* bilan* déclaration* tva excel csv
bugs: bug bugs bugg* plante* plantage* planté* mise_à_jour mises_à_jour erreur* message_d'erreur bloqu* lag rame* gel redémarr* instab* perte_de_données perdu_mes se_fige fige* disparu* données_ont perte_de
app: appli application* app mobile* android iphone téléphone_mobile site site_internet site_web navigateur* hors_ligne ordinateur* portail*
sync: synchron* bluetooth wifi wi-fi internet connect* connexion* déconnect* réseau* appair* intégration* relié* lien_avec banque_est
login: connexion mot_de_passe mots_de_passe compte comptes identifi* inscri* se_connecter
notifications: notification* alerte* publicité* pub pubs rappel_par spam*
privacy: données_personnelles vie_privée rgpd confidential*
battery: batterie* autonomie recharg* charge charger_le chargeur* pile piles plus_de_jus à_plat assistance_puissante bornes
sound: sonore* audio haut-parleur* enceinte* micro basses écouteur* casque_audio réduction_de_bruit entendre le_son son_est
screen: écran* affichage* caméra* photo_est photos_sont résolution* luminosité appareil_photo
skin: peau cheveu* crème* hydrat* gras grasse* bouton* ride* eczéma cuir_chevelu irrit*
weight: poids lourd* léger* légèr* transport* porter portable pliable* plier encombrant* porte
care: lav* machine_à_laver lavage* repass* rétréci* séch* lave-vaisselle facile_à_nettoyer
plants: plante* fleur* bouquet* rose roses graine* racine* feuille* fané* bulbe* terreau pousse* poussé arbust* floraison jardin*
flattering: silhouette flatt* mets_en_valeur tombe_bien décolleté*
outfits: jean pantalon* jupe* robe* tenue* mariage bureau
seasons: hiver printemps automne mi-saison en_été d'été
compliments: compliment*
gifts: cadeau* offrir offert_à offert_pour
luggage: bagage* valise* sac_à_dos
sustain: écolo* écologi* environnement* bio recycl* durable* zéro_déchet gaspill*
access: handicap* fauteuil_roulant ascenseur* escalier* accessib* rampe* pmr
furniture: canapé* meuble* armoire* étagère* tiroir* bureau_est
movers: déménag* déménageur* cartons meubles piano emménag*
exams: examen* code_du permis réussi_mon obtenu_mon du_premier_coup épreuve* certificat* échoué raté
invoices: facture* facturation facturé* débité_deux prélevé_deux taxe* tva reçu_de ticket_de_caisse impôt*
payment: paiement* carte_bancaire carte_bleue espèces payer_en payer_par paypal virement* chèque* prélèv* règlement règlements relance* règlent impayé* retardataire* encaiss* réglé_en mauvais_payeurs en_plusieurs_fois trois_fois_sans
waterproof: étanch* imperméab* pluie mouillé* trempé* waterproof
grip: semelle* adhéren* accroche* glisse* glissé crampon* cheville* lacet*
navigation: navigation cartograph* carte_de carte_des itinéraire* gps obstacle* câble* tapis_épais se_perd se_repère station_de_charge base_de
power: puissan* aspiration aspire performance* moteur* couple watts montée montées côte côtes accélér*
energy: énerg* électric* consomm* solaire* panneau* pompe_à_chaleur rendement* kwh
exhibits: exposition* expo œuvre* oeuvre* musée* collection* tableau tableaux audioguide* panneaux_explicatifs cartel*
puzzles: énigme* indice* maître_du_jeu difficulté* scénario* histoire_est immersi* cadenas_et casse-tête
community: communauté* membres habitués rencontr* réseau_de esprit_de
workspace: bureaux poste_de_travail salle_de_réunion salles_de_réunion imprimante* prise_électrique prises_électriques écran_externe coworking cabine*
freshness: frais fraîch* fraîcheur périmé* date_limite dlc torréfaction_récente rassis pourri* moisi*
condition: état occasion reconditionné* comme_neuf vétuste* rénov* vieillot* délabré* conforme_à_la_description défraîchi* récents récent rouillé* lisses entretenus entretenu* bien_entretenu bon_état mauvais_état neuf neufs neuve vieux vieille vieilles scotch moderne* dernier_cri flambant_neuf matériel_récent dernière_génération
sleep: dormir dormi sommeil nuit_de_sommeil
hygiene: hygiène stéril* gants désinfect*
brakes: frein* freine* freinage plaquette* disque_de_frein étrier*
tax: tva impôt* urssaf cotisation* déclaration* fisc fiscal* taux échéance* redressement
bank: banque* bancaire* synchro compte_pro opérations rapprochement* relevé* qonto crédit_agricole agrégat*
expenses: justificatif* ticket* tickets_de_caisse note_de_frais notes_de_frais frais_kilométriques scann* reçu reçus dépense* numéris*
templates: modèle* logo police polices numérotation mise_en_page personnalis* en-tête pied_de_page devis_et_factures filigrane gabarit*
speed: lent lente lents lentes lenteur* rame rames fluide charge_vite chargement* vingt_secondes secondes_à rapide_et s'afficher rapide_fluide
`;
