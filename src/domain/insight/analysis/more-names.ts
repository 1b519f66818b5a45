/** Family names of the same countries and communities, in addition to `given-names.ts`. */
export const MORE_FAMILY_NAMES = `
abbott acosta adeyemi aguilar aguirre aldous almeida alonso alves andrade antunes araújo arnaud
arslan ashworth aubert aydın azevedo bailey bakker banerjee barbieri barbosa barnes barros batista
baumann baxter beck belanger benali benitez berger bergmann bertrand blanchard blasco blom boer
bonnet borges bouchard brandt braun brinkmann brouwer bruins bui busch byrne böhm cabrera calderón
cano cardoso carlsson caron carrasco caruso carvalho castelo chatterjee chaudhry chauhan chavez
chevalier choi choudhury christensen coelho colombo contreras correia cortés costantini coulibaly
cox cunha câmara dahl damico dekker delacourt delacroix delgado deluca demir desai dhillon diallo
dietrich dijkstra dlamini domingues dominguez domínguez doyle doğan duarte dufour dumont dupont
dupuis durand dvořák erdmann escobar esposito estrada fabre fairfax faria farias farina faure
ferrara ferrari ferraris ferri fiore fonseca fournier franke freitas fuentes garnier gautier gentile
giordano girard giraud gonçalves groen gruber guerin guerrero guimarães haddad hahn harrington
hartmann hendriks herrera herrmann hoang hofer hoffman hofmann holtkamp horváth huber huisman
hussain huynh iglesias ionescu ito iyer jacobs jahn janssen janssens jeong joshi jovanović kaminski
kamińska kang kapoor kaur kessler khoury kobayashi koster kowalczyk kraus krause kruger krämer
krüger kuiper kuznetsov köhler kühn kılıç lambert lebrun leclerc leclercq lefevre legrand lehmann
lemaire lemoine lenz lindqvist lombardi lorenz ludwig macdonald machado maes maier mancini mansour
marchand marchetti marino marques martens martini martins marín matos mayer mbeki mccarthy medeiros
medina meier meijer mendes mensah mercier meunier michaud mishra molina monteiro montero moreira
moretti moura mukherjee mulder muller muñoz nagy nair navarro ndiaye neumann nogueira novák nunes
núñez o'brien o'connor o'sullivan okafor okonkwo olsson ortega owusu pacheco padilla palmer palumbo
paredes parra pascual peeters perrin peters peña pfeiffer pham phan pinto pires planck pohl pons
popescu popov prieto prins quintana quiroga rahman reddy reinhardt renard ribeiro ricci richter
rinaldi rivas rizzi rizzo robles rocha roche rojas rousseau roux rubio rueda russo salazar salinas
sanders sandhu sandoval santana santoro sasaki sauer scherer schmid scholz schouten schreiber
schröder schubert schulte schulze schumacher schuster schwarz seidel serrano siddiqui simões smirnov
smit smits soares standish steiner sullivan suzuki suárez szabó szymański takahashi tavares teixeira
thiel timmermans toussaint traoré tóth vaillant valente van-dijk vasconcelos vasseur vaz
velasco verbeek verhoeven verma vermeulen vidal vieira vitale vogt voigt volkov vos weiss weiß
whitby whitfield wiersma willems winkler wolff woźniak wójcik yoshida yıldırım yıldız zamora ziegler
zieliński zimmer zuñiga zúñiga çelik öztürk şahin
`;
