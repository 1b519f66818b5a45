import type { LanguageWords } from './language-words.ts';

export const GERMAN = {
  noise: 'es auch uhr',
  forms: 'ist:sein sind:sein war:sein.past waren:sein.past bin:sein bist:sein gewesen:sein',
  finite:
    'ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können konnte muss musste gibt gab kommt kam geht ging macht machte bin habe',
  subject: 'ich wir er sie es man du ihr',
  determiner:
    'der die das den dem ein eine einen einem einer mein meine meinen meinem unser unsere euer eure sein seine ihr ihre dein deine dieser diese dieses diesen diesem jener jene',
  and: 'und sowie &',
  contrast: 'aber doch jedoch sondern obwohl allerdings dafür trotzdem',
  negation:
    'nicht kein keine keinen keinem keiner keines nie niemals niemand niemanden niemandem nichts nirgends nirgendwo weder noch ohne kaum selten fehlt fehlte fehlen nein nix null',
  condition: 'wenn falls sofern ob solange sobald bis während sonst je',
  exception:
    'außer ausser ausgenommen ausnahme abgesehen nur bloß bloss lediglich allein ausschließlich',
  hedge:
    'vielleicht wahrscheinlich vermutlich möglicherweise angeblich wohl anscheinend scheinbar eventuell theoretisch eigentlich fast beinahe nahezu quasi scheint schien scheinen wirkt wirkte kann könnte könnten können konnte konnten würde würden sollte sollten soll sollen muss musste müssen müsste darf dürfte möchte möchten will wollen wollte wollten wäre wären hätte hätten werde wird denke denkt dachte glaube glaubt glaubte finde gehofft hoffe hofft hoffte hoffentlich wünsche wünschte versprochen versprach versprechen behauptet behauptete sagt sagte sagen gesagt erzählt heißt hieß laut hörte gehört erwartet erwartete erwarten versucht versuchte zweifle bezweifle schwor',
  universal:
    'alle alles allen aller allem jeder jede jedes jeden jedem immer stets ständig jederzeit sämtliche beide beiden ganz ganze ganzen komplett völlig vollständig überall tausende tausenden hunderte hunderten millionen dutzende zahllose unzählige restlos rundum',
  partial:
    'manche mancher manchmal einige einiger einigen wenige weniger viele vielen meist meistens oft öfter häufig gelegentlich teilweise teils halb mehrere etwas jemand irgendwer großteil mehrheit',
  more: 'mehr besser größer höher länger schneller über',
  less: 'weniger schlechter kleiner niedriger kürzer langsamer unter minder',
  high: 'sehr so wirklich extrem super total unglaublich wahnsinnig zu besonders richtig absolut äußerst höchst überaus echt ziemlich enorm mega am',
  low: 'etwas leicht bisschen wenig eher relativ halbwegs einigermaßen',
  bound:
    'etwa ungefähr circa ca rund knapp über unter mindestens höchstens maximal bis fast beinahe zirka mehr weniger gut',
  preposition:
    'in im ins an am ans auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit trotz um unter über von vom vor während wegen zu zum zur zwischen gegenüber ab pro entlang innerhalb außerhalb dank laut als wie',
  relative: 'dass daß weil da damit welche welcher welches wo wie was wer denn deren dessen als',
  time: 'heute morgen gestern jetzt dann bald später früher früh spät vorher nachher noch schon bereits woche wochen tag tage tagen monat monate jahr jahre jahren mal wochenende wochenenden ferien urlaub weihnachten ostern zuerst zuletzt zunächst anfangs damals inzwischen neulich kürzlich mittlerweile',
  phrases:
    'ein_bisschen:low ein_wenig:low viel_zu:high nicht_mehr:negation nicht_nur:exception bis_auf:exception abgesehen_von:exception ein_paar:partial bis_zu:bound mehr_als:bound weniger_als:bound im_prinzip:hedge hin_und_wieder:partial ab_und_zu:partial in_der_theorie:hedge gar_nicht:negation überhaupt_nicht:negation',
  numbers:
    'null:0 eins:1 zwei:2 zwo:2 drei:3 vier:4 fünf:5 fuenf:5 sechs:6 sieben:7 acht:8 neun:9 zehn:10 elf:11 zwölf:12 zwoelf:12 dreizehn:13 vierzehn:14 fünfzehn:15 sechzehn:16 siebzehn:17 achtzehn:18 neunzehn:19 zwanzig:20 dreißig:30 dreissig:30 vierzig:40 fünfzig:50 sechzig:60 siebzig:70 achtzig:80 neunzig:90 hundert:100 tausend:1000 million:1000000',
  ordinals:
    'erste/ersten/erster/erstes zweite/zweiten/zweiter/zweites dritte/dritten/dritter/drittes vierte/vierten/vierter/viertes fünfte/fünften/fünfter/fünftes sechste/sechsten/sechster/sechstes siebte/siebten/siebter achte/achten/achter neunte/neunten/neunter zehnte/zehnten/zehnter elfte/elften/elfter zwölfte/zwölften/zwölfter',
  times: 'einmal:1 zweimal:2 dreimal:3 viermal:4 fünfmal:5 sechsmal:6 zehnmal:10',
  units:
    'duration*1=sekunde/sekunden duration*60=minute/minuten duration*3600=stündchen/stunde/stunden/std duration*86400=tag/tage/tagen duration*604800=woche/wochen night=nacht/nächte/nächten month*1=monat/monate/monaten month*12=jahr/jahre/jahren length*0.01=zentimeter length*0.001=millimeter length*1=meter/metern length*1000=kilometer/kilometern mass*1=gramm mass*1000=kilogramm pound=pfund volume*1=liter/litern degree=grad percent=prozent eur=euro/euros usd=dollar chf=franken cent=cent/cents star=stern/sterne/sternen times=mal',
  fractions:
    'viertel:0.25 halbe:0.5 halben:0.5 halb:0.5 dutzend:12 anderthalb:1.5 eineinhalb:1.5 zweieinhalb:2.5 viertelstunde:15min dreiviertelstunde:45min',
  weekdays:
    'montag/montags dienstag/dienstags mittwoch/mittwochs donnerstag/donnerstags freitag/freitags samstag/samstags/sonnabend sonntag/sonntags',
  months:
    'januar/jänner februar märz april mai juni juli august september oktober november dezember',
  seasons: 'frühling/frühjahr sommer/sommers herbst winter/winters',
  dayparts:
    'vormittag/vormittags/morgens mittag/mittags nachmittag/nachmittags abend/abends/abenden nacht/nachts/mitternacht',
  antonyms:
    'warm/kalt heiß/kalt gut/schlecht groß/klein lang/kurz hoch/niedrig schnell/langsam leicht/schwer einfach/schwierig einfach/kompliziert leise/laut ruhig/laut sauber/schmutzig sauber/dreckig weich/hart weich/kratzig billig/teuer günstig/teuer günstiger/teurer günstigere/teurere freundlich/unfreundlich höflich/unhöflich hilfsbereit/unfreundlich frisch/alt neu/alt früh/spät offen/geschlossen öffnet/schließt geöffnet/geschlossen glücklich/unglücklich liebe/hasse bequem/unbequem trocken/nass stark/schwach dick/dünn breit/schmal breit/eng weit/eng geräumig/eng voll/leer sicher/unsicher zuverlässig/unzuverlässig besser/schlechter beste/schlechteste mehr/weniger immer/nie alle/keine alles/nichts jeder/niemand vor/nach innen/außen drinnen/draußen oben/unten vorne/hinten links/rechts nah/weit kommen/gehen kaufen/verkaufen gewinnen/verlieren kostenlos/kostenpflichtig inklusive/exklusive mit/ohne hell/dunkel süß/bitter scharf/stumpf geduldig/ungeduldig klar/unklar lecker/eklig lecker/fad pünktlich/unpünktlich möglich/unmöglich richtig/falsch größer/kleiner schneller/langsamer länger/kürzer wärmer/kälter leiser/lauter kaum/lange locker/eng zufrieden/unzufrieden',
  speaker:
    'stammgast stammkunde stammkundin nachbar nachbarin vermieter mieter bewertung rezension kommentar nachricht rückmeldung kunde kundin gast besucher besucherin nutzer nutzerin leser leserin käufer käuferin mitglied person patient patientin teilnehmer teilnehmerin rezensent rezensentin jemand reisender fan camper schüler schülerin',
  speakers:
    'bewertungen rezensionen kommentare kommentaren kunden kundinnen gäste gästen besucher nutzer leser käufer mitglieder patienten teilnehmer leute menschen fans reisende camper',
  says: 'brachte bringt fasst fasste formuliert formulierte steht stand einverstanden sagt sagte sagen erzählt erzählte erzählen schreibt schrieb schreiben berichtet berichtete berichten meint meinte meinen schwärmt schwärmte findet fand heißt hieß lautet verrät',
  frame:
    'auf punkt kurz es zusammen treffend einfach ganz was aktuelle aktuellen neue neuen neueste neuesten diese diesen dieser nachricht rückmeldung oder euch ihnen hier ein eine einer eines einem unser unsere unserer aus von in so wie es uns mir der die das dass und wir finden auch bewertung bewertungen rezension stimme feedback zitat worten worte den',
  critical:
    'ausschlag kopfschmerzen gerissen risse verbrannt stinkt stank undicht klemmt klemmte rost rostet schimmel geplatzt gebrochen eingelaufen verfärbt flecken juckt schmerzhaft defekt abgebrochen bereue leider schade manko mangel mangelware mängel problem probleme nachteil schlecht schlechte schlechter furchtbar schrecklich enttäuscht enttäuschend enttäuschung kaputt kalt langsam unfreundlich schmutzig dreckig laut teuer nervig ärgerlich zurückgeschickt verspätet verbesserungswürdig salzig',
  retraction: 'nicht nein falsch haha lol witz scherz quatsch nie gelogen',
  light:
    'nutze nutzt nutzen benutze benutzt benutzen verwende verwendet verwenden mache macht machen gemacht gehe geht gehen ging komme kommt kommen kam gibt geben gab',
} as const satisfies LanguageWords;
