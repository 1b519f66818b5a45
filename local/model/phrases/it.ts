import { anyOf, type Phrases } from './phrases.ts';

export const ITALIAN: Phrases = {
  marks: ['«', '»'],
  voices: {
    conversational: {
      hooks: [
        '{subject}: ne parliamo un momento? Grazie per quello che ci avete raccontato.',
        '{subject}: da dove cominciamo? Da quello che ci raccontate voi, naturalmente.',
        '{subject}: avete un attimo? Mettetevi comodi, queste sono parole vostre.',
      ],
      turn: 'Vi riconoscete in queste parole? Allora raccontateci la vostra storia, e noi vi ascoltiamo.',
      close: 'Che cosa aggiungereste? Scrivetecelo, siamo tutt’orecchi.',
      emoji: '💬',
    },
    joyful: {
      hooks: [
        '{subject}: sapete quanta gioia ci danno le vostre parole? Grazie!',
        '{subject}: chi ci ha fatto sorridere oggi? Grazie per i vostri commenti!',
        '{subject}: c’è qualcosa di più bello che leggervi? Grazie per le vostre parole!',
      ],
      turn: 'La verità? Righe come queste ci mettono di buonumore, e le rileggiamo con piacere!',
      close: 'Condividete il vostro momento felice e regalate un sorriso a qualcuno!',
      emoji: '🎉',
    },
    professional: {
      hooks: [
        '{subject}: che cosa conta per i nostri clienti? Rispondono le loro parole.',
        '{subject}: quali esperienze ci vengono raccontate? Abbiamo esaminato i vostri riscontri.',
        '{subject}: che cosa conta nella vita quotidiana? I vostri riscontri ci orientano.',
      ],
      turn: 'Prendiamo sul serio queste osservazioni, e ne teniamo conto nelle nostre scelte.',
      close:
        'Quale punto coincide con la vostra esperienza? Leggeremo con interesse la vostra opinione.',
      emoji: '',
    },
    inspiring: {
      hooks: [
        '{subject}: che cosa succede quando qualcuno ascolta davvero? Leggete che cosa ci avete raccontato.',
        '{subject}: fin dove possiamo arrivare insieme? Le vostre parole ci indicano la strada.',
        '{subject}: che cosa rende grande un piccolo momento? Condividerlo, come avete fatto voi.',
      ],
      turn: 'Parole come queste ci ricordano perché abbiamo iniziato, e ci danno la spinta per andare avanti.',
      close: 'Fate il prossimo passo con noi e raccontateci dove vi porta.',
      emoji: '✨',
    },
    humorous: {
      hooks: [
        '{subject}: un caffè prima di cominciare? La moka borbotta, e noi leggiamo i vostri commenti.',
        '{subject}: avete un’opinione? Eccome! L’abbiamo annotata prima che il gatto passasse sulla tastiera.',
        '{subject}: a che serve uno slogan, se ci sono i vostri commenti? Il palco è vostro.',
      ],
      turn: 'Vorremmo incorniciare queste frasi, e stiamo già cercando una parete libera.',
      close: 'Tocca a voi: sfoderate la vostra battuta, il nostro rispetto è assicurato.',
      emoji: '😄',
    },
    empathetic: {
      hooks: [
        '{subject}: la scelta vi sembra difficile? Sappiamo quanto ci si pensa.',
        '{subject}: com’è andata? Grazie per averlo raccontato con tanta sincerità.',
        '{subject}: di che cosa avete davvero bisogno? Leggiamo le vostre parole con calma.',
      ],
      turn: 'È successo anche a voi? Allora siete in buona compagnia, e noi ci siamo.',
      close: 'E per voi, com’è stato? Qualunque sia la risposta, qui trova posto.',
      emoji: '💛',
    },
  },
  firstQuote: [
    'Una persona ci racconta: {quote}.',
    'Una frase che ricordiamo: {quote}.',
    '{quote}, leggiamo in un commento.',
  ],
  moreQuotes: [
    '{quote}, scrive un’altra persona.',
    'E qualcuno ci scrive: {quote}.',
    'E in un commento leggiamo: {quote}.',
    'Abbiamo annotato anche questo: {quote}.',
    'Oppure, con parole vostre: {quote}.',
    'Ed ecco come lo dite voi: {quote}.',
  ],
  tags: [],
  audiences: [],
  paragraphs: [
    'Una recensione è più di qualche stella. Dietro c’è una persona che aveva un programma per la giornata, una domanda o un desiderio. Lette una accanto all’altra, queste parole compongono un quadro che nessun sondaggio saprebbe disegnare: che cosa aiuta, che cosa sorprende e che cosa semplicemente funziona.',
    'Spesso sono le osservazioni discrete a farci fare un passo avanti. Una parola su una sensazione, una riga sul momento successivo, una nota su qualcosa che non è andato come previsto: questi dettagli ci insegnano molto, e li conserviamo con cura.',
    'Leggiamo anche le voci critiche, e ve ne siamo grati. Una parola sincera su ciò che non ha funzionato aiuta altre persone a decidere e ci mostra dove guardare. I complimenti ci fanno piacere, le critiche ci fanno crescere, e qui hanno il loro posto.',
    'La fiducia cresce lentamente. Cresce quando una descrizione mantiene ciò che promette, quando una domanda trova risposta e quando qualcuno ammette che resta ancora qualcosa da fare. È su questo che vogliamo essere giudicati, oggi come domani.',
    'Che cosa si fa quando si trova qualcosa di buono? Lo si racconta. Ecco perché le vostre parole sono così preziose: un nostro titolo non può essere chiaro come una frase di chi ha vissuto l’esperienza in prima persona.',
    'Ci state ancora pensando? Prendetevi il tempo che serve. Leggete che cosa raccontano gli altri, cercate la persona che si trova in una situazione simile alla vostra e osservate che cosa cita subito. Di solito è proprio ciò che conterà anche per voi.',
    'Vi va un piccolo esercizio? Prendete alcuni commenti a caso e chiedetevi che cosa hanno in comune. Raramente è ciò di cui parliamo volentieri noi: di solito è un sentimento, come il sollievo, la gioia o la tranquillità di non doverci più pensare.',
    'Le cose buone crescono nel dialogo. A volte basta un’osservazione, e ci fermiamo a guardare con più attenzione. Allora la risposta è spesso più semplice del previsto: un’immagine più chiara, una parola più giusta, un po’ più di pazienza con i dettagli.',
    'Per questo abbiamo un proposito. Continuiamo a leggere, continuiamo a chiedere e continuiamo a dire grazie. Non con una lettera standard, ma mostrando che cosa cambia quando qualcuno si prende il tempo di scrivere quello che pensa.',
    'Non avete ancora scritto una recensione? Cominciate in piccolo. Dite che cosa vi aspettavate, che cosa è successo e a chi lo consigliereste. Bastano poche frasi per aiutare una persona che non conoscete, ed è un bel modo per passare la pausa caffè.',
    'Il bello è che siete così diversi. C’è chi nota i dettagli, c’è chi guarda l’insieme e c’è chi parla delle persone che ha incontrato. Messi insieme, questi sguardi valgono più di una singola opinione, compresa la nostra.',
    'E voi, che cosa ne dite? Che cosa vi ha sorpreso, che cosa vi ha fatto piacere e che cosa avreste voluto sapere prima? Che cosa consigliereste a chi comincia adesso? Raccontatelo con poche parole sincere, come lo direste a un’amica o a un amico.',
  ],
  callsToAction: {
    tag: 'Taggate una persona a cui farebbe piacere leggerlo.',
    save: 'Salvate il post per rileggerlo più tardi.',
    follow: 'Seguiteci per leggere altre voci dei clienti.',
    subscribe: 'Guardate il video fino alla fine e iscrivetevi per non perdere il prossimo.',
    comment: 'Scriveteci nei commenti che cosa ci è sfuggito.',
    story: 'Raccontateci la vostra storia nei commenti.',
  },
  subject: 'le vostre esperienze',
  title: '{subject}: con parole vostre',
  shortTitle: 'Che cosa dicono davvero i clienti',
  searchTag: 'con parole vostre',
  ownWords: 'Con parole vostre.',
  always: 'Come di consueto: {words}.',
  more: 'Per saperne di più: {link}',
  ending: 'E questa è tutta la storia, raccontata con parole vostre.',
  openings: {
    question: '{subject}: che cosa vi è rimasto in mente?',
    number: '{subject}: {count} {count:commento|commenti} in un post.',
    moment: 'È cominciato con la frase di un cliente.',
    contrast: '{subject}: c’è quello che diciamo noi. E c’è quello che dite voi.',
  },
  wish: 'Un modello linguistico seguirebbe ora questa richiesta: {wish}.',
  and: 'e',
  praise: anyOf(
    'piace piacciono piaciut[oaie] adoro adoriamo amo amiamo perfett[oaie] bell[oaie] bellissim[oaie] splendid[oaie] stupend[oaie] ottim[oaie] eccellent[ei] meraviglios[oaie] fantastic[oaie] comod[oaie] morbid[oaie] buon[oaie] buonissim[oaie] delizios[oaie] gentil[ei] gentilissim[oaie] cordial[ei] disponibil[ei] accogliente velocemente veloc[ei] rapid[oaie] facil[ei] pulit[oaie] carin[oaie] consiglio consigliamo consigliat[oaie] content[oaie] felic[ei] soddisfatt[oaie] miglior[ei]? qualità grazie brav[oaie]',
  ),
  doubt: anyOf(
    'non mai niente nulla nessun[oa]? ma però purtroppo tuttavia peccato delus[oaie] deludent[ei] pessim[oaie] cattiv[oaie] scadent[ei] car[oaie] tropp[oaie] tranne sarebbe avrebbe restituit[oaie] rimborso',
  ),
};
