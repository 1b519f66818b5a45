/** French words for each concept; the notation is explained in `../concepts.ts`. */
export const FRENCH = `
none: de_la_part de_toute_façon tout_de_suite_après en_place à_la_place sur_place bien_sûr par_contre en_effet place_à prix_nobel je_vous_conseille rien_à_dire en_cours au_cours au_niveau tout_le_monde peau_neuve par_rapport
staff: personnel équipe* employé* serveu* vendeu* accueil accueilli* accueillant* gérant* patron* propriétaire* hôte hôtesse* réceptionniste* animateur* animatric* moniteur* monitric* conseiller* conseillère* livreur* technicien* gardien* infirmi* secrétaire* assistante* coiffeu* esthéticien* professeur* prof profs formateur* formatric* coach chauffeur* guide guides cuisinier* chef sourire* souriant* aimable* désagréable* gentil* gentillesse sympa sympas sympathique* adorable* chaleureu* agréable_et poli polie politesse impoli* malpoli* serviable* disponible_et patient* patience à_l'écoute attentionn* attentif* bienveillan* mépris* hautain* arrogant* antipathique* froid_et agressif* parle_mal s'en_moque nous_a_reçu dame_de_l'accueil jeune_homme qui_vous_parle humain* service médecin* docteur dentiste* vétérinaire* kiné mécanicien* hôtesses
support: sav service_client service_clients service_après-vente service support hotline assistance réclamation* plainte* standard chatbot
communication: commun* inform* expliqu* explication* répon* réponse* rappel* joindre joignable* injoignable* téléphone* appel* mail mails courriel* message* prévenu* prévenir averti* tenu* renseign* transparen* suivi nouvelles clair claire
price: prix tarif* cher chers chère chères coût* coûte* onéreu* abordable* excessi* exagéré* rapport_qualité qualité-prix qualité_prix euro euros facturé* supplément* argent arnaque* gratuit* promotion* promo promos réduction* remise* rabais payer payé payant* paie devis frais économi* raisonnable* vaut_le bon_marché budget moque_du_monde addition hors_de_prix bon_plan rapport_qualité*
waiting: attente* attend* attendu file_d'attente queue rapid* lent lente lents lentes lentement lenteur* vite délai* long_à longue longues_minutes immédiat* heures_de heure_d' express réactif* réactiv* efficac* traîn* patienter minutes_pour tout_de_suite
punctual: ponctu* à_l'heure en_retard retard* annul* reporté* fiable* fiabilité fidèle_au jamais_venu lapin posé_un_lapin en_avance décal*
delivery: livr* expédi* colis transporteur* facteur point_relais reçu_en envoi envoyé_en acheminement chronopost colissimo
packaging: emball* carton* boîte* protégé* paquet suremballage écras* bulle*
cleanliness: propre* propreté sale sales saleté* nettoy* ménage crasseu* crasse hygiène poussièr* tache* taché* moisi* impeccable* nickel immaculé* sanitaire* toilette* wc cheveux_dans poils dégoût* insalubre* entretenu* entretien* poubelle* désinfect* étincelant* collant* cafard* odeur_d'urine urine papier_toilette
bathrooms: douche* sanitaire* toilette* wc salle_de_bain* salles_de_bain* lavabo* vestiaire* casier*
noise: bruit* bruyant* calme* silence silencieu* tranquil* dormir dormi nuit_blanche sommeil sono insonoris* aboi* musique_à voisin* tapage vacarme boucan crier cri réveill* fort_jusqu' isolation_phonique bourdonn* grince* paisible* entend* ronfl* sonore* circulation
comfort: confort* inconfort* douillet* doux douce moelleu* agréable_à mal_au_dos frott* ampoule* gratte* détente relax* reposant* souple* ergonom* cocon* matelassé*
size: taille* taill* grand_pour petit_pour trop_grand* trop_petit* trop_serré* trop_large* trop_long* trop_court* serré* ample* large étroit* pointure* coupe_est dimension* minuscule* spacieu* exigu* compact* longueur encombr*
quality: qualité_du qualité_de qualité_est qualité qualités matière* matériau* tissu* coton cuir bois plastique* métal solid* robust* fragile* finition* costaud* résistan* durab* bas_de_gamme haut_de_gamme bien_fait mal_fait camelote coutur*
faults: cassé* casse abîm* défectu* défaut* panne* en_panne fuite* fuit déchir* décousu* fonctionne_pas marche_pas marche_plus fonctionne_plus usé* rouill* fissur* ébréch* hs rayé* rayure* inutilisable* lâché cède endommag*
ease: facile* facil* simple* simplicité pratique* intuitif* intuitiv* compliqu* ergonomi* prise_en_main convivial* interface usine_à_gaz maniable* clair_et limpide* galère
setup: montage monter monté assembl* notice* mode_d'emploi instruction* installer installé* installation* paramétr* vis configur* branch* tutoriel* importer mise_en_service
looks: design* esthétique* joli* élégan* style* moderne* beau_rendu belle_finition look moche* laid* rendu* conforme_à_la_photo conforme_aux
colours: couleur* coloris teinte* imprimé* motif* noir noire blanc blanche bleu* vert rouge* rose_pâle gris* beige
food: repas cuisine* plat plats restaurant* resto nourriture manger mangé* goût* gouteu* saveur* délicieu* délici* bon_et_frais frais fraîche* fraîcheur pizza* burger* frites viande* poisson* dessert* gâteau* pain pains baguette* croissant* viennois* pâtiss* boulang* fromage* légume* salade* sauce* menu menus carte_est cuisson cuit* cru crue fade salé* épicé* épicerie* végétar* végan* régal* savour* moules* glace* assiette* snack déjeuner dîner ingrédient* surgelé* croustill* sucré* recette* gluten
drinks: café cafés espresso expresso thé vin vins bière* boisson* cocktail* bar jus arôme* torréf* mousse_de_lait chocolat_chaud
portions: portion* copieu* quantité* faim généreu*
breakfast: petit-déjeuner* petit_déjeuner* petit-déj petit_dej brunch*
selection: choix variété* varié* gamme* assortiment* rupture* stock disponib* rayon* large_choix diversité catalogue* proposé*
location: emplacement_idéal situé* situation plage* mer lac rivière centre_ville centre-ville centre village* ville métro tram bus gare arrêt_de à_pied à_deux_pas à_côté proche* proximité près_de vue vues panorama* paysage* montagne* campagne forêt* quartier* environs balade* randonn* piste_cyclable accessible* accès isolé* voiture_n' mètres_de m_de bord_de nature terrasse_avec
parking: parking* garer garé* stationn* barrière* place_de_park*
rooms: chambre* lit lits literie matelas oreiller* drap* serviette* balcon* studio* appartement* logement* mobil-home* mobilhome* bungalow* chalet* hébergement* suites
pitch: emplacement* parcelle* tente tentes ombre* ombragé* haie* terrain terrains pente* sol_dur sardine* électricité_sur caravane* camping-car* toile herbe boue gravier* arbre arbres intimité délimité*
kids: enfant* petits bébé* fille_de fils_de famille* familia* ado ados animation* aire_de_jeux jeux_pour mini_club miniclub club_enfants loulou* gamin* poussette* chaise_haute tout-petits élève*
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
booking: réserv* rendez-vous rdv prise_de_rendez créneau* planning* inscription* check-in arrivée enregistrement liste_d'attente agenda* complet doctolib
hours: horaire* ouvert ouverte ouverture* ferme fermé* fermeture* dimanche* samedi* jour_férié week-end* ouvre ouvrent
billing: abonn* contrat* résili* prélèv* acompte* engagement* reconduction licence* adhésion* sans_engagement caution*
deposit: caution* assurance* franchise* dommage* rayure* dégât* état_des_lieux
returns: retour retours retourn* rembours* échang* garantie* renvoy* renvoi remplac* rétractation avoir_de bon_d'achat
repair: répar* dépann* atelier révision* pièce* entretien_de travaux artisan* chantier* freins chaîne pneu* vidange* main_d'œuvre réglage*
teaching: cours leçon* professeur* prof profs enseign* apprend* appris apprentissage élève* moniteur* conduite examen* pédago* niveau* grammaire vocabulaire oral exercice* devoirs formation* stage* débutant* groupe groupes pratique_de
advice: conseil conseils conseillé* compéten* incompét* profession* pro pros expert* expertise connaissan* diagnostic* avis_médical savoir-faire rigoureu* minutieu* soigneu* soigné* écoute expérimenté* connaît qualifié*
honesty: honnête* malhonnête* confian* arnaque* mensong* menti escroc* forcer_la_main pousse_à vente_forcée sérieux sérieuse* sérieusement trompé* tromp* publicité_mensongère abus* inutile* transparen*
results: résultat* effet effets efficac* amélior* progrès* différence soulag* coupe couleur_réussie brushing mèches ongle* bluff* avant/après réussi* transform* guéri*
pain: douleur* douloureu* mal_pendant mal_du_tout sans_douleur anesthés* piqûre_de aiguille* peur angoiss* stress* rassur* doux_et douceur délicat* indolore* apais* saign*
treatment: soin soins traitement* dentiste* médecin* docteur cabinet dent dents couronne* implant* détartr* kiné* massage* ordonnance* radio appareil_auditif appareils_auditifs audio* lunette* verres monture* lentille* opération* thérap* consult*
equipment: équipement* machine* appareil* matériel* haltère* poids_libres tapis_de_course installations outil*
gymclasses: yoga pilates spinning zumba cours_collectif* cours_collectifs entraînement* coach_sportif musculation muscu
vehicle: voiture* véhicule* vélo* pneu* moteur* boîte_de_vitesse* scooter* trottinette* selle* guidon kilom* carburant* essence plein_d' location_de_voiture freins carross*
features: fonction* fonctionnalit* option* paramètre* personnalis* automati* modèle_de tableau_de_bord manque_une export* réglages outil_est
reports: rapports statistique* tableau* graphique* comptab* bilan* déclaration* tva excel csv
bugs: bug bugs bugg* plante* plantage* planté* mise_à_jour mises_à_jour erreur* message_d'erreur bloqu* lag rame* gel redémarr* instab* perte_de_données perdu_mes
app: appli application* app mobile* android iphone téléphone_mobile site site_internet site_web navigateur* hors_ligne ordinateur* portail*
sync: synchron* bluetooth wifi wi-fi internet connect* connexion* déconnect* réseau* appair* intégration* relié* lien_avec banque_est
login: connexion mot_de_passe mots_de_passe compte comptes identifi* inscri* se_connecter
notifications: notification* alerte* publicité* pub pubs rappel_par spam*
privacy: données_personnelles vie_privée rgpd confidential*
battery: batterie* autonomie recharg* charge charger_le chargeur* pile piles
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
payment: paiement* carte_bancaire carte_bleue espèces payer_en payer_par paypal virement* chèque* prélèv*
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
condition: état occasion reconditionné* comme_neuf vétuste* rénov* vieillot* délabré* conforme_à_la_description défraîchi*
sleep: dormir dormi sommeil nuit_de_sommeil
hygiene: hygiène stéril* gants désinfect*
`;
