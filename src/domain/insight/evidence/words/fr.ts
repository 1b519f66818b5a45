import type { LanguageWords } from './language-words.ts';

export const FRENCH = {
  noise: 'le la les l un une des ce c ça cela aussi',
  forms:
    'est:être sont:être était:être.past étaient:être.past fut:être.past suis:être es:être été:être sommes:être',
  finite:
    'est sont était étaient fut a ont avait avaient ai avons fait font faisait peut va vont sera reste arrive marche',
  subject: 'me te se je j nous on il elle ils elles tu vous ce c ça cela moi',
  determiner:
    'le la les l un une des mon ma mes notre nos votre vos ton ta tes son sa ses leur leurs ce cet cette ces me m se s',
  and: 'et ainsi &',
  contrast: 'mais quoique cependant pourtant toutefois or',
  negation:
    'ne n pas jamais rien personne aucun aucune ni sans non guère nulle nul peine rarement manque manquait manquent zéro',
  condition: 'si quand lorsque tant sinon selon dès tandis pourvu condition',
  exception: 'sauf excepté hormis seulement uniquement juste exception part hors seul seule',
  hedge:
    'probablement apparemment prétendument presque quasiment pratiquement théoriquement semble semblent semblait paraît parait paraissait peut peuvent pourrait pourraient pouvait doit doivent devrait devraient devait faudrait faut aimerait aimerais voudrait voudrais espère espérons espérait souhaite pense pensait pensais crois croit croyais suppose imagine promet promettent promis dit disent disait disaient dirait raconte affirme prétend prétendent entendu serait seraient aurait auraient essaie essayé annoncé annonce doute trouve',
  universal:
    'tout toute tous toutes chaque toujours chacun chacune entier entière entièrement complètement totalement absolument constamment partout quiconque milliers millions centaines dizaines innombrables',
  partial:
    'certains certaines quelques quelque quelqu plusieurs peu beaucoup plupart souvent parfois généralement habituellement majorité moitié partiellement partie demi',
  more: 'plus mieux meilleur meilleure supérieur davantage dessus',
  less: 'moins pire inférieur dessous',
  high: 'très trop si tellement super hyper extrêmement vraiment incroyablement particulièrement absolument totalement complètement bien fort assez plutôt',
  low: 'légèrement peu relativement',
  bound: 'environ vers près autour presque plus moins minimum maximum jusque jusqu',
  preposition:
    'à au aux d de du dans en entre par pour sans sous sur vers chez avec avant après contre depuis derrière devant dès durant hors jusque jusqu malgré outre parmi pendant près côté comme selon',
  relative: 'qui que qu dont où lequel laquelle parce puisque car comme comment',
  time: 'aujourd hui demain hier maintenant puis bientôt tard tôt avant après encore déjà semaine semaines jour jours mois an ans année années fois vacances noël désormais autrefois récemment dernièrement premier première dernier dernière prochain prochaine',
  phrases:
    'un_peu:low beaucoup_trop:high bien_trop:high ne_plus:negation non_seulement:exception pas_seulement:exception à_part:exception à_condition:condition peut_être:hedge en_théorie:hedge la_plupart:partial bien_que:contrast plus_de:bound moins_de:bound au_moins:bound au_plus:bound à_peine:negation soi_disant:hedge sans_exception:universal',
  numbers:
    'zéro:0 deux:2 trois:3 quatre:4 cinq:5 six:6 sept:7 huit:8 neuf:9 dix:10 onze:11 douze:12 treize:13 quatorze:14 quinze:15 seize:16 vingt:20 vingts:20 trente:30 quarante:40 cinquante:50 soixante:60 septante:70 huitante:80 nonante:90 cent:100 cents:100 mille:1000 million:1000000',
  ordinals:
    'premier/première deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième',
  times: '',
  units:
    'duration*1=seconde/secondes duration*60=minute/minutes duration*3600=heure/heures duration*86400=jour/jours duration*604800=semaine/semaines night=nuit/nuits month*1=mois month*12=an/ans/année/années length*0.01=centimètre/centimètres length*0.001=millimètre/millimètres length*1=mètre/mètres length*1000=kilomètre/kilomètres mass*1=gramme/grammes mass*1000=kilogramme/kilogrammes volume*1=litre/litres degree=degré/degrés percent=pourcent eur=euro/euros usd=dollar/dollars chf=francs cent=centime/centimes star=étoile/étoiles times=fois',
  fractions: 'quart:0.25 quarts:0.25 demi:0.5 demie:0.5 douzaine:12',
  weekdays:
    'lundi/lundis mardi/mardis mercredi/mercredis jeudi/jeudis vendredi/vendredis samedi/samedis dimanche/dimanches',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  seasons: 'printemps /étés automne hiver/hivers',
  dayparts: 'matin/matins/matinée midi soir/soirs/soirée nuit/nuits/minuit',
  antonyms:
    'chaud/froid chaude/froide bon/mauvais bonne/mauvaise bien/mal meilleur/pire grand/petit grande/petite long/court longue/courte haut/bas rapide/lent rapide/lente facile/difficile simple/compliqué calme/bruyant silencieux/bruyant propre/sale doux/rugueux doux/dur douce/rêche léger/lourd légère/lourde cher/abordable chère/abordable aimable/désagréable gentil/méchant sympathique/désagréable poli/impoli frais/rassis neuf/vieux tôt/tard ouvert/fermé ouvre/ferme heureux/malheureux adore/déteste adoré/détesté aime/déteste confortable/inconfortable sec/mouillé fort/faible épais/mince large/étroit spacieux/exigu plein/vide sûr/dangereux fiable/peu plus/moins toujours/jamais tous/aucun tout/rien avant/après dedans/dehors intérieur/extérieur haut/bas devant/derrière gauche/droite près/loin acheter/vendre gagner/perdre gratuit/payant gratuite/payante inclus/exclu compris/exclu comprises/exclues avec/sans clair/sombre sucré/amer patient/impatient délicieux/infect ponctuel/retard possible/impossible correct/incorrect recommande/déconseille matin/soir',
  speaker:
    'habitué habituée voisin voisine locataire fidèle avis commentaire témoignage message retour client cliente visiteur visiteuse utilisateur utilisatrice lecteur lectrice acheteur acheteuse personne membre adhérent adhérente élève patient patiente voyageur voyageuse convive hôte campeur campeuse',
  speakers:
    'commentaires témoignages clients clientes visiteurs utilisateurs lecteurs acheteurs personnes membres adhérents élèves patients voyageurs convives gens campeurs',
  says: 'accord dit disent raconte racontent écrit écrivent confie confient explique expliquent témoigne témoignent résume lit note ajoute',
  frame:
    "ainsi simplement bien en reçu reçue récent récente dernier dernière cet cette message retour ou vous ici voici un une notre nos de d dans comme selon nous l le la qui que on t il elle avis commentaire commentaires témoignage mots mot propres et sommes accord d'accord ce les",
  critical:
    'éruption migraine fissuré fissurée brûlé brûlée pue fuit fuite coincé coincée rouille rouillé moisi moisissure déchiré déchirée cassé cassée taché tachée lâché rétréci gratte douloureux regrette éviter malheureusement dommage hélas bémol problème problèmes défaut inconvénient mauvais mauvaise terrible horrible décevant décevante déçu déçue déception cassé cassée froid froide tiède lent lente sale bruyant bruyante cher chère pire pénible retourné retard vieux cheap',
  retraction: 'non faux haha lol blague jamais pas',
  light:
    'utilise utilisent utiliser utilisé fait faire font mets met mettre donne donner vient venir va vais aller dit dire',
} as const satisfies LanguageWords;
