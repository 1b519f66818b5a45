/** Portuguese words for each concept; the notation is explained in `../concepts.ts`. */
export const PORTUGUESE = `
staff: pessoal equip* funcionári* empregad* atendente* garço* garçonete* vendedor* dono dona donos proprietári* gerente* rececion* recepcion* monitor* instrutor* professor* técnic* motorista* guia guias cabeleireir* cozinheir* chef simpátic* simpatia antipátic* atencios* gentis educad* mal-educad* grosseir* rude amáve* atendimento atendid* atendeu sorris* sorridente* prestáv* acolhed* acolhimento paciente* carinho* hospital* arrogante* disponíve* serviço médic* doutor* dentista veterinári* fisioterapeut* mecânico gentil* pacien* rapaz moça moço senhora senhor arrogan* recepcionista* entregador* montador* cuidados* mal_educad* gentil prestáve* pacient* acolhedor* sorriso* mecânic* tratad* tratam tratou de_cima como_um_número
support: sac suporte assistência serviço serviços reclama* queixa* pós-venda atendimento resposta respostas ninguém_responde não_respond* reclam* chat atendimento_ao_cliente apoio_ao_cliente não_respondem sem_resposta nunca_respond* resolv* resolução desculpas reclamaç* empurram robô
communication: comunic* inform* explic* respond* resposta* ligar ligaram telefon* avis* email e-mail mensagem* mensagens whatsapp transparen* contact* contat* esclarec* explicou explicaram explicam avisaram avisou sem_avisar ninguém_avis* informaram ligaram_antes atendem_o_telefone telefonaram clareza
price: preç* caro cara caros caras caríssim* barat* custo* custa* euro euros reais dinheiro económic* econômic* tarifa* promoç* desconto* grátis gratuit* taxa* cobrar cobram cobraram pagar pago pagámos pagamos paguei qualidade-preço qualidade_preço roubo orçamento* acessíve* gorjeta* exorbitante* abusiv* mensalidade orçament* fatura conta vale_a_pena custo_benefício custo-benefício os_olhos_da_cara absurdo_de
waiting: espera* fila filas lent* rápid* demor* atras* imediat* depressa minutos_para horas_para veloz ágil esper* semanas meses horas_de pontual* na_hora demora #_minutos #_horas meia_hora
punctual: pontual* atras* a_horas no_horário na_hora cancel* adiad* confiáve* fiáve* não_aparec*
delivery: entreg* encomend* transportador* correio* pacote* ctt frete envio* transport* encomenda* chegou chegaram entrega* não_chegou correios transportadora estafeta motoboy rastre*
packaging: embal* caixa* embrulh* cartão_da plástico_bolha esferovite isopor protegid* embalag* embalad* caixa_amassada amassad* saco_rasgado rasgad*
cleanliness: limp* suj* higien* pó poeira mofo bolor mancha* manchad* impecáv* nojo nojent* cabelos_no lixo desinfet* imund* pegajos* baratas
bathrooms: banheiro* duche* chuveiro* balneário* sanita* wc vestiário* cacifo*
noise: barulh* ruíd* silêncio silencios* sosseg* calm* tranquil* dormir dormimos música_alta ladr* vizinh* gritos acord* ressonar trânsito festa_até insonoriz*
comfort: confort* desconfort* maci* suave* fof* relax* descans* ergonóm* acolchoad* bolhas macio* dura duro costas almofad* assento encosto
size: tamanho* número_acima apertad* justo folgad* comprid* caimento medida* espaços* amplo ampla minúscul* compact* serve grande* pequen* altura largura centímetros cm cabe
quality: qualidade materia* tecido* algodão couro madeira plástico metal resistente* robust* sólid* frágeis durad* acabamento* costura* mdf resistent* frágil* acabament* durou dura_pouco durável resisten* partiu quebrou
faults: partid* partiu quebr* avari* defeit* estrag* não_funciona deixou_de fuga vaza* rasg* enferruj* rachad* gast* descol* danific* risc* parou_de quebrad* riscad* riscos amolgad* falta faltava faltavam torto solto rang* defeito* partido estragou estragado avariado avariou deixou_de_funcionar quebrou quebrado
ease: fáceis simples intuitiv* complicad* prátic* difícil_de interface usabilidade manuse* confus* facil*
setup: montad* instruç* manual instal* configur* parafuso* tutorial* mont* furo* encaix*
looks: design elegante* estilo* estétic* aparência modern* acabamentos bonit* lind* elegant* fei* foto fotos
colours: cor cores estampa* preto branco azul verde vermelh* rosa tom tons
food: comida comer comemos prato* restaurante* cozinha* sabor* saboros* delicios* gostos* menu ementa cardápio pizza* carne* peixe* sobremesa* bolo* pão pães queijo* fruta* legume* salada* fresc* cru crua queimad* salgad* sem_sal almoç* jantar* pequeno-almoço lanche* vegan* vegetar* glúten ingrediente* arroz gelado* padaria* mercearia supermercado* massa receita*
drinks: café cafés cerveja* vinho* bebida* sumo* suco* chá cocktail* bar espuma
portions: dose doses porç* quantidade* fart* fome generos*
breakfast: pequeno-almoço pequeno_almoço pequenos-almoços
selection: escolha variedade* variad* sortid* gama seleção oferta_de esgotad* stock estoque disponíve*_em prateleir* opç* tem_de_tudo têm_de_tudo marcas
location: localiza* situad* praia* mar lago rio cidade vila aldeia metro metrô autocarro ônibus paragem estação a_pé perto proxim* próxim* longe vista vistas paisagem* montanha* bairro* arredores natureza floresta* acesso* trilho* zona elétrico estacion* centr* elevador floresta vista_para rodeado paisagem
parking: estacion* garagem cancela
rooms: quarto* cama camas colch* almofada* travesseiro* lençó* toalha* varanda* apartamento* alojamento* bungalow* suite hospedagem
pitch: alvéolo* parcela* lote tenda* sombra* sebe* terreno* caravana* autocaravana* relva lama árvore* inclinad*
kids: crianç* filh* bebé* bebê* famíli* famili* miúd* adolescent* animação carrinho alun* infantil netos
pets: cão cães cachorr* gato* animal animais veterinári* cavalo* pelo_do
safety: segur* insegur* perig* acident* roub* capacete* escorreg* lesão alarme* cadeado*
insects: mosquito* vespa* formiga* mosca* inseto* insectos aranha* barata* percevejo* carraça* picad* ratos bichos melga*
pool: piscina* nadar escorrega* nadador* jacuzzi sauna spa termas touca* espreguiçad* natação
climate: aqueciment* ar_condicionado frio fria calor quente* temperatura* gelad* húmid* umid* abafad* ventil* isolamento graus
smell: cheir* odor* perfume* mofo fedor
atmosphere: ambiente* atmosfera decora* acolhedor* romântic* aconcheg* velas
crowds: chei* lotad* multid* gente apinhad* superlot* fila lotado lotada cheio_de_gente muita_gente pouca_gente superlotad*
events: música concert* animação atividade* espetácul* festa* excurs* visita_guiada workshop* dança
seats: assento* cadeira* poltrona* banco* mesa mesas lugar_sentado
booking: reserv* marcaç* marcar marquei consulta_marcada agend* check-in inscri* remarc* desmarc* consulta reserva*
hours: horário* abert* abre abrem fech* domingo* sábado* feriado*
billing: assinatura* subscri* contrato* fideliza* cancelar mensalidade* débito* renov* licença* fidelizaç* mensalidade renovaç* cobraram_sem período_de_teste
deposit: caução seguro* franquia* danos depósito* riscos
returns: devol* reembols* garantia* substitu* troc* recolha devoluç* troca trocar devolveram garantia
repair: repar* arranj* consert* oficina* peça* manutenç* revisão avaria* obra* bem_feito mal_feito serviço_mal trabalho_impecável conserto* reparaç* oficina mesmo_problema serviço_bem
teaching: aula* professor* aprend* ensin* alun* curso* exame* condução prátic*_de nível níveis gramática vocabulário conversação exercíci* autoescola instrutor* explica* aulas aula ensina* método explicador*
advice: aconselh* conselh* profission* competen* incompeten* especialist* conhecimento* experiên* sabem sabe diagnóstic* ouv* minucios*
honesty: honest* desonest* confiança engan* burla* mentir* mentira* pression* transparên* séri* promet* aldrab* vigaric* golpe confianç* sério
results: resultado* efeito* eficaz eficác* melhor* diferença progres* corte cabelo_ficou unhas alívio emagrec*
pain: dor dores doloros* doeu indolor anestesi* agulha* medo ansied* delicad* tranquiliz* dói não_senti pavor inchad* calma tranquil*
treatment: tratament* dentista* médic* clínica* consulta* dente* implante* fisio* massag* receita_médica aparelho* óculos lentes auditiv* terap* obturaç* coroa* canal cárie* prótese* extraç* aparelho limpeza_dentária
equipment: máquina* equipament* aparelho* instalações pesos halteres passadeira* esteira ferrament*
gymclasses: yoga pilates spinning treino* ginásio academia
vehicle: carro* veículo* bicicleta* pneu* motor mudanças selim trotinete* gasolina combustível depósito_cheio carrinha* corrente
features: funcionalidade* opções configuraç* personaliz* automat* modelos exportar função funções
reports: relatório* estatística* gráfico* contabil* declaração iva
bugs: erro erros trava* bloque* atualiza* crash* congela* reinici* falha* fecha_sozinh* bug*
app: app apps aplica* telemóvel celular android iphone site navegador offline computador
sync: sincroniz* bluetooth wifi wi-fi internet conex* ligaç* conect* desliga* rede integraç* emparelh*
login: login entrar_na senha* palavra-passe conta contas regist* cadastr* verificaç*
notifications: notifica* publicidade anúncio* lembrete* spam
privacy: privacidade dados_pessoais
battery: bateria* carreg* autonomia pilha* bateria carregar carregador descarrega
sound: som áudio coluna* microfone* auriculares fones graves volume
screen: ecrã tela câmara câmera* resolução imagem brilho
skin: pele cabelo* creme* hidrat* oleos* rugas
weight: peso pesa pesad* leve leves transport* dobráv*
care: lav* encolh* engom* loiça
plants: planta* flor flores ramo* rosas semente* raíz raízes folhas murch* vaso bolbos jardim
gifts: prenda* presente*
luggage: bagag* mala malas mochila*
sustain: sustent* ecológic* reciclag* recicl* ambiente_e biológic*
access: elevador* escadas acessib* rampa*
furniture: sofá* móve* armário* prateleira* gaveta*
movers: mudança mudanças móveis caixotes
seasons: verão inverno primavera outono
outfits: calças saia* vestido* escritório casamento
exams: exame* aprovad* reprov* chumb* à_primeira certificado*
invoices: fatura* cobraram_duas iva impost* recibo*
payment: pagamento* cartão dinheiro_vivo multibanco mbway pix paypal transferência* lembrete* prestaç* parcel* cobrança*
waterproof: impermeáv* chuva molhad* encharcad*
grip: sola solas aderência escorreg* tornozelo* atacadores
navigation: navega* mapa mapas rota rotas gps obstáculo* cabos perde-se
power: potência potente* sucção aspira desempenho motor subida*
energy: energia eletricidade consumo* solar* painéis eficiên*
exhibits: exposiç* obra obras museu* coleç* quadros audioguia*
puzzles: enigma* pista pistas game_master dificuldade história_do imersiv*
community: comunidade membros
workspace: secretária secretárias impressora* tomadas coworking
freshness: fresc* frescura validade estragad* podre* do_dia
condition: estado segunda_mão recondicionad* antig* renovad* degradad* nov* velh* enferrujad* gast* modern* conservad*
sleep: dormir dormi sono
brakes: trav* freio* pastilhas
tax: iva imposto* finanças declaraç* irs fiscal*
bank: banco* bancári* extrato* transaç* conciliaç* movimentos
expenses: recibo* despesa* talão talões nota_fiscal digitaliz*
templates: modelo* logotipo logo numeração personaliz* fonte
speed: lent* carregamento velocidade
beds: cama camas colchã* almofada* travesseir*
checkin: check-in chave* bagagem malas
taste: delicios* sabor* gostos* saboros* insoss* salgad* adora devor* sabor não_come não_quis
arrived: faltav* faltou partid* riscad* amassad* quebrad*
late: #_dias #_semanas #_meses uma_semana um_mês dia_seguinte atras* prazo*
health: alergi* diarreia vomit* coceira comich* ingredient* pele pelo_brilh* barriga
progress: aprend* progress* evolu* nível fluen*
fun: divert* aborrecid* chato motiv* jogo
content: liç* exercíc* gramática vocabulári* conteúd*
calls: microfone chamadas videochamadas
`;
