/** Portuguese words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const PORTUGUESE_TRADES = `
staff: rapazes rapaz equipa equipe carregadores funcionári* trabalhador* incansáve* sem_reclamar reclamav* resmung* bem-dispost* mal-humorad* bem-humorad* brincalh* mal-educad* mal_educad* grosseir* arrogante* antipátic* simpatia simpátic* gentileza gentis educad* prestáve* prestativ* atencios* sorridente* sorriso à_vontade falta_de_respeito respeitos* profissionalismo
price: orçamento* preço_combinado preço_final preço_justo o_dobro dobro_do custos_escondidos taxas_escondidas sem_surpresas surpresa_na exploração roubo caríssim* baratíssim* em_conta acessíve* custo-benefício custo_benefício vale_a_pena não_vale aumento_de_preço cobraram cobrou cobrança
waiting: num_instante num_piscar rapidíssim* demoraram demorou demorado demora levaram_# fila esper* meia_hora o_dia_todo o_dia_inteiro a_manhã_toda eficiente* eficiência sem_esperar
punctual: hora_marcada hora_combinada à_hora em_ponto pontualidade pontua* atras* horas_de_atraso não_apareceu não_apareceram ninguém_apareceu à_última_hora cancelaram adiad*
communication: ninguém_avisou sem_avisar avisaram informad* mantiveram-nos ninguém_atende não_atendem não_respondem sem_resposta responderam_logo explicou explicaram esclarec* incontactáve*
honesty: desonest* aldrab* vigarist* golpe mentiram mentira* enganad* confiança de_confiança cumpriram_o_prometido promet*
listening: ouviu ouve ouvem não_ouve escut* como_eu_queria o_que_eu_queria o_que_pedi tempo_para_ouvir levado_a_sério empatia compreensiv*
workmanship: trabalho_limpo trabalho_perfeito trabalho_impecável mal_feit* bem_feit* malfeit* desleixad* caprich* cuidado_com_os minucios* rigor refazer torto
damage@moving: partid* quebrad* quebr* partiram riscad* risco* amassad* dano* danific* parede* chão espelho vidro intact* cuidado
lost@moving: faltav* falta faltou perdid* perderam desaparec* sumiu extravi*
heavy@moving: pesad* piano escada* andar sem_elevador sofá elevador
storage@moving: armaz* guarda-móveis contentor depósito
packaging@moving: embal* caixa* embrulh* plástico_bolha
setup@moving: desmont* mont* cozinha armário* cama*
parking@moving: estacion* camião caminhão rua licença
abroad@moving: alfândega estrangeiro fronteira frança espanha alemanha suíça
@moving: mudança* mudar_de_casa carregadores piano embalaram desmontaram camião
@hair: cabeleireir* corte madeixas cabelo barbeiro
haircut@hair: corte cort* franja pontas curto
haircolour@hair: cor loir* madeixas tinta raíz*
@eating: restaurante* prato* ementa cardápio comida jantar almoço delicios*
@garage: oficina mecânic* revisão pneus carro
@language: língua idioma* gramática vocabulário pronúncia falar
`;
