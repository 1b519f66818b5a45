import type { LanguageWords } from './language-words.ts';

export const ITALIAN = {
  noise: 'il la i gli le l un uno una anche',
  forms:
    'è:essere sono:essere era:essere.past erano:essere.past fu:essere.past stato:essere stata:essere stati:essere state:essere',
  finite: 'è sono era erano fu ha hanno aveva ho abbiamo può va viene fa',
  subject: 'io noi lui lei loro egli ella tu voi',
  determiner:
    'il lo la i gli le l un uno una mio mia miei mie nostro nostra nostri nostre suo sua tuo tua questo questa questi queste quello quella mi ci',
  and: 'e ed inoltre &',
  contrast: 'ma però sebbene tuttavia',
  negation:
    'non no né mai nessuno nessuna nessun niente nulla senza appena manca mancano neanche nemmeno neppure raramente zero',
  condition: 'se quando finché mentre purché fino dipende',
  exception: 'tranne eccetto salvo solo soltanto solamente unicamente meno ',
  hedge:
    'forse probabilmente magari apparentemente presumibilmente quasi praticamente sembra sembrano sembrava pare può possono potrebbe potrebbero dovrebbe deve devono spero speriamo credo crede credevo penso pensavo suppongo promette promesso dice dicono detto diceva sarebbe sarà avrebbe vorrei voleva dubito',
  universal:
    'tutto tutta tutti tutte ogni ognuno ciascuno sempre entrambi entrambe completamente totalmente assolutamente qualsiasi migliaia milioni centinaia decine',
  partial:
    'alcuni alcune qualche qualcuno qualcosa pochi poche poco parecchi molti molte maggior parte spesso talvolta volte generalmente mezzo metà',
  more: 'più meglio migliore maggiore sopra',
  less: 'meno peggio peggiore minore sotto',
  high: 'molto tanto così davvero estremamente incredibilmente troppo super assai veramente abbastanza',
  low: 'leggermente poco abbastanza relativamente',
  bound: 'circa quasi oltre più meno almeno massimo minimo fino',
  preposition:
    'a ad al allo alla ai agli alle da dal dalla dai dalle di del della dei delle dello in nel nella nei nelle con su sul sulla sui sulle per tra fra dentro fuori dopo prima sotto sopra senza durante verso presso contro come',
  relative: 'che chi cui quale quali dove perché poiché siccome come',
  time: 'oggi domani ieri ora poi presto tardi prima dopo ancora già settimana settimane giorno giorni mese mesi anno anni volta vacanze natale',
  phrases:
    'un_po:low non_più:negation non_solo:exception a_parte:exception a_volte:partial più_di:bound meno_di:bound in_teoria:hedge a_meno:condition',
  numbers:
    'zero:0 due:2 tre:3 quattro:4 cinque:5 sei:6 sette:7 otto:8 nove:9 dieci:10 undici:11 dodici:12 tredici:13 quattordici:14 quindici:15 sedici:16 diciassette:17 diciotto:18 diciannove:19 venti:20 ventuno:21 ventidue:22 ventitré:23 ventiquattro:24 venticinque:25 trenta:30 trentacinque:35 quaranta:40 quarantacinque:45 cinquanta:50 sessanta:60 settanta:70 ottanta:80 novanta:90 cento:100 duecento:200 trecento:300 cinquecento:500 mille:1000 mila:1000',
  ordinals:
    'primo/prima secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima undicesimo dodicesimo',
  times: '',
  units:
    'duration*1=secondi duration*60=minuto/minuti duration*3600=ora/ore duration*86400=giorno/giorni duration*604800=settimana/settimane night=notte/notti month*1=mese/mesi month*12=anno/anni length*0.01=centimetri length*1=metro/metri length*1000=chilometro/chilometri mass*1=grammi mass*1000=chilo/chili volume*1=litro/litri degree=gradi eur=euro usd=dollaro/dollari star=stella/stelle times=volta/volte',
  fractions: 'quarto:0.25 quarti:0.25 mezza:0.5 mezzo:0.5 mezzora:30min dozzina:12',
  weekdays: 'lunedì martedì mercoledì giovedì venerdì sabato domenica/domeniche',
  months:
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  seasons: 'primavera estate autunno inverno',
  dayparts: 'mattina/mattino mezzogiorno pomeriggio sera/serata notte/mezzanotte',
  antonyms:
    'caldo/freddo calda/fredda buono/cattivo buona/cattiva bene/male grande/piccolo grande/piccola lungo/corto alto/basso veloce/lento facile/difficile silenzioso/rumoroso tranquillo/rumoroso pulito/sporco pulita/sporca morbido/duro morbido/ruvido leggero/pesante economico/caro gentile/scortese fresco/vecchio nuovo/vecchio presto/tardi aperto/chiuso apre/chiude felice/triste amo/odio comodo/scomodo asciutto/bagnato forte/debole spesso/sottile largo/stretto pieno/vuoto sicuro/pericoloso più/meno sempre/mai tutti/nessuno tutto/niente prima/dopo dentro/fuori sopra/sotto davanti/dietro sinistra/destra vicino/lontano gratis/pagamento con/senza chiaro/scuro dolce/amaro paziente/impaziente',
  speaker:
    'recensione cliente ospite visitatore utente lettore acquirente persona socio socia allievo paziente viaggiatore qualcuno',
  speakers:
    'recensioni clienti ospiti visitatori utenti lettori acquirenti persone soci allievi pazienti viaggiatori gente',
  says: 'accordo dice dicono racconta raccontano scrive scrivono spiega commenta commentano afferma',
  frame:
    'un una nostro nostra nostri di in come ci recensione recensioni parole da lo la il che e siamo accordo',
  critical:
    'purtroppo peccato problema problemi difetto cattivo cattiva terribile orribile deludente deluso delusa rotto rotta freddo fredda lento lenta sporco sporca rumoroso caro cara peggio ritardo',
  retraction: 'no falso scherzo mai',
  light:
    'uso usa usano usare usato fa fanno fare fatto mette mettere messo dà dare dato va vado andare viene venire dice dire',
} as const satisfies LanguageWords;
