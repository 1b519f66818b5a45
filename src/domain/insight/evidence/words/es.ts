import type { LanguageWords } from './language-words.ts';

export const SPANISH = {
  noise: 'el la los las un una unos unas también',
  forms:
    'es:ser son:ser era:ser.past eran:ser.past fue:ser.past fueron:ser.past sido:ser siendo:ser está:estar están:estar estaba:estar.past estaban:estar.past estuvo:estar.past estuvieron:estar.past estado:estar',
  finite:
    'es son era eran fue fueron está están estaba estaban estuvo ha han había tiene tienen tenía tuvo hay hizo hicieron quedó viene llegó funciona va puede',
  subject: 'me nos le les te yo nosotros nosotras él ella ellos ellas usted ustedes tú se',
  determiner:
    'el la los las un una unos unas mi mis nuestro nuestra nuestros nuestras tu tus su sus este esta estos estas ese esa esos esas me nos le les te',
  and: 'y e además &',
  contrast: 'pero aunque mas sino',
  negation:
    'no ni nunca jamás nadie nada ningún ninguno ninguna tampoco sin apenas falta faltan faltaba faltó rara cero',
  condition: 'si cuando hasta mientras depende según ',
  exception:
    'excepto salvo menos solo sólo solamente únicamente aparte quitando exceptuando excepción',
  hedge:
    'quizá quizás probablemente posiblemente supuestamente aparentemente presuntamente teóricamente casi prácticamente parece parecen parecía pareció puede pueden podría podrían podía pudo debe deben debería deberían debía ojalá espero esperaba esperamos creo cree creía creí pienso pensaba pensé supongo supuse imagino quería quiero quisiera promete prometen prometieron prometió dice dicen dijo dijeron decía decían cuentan contaron oí asegura aseguran aseguró afirma afirman será serán sería serían tendría habría hubiera hubiese fuera fuese intenta intentó dudo anunciaban',
  universal:
    'todo toda todos todas cada siempre cualquier cualquiera ambos ambas entero entera completamente totalmente absolutamente constantemente miles millones cientos decenas docenas innumerables',
  partial:
    'alguno alguna algunos algunas algún alguien algo pocos pocas poco poca varios varias muchos muchas mucho mucha mayoría veces frecuentemente normalmente generalmente medio media parte parcialmente uno',
  more: 'más mejor mayor encima superior',
  less: 'menos peor menor debajo inferior',
  high: 'muy tan súper super sumamente realmente extremadamente increíblemente demasiado bastante totalmente absolutamente completamente ',
  low: 'algo poco ligeramente apenas relativamente',
  bound: 'unos unas aproximadamente alrededor cerca sobre casi más menos mínimo máximo hasta',
  preposition:
    'a al ante bajo con contra de del desde durante en entre hacia hasta mediante para por según sin sobre tras como dentro fuera cerca lejos junto encima debajo delante detrás',
  relative: 'que quien quienes cual cuales cuyo cuya donde porque pues ya como cómo',
  time: 'hoy mañana ayer ahora luego pronto antes después tarde temprano todavía aún ya semana semanas día días mes meses año años vez vacaciones navidad antiguamente últimamente recientemente primero último',
  phrases:
    'un_poco:low un_poquito:low ya_no:negation no_solo:exception no_sólo:exception a_menos_que:condition siempre_que:condition tal_vez:hedge en_teoría:hedge la_mayoría:partial a_veces:partial más_de:bound menos_de:bound al_menos:bound por_lo_menos:bound como_mucho:bound como_mínimo:bound aparte_de:exception',
  numbers:
    'cero:0 uno:1 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13 catorce:14 quince:15 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 veintiún:21 veintidós:22 veintitrés:23 veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29 treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 ciento:100 doscientos:200 doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500 seiscientos:600 setecientos:700 ochocientos:800 novecientos:900 mil:1000 millón:1000000',
  ordinals:
    'primero/primera/primer segundo/segunda tercero/tercera/tercer cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima undécimo duodécimo',
  times: '',
  units:
    'duration*1=segundos duration*60=minuto/minutos/minutitos duration*3600=hora/horas/horitas duration*86400=día/días duration*604800=semana/semanas night=noche/noches month*1=mes/meses month*12=año/años length*0.01=centímetro/centímetros length*0.001=milímetro/milímetros length*1=metro/metros length*1000=kilómetro/kilómetros mass*1=gramo/gramos mass*1000=kilogramo/kilogramos volume*1=litro/litros degree=grado/grados eur=euro/euros usd=dólar/dólares cent=céntimo/céntimos star=estrella/estrellas times=vez/veces',
  fractions: 'cuarto:0.25 cuartos:0.25 media:0.5 medio:0.5 docena:12',
  weekdays: 'lunes martes miércoles jueves viernes sábado/sábados domingo/domingos',
  months:
    'enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre',
  seasons: 'primavera verano/veranos otoño invierno/inviernos',
  dayparts: 'mañana/mañanas mediodía tarde/tardes atardecer/anochecer noche/noches/medianoche',
  antonyms:
    'cálido/frío caliente/frío bueno/malo buena/mala bien/mal mejor/peor grande/pequeño grande/pequeña largo/corto alto/bajo rápido/lento rápida/lenta fácil/difícil sencillo/complicado tranquilo/ruidoso tranquila/ruidosa silencioso/ruidoso limpio/sucio limpia/sucia suave/áspero blando/duro ligero/pesado barato/caro barata/cara amable/antipático amable/grosero fresco/pasado nuevo/viejo temprano/tarde abierto/cerrado abre/cierra feliz/triste encanta/odia encantado/decepcionado cómodo/incómodo seco/mojado fuerte/débil grueso/fino ancho/estrecho amplio/estrecho amplia/estrecha lleno/vacío seguro/inseguro más/menos siempre/nunca todos/ninguno todo/nada todos/nadie antes/después dentro/fuera arriba/abajo delante/detrás izquierda/derecha cerca/lejos comprar/vender ganar/perder gratis/pago gratuita/pagada incluido/aparte con/sin claro/oscuro dulce/amargo paciente/impaciente claro/confuso rico/asqueroso puntual/impuntual posible/imposible correcto/incorrecto',
  speaker:
    'vecino vecina habitual inquilino reseña opinión mensaje cliente clienta huésped visitante usuario usuaria lector lectora comprador compradora persona socio socia alumno alumna paciente comensal viajero viajera alguien campista',
  speakers:
    'reseñas opiniones clientes clientas huéspedes visitantes usuarios lectores compradores personas socios alumnos pacientes comensales viajeros gente',
  says: 'acuerdo lee leemos dice dijo dicen dijeron cuenta contó cuentan contaron escribe escribió escriben comenta comentó comentan afirma afirmó explica explicó opina opinó relata resume',
  frame:
    'simplemente bien reciente recientes última últimas este esta mensaje o vosotros vosotras ustedes aquí un una nuestro nuestra nuestros nuestras de en como así nos me lo que según reseña reseñas opinión opiniones palabras propias la el y estamos acuerdo se lee leemos leyó ',
  critical:
    'sarpullido roto rota rompió grieta quemó quemada gotea fuga atascado atascada óxido oxidado moho rasgado rasgada manchado manchada encogió duele doloroso arrepiento evitar lamentablemente lástima pena problema problemas queja pega inconveniente malo mala mal terrible horrible decepción decepcionante decepcionado roto rota frío fría lento lenta sucio sucia ruidoso caro cara peor molesto devolver devolví tarde mejorable mejorables normalito',
  retraction: 'no falso mentira jaja broma nunca',
  light:
    'uso usa usan usar usé usado hace hacen hacer hizo hecho pone poner puse da dar dio va voy ir viene venir dice decir',
} as const satisfies LanguageWords;
