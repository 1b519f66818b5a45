import type { LanguageWords } from './language-words.ts';

export const PORTUGUESE = {
  noise: 'o a os as um uma uns umas também',
  forms:
    'é:ser são:ser era:ser.past eram:ser.past foi:ser.past foram:ser.past sido:ser está:estar estão:estar estava:estar.past estavam:estar.past',
  finite: 'é são era eram foi foram está estão estava tem têm tinha teve há pode vai vem faz fez',
  subject: 'eu nós ele ela eles elas você vocês tu ',
  determiner:
    'o a os as um uma meu minha meus minhas nosso nossa nossos nossas seu sua seus suas este esta esse essa me nos lhe',
  and: 'e além &',
  contrast: 'mas porém embora contudo todavia',
  negation:
    'não nem nunca jamais ninguém nada nenhum nenhuma sem tampouco falta faltou mal raramente zero',
  condition: 'se quando até enquanto caso depende conforme',
  exception: 'exceto salvo menos só somente apenas unicamente fora tirando',
  hedge:
    'talvez provavelmente possivelmente supostamente aparentemente quase praticamente parece parecem parecia pode podem poderia deveria deve devem oxalá tomara espero esperava acho acha achei penso pensei creio suponho queria gostaria prometeram promete dizem diz disse disseram seria será teria ouvi duvido',
  universal:
    'todo toda todos todas tudo cada sempre qualquer ambos ambas inteiro inteira completamente totalmente absolutamente milhares milhões centenas dezenas',
  partial:
    'algum alguma alguns algumas alguém algo poucos poucas pouco vários várias muitos muitas maioria vezes frequentemente normalmente geralmente meio metade parte',
  more: 'mais melhor maior acima',
  less: 'menos pior menor abaixo',
  high: 'muito tão super realmente extremamente incrivelmente demais demasiado bastante',
  low: 'pouco ligeiramente relativamente',
  bound: 'cerca aproximadamente quase mais menos mínimo máximo até uns umas',
  preposition:
    'ao à aos às com contra de do da dos das desde durante em no na nos nas entre para pra por pelo pela sem sob sobre trás como dentro fora perto longe ante após até',
  relative: 'que quem qual quais cujo cuja onde porque pois como',
  time: 'hoje amanhã ontem agora depois logo antes tarde cedo ainda já semana semanas dia dias mês meses ano anos vez férias natal primeiro último',
  phrases:
    'um_pouco:low já_não:negation não_só:exception a_menos_que:condition às_vezes:partial mais_de:bound menos_de:bound pelo_menos:bound em_teoria:hedge',
  numbers:
    'zero:0 dois:2 duas:2 três:3 quatro:4 cinco:5 seis:6 sete:7 oito:8 nove:9 dez:10 onze:11 doze:12 treze:13 catorze:14 quatorze:14 quinze:15 dezesseis:16 dezasseis:16 dezessete:17 dezoito:18 dezenove:19 vinte:20 trinta:30 quarenta:40 cinquenta:50 sessenta:60 setenta:70 oitenta:80 noventa:90 cem:100 cento:100 duzentos:200 trezentos:300 quinhentos:500 mil:1000',
  ordinals:
    'primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima undécimo duodécimo',
  times: '',
  units:
    'duration*1=segundos duration*60=minuto/minutos duration*3600=hora/horas duration*86400=dia/dias duration*604800=semana/semanas night=noite/noites month*1=mês/meses month*12=ano/anos length*0.01=centímetros length*1=metro/metros length*1000=quilómetros/quilômetros mass*1=gramas mass*1000=quilo/quilos volume*1=litro/litros degree=graus eur=euro/euros usd=dólar/dólares real=reais star=estrela/estrelas times=vez/vezes',
  fractions: 'quarto:0.25 quartos:0.25 meia:0.5 meio:0.5 dúzia:12',
  weekdays: 'terça sábado/sábados domingo/domingos',
  months:
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  seasons: 'primavera verão outono inverno',
  dayparts: 'manhã/manhãs tarde/tardes anoitecer noite/noites',
  antonyms:
    'quente/frio quente/fria bom/mau boa/má bem/mal grande/pequeno grande/pequena longo/curto alto/baixo rápido/lento fácil/difícil silencioso/barulhento tranquilo/barulhento limpo/sujo limpa/suja macio/duro macio/áspero leve/pesado barato/caro simpático/antipático fresco/velho novo/velho cedo/tarde aberto/fechado abre/fecha feliz/triste confortável/desconfortável seco/molhado forte/fraco grosso/fino largo/estreito cheio/vazio seguro/perigoso mais/menos sempre/nunca todos/ninguém tudo/nada antes/depois dentro/fora cima/baixo frente/trás esquerda/direita perto/longe grátis/pago com/sem claro/escuro doce/amargo',
  speaker:
    'avaliação opinião cliente hóspede visitante usuário utilizador leitor comprador pessoa sócio aluno paciente viajante alguém',
  speakers:
    'avaliações opiniões clientes hóspedes visitantes usuários utilizadores leitores compradores pessoas sócios alunos pacientes viajantes gente',
  says: 'concordamos diz disse dizem conta contou contam escreve escreveu comenta comentou explica afirma',
  frame:
    'um uma nosso nossa nossos de em como nos avaliação opinião palavras o a que e concordamos',
  critical:
    'infelizmente pena problema problemas defeito ruim má mau terrível horrível decepcionante decepcionado quebrado frio lento sujo barulhento caro pior atraso',
  retraction: 'não falso mentira nunca',
  light:
    'uso usa usam usar usei usado faz fazem fazer fez feito põe pôr dá dar deu vai vou ir vem vir diz dizer',
} as const satisfies LanguageWords;
