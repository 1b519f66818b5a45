/** French words of further trades; the notation is explained in `../concept-table.ts`. */
export const FRENCH_FURTHER_TRADES = `
@climb: escalade* grimper grimpe grimpé grimpeurs bloc blocs baudrier magnésie moulinette assurer salle_de_bloc
routes@climb: voie voies cotation* ouverture ouvertures ouvreurs prises bloc blocs dévers dalle dalles mur murs renouvel*
safety@climb: corde cordes tapis chute chutes tomber nœud noeud baudrier
gymclasses@climb: zone_d'entraînement pan_güllich pan poutre poutres haltères moonboard kilter*
climate@climb: magnésie étouffe poussière
@spa: sauna* hammam thermes thermal* spa jacuzzi piscine* bassin* nager maître-nageur* balnéo*
pool@spa: eau chlore jets bulles ligne lignes chaude tiède
sauna@spa: sauna* hammam vapeur
lockers@spa+climb: casier* vestiaire* cabines_sont sèche-cheveux cabines_minuscules
noise@spa: salle_de_repos parlent bavard*
relaxing: déconnecter se_ressourcer ressourcer décompresser on_oublie_tout lâcher_prise
relaxing@spa+body+gym: détente détendre détendu détendue relax* stress calme
treatment@spa: masseu* gommage mains
@drive: auto-école auto_école permis conduite code moniteur_d'auto volant heures_de_conduite créneau inspecteur
exams@drive: examen* ajournée premier_coup du_premier réussi obtenu inspecteur
teaching@drive: crie énerve
nerves@drive+horse+sea+class: mise_en_confiance mis_en_confiance repris_confiance confiance_en confiance peur stressé stressée stress angoisse rassur*
content@drive: code cours_de_code tests questions
progress@drive: créneau créneaux ronds-points autoroute seule
booking@drive: heures_de_conduite mois
vehicle@drive: automatique
@class: cours_de_danse danse danser salsa ballet poterie céramique atelier cours_de_cuisine peinture couture piano
teaching@class: pas technique
pace@class: rythme nombreux participants
results@class: plats plat bol émail fière fier création pièce
community@class: amis partenaire
@gym: dojo karaté judo boxe taekwondo arts_martiaux
@court: golf tennis padel squash court courts badminton parcours
courts@court: court courts terrain terrains greens green trous fairways éclairage filet filets bunkers
equipment@court: raquettes raquette balles voiturette clubs
booking@court: membres départ
@play: escape_game bowling laser_game trampoline* karting mini-golf parc_d'attractions montagnes_russes maître_du_jeu énigme* manège*
puzzles@play: mécanisme* résolu
atmosphere@play: plongé film
rides@play: montagnes_russes piste tours pistes quilles trampoline*
crowds@play: d'attente
@zoo: zoo parc_animalier aquarium safari pingouins éléphants girafes enclos soigneur*
wildlife@zoo+horse: animaux animal enclos cage cages nourrissage tigres cheval chevaux poneys poney maigres
@stage: cinéma théâtre séance_de spectacle popcorn pop-corn comédie_musicale
seats@stage: rang vue balcon
screen@stage: image projecteur 3d
sound@stage: acoustique son
story@stage: pièce mise_en_scène comédie_musicale
@ferry: ferry bateau croisière* train trains contrôleur port traversée gare wagon voiture_bar
journey@ferry: retard annulé horaires mer à_la_minute
seats@ferry: jambes
crowds@ferry: debout couloir
rooms@ferry: cabine cabines hublot
excursions@ferry: excursion* escale escales
@camp: camping emplacement* parcelle* auberge_de_jeunesse dortoir* chambre_d'hôtes chambres_d'hôtes
@rental: emplacement* parcelle* auberge_de_jeunesse dortoir* chambre_d'hôtes
pitch@camp: emplacement* plat plats
hookup@camp: électricité électrique borne prise prises sautait disjonct*
shop@camp: épicerie pain supérette boulangerie
noise@camp: musique
rules@camp: barrière amende strict* règlement couvre-feu
beds@camp: superposés dortoir* rideau
@deli: boucher boucherie fromage* fromager* fromagerie chocolatier chocolats pralines vin vins caviste torréfacteur espresso glacier glaces thés charcuterie
@eating: boucher boucherie fromage* fromagerie glacier glaces charcuterie chocolats
taste@deli: arôme* acidité crémeu* salé torréfaction
advice@deli: dégustation* goûter accord accords
selection@deli: parfums comptoir
@mealkit: recette* ingrédient* panier_de_légumes courses box_repas
recipes: recette*
recipes@mealkit: plats menu variété ressemblent
freshness@mealkit: avocat croquant*
arrived@mealkit: manque manquaient il_manquait il_manque oublié remplacé
packaging@mealkit: plastique*
billing@mealkit: suspendre sauter
diet: végétarien* végan* vegan* sans_gluten lactose halal cœliaque*
sustain@mealkit: jette jeter juste_ce
timesaved: gain_de_temps gagner_du_temps gagne_du_temps fait_gagner
@vitamin: gélule* complément* vitamine* magnésium protéine* créatine collagène comprimé*
results@vitamin: énergie sommeil cheveux crampes fatigue analyse
taste@vitamin: dissout grumeaux
health@vitamin: toléré tolère
ease@vitamin: avaler énormes
ingredients: additif* dosage dosé dosée excipient* parabène* conservateurs
@scent: parfum* fragrance* rouge_à_lèvres fond_de_teint mascara sérum crème* maquillage bougie*
lasting: tenue_est longue_tenue tient_toute_la tenue_longue
lasting@scent: tient tenue heures
smell@scent: vanille musc contrefaçon original
packaging@scent: pompe vaporisateur flacon*
@baby: poussette* siège_auto lit_bébé porte-bébé couches nouveau-né jouet* biberon*
ease@baby: plie plier pliage clipser coffre une_main
safety@baby: isofix bancal*
playing@baby: joue joué lumières
@nursery: crèche nounou assistante_maternelle maternelle puéricultrice*
supervis@nursery: câlins attenti* personnel livrés_à
pitch@nursery: jardin dehors sortent
settling@nursery: adaptation pleuré pleurs pleurait larmes
progress@nursery: compter éveil développement langage
continuity: réexpliquer même_personne pas_le_même jamais_le_même jamais_la_même turnover changement_de_personnel à_chaque_fois_un_autre on_change_de
continuity@elder+nursery+body+mind: change changent changement différent* même à_chaque_fois
@elder: maison_de_retraite ehpad aide_à_domicile auxiliaire* résident* soignant*
supervis@elder: propre coiffée habillée sonnette lavée lavés négligé* dignité chutes médicament*
communication@elder: prévient famille
events@elder: chant sorties
@body: kiné* ostéo* chiropract* massage massages acupuncture sciatique thérapeute praticien*
results@body: mieux marche remarche dos genou épaule nuque courir
treatment@body: mains doigts appuyer pression point manipul*
gymclasses@body: exercices étirement* renforcement
advice@body: explique origine pourquoi
rooms@body: cabinet cabines rideau locaux serviettes
length: expédiée expédié vite_expédi* un_quart_d'heure
length@body+spa+mind+elder: minutes
@mind: thérapeute psy psycholog* psychothérap* coaching dépression burn-out
listening@mind: écoute juge jugement comprise
results@mind: aidé aidée avancer changé vie
@tattoo: tatou* tattoo perceur piercing*
workmanship@tattoo: traits trait ombrage
listening@tattoo: idée dessin croquis motif
hygiene@tattoo: aiguilles
aftercare@tattoo: cicatris* infecté
@craft: plomberie radiateur* fenêtres menuiserie parquet gouttière* échafaudage installateur* panneaux_solaires pompe_à_chaleur
@lock: serrurier* enfermé* dératis* désinsectis* guêpes rats souris cafards punaises débarras*
results@lock: revenu* nid
damage@lock: percé serrure cylindre
honesty@lock: au_téléphone espèces
@motor: concessionnaire* concession garage_auto essai_routier occasion lavage_auto station_de_lavage reprise
honesty@motor: accidenté* compteur caché*
workmanship@motor: traces cire jantes séchage aspiré
vehicle@motor: rouille
@scoot: trottinette* borne_de_recharge bornes chargeur*
battery@scoot: vide recharge
@fixit: écran_cassé réparation_écran récupération_de_données disque_dur carte_mère vitre_cassée
secure@fixit: données récupéré* perdues
repair@fixit: écran vitre
@printer: imprimante* filament* buse toner cartouche*
printing@printer: impression* couches bourrage*
setup@printer: calibr* pilote wifi
@web: hébergeur hébergement* domaine serveur* wordpress dns vpn ssl plugin
uptime: coupure* panne_de_serveur indisponib*
uptime@web: en_panne panne stable tombe inaccessible
secure@web: ssl sauvegarde* piraté* malware
migrate@web: migration* transfert
mail@web: courriel* mails spam indésirables boîte
speed@web: charge chargent serveur* vite
ease@web: tableau_de_bord
setup@web: clic
@agency: agence* seo référencement campagne* leads comptab*
results@agency: référencement leads clics visites demandes
@jobs: recruteur* recrutement intérim* entretien entretiens candidat* cv
jobs@jobs: emploi poste postes mission missions embauche* offre
@press: livre_photo* album cartes_de_visite flyers calendrier toile imprimerie tirages faire-part carnet
printing@press: impression* papier couleurs netteté flou* terne* sombre sombres encre
editor@press: logiciel mise_en_page modèles plante application
quality@press: pages reliure décoll*
described@press: aperçu coupés coupé
gifts@press: offert émus émue
upload@press: téléchargement télécharger
late@press: noël
@wedding: mariage* mariée* marié traiteur dj robe_de_mariée bouquet* témoin*
events@wedding: piste_de_danse playlist
photos@wedding: photographe* photos
alterations@wedding: robe essayage*
@garden: fleuriste* bouquet* composition_florale
freshness@garden: fané* vase
@pan: couteau* poêle* casserole* cocotte antiadhés* mixeur robot_de_cuisine lame*
sharp@pan+tool: coupe coupant* aiguis* lame* émoussé* tranchant*
heat@pan+tool: chauffe chaleur induction cuisson uniforme gondol*
care@pan: colle accroche rouille
@robot: aspirateur* robot* serpillière aspiration tondeuse_robot
navigation@robot: carte coincé coince emmêle station
power@robot: miettes poussière poils
ink@robot: sac bac vider filtre
@home: lampe* luminaire* rideau rideaux voilage* store stores tapis ampoule*
light@home: lumière éclaire sombre vacille occultant*
quality@home: poils
@tool: perceuse* tronçonneuse* taille-haie tondeuse* barbecue* plancha visseuse*
power@tool: béton perce
quality@tool: chaîne
parts@tool: brûleur*
@run: chaussures_de_course veste_de_pluie polaire soutien-gorge culotte* mérinos sous-vêtement*
@clothing: polaire culotte* sous-vêtement*
comfort@run: bretelles
waterproof@run: trempé* respirant* vent
quality@run: trous élastique*
@jewel: montre montres horloger*
accuracy@jewel: retarde avance
looks@jewel: cadran bracelet
@tune: guitare* violon piano saxophone batterie_acoustique ukulélé cordes ampli
tuning@tune: accordé* désaccord* accordage action frettes touches pédales
sound@tune: sonorité* timbre
@fish: pêche canne cannes moulinet* leurre* appât*
quality@fish: cassée
@horse: cheval chevaux équitation équestre poneys centre_équestre écurie
teaching@horse: galop trot
@sea: plongée* surf voile kayak* snorkeling combinaison* skipper baleine*
safety@sea: vagues courant briefing
wildlife@sea: baleine* dauphins poissons tortues récif
guides@sea: skipper capitaine moniteur
equipment@sea: planches planche masque palmes
@depot: garde-meuble* self-stockage box_de_stockage
storage@depot: box humide place
access@depot: accès code portail
secure@depot: caméra* alarme cadenas
price@depot: augment*
@parcel: colis livreur* suivi_de_colis transporteur
doorstep@parcel: voisin* avis_de_passage un_avis_de devant_la_porte porte sonne sonné
tracking@parcel: suivi suit en_direct
damage@parcel: écrasé*
lost@parcel: perdu volé
@funeral: obsèques pompes_funèbres cercueil crémation enterrement cendres
ceremony@funeral: adieu
@desk: coworking bibliothèque* médiathèque*
workspace@desk: chaise* écran
selection@desk: livres prêt
@thrift: friperie* seconde_main brocante emmaüs vintage
condition@thrift: lavés tachés trous
selection@thrift: trouvailles trésors pépites
@church: église paroisse messe* sermon prêtre*
community@church: accueilli* paroisse
story@church: sermon homélie chorale chants
@laundry: laverie* sèche-linge lave-linge
laundry: sèche-linge séchoir*
laundry@laundry: sécher sec séchage humide essorage tambour machine
payment@laundry: pièces monnaie carte
`;
