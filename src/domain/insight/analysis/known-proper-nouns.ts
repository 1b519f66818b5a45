/**
 * Words that have a capital inside a sentence and name no person: days and feasts, peoples and tongues,
 * countries, towns and regions, brands, shops and platforms. Compared in lower case.
 */
export const KNOWN_PROPER_NOUNS: ReadonlySet<string> = new Set(
  `blog mbps buffet boy rice motorola nokia razr spring summer autumn winter navy coral basil olive oliva mozart april june lundi mardi mercredi
jeudi vendredi samedi dimanche janvier février avril juin juillet août septembre octobre novembre
décembre enero febrero marzo abril mayo junio julio agosto gennaio febbraio aprile maggio giugno
luglio settembre ottobre dicembre janeiro fevereiro março maio junho julho setembro outubro
novembro dezembro nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık ocak şubat mart
halloween thanksgiving whitsun whitsuntide michaelmas candlemas hogmanay purim passover pentecost hanukkah ramadan eid diwali advent lent xmas noël pâques navidad reyes
natale pasqua ferragosto natal páscoa carnaval kerst kerstmis pasen sinterklaas koningsdag ostern
weihnachten jul påsk midsommar bayram ramazan wielkanoc catholic christian jewish muslim islam
islamic hindu buddhist bible gothic roman celtic latin nordic indian thai greek turkish polish
swedish danish norwegian finnish russian ukrainian korean portuguese mexican canadian australian
african asian european arabic arab persian iranian israeli egyptian moroccan lebanese brazilian
argentinian cuban peruvian caribbean mediterranean scandinavian oriental welsh scottish scots
irish cornish tuscan sicilian sardinian catalan basque czech slovak austrian swiss belgian flemish
hawaiian hebrew hindi urdu français française anglais anglaise allemand allemande espagnol italien
italienne europa européen inglés alemán francés español italiano francese tedesco inglese spagnolo
português inglês francês alemão nederlandse engels engelse duits duitse frans franse italiaanse
spaanse turkse griekse belgische mexico canada brazil brasil argentina chile peru colombia cuba
india china japan korea taiwan thailand vietnam indonesia bali malaysia singapore philippines
dubai egypt morocco tunisia nigeria israel lebanon russia ukraine hungary romania bulgaria serbia
prague budapest warsaw krakow vienna salzburg zurich geneva bruges antwerp cologne munich
frankfurt stuttgart dresden leipzig athens crete santorini mykonos cyprus malta rome milan naples
venice florence turin bologna verona sicily sardinia tuscany puglia capri pisa lisbon porto
algarve madeira azores coimbra mallorca menorca ibiza tenerife canaria lanzarote andalusia
andalucía catalunya cataluña galicia asturias castilla murcia málaga alicante granada córdoba
cádiz bilbao zaragoza salamanca toledo mérida león paris cannes bordeaux toulouse lille nantes
rennes strasbourg grenoble montpellier normandy bretagne normandie provence alsace corse champagne
bourgogne pyrénées versailles allemagne espagne italie angleterre suisse belgique grèce turquie
maroc tunisie états-unis alemania francia inglaterra italia suiza grecia turquía marruecos méxico
germania spagna inghilterra svizzera alemanha espanha suíça itália grécia marrocos engeland
duitsland frankrijk spanje italië zwitserland griekenland turkije oostenrijk nederland vlaanderen
brussel antwerpen gent brugge haag eindhoven groningen maastricht arnhem haarlem nijmegen zeeland
texel göteborg oslo bergen copenhagen köpenhamn helsinki reykjavik iceland finland estonia latvia
lithuania sverige danmark norge polska wrocław gdańsk ankara izmir antalya türkiye birmingham
leeds liverpool bristol sheffield newcastle glasgow cardiff belfast york bath brighton oxford
cambridge nottingham norwich southampton portsmouth heathrow gatwick stansted thames yorkshire
lancashire kent sussex essex surrey highlands skye uk usa angeles vegas francisco diego chicago
boston seattle miami orlando dallas houston atlanta denver philadelphia washington california
florida texas colorado hawaii alaska ohio jersey brooklyn manhattan hollywood toronto montreal
vancouver sydney melbourne zealand auckland tokyo kyoto beijing shanghai hong kong bangkok delhi
mumbai cairo marrakech casablanca moscow rio paulo salvador brasília lima bogotá buenos aires
earth moon sun alps andes himalaya atlantic pacific baltic adriatic north south east west northern
southern eastern western central windows android iphone ipad linux ubuntu bluetooth ethernet
outlook gmail hotmail zoom skype whatsapp telegram youtube tiktok twitter pinterest reddit
snapchat linkedin discord twitch steam playstation xbox nintendo spotify disney alexa chatgpt
trustpilot yelp tripadvisor expedia klarna visa mastercard amex vinted shopify wordpress kindle
chromecast sonos bose garmin fitbit gopro nespresso tassimo keurig braun kitchenaid roomba kärcher
karcher whirlpool electrolux dewalt honda toyota fiat renault peugeot citroën volkswagen skoda
audi mercedes porsche volvo tesla nissan hyundai suzuki yamaha vespa michelin shimano decathlon
quechua patagonia puma reebok crocs birkenstock levi’s uniqlo bershka gucci prada chanel dior
hermès moulinex redmi moleskine shein temu aliexpress alibaba hema kruidvat barbie mattel pokémon
disneyland legoland oreo nutella ferrero barilla coca-cola coke pepsi heineken aperol campari
mcdonald burger king kfc subway domino pret greggs wetherspoon superdrug argos currys asda
morrisons waitrose ocado costco continente auchan intermarché monoprix boulanger esselunga coop
conad mediamarkt royal mail glovo deliveroo lyft blablacar flixbus eurostar vueling emirates
united klm hilton marriott ibis hyatt rossmann wi-fi email pro max mini ultra lite premium deluxe
air economy executive suite grand inn resort wellness park museum castle palace tower bridge
station airport terminal square market street road avenue lane hall college university academy
church cathedral abbey temple mosque theatre cinema stadium arena club festival award national
international saint san santa santo st bluray oled usb jesus dio deus dieu allah mother’s father’s
mommy daddy mummy papa mama nan granny grandma grandpa uncle mon tue tues wed thu thur thurs fri sat route exit midnight euro rioja ribera rueda chianti barolo
whitby scarborough bournemouth plymouth exeter torquay dover canterbury hastings ipswich
colchester peterborough leicester derby coventry wolverhampton stoke swindon gloucester cheltenham
worcester hereford shrewsbury chester preston blackpool bolton oldham huddersfield halifax
harrogate hull lincoln durham sunderland carlisle kendal keswick windermere ambleside snowdonia
swansea aberystwyth inverness aberdeen dundee perth stirling galway cork limerick kilkenny
paddington soho camden notting greenwich wembley zwolle delft leiden gouda breda tilburg almere
apeldoorn deventer enschede hilversum dordrecht middelburg leeuwarden assen den ghent leuven
mechelen namur liège quimper brest vannes lorient biarritz bayonne pau tarbes albi carcassonne
narbonne perpignan béziers nîmes arles avignon antibes menton annecy chamonix dijon beaune reims
amiens rouen dieppe honfleur deauville caen angers tours orléans limoges poitiers niort angoulême
colmar mulhouse metz nancy besançon aveyron dordogne luberon gijón oviedo santander burgos segovia
ávila cuenca cáceres badajoz huelva jerez marbella nerja ronda almería cartagena benidorm gandía
castellón tarragona reus sitges girona figueres lleida huesca pamplona logroño vitoria donostia
pontevedra vigo lugo ourense coruña finisterre fuerteventura rimini ravenna ferrara modena parma
piacenza bergamo brescia mantova vicenza padova treviso trieste udine trento bolzano como lecco
varese sorrento positano amalfi ravello lecce bari brindisi matera taormina siracusa catania
palermo trapani cagliari olbia lucca siena arezzo perugia assisi spoleto orvieto viterbo ancona
pescara sintra cascais aveiro braga guimarães évora lagos faro tavira albufeira setúbal óbidos
nazaré belém fátima viseu lund malmö uppsala örebro västerås linköping helsingborg kalmar visby
aarhus odense aalborg trondheim stavanger tromsø turku tampere gdynia sopot zakopane poznań łódź
lublin katowice toruń szczecin brno ostrava plzeň olomouc bodrum fethiye kaş çeşme bursa konya
kapadokya grisham santiago merlot riesling chardonnay malbec prosecco ricard perrier orangina
pernod blokker primark polo astra micra tiguan ravensburger sony tatry tatrach tatr bieszczady bieszczadach giewont brně praze zakopanem canyon bend falls springs valley ridge trail creek gorge peak pack bundle kit
vivaldi beethoven bach chopin verdi puccini handel haydn schubert brahms wagner debussy ravel garda maggiore lomond windermere charleston novus marinara capricciosa margarita cosmopolitan daiquiri bellini
zara geox joma kelme eram elica liebherr ignis beko gazelle batavus sparta koga cortina vestel arçelik
grundig profilo arzum sinbo karaca taurus cecotec ufesa oster solac jata orbegozo balay teka edesa
rowenta tefal krups magimix brandt darty consul mondial mallory britânia philco tramontina havaianas
renner boticário orbea atala kappa fila superga diadora carpisa furla minelli bata etam kiabi lasocki
wojas mohito sinsay amica zelmer crocs birkenstock rieker tamaris deichmann tchibo wmf severin cloer
melitta senseo nespresso gaggia delonghi ariston indesit zanussi whirlpool haier hisense pikolinos
desigual stradivarius bershka smeg candy camper martinelli mustang sainte são santo sankt sint
nashville bialetti brastemp barbour brompton
breville kenwood ninja lodge staub victorinox thermomix bodum nivea vichy sephora asos boohoo superdry
timberland skechers asics logitech panasonic toshiba epson excel python powerpoint photoshop slack duolingo
babbel tinder strava canva udemy coursera domestika revolut cdiscount lancôme castorama doctolib kaufland obi
hornbach lieferando iberia hertz sixt avis opel seat jeep dacia louvre vatican colosseum vesuvio etna teide
alhambra roissy orly schiphol malpensa montmartre atocha retiro trastevere spritz negroni mojito corona
vitamix marmite pampers chicco stihl gardena ibuprofen minecraft fortnite lego paramètres réglages ajustes`.split(
    /\s+/,
  ),
);
