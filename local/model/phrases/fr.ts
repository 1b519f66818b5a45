import { anyOf, type Phrases } from './phrases.ts';

/** No-break spaces stand before high marks and inside quotation marks. */
export const FRENCH: Phrases = {
  marks: ['« ', ' »'],
  voices: {
    conversational: {
      hooks: [
        '{subject} : on en parle un instant ? Vos retours nous trottent dans la tête.',
        '{subject} : qu’en dites-vous ? Nous avons lu vos avis, et nous avons envie d’en parler avec vous.',
        '{subject} : vous avez un moment ? Installez-vous, voici ce que vous nous racontez.',
      ],
      turn: 'Cela vous parle ? Alors racontez-nous, et nous vous écouterons.',
      close: 'Qu’ajouteriez-vous ? Dites-le-nous ici, nous sommes tout ouïe.',
      emoji: '💬',
    },
    joyful: {
      hooks: [
        '{subject} : savez-vous à quel point vos mots nous font plaisir ? Merci !',
        '{subject} : qui nous a donné le sourire aujourd’hui ? Merci pour vos retours !',
        '{subject} : quoi de plus agréable que de vous lire ? Merci pour vos messages !',
      ],
      turn: 'Franchement ? Des lignes comme celles-ci nous mettent de bonne humeur, et nous les relisons avec plaisir !',
      close: 'Partagez votre moment de bonheur et offrez un sourire à quelqu’un !',
      emoji: '🎉',
    },
    professional: {
      hooks: [
        '{subject} : qu’est-ce qui compte pour nos clients ? Leurs propres mots répondent.',
        '{subject} : quelles expériences nous sont rapportées ? Nous avons étudié vos retours.',
        '{subject} : qu’attendez-vous au quotidien ? Vos retours nous servent de repères.',
      ],
      turn: 'Nous prenons ces remarques au sérieux, et nous en tenons compte dans nos réflexions.',
      close: 'Quel point rejoint votre propre expérience ? Nous lirons votre avis avec intérêt.',
      emoji: '',
    },
    inspiring: {
      hooks: [
        '{subject} : que se passe-t-il quand on prend le temps d’écouter ? Lisez ce que vous nous avez confié.',
        '{subject} : jusqu’où pouvons-nous aller ensemble ? Vos mots nous montrent le chemin.',
        '{subject} : qu’est-ce qui rend grand un petit moment ? Le fait de le partager, comme vous l’avez fait.',
      ],
      turn: 'Des mots comme ceux-ci nous rappellent pourquoi nous avons commencé, et ils nous donnent envie d’avancer.',
      close: 'Faites le prochain pas avec nous et racontez-nous où il vous mène.',
      emoji: '✨',
    },
    humorous: {
      hooks: [
        '{subject} : un thé, peut-être ? La bouilloire chante, et nous lisons vos avis.',
        '{subject} : vous avez un avis ? Et comment ! Nous avons tout noté avant que le chat ne passe sur le clavier.',
        '{subject} : à quoi bon un slogan quand on a vos commentaires ? La scène est à vous.',
      ],
      turn: 'Nous aimerions encadrer ces lignes, et nous cherchons encore un mur libre.',
      close: 'À vous de jouer : lancez votre bon mot, notre respect vous est acquis.',
      emoji: '😄',
    },
    empathetic: {
      hooks: [
        '{subject} : le choix vous semble difficile ? Nous savons combien on y réfléchit.',
        '{subject} : comment l’avez-vous vécu ? Merci de nous en parler avec autant de sincérité.',
        '{subject} : de quoi avez-vous vraiment besoin ? Nous prenons le temps de vous lire.',
      ],
      turn: 'Vous avez ressenti la même chose ? Alors vous êtes en bonne compagnie, et nous sommes là pour vous.',
      close: 'Et vous, comment était-ce ? Quelle que soit votre réponse, elle a sa place ici.',
      emoji: '💛',
    },
  },
  firstQuote: [
    'Une personne nous raconte : {quote}.',
    'Voici ce que nous avons lu dans un avis : {quote}.',
    '{quote}, nous écrit une personne.',
  ],
  moreQuotes: [
    '{quote}, lit-on dans un avis.',
    'Et quelqu’un nous écrit : {quote}.',
    'Dans un autre avis, on lit : {quote}.',
    'Nous avons aussi noté ceci : {quote}.',
    'Ou encore, avec vos propres mots : {quote}.',
    'Et une personne nous dit : {quote}.',
  ],
  tags: [],
  audiences: [],
  paragraphs: [
    'Un avis, ce n’est pas qu’une affaire d’étoiles. Derrière, il y a une personne qui avait un projet pour la journée, une question ou une envie. Mis côte à côte, ces mots dessinent un tableau qu’aucun sondage ne saurait peindre : ce qui aide, ce qui surprend et ce qui sonne juste.',
    'Souvent, ce sont les remarques discrètes qui nous font avancer. Un mot sur une sensation, une ligne sur le moment d’après, une note sur ce qui ne s’est pas passé comme prévu : ces détails nous apprennent beaucoup, et nous les gardons précieusement.',
    'Nous lisons aussi les voix critiques, et nous vous en remercions. Un mot sincère sur ce qui n’a pas marché aide d’autres personnes à choisir et nous montre où regarder. Les compliments nous font plaisir, les critiques nous font progresser, et elles ont leur place ici.',
    'La confiance pousse lentement. Elle grandit quand une description tient parole, quand une question reçoit une réponse et quand quelqu’un reconnaît qu’il reste des choses à faire. C’est là-dessus que nous voulons être jugés, aujourd’hui comme demain.',
    'Que fait-on quand on a trouvé quelque chose de bien ? On en parle autour de soi. Voilà pourquoi vos propres mots comptent tant : aucun de nos titres ne peut être aussi clair qu’une phrase de quelqu’un qui l’a vécu.',
    'Vous hésitez encore ? Prenez votre temps. Lisez ce que racontent les autres, cherchez la personne dont la situation ressemble à la vôtre et regardez ce qu’elle mentionne en premier. C’est souvent ce qui comptera aussi pour vous.',
    'Envie d’un petit exercice ? Prenez quelques commentaires au hasard et demandez-vous ce qu’ils ont en commun. C’est rarement ce dont nous parlons volontiers nous-mêmes, c’est plutôt un sentiment : le soulagement, la joie ou la tranquillité de ne plus avoir à y penser.',
    'Les bonnes choses mûrissent dans la conversation. Parfois, une remarque suffit, et nous nous arrêtons pour regarder de plus près. La réponse est alors souvent plus simple qu’on ne le croyait : une image plus nette, un mot plus juste, un peu plus de patience avec les détails.',
    'Alors voici notre résolution. Nous continuons à lire, nous continuons à demander, et nous continuons à dire merci. Pas avec une lettre type, mais en montrant ce qui change quand quelqu’un prend le temps d’écrire ce qu’il a pensé.',
    'Vous n’avez pas encore écrit d’avis ? Commencez petit. Dites ce que vous attendiez, ce qui s’est passé et à qui vous le conseilleriez. Quelques phrases suffisent pour aider une personne que l’on ne connaît pas, et c’est une belle façon d’occuper une pause café.',
    'Ce qui nous plaît, c’est que vous êtes si différents. Certains remarquent les petits détails, certains voient l’ensemble, et certains parlent des personnes qu’ils ont rencontrées. Réunis, ces regards valent plus qu’une opinion isolée, la nôtre comprise.',
    'Et chez vous, comment cela se passe-t-il ? Qu’est-ce qui vous a surpris, qu’est-ce qui vous a fait plaisir, et qu’auriez-vous aimé savoir avant ? Que conseilleriez-vous à une personne qui débute ? Écrivez-le en quelques mots sincères, comme vous le raconteriez à une amie ou à un ami.',
  ],
  callsToAction: {
    tag: 'Identifiez une personne qui devrait lire ceci.',
    save: 'Enregistrez cette publication pour plus tard.',
    follow: 'Suivez-nous pour découvrir d’autres retours du terrain.',
    subscribe: 'Regardez jusqu’au bout et abonnez-vous pour ne pas manquer la prochaine vidéo.',
    comment: 'Dites-nous en commentaire ce que nous avons oublié.',
    story: 'Racontez-nous votre propre histoire en commentaire.',
  },
  subject: 'vos expériences',
  title: '{subject} : avec vos propres mots',
  shortTitle: 'Ce que disent vraiment nos clients',
  searchTag: 'avec vos mots',
  ownWords: 'Avec vos propres mots.',
  always: 'Comme d’habitude : {words}.',
  more: 'En savoir plus : {link}',
  ending: 'Et voilà toute l’histoire, racontée avec vos propres mots.',
  openings: {
    question: '{subject} : qu’en gardez-vous en mémoire ?',
    number: '{subject} : {count} avis, une publication.',
    moment: 'Tout a commencé par la phrase d’un client.',
    contrast: '{subject} : il y a ce que nous en disons. Et il y a ce que vous en dites.',
  },
  wish: 'Un modèle de langage suivrait maintenant cette demande : {wish}.',
  and: 'et',
  praise: anyOf(
    'plaît plaisent plu adore adorons adoré aime aimons aimé parfaite?s? beau belles? beaux magnifiques? superbes? super génial géniale excellente?s? merveilleu(?:x|se) agréables? confortables? dou(?:x|ces?) délicieu(?:x|se) bon bonne bons bonnes gentil gentille aimables? accueillante?s? souriante?s? chaleureu(?:x|se) sympathiques? efficaces? rapides? facile propres? recommande recommandons ravie?s? contente?s? satisfaite?s? heureu(?:x|se) meilleure?s? qualité jolie?s? impeccable bravo merci',
  ),
  doubt: anyOf(
    'pas jamais rien aucune? non mais malheureusement hélas cependant pourtant toutefois dommage déçue?s? décevante?s? mauvaise?s? chère? trop sauf serait aurait retourné remboursée?s? renvoyée?s?',
  ),
};
