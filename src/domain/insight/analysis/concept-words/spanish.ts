/** Spanish words for each concept; the notation is explained in `../concepts.ts`. */
export const SPANISH = `
none: por_supuesto sin_duda de_todas_formas en_lugar_de en_vez_de por_parte_de en_cambio a_la_vez tal_vez sala_de_estar volveremos_seguro seguro_que de_seguro no_tiene_precio
staff: personal equipo empleado* trabajador* camarer* dependient* recepcion* dueñ* propietari* encargad* gerente* monitor* animador* profesor* profes doctor doctora técnic* conductor* chófer* guía guías peluquer* esteticista* cociner* chef anfitri* amable* amabilidad simpátic* antipátic* atent* encantador* encanto educad* maleducad* borde grosero* desagradable* trato atendier* atendió atendid* atiend* atención sonris* sonrient* agradable_y paciente* paciencia cariño* cercan* acoged* servicial* profesionalidad ayudan ayudaron ayudó chica_de chico_de la_chica el_chico hospitalid* humano pasota* mala_cara dentista médico médica veterinari* fisio fisioterapeut* mecánico mecánicos asesora comercial majo majos maja majas majísim* amabl* chico chica señora señor dependienta dependiente bordes grosera groseros antipática honrad* honest* impaciente* simpatiqu* estúpid* prepotente* chulo chulos chulería altiv* frío_y cálid* cercanía comprensiv* delicad* respetuos* irrespetuos* recibid* recibimiento sonrisa* higienista* recepcionista* auxiliar* doctor* dentista* molestábamos de_mala_gana mala_educación educación de_buen_humor me_sentí nos_sentimos se_toman_su_tiempo se_toma_su_tiempo tomó_su_tiempo detallista* gente_honrad* gente_muy gente_maj* buena_gente servicio_excelente servicio_muy el_servicio gran_servicio buen_servicio repartidor* transportistas repartidores montadores médic* como_un_número como_a_un me_tratan te_tratan nos_trataron me_trataron
support: atención_al_cliente servicio_al_cliente servicio_técnico posventa postventa soporte servicio reclam* queja* incidencia* asistencia chatbot chat responden respondan resolutiv* nadie_responde no_contestan nadie_contesta no_responden respuesta videollamada ticket_de_soporte ni_caso pasan_de largas te_ignoran correos da_la_cara dan_la_cara nadie_me_hace nadie_da se_desentienden desentend* no_se_hacen excusas teléfono_de_atención solucion*
communication: comunic* inform* explic* respond* respuesta* contest* llam* teléfono* avis* correo* mensaje* whatsapp transparen* aclar* email* localizable* noticias contacto seguimiento_del en_visto no_contestan nadie_contesta nadie_coge no_cogen cogen_el_teléfono llamas escribes sin_avisar no_me_avisaron nadie_me_avisó avisaron avisar paso_a_paso explican explicaron explicó explicación explicaciones detalle_todo claridad informaron informan informado* sin_consultar preguntar aclararon silencio whatsapps correos da_la_cara cojan_el cogen_el no_hay_manera_de_contactar contactar
price: precio* caro cara caros caras carísim* barat* coste* cuesta* cobran cobraron cobro euro euros dinero económic* tarifa* oferta* descuento* gratis gratuit* suplemento* recargo* robo estafa* pagamos pagué pagado pago calidad-precio calidad_precio relación_calidad vale_la_pena abusiv* razonable* asequible* propina* rebaja* ahorr* pelas cuenta_final factura_final merece_la_pena sablazo clavaron clavada pavos cobrar_más timo abusivo* barato* baratos por_el_precio relación_calidad-precio cuota cuotas tarifas regalad* chollo ganga carísima carísimos costoso* pagar_más tomadura_de_pelo euros_al_mes precio-calidad desorbitad* por_las_nubes ojo_de_la_cara sale_a_cuenta honorarios financiación costó_un costó_una me_costó_más pagar_extra cobrar_por presupuesto_era presupuesto_alto sin_sorpresas presupuesto_cerrado
waiting: esper* cola colas lent* rápid* rapidez demora* retras* prisa inmediat* enseguida minutos_para hora_en horas_para eterno eterna al_momento ágil* agilidad veloc* plazo* tarda tardan tardó tardaron tardar tardanza* semanas meses_esperando mes_para más_de_un_mes toda_la_mañana misma_tarde mismo_día al_día_siguiente en_diez_minutos en_media_hora una_hora media_hora horas_de_espera sala_de_espera fueron_doce dos_días listo_en eternidad al_instante instante inmediato lentísim* segundos espera esperas puntual* impuntual* rapidísim* veloz retraso* con_retraso en_un_momento
punctual: puntual* impuntual* a_tiempo a_su_hora retras* tarde cancel* aplaz* fiable* fiabilidad formal informal* plantón no_apareci* no_se_present*
delivery: entreg* envío* enviar enviaron pedido* paquete* mensajer* reparto* repartidor* correos seur llegó_en llegó_antes transporte* enviar* transport* transportista* paquetería llegó llegaron llegar_el subieron subirlo subir_a portal a_pie_de_calle piso_sin en_llegar repartidores transportistas tardó_en llegó_a llegó_tarde semanas_tarde subírmelo hasta_casa domicilio plazo_de_entrega montadores dejaron_en_el_portal
packaging: embal* empaquet* caja* cartón envuelt* envoltorio* paquete_roto plástico_de protegid* embalad* caja cajas corcho porexpán plástico_de_burbujas mal_protegido bien_protegido
cleanliness: limp* suci* higien* polvo moho mancha* manchad* impoluto* impecable* reluc* mugr* asco asqueros* pelos fregona barr* basura* desinfect* baños_impecables aseo* cucaracha* descuidad* pegajos* limpi* limpísim* esteriliz* pulcr* mugre
bathrooms: baño baños ducha* duchar* aseo* váter* lavabo* vestuario* taquilla*
noise: ruido* ruidos* silenci* tranquil* dormir dormimos pegar_ojo insonoriz* música_a ladr* vecin* discoteca* fiesta_hasta gritos gritar escuchas se_oye se_oía despert* roncar paredes_finas volumen tráfico descanso calma paz zumb*
comfort: cómod* comod* incómod* confort* suave* blandit* blando rozadura* roza acolch* relaj* descansar ergonóm* agradable_al mullid* pica duro comodísim* comodidad dura durísim* blando* blanda se_hunde hunden hundid* espalda asiento* respaldo cojín* cojines sillón_muy firme sillín
size: talla* tallaje tamaño* ajust* estrech* holgad* queda_bien queda_grande queda_pequeñ* medid* amplio amplia amplitud espacios* diminut* compact* queda_larg* queda_cort* talla tallas medida* medidas mido mide miden más_grande más_pequeñ* demasiado_grande demasiado_pequeñ* muy_grande muy_pequeñ* no_cabe no_cabía cabe cabía altura ancho anchura fondo centímetros cm ajustaron_la_altura rodillas enorme* grande pequeño pequeña sillín manillar
quality: calidad_del calidad_de calidad material* tela tejido* algodón cuero piel_sint madera plástico* metal resistent* robust* sólid* endeble* duradero* acabado* durab* costura* fino fina grueso buena_calidad mala_calidad aglomerado conglomerado contrachapado chapa roble macizo maciza terciopelo tapizado* tapicería bisagra* cutre* cutrez bien_acabado mal_acabado acabados sólido sólida consistente* se_tambalea tambale* cojea chapuza_de de_calidad aguant* pelusa* bolitas espuma se_pela pela pelando se_hunde_a se_dobla doblan comba combado meses_de_uso al_poco_tiempo no_cierran cierran_bien
faults: romp* avería* averi* defect* estrope* fall* no_funciona dejó_de gote* fuga* rasg* oxid* desgast* despeg* agriet* descos* inservible* golpe* dañad* suelt* roto rota rotos rotas rotura* rayad* raya rayas rayado* rayada arañaz* golpe golpead* abollad* abolladura* grieta* agrietad* astillad* rompió dañado* desperfecto* defectuos* falta faltaba faltaban torcid* chirr* cruj* desconchad* descosid* descol* manchado suelto suelta partido partida se_pela pela abierto_por esquina faltan pata_rota patas cojo coja cojea desnivel no_cierra no_encaja encajan no_cierran cierran_bien cierran_mal
ease: fácil* facil* sencill* intuitiv* complicad* difícil_de manejo cómodo_de práctic* interfaz usabilidad lioso* liosa confus* manej* comodidad_de uso_es facilísim* complic* lío lioso enrevesad* entender entenderla menús menú apañ* cómodo_de_usar en_cinco_minutos
setup: montaje montar montad* instruccion* manual* instal* configur* tornillo* ensambl* guía_de puesta_en_marcha tutorial* importar mont* instrucciones instrucción agujero* taladr* destornillador llave_allen piezas_faltan faltaban_tornillos manual armar armado armarlo
looks: diseñ* elegant* estilo* estétic* aspecto modern* feo fea foto_es igual_que_en como_en_la_foto apariencia vistos* acabados bonit* precios* diseño* elegante* feos queda_genial queda_ideal queda_precioso en_la_foto en_las_fotos foto fotos imagen estilo queda_perfect* quedan_perfect* queda_muy queda_estupend* de_la_web que_en_la_web luce lucen da_un_aire acabado_precioso se_parece_en_nada moderno
colours: color* estampad* tono tonos negro blanco azul* verde* rojo* rosa gris* amarill* más_oscuro más_claro mostaza
food: comid* comer comimos plato* restaurante* cocina* sabor* sabros* riquísim* delicios* menú* desayun* cena* cenar tapa* paella* pizza* hamburgues* carne* pescado* postre* tarta* pan pescad* fruta* verdura* ensalada* queso* salsa* fresc* crud* quemad* sosa soso salad* picante* bar_de supermercado* panader* ración* raciones vegan* vegetar* ingrediente* arroz jamón helado* pasad* crujient* masa receta* gluten patatas tortilla* churros rico rica ricos ricas
drinks: café cafés cerveza* vino* bebida* copa copas cóctel* zumo* espuma tueste bar cafetería* un_té tés
portions: ración* raciones cantidad* porcion* abundant* escas* hambre generos*
breakfast: desayun* brunch bufé buffet*
selection: variedad* variado* surtid* selección* gama catálogo* elegir opciones oferta_de agotad* stock disponib* surtido estanter* existencias
location: ubicaci* ubicad* situad* situación playa* mar lago río centro céntric* ciudad pueblo* metro autobús bus parada* estación a_pie andando caminando a_dos_pasos minutos_del minutos_de_la cerca cercanía lejos vista vistas paisaje* montaña* parque_natural barrio* alrededores entorno zona_es naturaleza bosque* acceso* bien_comunicad* comunicad* aislad* carretera sender* rutas aparcar aparcamiento* parking ubica* pegad* otra_punta punta_del_pueblo dejar_el_coche parada_de carril_bici vía_verde al_lado difícil_de_encontrar fácil_de_encontrar ascensor escaleras accesible* planta_baja barrio sitio_para_aparcar
parking: aparc* parking estacion* garaje* barrera*
rooms: habitaci* cama camas colch* almohada* sábana* toalla* balcón apartamento* bungalow* cabañ* alojamiento* suite* armario* terraza_de_la mobil-home* dormitorio* piso
pitch: parcela* tienda tiendas_de sombra* seto* suelo_de piqueta* terreno* caravana* autocaravana* césped barro grava árbol* pinos llana inclinad* desnivel toma_de_luz enganche*
kids: niñ* hij* bebé* peque peques pequeños crío* crí* famili* infantil* adolescent* parque_infantil columpio* animación minidisco* carrito* trona* alumn* juegos talleres hijo hija hijos bebé nieto nieta
pets: perr* mascota* animal* veterinari* caball* cachorr* pelo_del gato gatos gata gatas
safety: segur* insegur* peligr* accident* casco* resbal* lesion* candado* alarma* riesgo* vigilan* robaron robad*
insects: mosquit* avisp* hormig* mosca* insecto* bicho* araña* cucarach* chinche* garrapat* picadura* ratón ratones rata ratas pulg* plaga*
pool: piscina* bañar* bañarse tobog* socorrista* jacuzzi* sauna* spa spas gorro* balneario* termas* agua_estaba agua_fría_de vaso_grande hamaca* nadar nadando natación
climate: calefacci* aire_acondicionado climatiz* frío fría calor caliente temperatura* helad* agua_caliente humed* ventil* sofoc* corriente_de_aire radiador* aislamiento grados caldera*
smell: olor* huele* olía apest* perfume* aroma* peste fragancia*
atmosphere: ambiente* ambientaci* decoraci* decorad* acogedor* encanto_del local_es rincón romántic* velas música_ambiental íntim*
crowds: llen* abarrot* masific* gente aglomer* multitud* hora_punta saturad* apretad* amontonad* aforo
events: música concierto* animación actividad* espectácul* fiesta* excursi* visita_guiada taller* programa* baile* dj
seats: asiento* silla* sillón* butaca* banco* mesa mesas espacio_para_las_piernas
booking: reserv* cita citas check-in registro turno* agenda* inscri* lista_de_espera horas_libres hueco huecos llegada pedir_cita urgencia urgencias cambiaron_la_cita anularon aplaz* dieron_cita lista_de meses_para_una
hours: horario* abiert* abre abren cierr* cerrad* domingo* sábado* festivo* fin_de_semana apertura*
billing: suscrip* contrato* permanencia cancelar_la cuota* renov* licencia* baja matrícula
deposit: fianza* depósito* seguro* franquicia* daños rayón golpes cobertura
returns: devol* devuelv* reembols* cambio cambios garantía* cambiar_la reemplaz* sustit* vale_de devolver cambio_de_producto cambiármelo cambiarlo recogida recoger_el recogieron reposición sustitu*
repair: repar* arregl* taller* pieza* recambio* mantenimiento* averi* obra* mano_de_obra dejaron_la_bici como_nueva finísim* chapuza* chapucer* reparación sigue_saltando igual_que_antes otra_vez_se quedó_perfect* quedó_como bien_hecho mal_hecho buen_trabajo gran_trabajo trabajo_impecable rematad* purgaron desastre_de sigue_igual peor_que_antes pastillas_que
teaching: clase* profesor* profes aprend* enseñ* alumno* curso* práctic* autoescuela* nivel* gramática vocabulario conversación ejercicio* academia* deberes grupos lección* principiante* pronunciaci* didáct* metodolog*
advice: asesor* consejo* aconsej* profesional* experto* experiencia_del conocimiento* competen* incompeten* sabe saben diagnóstic* recomendó escuch* especialista* detallista* minucios* cualificad*
honesty: honest* honrad* confianza* engañ* estafa* mentir* mentira* presion* transparen* timo fiar prometi* publicidad_engañosa abus* serios* seriedad serio innecesari*
results: resultado* efecto* eficaz eficac* mejor* mejoría notar nota_la diferencia corte tinte mechas peinado uñas progres* funcionó adelgaz*
pain: dolor* doloros* duele dolió sin_dolor anestesi* aguja* miedo nervios* tranquiliz* delicad* suavidad pinchazo* indoloro* ansiedad doler dolía daño hizo_daño hacen_daño hace_daño no_sentí no_me_enteré ni_me_enteré enteré miedo* pánico fobia* temblaba pinch* brusc* bruto bruta con_cuidado cuidado delicadeza con_mimo mimo dormid* hinchad* nerviosa tranquil* lágrimas suave*
treatment: tratamiento* diente* muela* empaste* implante* ortodonc* fisio* masaje* receta_médica audífono* gafas lentillas cristales graduaci* revisión_de limpieza_dental terap* operaci* corona* funda endodoncia* caries ortodoncia* prótesis puente limpieza_bucal blanqueamiento encía* extracción extracciones sacaron se_me_cayó dientes férula* brackets
equipment: máquina* maquinaria aparato* equipamiento* instalaciones pesas mancuerna* cinta_de_correr material_deportivo herramient*
gymclasses: yoga pilates spinning zumba clases_dirigidas entrenador* entrenamiento*
vehicle: coche* vehículo* bici bicis bicicleta* rueda* motor moto motos cambio_de_marchas sillín kilómetro* gasolina depósito_lleno furgoneta* patinete* llanta* cadena revisión* puesta_a_punto
features: funcionalidad* opción* opciones ajuste* personaliz* automat* plantilla* panel falta_una exportar herramienta_de funciones
reports: informe* estadístic* gráfic* contab* balance* declaración* iva excel
bugs: error* bug bugs se_cierra se_cuelga colg* bloque* actualizaci* fallo* se_congela reinici* inestab* perdí_mis cierra_sola cuelga colgado duplica pierdes perdí desaparec* actualización fallos
app: app apps aplicaci* móvil* android iphone página_web web sitio_web navegador* sin_conexión ordenador* portal
sync: sincroniz* bluetooth wifi internet conex* conect* desconect* red empareja* integraci* banco_no
login: iniciar_sesión inicio_de_sesión contraseñ* cuenta cuentas registr* acceder verificaci*
notifications: notificaci* alerta* publicidad anuncio* recordatorio* spam
privacy: privacidad datos_personales protección_de_datos permisos
battery: batería* carga cargar cargador* autonomía pila pilas recarg* cargaba recargar tirados se_quedó_sin
sound: sonido* audio altavo* micrófono* auriculares graves cancelación_de_ruido se_escucha
screen: pantalla* cámara* resoluci* brillo fotos_salen imagen
skin: piel cabello pelo crema* hidrat* grasa arrug* granos irrit* cuero_cabelludo
weight: peso pesa pesad* liger* transport* plegable* llevar manejable* cargar_con
care: lav* lavadora plancha* encog* lavavajillas secadora fácil_de_limpiar
plants: planta* flor flores ramo* rosas semilla* raíz raíces hojas marchit* maceta* tierra bulbo* floreci* jardín jardiner* brot*
flattering: favorec* figura sienta_bien estiliza*
outfits: pantal* falda* vestido* boda* oficina vaqueros conjunto*
seasons: verano invierno primavera otoño entretiempo
compliments: piropo* halago*
gifts: regal*
luggage: equipaje* maleta* mochila*
sustain: sostenib* ecológic* medio_ambiente recicl* ecolog* residuo*
access: silla_de_ruedas accesib* ascensor* escaleras minusv* rampa* discapacit*
furniture: sofá* mueble* armario* estante* cajón* mesa_es
movers: mudanza* mudar* muebles cajas piano
exams: examen* aprob* suspend* a_la_primera carnet teórico_a certificad* examinador*
invoices: factur* cobraron_dos cobro_doble iva impuesto* recibo* ticket_de
payment: pago pagos tarjeta* efectivo paypal transferencia* bizum domicili* pagar_con cobrar cobro cobros recordatorio* moros* tarjeta pasarela impagad* persigo enlace_de_pago plazos a_plazos pago_con pagan
waterproof: impermeab* lluvia mojad* empapad* waterproof agua_no_entra
grip: suela* agarre* adherenc* resbal* tobillo* cordones
navigation: naveg* mapa mapas ruta rutas gps obstáculo* cables se_pierde se_orienta base_de_carga mapeo
power: potenc* potente* succión aspira aspiración rendimiento motor cuesta cuestas subida* acelera*
energy: energ* electricidad consumo* solar* placas aerotermia bomba_de_calor eficien* kwh
exhibits: exposici* obra obras museo* colecci* cuadro* audioguía* paneles carteles
puzzles: enigma* acertij* pista pistas game_master dificultad historia_de inmersi* puzle* puzzle*
community: comunidad* miembros socios gente_de compañerismo conocer_gente
workspace: escritorio* sala_de_reuniones salas_de_reuniones impresora* enchufe* monitores coworking puesto_de_trabajo cabina*
freshness: fresc* frescura caducad* fecha_de_caducidad podrid* pasad* rancio* tostado_reciente
condition: estado_de estado segunda_mano reacondicionad* como_nuevo anticuad* reform* renovad* viej* antiguo deteriorad* nuevecit* nuev* viejas viejo viejos vieja oxidad* desinflad* gastad* mantenid* bien_cuidad* mal_cuidad* descuidad* moderno* modernas última_generación obsolet* destartalad*
sleep: dormir dormí dormimos sueño
hygiene: higien* estéril* guantes desinfect*
brakes: fren* frenada pastillas maneta* disco_de_freno discos
tax: iva irpf impuesto* hacienda modelo_303 modelo trimestral* retención* recargo_de_equivalencia declaración* fiscal*
bank: banco* bancari* bbva caixabank caixa santander movimientos cuenta_del cuenta_bancaria concili* apuntes extracto* sincroniza*
expenses: tique* ticket* tíquet* gasto gastos recibos escane* foto_al kilometraje dietas importes
templates: plantilla* logo logotipo* numeración numerar pie_de_la marca_de_agua tipografía fuente membrete personaliz* formato
speed: lent* lentísim* tarda carga_al carga_rápid* al_instante eternidad colgado velocidad fluid*
`;
