/** Family names of the same countries and communities, in addition to `given-names.ts`. */
export const MORE_FAMILY_NAMES = `
abbott acosta adeyemi aguilar aguirre ahonen aldous almeida alonso alves andrade antunes araújo
arnaud arslan ashworth aubert aydın azevedo bailey bakker banerjee barbieri barbosa barnes barros
batista baumann baxter beck belanger benali benitez berger bergmann bergström bertrand blanchard
blasco blom boer bonnet borges bouchard brandt braun brinkmann brouwer bruins bui busch byrne böhm
cabrera calderón cano cardoso carlsson caron carrasco caruso carvalho castelo chatterjee chaudhry
chauhan chavez chevalier choi choudhury christensen coelho colombo contreras correia cortés
costantini coulibaly cox cunha câmara dahl damico dekker delacourt delacroix delgado deluca demir
desai dhillon diallo dietrich dijkstra dlamini domingues dominguez domínguez doyle doğan duarte
dufour dumont dupont dupuis durand dvořák erdmann escobar esposito estrada fabre fairfax faria
farias farina faure ferrara ferrari ferraris ferri fiore fonseca fournier franke freitas fuentes
garnier gautier gentile giordano girard giraud gonçalves groen gruber guerin guerrero guimarães
haddad hahn harrington hartmann heikkilä heikkinen heinonen hendriks herrera herrmann hoang hofer
hoffman hofmann holtkamp horváth huber huisman hussain huynh hämäläinen iglesias ionescu ito iyer
jacobs jahn janssen janssens jeong jokinen joshi jovanović järvinen kaminski kamińska kang kapoor
karjalainen kaur kessler khoury kinnunen kobayashi korhonen koskinen koster kovacs kovács kowalczyk
kraus krause kruger krämer krüger kuiper kuznetsov köhler kühn kılıç lahtinen laitinen lambert
lebrun leclerc leclercq lefevre legrand lehmann lehtinen lehtonen lemaire lemoine lenz lindqvist
lindström lombardi lorenz ludwig macdonald machado maes maier mancini mansour marchand marchetti
marino marques martens martini martins marín matos mattila mayer mbeki mccarthy medeiros medina
meier meijer mendes mensah mercier meunier michaud mishra molina monteiro montero moreira moretti
moura mukherjee mulder muller muñoz mäkelä mäkinen nagy nair navarro ndiaye neumann nieminen
nogueira nordström novák nunes nyström núñez o'brien o'connor o'sullivan okafor okonkwo olsson
ortega owusu pacheco padilla palmer palumbo paredes parra pascual peeters perrin peters peña
pfeiffer pham phan pinto pires planck pohl pons popescu popov prieto prins quintana quiroga rahman
rantanen reddy reinhardt renard ribeiro ricci richter rinaldi rivas rizzi rizzo robles rocha roche
rojas rousseau roux rubio rueda russo saarinen salazar salinas salminen salonen sanders sandhu
sandoval santana santoro sasaki sauer savolainen scherer schmid scholz schouten schreiber schröder
schubert schulte schulze schumacher schuster schwarz seidel serrano siddiqui simões sjöberg smirnov
smit smits soares standish steiner sullivan suzuki suárez svensson szabó szymański takahashi tavares
teixeira thiel timmermans toussaint traoré tuominen turunen tóth vaillant valente van-dijk
vasconcelos vasseur vaz velasco verbeek verhoeven verma vermeulen vidal vieira virtanen vitale vogt
voigt volkov vos weiss weiß whitby whitfield wiersma willems winkler wolff woźniak wójcik yoshida
yıldırım yıldız zamora ziegler zieliński zimmer zuñiga zúñiga çelik öztürk şahin
`;
