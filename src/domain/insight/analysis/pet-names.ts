/** Pet forms of given names, and given names of one country, with hardly any other meaning. */
export const PET_NAMES = `
afonso alperen amelie antek arek ashleigh aysel ayşenur basti baz berkay beto bronek carlinhos
carmelina cedric ceren ceyda charo chencho chiquinho chloe chusa cida ciro cleusa czesiek daiane
dani darek davi deano debora debs declan dezza diogo duccio dudu ecrin elanur elifnaz emilia euan
eymen fanfan fatoş ferdl fiete figen foppe franek furkan gav gazza gennarino georgie gerti gigetto
giggi gitte giusy goyo grzesiek gundi gülcan gülten gülşah hakan hania hanni hansi hasancan heitor
heniek hilli hylke hüso iain ieuan inès irek iwonka jaqueline javi jezza joaninha jojo jola jonno
josemi juju jurema józek jędrek kalli kauã kaz keesje kev kezia klausi krzysiek lapo laís lella
levin lexi lexie lidka lilou lisl lottie loulou luchi luisella luizinho macca mags maite manni
mariuccia marysia mathou matthi małgosia mieczysław miep mietek miraç mirek mitzi moni mundek
nandinho nanou nikesh nikola ninette ninuccio nisanur nobby nurhan nuriş oliwka ollie oğuz oğuzhan
paquita pasqualino patrycja pepi pierrot pietje pinuccia pinuccio piotrek poldi recep renatka resi
rinus ritinha robbo rosângela ruben rysiek sabi seppl severino shaz shazza simmo siobhan
sjaan sjors songül stasiek staszek staś stefcia stevo sueli susi sławek tainá tano teo teunis theo
timéo titou tião tolga tonhão tonio tosia traudi trev tygo tülin valeria vinz wacek wastl wazza
wiesia wiesiek wietse yamileth yoann yoli zdzisiek zeca zeyno zezinho zezé zouzou zuzia zümra élouan
şaban şengül
`;
