/** Spanish words of further trades; the notation is explained in `../concept-table.ts`. */
export const SPANISH_FURTHER_TRADES = `
@climb: escalar escalada* rocódromo* búlder boulder arnés magnesio escalador* autoseguro* pies_de_gato
routes@climb: vía vías bloque bloques grado graduación presas desplome* placas equipador* muro muros retos
safety@climb: cuerda colchoneta* caídas caída nudo arnés autoseguro*
gymclasses@climb: zona_de_entreno campus multipresas moonboard kilter* pesas entrenar
climate@climb: magnesio polvo aire
@spa: sauna* termas termal* balneario* spa jacuzzi piscina* nadar socorrista* baño_turco circuito
pool@spa: agua cloro chorro* burbujas calle calles calentita
sauna@spa: sauna* baño_turco vapor
lockers@spa+climb: taquilla* vestuario* secador secadores
noise@spa: zona_de_descanso hablar silencio
relaxing: desconectar desconexión relax_total como_nueva
relaxing@spa+body+gym: relax relaj* estrés descanso
treatment@spa: masajista* exfoliación envoltura manos
@drive: autoescuela* carnet prácticas teórico carné volante conducir examinador aparcar
exams@drive: a_la_primera el_práctico
teaching@drive: paciencia gritaba grita fallos
nerves@drive+horse+sea+class: quitó_el_miedo perdí_el_miedo confianza miedo pánico nervios nerviosa seguridad
content@drive: teóricas test
progress@drive: aparcar aparcaba rotondas autovía autopista
booking@drive: una_práctica semanas
vehicle@drive: automático
@class: baile bailar salsa ballet cerámica taller clase_de_cocina pintura costura piano
teaching@class: pasos técnica demuestra
pace@class: ritmo participantes lleno
results@class: plato platos cuenco orgullosa pieza
community@class: conocí amigos pareja
@gym: dojo kárate judo boxeo taekwondo artes_marciales
@court: golf tenis pádel squash pista pistas bádminton
courts@court: pista pistas césped greens green hoyo hoyos focos red redes búnker iluminación
equipment@court: raquetas pala palas pelotas buggy palos
booking@court: horas_libres socios
@play: escape_room sala_de_escape bolera* bolos láser camas_elásticas karts karting minigolf parque_de_atracciones montaña_rusa game_master
puzzles@play: resolver
atmosphere@play: película escenografía
rides@play: montaña_rusa circuito vueltas bolos camas_elásticas
@zoo: zoo zoológico acuario safari pingüinos elefantes jirafas recinto*
wildlife@zoo+horse: animal animales recinto* jaula* tigres caballo caballos ponis poni delgados
@stage: cine teatro sesión palomitas función musical
seats@stage: fila visibilidad palco
screen@stage: proyector 3d
sound@stage: acústica
story@stage: obra montaje
@ferry: ferry barco crucero* tren trenes revisor puerto travesía vagón
journey@ferry: retraso retrasos cancelado travesía horarios oleaje al_minuto
seats@ferry: piernas
crowds@ferry: de_pie pasillo
rooms@ferry: camarote* cabina
excursions@ferry: excursi* escala escalas
@camp: camping parcela* albergue hostal dormitorio_compartido litera* habitación_compartida
@rental: parcela* albergue hostal litera*
pitch@camp: sombra amplia
hookup@camp: toma_de_luz enchufe* electricidad luz saltaba
shop@camp: tienda_del supermercado pan panadería
noise@camp: ronquidos fiesta música
rules@camp: barrera multa normas estrict*
beds@camp: litera* cortina*
@deli: carnicer* quesería queso* charcutería bombones chocolates vino vinos tostador* espresso helado* heladería tés embutido*
@eating: carnicer* queso* quesería helado* heladería embutido*
taste@deli: aroma acidez cremoso dulce tueste
advice@deli: cata catas degustación probar maridaje
selection@deli: mostrador gustos
@mealkit: receta* ingredientes cesta verduras cocinar
recipes: receta*
recipes@mealkit: platos menú variedad
freshness@mealkit: aguacate crujiente
arrived@mealkit: faltaba falta olvidaron
packaging@mealkit: plástico* sobrecito*
billing@mealkit: pausar saltarme saltar
diet: vegan* vegetarian* sin_gluten celíac* lactosa halal
sustain@mealkit: desperdicio tiramos tirar justa
timesaved: ahorra_tiempo ahorro_de_tiempo ahorro_tiempo nos_ahorra me_ahorra
@vitamin: cápsula* suplement* vitamina* magnesio proteína* creatina colágeno pastillas
results@vitamin: energía sueño pelo calambres cansancio analítica
taste@vitamin: disuelve grumos
health@vitamin: tolero repite
ease@vitamin: tragar enormes
ingredients: aditivo* dosis excipiente* parabenos conservantes
@scent: perfume* colonia fragancia* pintalabios labial rímel sérum crema* maquillaje vela velas
lasting: dura_todo larga_duración fijación
lasting@scent: dura evapora horas
smell@scent: vainilla almizcle imitación original
packaging@scent: frasco
@baby: cochecito carrito silla_de_coche cuna portabebés pañales recién_nacido juguete* biberón
ease@baby: pliega plegar plegado maletero una_mano
safety@baby: isofix inestable
playing@baby: juega jugado luces
@nursery: guardería* escuela_infantil educador*
supervis@nursery: ratio cariño cariños* pendientes personal
pitch@nursery: patio jardín
settling@nursery: adaptación lloraba lloró contenta
progress@nursery: contar desarrollo lenguaje
continuity: misma_persona siempre_la_misma cada_día_uno rotación_de_personal cada_vez_uno contarle_todo
continuity@elder+nursery+body+mind: distinto distinta cambian cambio misma mismo
@elder: auxiliares residencia* cuidador* ancian* mayores ayuda_a_domicilio
supervis@elder: limpia aseada peinada timbre lavan abandonad* dignidad medicación caídas
communication@elder: familia
events@elder: cantan talleres salidas
@body: fisio* osteópata* quiropráctic* masaje masajes acupuntura ciática contractura*
results@body: mejor caminar correr espalda rodilla hombro cuello molestias
treatment@body: manos tocar presión contractura*
gymclasses@body: ejercicio* estiramiento*
advice@body: explica por_qué
rooms@body: sala camilla* cortina* toallas consulta
length: despachando despachan hora_completa
length@body+spa+mind+elder: media_hora minutos
@mind: terapeuta psicólog* psicoterap* terapia coaching depresión
listening@mind: juzga
results@mind: ayudado ayudó cambiado vida
@tattoo: tatua* tattoo piercing*
workmanship@tattoo: líneas sombreado
listening@tattoo: idea diseño boceto
hygiene@tattoo: agujas
aftercare@tattoo: cicatriz* infect*
@craft: calefacción radiadores ventanas tarima parquet canalón andamio placas_solares aerotermia
@lock: cerrajer* plagas avispas ratas ratones cucarachas chinches vaciado
results@lock: volvieron nido desaparec*
damage@lock: taladro* cerradura bombín
honesty@lock: por_teléfono metálico
@motor: concesionario prueba_de_conducción coche_usado segunda_mano lavadero túnel_de_lavado
honesty@motor: kilometraje ocult* golpe
workmanship@motor: marcas cera llantas secado aspirado
vehicle@motor: óxido
@scoot: patinete* cargador* punto_de_carga electrolinera
battery@scoot: vacío
@fixit: pantalla_rota cambio_de_pantalla recuperación_de_datos disco_duro placa_base
secure@fixit: datos recuperar* borraron
repair@fixit: pantalla
@printer: impresora* filamento* boquilla tóner cartucho*
printing@printer: capas atasc*
setup@printer: calibr* nivel wifi
@web: hosting alojamiento_web dominio* servidor* wordpress dns vpn ssl plugin
uptime: caída_del_servidor caída_en disponibilidad
uptime@web: cae caída caídas estable
secure@web: ssl copia copias hacke* malware
migrate@web: migra* traslado
mail@web: correo correos spam buzón webmail
speed@web: carga servidor*
ease@web: panel
setup@web: clic
@agency: agencia* seo posicionamiento campaña* leads contab*
results@agency: posicionamiento leads clics visitas
@jobs: reclutador* selección_de_personal ett entrevista* candidat* currículum
jobs@jobs: empleo puesto trabajo oferta vacante*
@press: álbum fotolibro* tarjetas_de_visita folletos calendario lienzo* imprenta cuaderno
printing@press: papel colores nítida pixelad* apagados tinta borrosas
editor@press: programa diseñar plantillas cuelga app
quality@press: hojas encuadernación despegan
described@press: vista_previa cortaron cortadas
gifts@press: emocion*
upload@press: subir subida
late@press: navidad
@wedding: boda* novia* novio vestido_de_novia catering dj ramo
events@wedding: pista_de_baile bailamos playlist
photos@wedding: fotógraf* fotos
alterations@wedding: vestido prueba*
@garden: florister* ramo ramos
freshness@garden: marchit* jarrón
@pan: cuchillo* sartén sartenes olla* cazuela antiadherente batidora robot_de_cocina
sharp@pan+tool: corta afila* filo
heat@pan+tool: calienta calor inducción uniforme deform*
care@pan: pega óxido
@robot: robot* aspirador* mopa succión
navigation@robot: atasca atascado enreda mapea* base_de_carga
power@robot: migas polvo pelos
ink@robot: bolsa depósito vaciar vaciarlo filtro
@home: lámpara* cortina* estor estores alfombra* bombilla*
light@home: luz ilumina oscur* parpadea
@tool: taladro* motosierra* cortasetos cortacésped barbacoa* parrilla
power@tool: hormigón perfora
quality@tool: cadena óxido
parts@tool: quemador*
@run: zapatillas_de_correr chubasquero forro_polar sujetador* bragas calzoncillos merino
@clothing: chubasquero bragas calzoncillos
comfort@run: tirantes
waterproof@run: transpira* viento
quality@run: agujeros
@jewel: reloj relojes relojer*
accuracy@jewel: atrasa adelanta
looks@jewel: esfera correa
@tune: guitarra* violín piano saxofón ukelele cuerdas
tuning@tune: afina* desafina* trastes teclas
sound@tune: timbre sonoridad
@fish: pesca caña cañas carrete* señuelo* cebo*
quality@fish: partió
@horse: caballo caballos equitación hípica ponis
teaching@horse: galope trote
@sea: bucear buceo surf vela kayak esnórquel neopreno patrón ballenas
safety@sea: olas corriente
wildlife@sea: ballenas delfines peces tortugas arrecife
guides@sea: patrón capitán
equipment@sea: tabla tablas gafas
@depot: trastero* guardamuebles
storage@depot: trastero* humedad espacio
access@depot: acceso código puerta
secure@depot: cámaras alarma candado
price@depot: subieron
@parcel: paquete* mensajer* repartidor*
doorstep@parcel: vecin* timbre portal aviso
tracking@parcel: seguimiento mapa
damage@parcel: aplastad*
lost@parcel: perdido robado
@funeral: funeral* funeraria tanatorio ataúd incineración cenizas
@desk: coworking biblioteca*
workspace@desk: mesas silla sillas
selection@desk: libros estantes préstamo
@thrift: vintage ropa_usada tienda_solidaria mercadillo
condition@thrift: lavada lavado manchas agujeros
selection@thrift: gangas tesoros chollos
@church: iglesia parroquia misa* sermón cura
community@church: acogid* parroquia
story@church: sermón homilía coro
@laundry: secadoras secadora lavadoras
laundry: secadora secadoras
laundry@laundry: secar secó seco húmeda centrifug* lavadora* tambor
payment@laundry: monedas
`;
