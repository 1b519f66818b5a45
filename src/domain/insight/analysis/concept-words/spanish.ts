/** Spanish words for each concept; the notation is explained in `../concepts.ts`. */
export const SPANISH = `
none: por_supuesto sin_duda de_todas_formas en_lugar_de en_vez_de por_parte_de en_cambio a_la_vez tal_vez sala_de_estar volveremos_seguro seguro_que de_seguro no_tiene_precio de_momento por_cierto
staff: personal equipo empleado* trabajador* camarer* dependient* recepcion* dueñ* propietari* encargad* gerente* animador* técnic* conductor* chófer* guía guías peluquer* esteticista* cociner* chef anfitri* amabilidad simpátic* antipátic* atent* encanto educad* maleducad* grosero* desagradable* trato atendier* atendió atendid* atiend* atención sonris* sonrient* agradable_y paciente* paciencia cariño* cercan* acoged* servicial* ayudan ayudaron ayudó humano pasota* mala_cara veterinari* fisio fisioterapeut* mecánico mecánicos asesora comercial amabl* chico chica grosera honrad* honest* impaciente* simpatiqu* estúpid* prepotente* chulo chulos chulería altiv* frío_y cálid* comprensiv* delicad* respetuos* irrespetuos* recibid* recibimiento higienista* auxiliar* doctor* dentista* molestábamos educación me_sentí nos_sentimos detallista* gente_honrad* gente_muy buena_gente servicio_excelente servicio_muy el_servicio gran_servicio buen_servicio repartidor* transportistas montadores médic* me_tratan te_tratan nos_trataron me_trataron botones chicos_de señor* borde* saluda saludan un_sol un_amor qué_máquinas mostrador maj* ni_nos cara_de malas_caras desganad* gracias_a nos_miraron de_charla ella_qué da_gusto encantad* profesional* hospital* resopl*
support: servicio_técnico posventa postventa soporte servicio reclam* queja* incidencia* asistencia chatbot chat responden respondan resolutiv* nadie_responde no_contestan nadie_contesta respuesta videollamada ni_caso pasan_de largas te_ignoran correos nadie_da se_desentienden desentend* excusas solucion* resolvió resuelv* contesta_al atención_al_cliente
communication: comunic* inform* explic* respond* respuesta* contest* llam* teléfono* avis* correo* mensaje* whatsapp transparen* aclar* email* localizable* noticias contacto seguimiento_del en_visto no_contestan nadie_contesta nadie_coge no_cogen escribes detalle_todo sin_consultar preguntar silencio whatsapps cojan_el cogen_el contactar clar* enteré presupuesto dibujos cualquier_duda
price: precio* barat* coste* cuesta* cobran cobraron cobro euro euros dinero económic* tarifa* oferta* descuento* gratis gratuit* suplemento* recargo* robo estafa* pagamos pagué pagado pago calidad-precio calidad_precio relación_calidad abusiv* razonable* asequible* propina* rebaja* ahorr* pelas cuenta_final factura_final clavaron pavos cobrar_más timo cuota cuotas regalad* ganga costoso* pagar_más desorbitad* honorarios financiación costó_un costó_una pagar_extra cobrar_por presupuesto_era presupuesto_alto sin_sorpresas presupuesto_cerrado pavazos car* chollo* chollazo* cobrar cobrando subido ladrones sablazo* clavada* clavan dineral pasta bolsillo manda_narices por_3 desayuno_completo vale_la_pena merece_la_pena
waiting: esper* lent* rápid* retras* inmediat* enseguida minutos_para hora_en al_momento ágil* veloc* plazo* semanas mes_para misma_tarde mismo_día una_hora fueron_doce dos_días listo_en al_instante instante segundos puntual* impuntual* veloz con_retraso cola* veinte_minutos horas volando tard* reza coge_número etern* apareció_nadie demor* plantad* seguía_mirando ya_mismo
punctual: puntual* impuntual* a_tiempo retras* tarde cancel* aplaz* fiable* fiabilidad informal* plantón no_apareci* formal*
delivery: entreg* envío* pedido* paquete* mensajer* reparto* repartidor* correos seur enviar* transport* llegó llegaron llegar_el subieron subirlo subir_a portal piso_sin en_llegar tardó_en llegó_tarde semanas_tarde subírmelo hasta_casa domicilio montadores faltaban faltan_dos mapita bolsa vasos_venían tardó_un portes timbre polígono dos_días encargo
packaging: embal* empaquet* caja* cartón envuelt* envoltorio* paquete_roto plástico_de protegid* corcho porexpán mal_cerrados
cleanliness: limp* suci* higien* polvo moho mancha* impoluto* impecable* reluc* mugr* asco asqueros* pelos fregona barr* basura* desinfect* baños_impecables aseo* cucaracha* descuidad* pegajos* esteriliz* pulcr* tirita mota huele* pies guarr* porquería* roñ* baños_dan
bathrooms: ducha* aseo* váter* lavabo* vestuario* taquilla* baño* bañera* agua_caliente
noise: ruido* silenci* tranquil* dormir dormimos pegar_ojo música_a ladr* vecin* discoteca* fiesta_hasta gritos gritar escuchas se_oye se_oía despert* roncar paredes_finas volumen tráfico descanso calma paz zumb* borrachos cantándote botellón pensamiento_del tapones pitido obras escándalo_de insonor*
comfort: cómod* incómod* confort* suave* blandit* rozadura* roza acolch* relaj* descansar ergonóm* agradable_al mullid* pica blando* blanda se_hunde hunden hundid* espalda asiento* respaldo cojín* sillón_muy firme sillín tortícolis una_piedra dur*
size: talla* tamaño* ajust* estrech* holgad* queda_bien medid* amplitud espacios* diminut* compact* queda_larg* queda_cort* mido mide miden cabe cabía altura ancho anchura fondo centímetros cm rodillas enorme* grande sillín manillar amplia* amplio* enan* armario_con pequeñ* apretad*
quality: material* tela tejido* algodón cuero piel_sint madera plástico* metal resistent* robust* sólid* endeble* duradero* acabado* durab* costura* fino fina grueso aglomerado conglomerado contrachapado chapa roble macizo maciza terciopelo tapizado* tapicería bisagra* cutre* consistente* tambale* cojea chapuza_de aguant* pelusa* bolitas espuma se_pela pela pelando se_dobla doblan comba combado no_cierran cierran_bien calidad* se_rompió buenos_materiales se_despeg* desteñ* encogi*
faults: romp* averi* defect* estrope* fall* no_funciona dejó_de gote* fuga* rasg* oxid* desgast* despeg* agriet* descos* inservible* golpe* dañad* suelt* rayad* raya rayas arañaz* abollad* grieta* astillad* desperfecto* falta faltaba faltaban torcid* chirr* cruj* desconchad* descol* manchado partido partida se_pela pela abierto_por esquina faltan patas cojo coja cojea desnivel no_cierra no_encaja encajan no_cierran cierran_bien cierran_mal rot* precintad* no_funciona* se_rompió atasc*
ease: fácil* sencill* intuitiv* difícil_de cómodo_de práctic* interfaz usabilidad confus* manej* comodidad_de uso_es complic* lío enrevesad* entender entenderla menús menú apañ* dos_toques lios*
setup: instruccion* manual* instal* configur* tornillo* ensambl* guía_de tutorial* importar mont* agujero* taladr* destornillador llave_allen piezas_faltan faltaban_tornillos armar armado armarlo
looks: diseñ* elegant* estilo* estétic* aspecto modern* feo fea apariencia vistos* acabados bonit* precios* feos queda_genial queda_ideal foto fotos imagen queda_perfect* quedan_perfect* queda_muy queda_estupend* luce lucen acabado_precioso
colours: color* estampad* tono tonos negro blanco azul* verde* rojo* rosa gris* amarill* más_oscuro más_claro mostaza
food: comid* comer comimos plato* restaurante* cocina* sabor* sabros* riquísim* delicios* menú* desayun* cena* tapa* paella* pizza* hamburgues* carne* postre* tarta* pan pescad* fruta* verdura* ensalada* queso* salsa* crud* quemad* sosa soso salad* picante* bar_de supermercado* panader* ración* vegan* vegetar* ingrediente* arroz jamón helado* pasad* crujient* masa receta* gluten patatas tortilla* churros rico rica ricos ricas empanada* bocadillo* bocata cruasan* ensaimadas palmeras napolitanas magdalena* roscón tostada* relleno bollería
drinks: cerveza* vino* bebida* cóctel* zumo* espuma tueste bar tés café* cortado* caña* copa* leche aguachirri refresco*
portions: ración* cantidad* porcion* abundant* escas* hambre generos* raquític* tan_grande llenar se_transparentaba
breakfast: desayun* brunch bufé buffet* bollería churros_los rodando
selection: variedad* variado* surtid* selección* gama catálogo* elegir opciones oferta_de agotad* stock disponib* estanter* existencias de_todo vegano* sin_gluten celíac* acabado_el carta_amplia
location: situad* situación playa* mar lago río centro céntric* ciudad pueblo* metro autobús bus parada* estación a_pie andando caminando minutos_del cerca cercanía lejos paisaje* montaña* parque_natural barrio* alrededores entorno zona_es naturaleza bosque* acceso* bien_comunicad* comunicad* aislad* carretera sender* rutas aparcar aparcamiento* parking ubica* pegad* otra_punta carril_bici vía_verde al_lado ascensor escaleras accesible* planta_baja plaza* meollo* desmano taxis a_derecha a_dos_pasos
parking: aparc* parking estacion* garaje* barrera*
rooms: habitaci* apartamento* bungalow* cabañ* alojamiento* suite* armario* mobil-home* dormitorio* piso ventana* bañera terraza vistas luminos* amplia mueble* agua_caliente
pitch: parcela* tienda tiendas_de sombra* seto* suelo_de piqueta* terreno* caravana* autocaravana* césped barro grava árbol* pinos llana inclinad* desnivel enganche*
kids: niñ* hij* bebé* peque peques pequeños crí* famili* infantil* adolescent* columpio* animación minidisco* carrito* trona* alumn* juegos talleres nieto nieta
pets: perr* mascota* animal* veterinari* caball* cachorr* pelo_del gato gatos gata gatas
safety: segur* insegur* peligr* accident* casco* resbal* lesion* candado* alarma* riesgo* vigilan* robaron robad*
insects: mosquit* avisp* hormig* mosca* insecto* bicho* araña* cucarach* chinche* garrapat* picadura* ratón ratones rata ratas pulg* plaga*
pool: piscina* bañar* tobog* socorrista* jacuzzi* sauna* spa spas gorro* balneario* termas* agua_estaba vaso_grande hamaca* nadar nadando natación
climate: calefacci* aire_acondicionado climatiz* calor caliente temperatura* helad* agua_caliente humed* ventil* sofoc* radiador* aislamiento grados caldera* frí* bochorno
smell: olor* huele* olía apest* perfume* aroma* peste fragancia* pestazo
atmosphere: ambiente* ambientaci* decoraci* decorad* acogedor* encanto_del local_es rincón romántic* velas música_ambiental íntim* rollo de_cañas una_más vergüenza terracita sombra a_gusto monísim* sitio_mon* música familiar* agradable* encanto bonit* ideal
crowds: llen* abarrot* masific* aglomer* multitud* hora_punta saturad* apretad* amontonad* aforo a_reventar petad* hasta_arriba vacío colas más_gente empujon*
events: música concierto* animación actividad* espectácul* fiesta* excursi* visita_guiada taller* programa* baile* dj
seats: asiento* silla* sillón* butaca* banco* mesa mesas
booking: reserv* check-in registro turno* agenda* inscri* horas_libres llegada urgencia urgencias aplaz* lista_de plaza plazas apunt* cita* anul* completo hueco* app_no cambiaron_la
hours: horario* abiert* abre abren cierr* cerrad* domingo* sábado* festivo* apertura* agosto mediodía tarde_noche quitado cambiado
billing: suscrip* contrato* cuota* renov* licencia* baja permanencia* letra_pequeña recibo* congel* cobrando_después matrícula* cancelar compromiso
deposit: fianza* depósito* seguro* franquicia* daños rayón golpes cobertura
returns: devol* reembols* cambio cambios garantía* cambiar_la reemplaz* sustit* vale_de cambiármelo cambiarlo recogida recoger_el recogieron reposición devuel* cambi*_el
repair: repar* arregl* taller* pieza* recambio* mantenimiento* averi* obra* como_nueva finísim* chapuza* chapucer* sigue_saltando quedó_perfect* quedó_como bien_hecho mal_hecho buen_trabajo gran_trabajo trabajo_impecable rematad* purgaron desastre_de sigue_igual pastillas_que
teaching: clase* aprend* enseñ* alumno* curso* práctic* autoescuela* nivel* gramática vocabulario conversación ejercicio* academia* deberes grupos lección* principiante* pronunciaci* didáct* metodolog* monitor* profe* entrenador* corrige* explica* asana opción_más delicadeza postura* motiv* atenta_a instructor*
advice: asesor* consejo* aconsej* profesional* experto* experiencia_del conocimiento* competen* incompeten* sabe saben diagnóstic* recomendó escuch* especialista* detallista* minucios* cualificad*
honesty: honest* honrad* confianza* engañ* estafa* mentir* presion* transparen* timo fiar prometi* publicidad_engañosa abus* serios* seriedad serio innecesari* colar*
results: resultado* efecto* eficaz eficac* mejor* notar nota_la diferencia corte tinte mechas peinado uñas progres* funcionó adelgaz* torcido morder sonrisa_preciosa quedó_torcid* dura_poco
pain: dolor* duele dolió anestesi* aguja* nervios* delicad* suavidad indoloro* ansiedad doler dolía daño no_sentí enteré miedo* pánico fobia* temblaba pinch* brusc* bruto bruta cuidado mimo dormid* hinchad* tranquil* lágrimas suave*
treatment: tratamiento* diente* muela* empaste* implante* ortodonc* fisio* masaje* receta_médica audífono* gafas lentillas cristales graduaci* revisión_de limpieza_dental terap* operaci* corona* funda endodoncia* caries prótesis puente limpieza_bucal blanqueamiento encía* extracción extracciones sacaron férula* brackets
equipment: máquina* aparato* equipamiento* instalaciones pesas mancuerna* material_deportivo herramient* cintas colchoneta* esterilla* bicis material*
gymclasses: yoga pilates spinning zumba clases_dirigidas entrenador* entrenamiento*
vehicle: coche* vehículo* bici bicis bicicleta* rueda* motor moto motos sillín kilómetro* gasolina depósito_lleno furgoneta* patinete* llanta* cadena revisión*
features: funcionalidad* opción* ajuste* personaliz* automat* plantilla* panel falta_una exportar herramienta_de funciones
reports: informe* estadístic* gráfic* contab* balance* declaración* iva excel
bugs: error* bug bugs se_cierra colg* bloque* fallo* se_congela reinici* inestab* cierra_sola cuelga duplica pierdes perdí desaparec* actualiz*
app: app apps aplicaci* móvil* android iphone web navegador* sin_conexión ordenador* portal
sync: sincroniz* bluetooth wifi internet conex* conect* desconect* red empareja* integraci* banco_no señal wi-fi netflix plataformas tele
login: iniciar_sesión contraseñ* cuenta cuentas registr* acceder verificaci*
notifications: notificaci* alerta* publicidad anuncio* recordatorio* spam
privacy: privacidad datos_personales permisos
battery: batería* carga cargar cargador* autonomía pila pilas recarg* cargaba tirados
sound: sonido* audio altavo* micrófono* auriculares graves se_escucha
screen: pantalla* cámara* resoluci* brillo fotos_salen imagen
skin: piel cabello pelo crema* hidrat* grasa arrug* granos irrit* cuero_cabelludo
weight: peso pesa pesad* liger* transport* plegable* llevar manejable* cargar_con
care: lav* plancha* encog* secadora
plants: planta* flor flores ramo* rosas semilla* raíz raíces hojas marchit* maceta* tierra bulbo* floreci* jardín jardiner* brot*
flattering: favorec* figura sienta_bien estiliza*
outfits: pantal* falda* vestido* boda* oficina vaqueros conjunto*
seasons: verano invierno primavera otoño entretiempo
compliments: piropo* halago*
gifts: regal*
luggage: equipaje* maleta* mochila*
sustain: sostenib* medio_ambiente recicl* ecolog* residuo*
access: accesib* ascensor* escaleras minusv* rampa* discapacit*
furniture: sofá* mueble* armario* estante* cajón* mesa_es
movers: mudanza* mudar* muebles cajas piano
exams: examen* aprob* suspend* carnet teórico_a certificad* examinador*
invoices: factur* cobraron_dos cobro_doble iva impuesto* recibo* ticket_de
payment: pago pagos tarjeta* efectivo paypal transferencia* bizum domicili* pagar_con cobrar cobro cobros recordatorio* moros* pasarela impagad* persigo plazos pago_con pagan
waterproof: impermeab* lluvia mojad* empapad* waterproof
grip: suela* agarre* adherenc* resbal* tobillo* cordones
navigation: naveg* mapa mapas ruta rutas gps obstáculo* cables se_pierde se_orienta mapeo
power: potenc* potente* succión aspira aspiración rendimiento motor cuesta cuestas subida* acelera*
energy: energ* electricidad consumo* solar* placas aerotermia eficien* kwh
exhibits: exposici* obra obras museo* colecci* cuadro* audioguía* paneles carteles
puzzles: enigma* acertij* pista pistas game_master dificultad historia_de inmersi* puzle* puzzle*
community: comunidad* miembros socios gente_de compañerismo conocer_gente
workspace: escritorio* impresora* enchufe* monitores coworking cabina*
freshness: fresc* caducad* podrid* pasad* rancio* tostado_reciente recién del_día domingo_era dur* agrio agria recalentad* congelad* día_siguiente mohos*
condition: estado segunda_mano reacondicionad* anticuad* reform* renovad* viej* antiguo deteriorad* nuev* oxidad* desinflad* gastad* mantenid* bien_cuidad* mal_cuidad* descuidad* moderno* modernas última_generación obsolet* destartalad*
sleep: dormir dormí dormimos sueño
hygiene: higien* estéril* guantes desinfect*
brakes: fren* pastillas maneta* discos
tax: iva irpf impuesto* hacienda modelo trimestral* retención* declaración* fiscal*
bank: banco* bancari* bbva caixabank caixa santander movimientos cuenta_del cuenta_bancaria concili* apuntes extracto* sincroniza*
expenses: tique* ticket* gasto gastos recibos escane* foto_al kilometraje dietas importes
templates: plantilla* logo logotipo* numeración numerar tipografía fuente membrete personaliz* formato
speed: lent* tarda carga_al carga_rápid* al_instante eternidad colgado velocidad fluid*
taste: riquísim* rico rica ricos ricas delicios* sabor* sabe saben sabros* sos* insíp* de_escándalo de_llorar visto_bueno buenísim* exquisit* empalag* salad* jugos* crujient* sec* asqueros* para_chuparse
beds: cama* colchón* almohada* supletoria somier* dormi* sábana* tortícolis
checkin: llave* recepción_tard* entrada llegamos salíamos vestíbulo habíamos_reservado reserva_no check-in check-out maletas consigna
arrived: falta_un faltaban faltan golpe rayad* roto_el cristal_roto intacto* bien_embalad* incomplet* equivocad* abollad* dañad* partido
`;
