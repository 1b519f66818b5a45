/** French words for each concept; the notation is explained in `../concepts.ts`. */
export const FRENCH = `
none: de_la_part de_toute_façon tout_de_suite_après en_place à_la_place sur_place bien_sûr par_contre en_effet place_à prix_nobel je_vous_conseille rien_à_dire en_cours au_cours au_niveau tout_le_monde peau_neuve par_rapport a_l'heure_actuelle du_coup
staff: équipe* employé* serveu* vendeu* gérant* patron* propriétaire* réceptionniste* animateur* animatric* conseiller* livreur* technicien* gardien* infirmi* secrétaire* assistante* coiffeu* esthéticien* chauffeur* guide guides cuisinier* chef sourire* souriant* aimable* désagréable* gentil* adorable* chaleureu* poli polie politesse impoli* malpoli* serviable* patient* patience à_l'écoute attentionn* attentif* bienveillan* mépris* hautain* antipathique* froid_et agressif* parle_mal s'en_moque jeune_homme humain* service médecin* docteur dentiste* vétérinaire* kiné mécanicien* loueur arrangeant* passionné* bonjour odieu* glacial* dédaigneu* rude brusque agréable agréables charmant* prévenant* compréhensi* courtois* délicate secrétariat monteurs jeune_femme monsieur dame impatient* honnête bonne_humeur efficaces_et énerv* froide_et écouté_et respecté sent_écouté téléphonique_lamentable accueil* veilleur prénom sympa* s'est_excusé nous_attendait a_couru grand_merci merci_à bravo_à bonhomme accueil_glacial arrogan* soupir* dévoué* personnel* hôte* disponible* au_top petit_mot
support: sav service_client service_clients service_après-vente service support hotline assistance plainte* standard chatbot conseillère conseiller tchat chat aucune_réponse sans_réponse ne_répond ne_répondent réponse réponses mails service_clientèle rappelée rappelé ticket m'a_aidé m'a_aidée interlocuteur* sourde_oreille aucune_aide se_renvoient fait_traîner geste_commercial relances service_client* réclam* ballade balad* aucune_solution répond_jamais joindre_quelqu'un robot répondu_en
communication: commun* inform* expliqu* explication* répon* rappel* joindre joignable* injoignable* téléphone* appel* mail mails courriel* message* prévenu* prévenir averti* tenu* renseign* transparen* suivi nouvelles sms sonne décroche* au_courant pédagog* bien_expliqué jamais_rappelé silence aucune_nouvelle détaill* écoute téléphonique aucune_réponse sans_réponse clair clairement devis_détaillé dit_jamais maquettes a_compris
price: prix tarif* cher chers coût* onéreu* abordable* excessi* exagéré* rapport_qualité qualité-prix qualité_prix euro euros facturé* supplément* argent arnaque* gratuit* réduction* remise* rabais payer payé payant* paie devis frais raisonnable* vaut_le bon_marché bon_plan rapport_qualité* ristourne* prix_doux salée salé facture_salée exorbitant* prohibitif* correct_pour modique* honoraires dépassement* remboursé_par commission* bonne_affaire bonnes_affaires soldes surfacturé* chère* addition* pigeon* vol abus* donné caution* imbattable* formule* l'adresse mal_dépens* promo* économ* budget* balles frais_de
waiting: attente* attend* file_d'attente rapid* vite délai* long_à longue longues_minutes immédiat* heures_de heure_d' express réactif* réactiv* traîn* patienter minutes_pour trois_semaines deux_semaines quatre_semaines six_semaines deux_mois trois_mois semaines_d' mois_d' dans_l'heure en_retard retard retards fluide vingt_secondes minutes_à secondes_à s'éternise interminable* éternité poireaut* à_l'heure file queue* heure_à heure_pour demi-heure demi_heure trois_quarts lent* tarde aussitôt debout_pour semaines_pour mois_pour à_venir
punctual: ponctu* à_l'heure en_retard retard* annul* reporté* fiable* fiabilité fidèle_au jamais_venu lapin en_avance décal* décommand*
delivery: livr* expédi* facteur reçu_en envoi envoyé_en chronopost colis* au_pied étage monté_à acheminé* dépôt reçu_dans étages monté_le arrivé_avec arrivé_en arrivé_à arrivé_dans date_prévue coursier* manquait manque_des boîte_intacte déposé* relais reçu_avec écrasé abîmé_pendant transport* suivi_du
packaging: emball* carton* boîte* protégé* paquet écras* bulle* polystyrène* suremball*
cleanliness: propre* nettoy* ménage poussièr* tache* moisi* impeccable* nickel immaculé* sanitaire* toilette* wc cheveux_dans dégoût* insalubre* entretenu* entretien* poubelle* désinfect* collant* cafard* odeur_d'urine urine papier_toilette hygièn* stérilis* crasse* pue renfermé transpi* pansement* sale* crade* crado dégueu* cheveu* poil* traces draps douteu* punaise* briqué étincel* lavabo_qui odeur*
bathrooms: douche* sanitaire* toilette* wc lavabo* vestiaire* casier* baignoire*
noise: bruit* bruyant* calme* silencieu* tranquil* dormir dormi nuit_blanche sommeil sono insonoris* aboi* musique_à voisin* vacarme boucan crier cri réveill* fort_jusqu' isolation_phonique bourdonn* grince* paisible* entend* ronfl* sonore* circulation camions cloisons silence* tapage* sur_cour réveil travaux klaxon* marteau
comfort: confort* inconfort* douillet* doux douce moelleu* agréable_à frott* ampoule* gratte* détente relax* reposant* souple* ergonom* cocon* matelassé* dur dure mal_aux s'affaisse* affaissé* ferme rembourr* coussin* enfonc* cosy dossier position selle assise*
size: taill* grand_pour petit_pour trop_grand* trop_petit* trop_large* trop_long* trop_court* serré* ample* large étroit* pointure* coupe_est dimension* minuscule* spacieu* exigu* compact* longueur encombr* cadre trop_petit trop_grand trop_petite trop_grande trop_haut trop_haute trop_bas mesure* centimètres cm ne_passe passait_pas hauteur largeur profondeur imposant* plus_grand plus_petit selle guidon mètres_carrés grand_volume placard valise_et
quality: qualité qualités matière* matériau* tissu* coton cuir bois plastique* métal solid* robust* fragile* finition* costaud* résistan* durab* bien_fait mal_fait camelote coutur* aggloméré* contreplaqué placage chêne massif velours mousse charnière* branlant* bancal* toc tient_bien qualitatif* mal_fini bien_fini pacotille médiocre* s'affaisse plie plient cheap claquent a_lâché repercer correspondaient déchiré durera délavé bouloche* rétréci usé_au se_décolle s'effrit* s'écaille premier_lavage
faults: cassé* abîm* défectu* défaut* panne* fuite* fuit déchir* décousu* fonctionne_pas marche_pas marche_plus fonctionne_plus usé* rouill* fissur* ébréch* hs rayé* rayure* inutilisable* lâché cède endommag* éclat éclats cabossé* enfoncé fêlé* fendu* brisé* manqu* tordu* voilé* gondol* bancal* grinc* couine craqu* troué* décollé* en_moins trou éraflé* éraflure* bosse ne_ferme ferme_pas ferment_pas désaligné hors_service ne_marche* fonctionnent bouche refuse_de
ease: facil* simple* simplicité pratique* intuitif* intuitiv* compliqu* ergonomi* convivial* interface maniable* clair_et limpide* bien_pensé clics s'en_servir enfantin galère*
setup: assembl* notice* mode_d'emploi instruction* installé* installation* paramétr* vis configur* branch* tutoriel* importer mont* visser perçage* percé* trous tournevis clé_allen pièces_manquantes schéma*
looks: design* joli* élégan* style* moderne* belle_finition look moche* laid* rendu* conforme_aux beau belle beaux belles magnifique* superbe* esthéti* photo photos vieillot* qu'à_l'écran à_l'écran en_vrai en_réalité déco classe
colours: couleur* coloris teinte* imprimé* motif* noir noire blanc blanche bleu* vert rouge* rose_pâle gris* beige plus_foncé plus_clair moutarde nuance*
food: repas cuisine* plat plats restaurant* resto nourriture mangé* goût* saveur* délici* pizza* burger* frites viande* poisson* dessert* gâteau* pain pains baguette* croissant* viennois* pâtiss* boulang* fromage* légume* salade* sauce* menu menus carte_est cuisson cuit* cru crue fade salé* épicé* végétar* végan* régal* savour* moules* glace* assiette* snack déjeuner dîner ingrédient* surgelé* croustill* sucré* recette* gluten chausson financier* paris-brest éclair* tarte* crêpes confitures mie crème compote fraisier sandwich*
drinks: espresso thé vin vins bière* boisson* cocktail* bar jus arôme* torréf* chocolat_chaud café* allongé expresso* serré chaï thés latte cappuccino*
portions: portion* copieu* quantité* faim généreu* deux_coups assiette* rassasi* chiche* radin* part_minuscule
breakfast: petit_déjeuner* petit_dej brunch* petit-déj* petit_déj* festin viennoiseries buffet*
selection: choix varié* gamme* assortiment* rupture* stock disponib* rayon* large_choix diversité catalogue* proposé* sans_gluten végétar* végan* dévalisé* sortes_de intolérant* plus_rien jamais_rien
location: emplacement_idéal situé* situation plage* mer lac rivière centre-ville centre village* ville tram bus gare arrêt_de à_pied à_côté proche* proximité près_de panorama* paysage* montagne* forêt* quartier* environs balade* randonn* piste_cyclable accessible* accès isolé* voiture_n' mètres_de m_de bord_de nature terrasse_avec zone_piétonne idéalement_placé bien_desservi parking* garer stationn* voie_verte tramway introuvable ascenseur rez-de-chaussée étage_sans d'y_arriver métro* excentré* rejoindre vieux_port emplacement* loin glauque en_bas adresse_idéale vue_sur à_deux_pas
parking: parking* garé* stationn* barrière*
rooms: chambre* literie balcon* studio* appartement* logement* mobil-home* mobilhome* bungalow* chalet* hébergement* suites moquette* baignoire* prise* fenêtre* clim vue ventilo* mobilier* déco télé mètres_carrés
pitch: emplacement* parcelle* tente tentes ombre* ombragé* haie* terrain terrains pente* sol_dur sardine* électricité_sur caravane* camping-car* toile herbe boue gravier* arbre arbres intimité délimité*
kids: enfant* petits bébé* famille* familia* ado ados animation* jeux_pour mini_club miniclub loulou* gamin* poussette* chaise_haute tout-petits élève* fils fille petit_garçon
pets: chien* chat chats chaton* animal animaux vétérinaire* cheval* toilettage poil_du
safety: sécur* insécur* danger* accident* volé* casque* glissant* bless* alarme* risque* cadenas serrure* vols
insects: moustique* guêpe* fourmi* mouche* insecte* araignée* cafard* punaise* tique* bestiole* piqûre* piqué* frelon* souris rat rats puceron* bête*
pool: piscine* baign* nager nage bassin* toboggan* aquatique* jacuzzi* sauna* hammam* spa spas maillot* bonnet* thermes pataugeoire
climate: chauff* clim climatis* chaud chaude chaleur température* glacé* humid* courant_d'air aéré* ventil* isol* degrés tiède* gel canicule froid* glacial* étouff*
smell: odeur* sent sentait pue puait parfum* senteur* puanteur renferm* relent* transpi*
atmosphere: ambiance* atmosphère* cadre charme charmant* cosy cocooning convivial* bougie* animé* romantique* cocon chaleureu* déco* musique verrière plantes s'y_pose lieu joli_endroit instagrammable* prénom_dès rigole bonne_humeur esprit intimiste* détend* détente
crowds: bondé* foule* surchargé* blindé* entassé* saturé* affluence complet_complet cohue serrés sardines petits_groupes impossible_d'écarter max_un file_d'attente pour_300
events: musique* concert* soirée* spectacle* activité* animation* atelier* visite* excursion* fête* programme* danse* dj groupe_de cours_de
seats: siège* assise* chaise* banc* fauteuil* banquette* place_assise
booking: réserv* rendez-vous rdv créneau* planning* check-in arrivée enregistrement liste_d'attente agenda* complet doctolib urgence* reporté décalé places annul* inscri* débité_deux cliquer ma_place place_avait décroche ne_rappelle mois_d'attente pris_sur secrétariat standard_injoignable
hours: horaire* fermé* dimanche* samedi* jour_férié week-end* ouvre ouvrent ouvert* jusqu'à_23 créneau* cours_annulé midi planning jours_fériés décalés 7_j/7
billing: abonn* contrat* résili* prélèv* acompte* engagement* licence* adhésion* caution* pause refus recommandée coincé* préavis reconduction* désabonn* désinscri*
deposit: caution* assurance* franchise* dommage* rayure* dégât*
returns: rembours* échang* garantie* renvoy* renvoi remplac* rétractation avoir_de bon_d'achat retour* reprise reprendre avoir_refusé récupérer_le
repair: répar* dépann* atelier entretien_de travaux artisan* chantier* vidange* main_d'œuvre travail_soigné bâclé* soigné* bien_réglé* crevaison* roule_comme passent_toutes rafistol* bricolage bricolé* refaire refait dérailleur* bien_réglé mal_réglé beau_travail bon_travail travail_impeccable travail_de pièces_détachées vitesses_passent
teaching: cours leçon* professeur* prof profs enseign* apprend* appris apprentissage élève* moniteur* conduite examen* pédago* niveau* grammaire vocabulaire oral exercice* devoirs formation* stage* débutant* groupe groupes pratique_de coach* posture* corrig* explique* rempla* suivi cours_de montre motiv* larguée enchaîne passer_derrière consignes accompagn* encadr*
advice: conseil conseils conseillé* compéten* incompét* profession* pro pros expert* connaissan* diagnostic* avis_médical savoir-faire rigoureu* minutieu* soigné* écoute expérimenté* connaît qualifié*
honesty: honnête* malhonnête* confian* mensong* menti escroc* pousse_à vente_forcée sérieux sérieuse* tromp* publicité_mensongère abus* inutile* transparen* arnaqu* menteu* promet* promesse* bidon
results: résultat* effet effets efficac* amélior* progrès* différence soulag* coupe couleur_réussie brushing mèches ongle* bluff* avant/après réussi* transform* guéri* décollée dents_alignées enfin_alignées rebougé ça_tient tient_toujours repoussé rendu_naturel
pain: douleur* douloureu* mal_pendant anesthés* piqûre_de aiguille* peur angoiss* stress* rassur* doux_et douceur délicat* indolore* apais* saign* senti piqûre* phobi* anxi* apeuré* trembl* doux brutal* brusque endormi* gonflé* larmes panique* fait_mal eu_mal aucun_mal sans_mal
treatment: soin soins traitement* dent dents couronne* implant* détartr* kiné* massage* ordonnance* radio appareil_auditif appareils_auditifs audio* lunette* verres monture* lentille* opération* thérap* consult* plombage* carie* dévitalis* bridge dentier* prothèse* extraction* molaire* gencive* blanchiment gouttière* appareil_dentaire
equipment: équipement* machine* appareil* matériel* haltère* poids_libres installations outil* reformer* briques sangles vélos élastiques rack* tapis casier* banc
gymclasses: yoga pilates spinning zumba cours_collectif* cours_collectifs entraînement* coach_sportif musculation muscu
vehicle: voiture* véhicule* vélo* pneu* moteur* scooter* trottinette* selle* guidon kilom* carburant* essence plein_d' carross* chaîne révision* vitesses pédalier
features: fonction* option* paramètre* personnalis* automati* modèle_de manque_une export* réglages outil_est
reports: rapports statistique* tableau* graphique* comptab* bilan* déclaration* tva excel csv
bugs: bug bugs bugg* plante* plantage* erreur* message_d'erreur bloqu* lag rame* gel redémarr* instab* perdu_mes fige* disparu* données_ont perte_de bugue*
app: appli application* app mobile* android iphone téléphone_mobile site site_internet navigateur* hors_ligne ordinateur* portail*
sync: synchron* bluetooth wifi wi-fi internet connect* connexion* déconnect* réseau* appair* intégration* relié* lien_avec banque_est rame visio télé débit* prise
login: connexion compte comptes identifi* inscri* se_connecter
notifications: notification* alerte* publicité* pub pubs rappel_par spam*
privacy: données_personnelles vie_privée rgpd confidential*
battery: batterie* autonomie recharg* charge charger_le chargeur* pile piles à_plat assistance_puissante bornes
sound: sonore* audio haut-parleur* enceinte* micro basses écouteur* casque_audio entendre le_son son_est
screen: écran* affichage* caméra* photo_est photos_sont résolution* luminosité appareil_photo
skin: peau cheveu* crème* hydrat* gras grasse* bouton* ride* eczéma cuir_chevelu irrit*
weight: poids lourd* léger* transport* porter portable pliable* plier encombrant* porte
care: lav* repass* rétréci* séch*
plants: plante* fleur* bouquet* rose roses graine* racine* feuille* fané* bulbe* terreau pousse* arbust* floraison jardin*
flattering: silhouette flatt* tombe_bien décolleté*
outfits: jean pantalon* jupe* robe* tenue* mariage bureau
seasons: hiver printemps automne mi-saison d'été
compliments: compliment*
gifts: cadeau* offrir offert_à offert_pour
luggage: bagage* valise*
sustain: écolo* environnement* bio recycl* durable* zéro_déchet gaspill*
access: handicap* fauteuil_roulant ascenseur* escalier* accessib* rampe* pmr
furniture: canapé* meuble* armoire* étagère* tiroir* bureau_est
movers: déménag* cartons meubles piano emménag*
exams: examen* code_du permis réussi_mon obtenu_mon épreuve* certificat* échoué raté
invoices: facture* facturation débité_deux prélevé_deux taxe* tva reçu_de impôt*
payment: paiement* carte_bancaire carte_bleue espèces payer_en payer_par paypal virement* chèque* prélèv* règlement règlements relance* règlent impayé* retardataire* encaiss* réglé_en mauvais_payeurs
waterproof: étanch* imperméab* pluie mouillé* trempé* waterproof
grip: semelle* adhéren* accroche* glisse* crampon* cheville* lacet*
navigation: navigation cartograph* carte_de carte_des itinéraire* gps obstacle* câble* tapis_épais se_perd se_repère base_de
power: puissan* aspiration aspire performance* moteur* couple watts montée montées côte côtes accélér*
energy: énerg* électric* consomm* solaire* panneau* rendement* kwh
exhibits: exposition* expo œuvre* oeuvre* musée* collection* tableau tableaux audioguide* panneaux_explicatifs cartel*
puzzles: énigme* indice* difficulté* scénario* histoire_est immersi* cadenas_et casse-tête
community: communauté* membres habitués rencontr* réseau_de esprit_de
workspace: bureaux imprimante* prise_électrique prises_électriques écran_externe coworking cabine*
freshness: frais fraîch* périmé* date_limite dlc torréfaction_récente rassis pourri* moisi* encore_tiède sortie_du tournée ramolli* malade dur_comme sec décongelé* surgelé* du_jour avarié* rance flétri*
condition: état occasion reconditionné* vétuste* rénov* vieillot* délabré* défraîchi* récents récent rouillé* lisses entretenu* bien_entretenu mauvais_état neuf neufs neuve vieux vieille vieilles scotch moderne* dernier_cri matériel_récent dernière_génération
sleep: dormir dormi sommeil
hygiene: hygiène stéril* gants désinfect*
brakes: frein* plaquette* étrier*
tax: tva impôt* urssaf cotisation* déclaration* fisc fiscal* taux échéance* redressement
bank: banque* bancaire* synchro compte_pro opérations rapprochement* relevé* qonto crédit_agricole agrégat*
expenses: justificatif* ticket* frais_kilométriques scann* reçu reçus dépense* numéris*
templates: modèle* logo police polices numérotation personnalis* en-tête filigrane gabarit*
speed: lent lente lents lentes lenteur* rame rames fluide charge_vite chargement* vingt_secondes secondes_à rapide_et s'afficher rapide_fluide
taste: goût* délici* divin* tuerie régal* succulent* savoureu* fade* sans_goût carton bon_goût saveur* exquis* mauvais immangeable* bouche sucré* salé* croustill* fondant* alvéolé* le_bonheur papilles écœur* trop_cuit* merveilleu* bouillie merveille réussi
beds: lit lits literie* matelas* oreiller* couette* sommier* drap* dormi ressort*
checkin: arriv* départ clé clés clef* bagages hall réservation_introuvable check-in remise_des chambre_prête enregistrement
arrived: manquait manque_une manquant* cassé_et éventré* abîmé* rayé* fêlé* endommagé* intact* bien_protégé brisé* incomplet* mauvais_article bosse
`;
