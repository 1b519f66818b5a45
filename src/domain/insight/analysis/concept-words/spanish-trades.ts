/** Spanish words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const SPANISH_TRADES = `
staff: chicos chicas mozos mozo peones cuadrilla oficial aprendiz currar curraron curran sudar sudando sudaron sin_quejarse ni_una_queja sin_rechistar se_quejaban quejándose quejaban refunfuñ* protestando de_mal_humor de_buen_humor bromeando bromista* mal_educad* sin_educación groser* prepotent* prepotencia altaner* arrogan* mirar_por_encima cortante* frialdad fríos agresiv* gritando gritos_a nos_gritó contestó_mal contesta_mal malas_contestaciones de_malas_maneras cara_de_pocos mala_gana desgana pasan_de ni_caso no_nos_hicieron_caso ni_nos_miraron ni_hola ni_saluda siempre_con_una_sonrisa dispuest* detalle_por cercanía cariños* acogedor* acogida nos_acogieron recibieron bienvenid* como_en_casa impacient* se_desvivieron se_volcaron de_diez unos_soles un_cielo crack cracks maravillos*_persona* bellísim*_persona profesionalidad poco_profesional* pegad*_al_móvil ojos_en_blanco puso_los_ojos desbordad* falta_de_personal personal_justo voluntad ganas_de_ayudar ganas_de_trabajar pocas_ganas
price: presupuesto* presupuestad* precio_acordado precio_pactado factura_final al_final_pag* cobrarnos nos_clavaron sablaz* estacazo robo_a_mano carillo* exagerad* inflad* excesiv* ganga* ajustad* no_vale_la_pena no_merece el_doble doble_de triple_de incremento* sorpresa_en_la sorpresita sorpresas letra_pequeña_con desplazamiento por_hora iva_aparte más_iva rebajad* promoción* regatear ahorrad* sin_cobrar no_me_cobró no_nos_cobr* pagar_# euros_por mi_bolsillo el_bolsillo
waiting: tarda en_tardar espera* en_un_abrir abrir_y_cerrar pitando como_un_rayo como_rayos velocidad veloz* en_el_día mismo_día en_#_horas en_#_días en_menos_de en_tiempo_récord en_una_mañana en_una_tarde medio_día mañana_entera tarde_entera horas_para eterno* eterna* se_hizo_eterno se_eterniz* eternidad interminable* a_paso_de calma_chicha pausa_para_fumar parar_a_fumar paraban_a_fumar fumando descansos_cada más_de_lo_previsto más_tiempo_del más_horas_de terminaron_a_las acabaron_a_las terminado_a acabado_a antes_de_comer antes_de_lo_previsto un_cuarto_de_hora meses_para semanas_para largas dando_largas dan_largas darme_largas plantón_de eficaz eficien*
punctual: a_la_hora fecha_prevista franja_horaria clavad*_a_la_hora tal_y_como_acord* según_lo_acordado según_lo_previsto como_habíamos_quedado como_quedamos como_acordamos llegó_tarde llegar_tarde retraso* retrasad* con_retraso hora_tarde horas_tarde minutos_tarde días_tarde un_día_después días_después_de antes_de_la_hora demasiado_pronto llegaron_antes plantad* plantado nos_dejaron_plantad* nos_dejaron_tirados no_se_present* nunca_vin* nunca_lleg* nadie_aparec* cancelad* pospus* cambiaron_la_fecha seriedad de_fiar no_son_de_fiar
communication: nadie_nos_avis* nadie_avis* nadie_me_inform* nadie_responde no_cogen_el_teléfono descuelg* no_responden no_respond* contestador* sin_contestar sin_respuesta ni_respuesta responden_al_momento mantuvieron_inform* mantenerte_informad* informad* llamada_previa devolver_la_llamada llamad* llamé_tres llamar_mil wasap* correos emails_sin incomunic* dudas resolvieron_todas resolvieron_mis_dudas resolvió_todas mis_dudas nuestras_dudas bien_explicad* sin_explicar transparent* me_dicen_una_cosa versión* tecnicismo* idioma_era no_hablaban_español hablaba_inglés al_día puesta_al_día
support: pelot*_fuera se_pasan_la_pelota pasar_la_pelota marear marean la_perdiz de_un_departamento respuesta_automátic* respuestas_automátic* una_persona_real reclamación* lo_soluci* resolv* resuelt* arregl*_el_problema hacerse_cargo hacen_cargo se_desentiend* se_lavan_las_manos echar_la_culpa echaron_la_culpa culpa_a compens* oficina_no responsable coordinador* departamento
booking: un_hueco reservad* agend* cambio_de_fecha cambiar_la_fecha anularon_la_cita reservar_online por_la_web disponibilidad overbooking sobreventa visita_previa visita_técnica vinieron_a_ver midieron
honesty: deshonest* confian* confiar confío desconf* estaf* estafador* timaron timad* sinvergüenza* ladron* tomad*_el_pelo nos_la_colaron cuela inventan insist* insistent* agresivos_vendiendo vender_más venderte_más querían_venderme empeñ*_en_vender prometid* promesa* prometen cumplió_su_palabra letra_pequeña poco_serio poco_serios nada_serios turbi* chapucer*_y_mentir* lo_niegan negaron desaconsej* me_quitó_la_idea
returns: devolv* reintegr* recogida_de_la_devolución repuesto_el_importe sustitu*
claims@moving+insurance+garage+carhire+airline: segur* seguro_cubr* indemniz* perit* parte_de_daños compensación valoración_de_daños cubre_los_daños cubrió responsabilidad_civil pruebas fotos_de_los_daños se_hicieron_cargo_del_daño no_se_responsabiliz* hoja_de_reclamaciones
damage@moving+craft+cleaningtrade+garage+laundry+carhire: rayad* raya* rayón* arañazo* arañad* rasguño* roza* rozadura* rozón* abollad* abolladura* golpe golpes golpead* golpear* desconch* mella* rot* roto* rompier* rompió rompieron rotura* hech*_añicos añicos hecho_polvo destroz* destrozad* quebrad* agriet* parti* partid*_en desperfecto* daño* dañad* dañaron estrope* estropead* cargaron se_cargaron se_cargó tiraron_al_suelo se_les_cayó se_cayó dejaron_caer cayó_al_suelo sin_un_rasguño ni_un_rasguño ni_un_arañazo ni_una_raya sin_daños sin_un_solo_golpe ningún_daño nada_roto no_rompieron_nada nada_se_rompió intact* impecable_todo en_perfecto_estado perfecto_estado sano_y_salvo marcas_en manchas_en agujero_en_la cuidado_con con_cuidado mucho_cuidado con_mimo mimo con_cariño_cada delicadez* delicad* cuidados* descuidad* sin_cuidado poco_cuidado a_lo_bruto brut* tiraban lanza* protegieron protegid* mantas_en_el_suelo cubrieron_el
lost@moving+laundry+cleaningtrade+airline: perdid* perdier* perdieron extravi* desaparec* desapareci* falta_una falta_un faltan faltaba* faltab* faltó faltaron echo_en_falta echamos_en_falta echar_en_falta nunca_apareció nunca_apareci* no_apareció_más jamás_aparec* sin_aparecer robad* robaron nos_robaron no_falta_nada no_faltaba_nada no_faltó_nada llegó_todo todo_llegó inventario cajas_de_otr* cambiad*_por_error de_otra_persona de_otro_cliente ajen*
heavy@moving: pesad* pesa_un pesaba piano pianos escalera* escaleras piso_sin #_piso tercer_piso cuarto_piso quinto_piso sexto_piso planta_sin sin_ascensor ascensor_roto no_cabía no_cabían grúa* montamuebles monta-muebles elevador* plataforma_elevadora polea* por_la_ventana por_el_balcón voluminos* aparatos* bulto* cargar cargando cargaron_con a_pulso a_cuestas subieron subir bajaron bajar caja_fuerte frigorífico_american* carretilla* correas kilos lavadora_hasta piso sofá lavadora ascensor
storage@moving: guardamuebles trastero* almacen* almacenad* almacén contenedor* depósito_de almac* trastero contenedor humedad
abroad@moving: aduana* aduaner* frontera* extranjero al_extranjero internacional* mudanza_internacional a_francia desde_francia a_alemania desde_alemania a_portugal a_inglaterra a_suiza a_italia a_españa_desde desde_londres brexit arancel* visado* exportación importación ferry francia alemania suiza inglaterra italia portugal país europa frontera papeles puerta_a_puerta papeleos papeleo
paperwork: papeleo* papeles trámite* burocra* formulario* documentación documento* permiso* licencia* certificado* gestión_de_los gestor* ayuntamiento
languages@language: dialecto* acento* idioma* más_idiomas otros_idiomas muchos_idiomas variedad_de_idiomas lenguas catalán euskera gallego sueco noruego finlandés húngaro idiomas curso_de cursos_de holandés polaco turco griego ruso árabe japonés chino coreano portugués danés checo español_de
shoes: zapat* zapatilla* bota botas sandali* tacón tacones suela* plantilla* dedos_del_pie tobillo* talón talones ampolla* rozaduras_en cordon* número_más horma
bags: mochila* bolso* bolsa_de_viaje tirantes hombreras cinturón_lumbar cinta_lumbar bolsillos_laterales compartiment* maleta* ruedas_de_la espaldar*
listening: escuch* escuchan escuchó escucharon no_escucha no_escuchan no_me_escuch* me_escuch* escuchar lo_que_quería lo_que_yo_quería lo_que_le_pedí lo_que_pedí justo_lo_que_quería exactamente_lo_que no_era_lo_que nada_que_ver_con_lo como_yo_quería como_pedí mis_deseos mis_gustos nuestras_necesidades mis_necesidades mi_idea nuestra_idea mis_ideas foto_de_referencia enseñé_una_foto le_enseñé llevé_una_foto hizo_lo_que_quiso lo_que_le_dio_la_gana a_su_bola a_su_aire se_toma_su_tiempo se_tomó_el_tiempo se_toma_el_tiempo se_toman_el_tiempo se_toman_su_tiempo dedica_tiempo a_toda_prisa con_prisas prisas como_churros como_ganado en_serio tomaron_en_serio toman_en_serio empatía empatiz* comprensi* comprend* entend*_lo_que entendió_lo_que entendieron interés_por interes*_por
workmanship: chapuza* chapucer* mal_hech* bien_hech* mal_acabad* acabado* acabados remate* rematad* sin_rematar a_medias dejaron_a_medias a_medio sin_terminar sin_acabar trabajo_limpio trabajo_impecable trabajo_perfecto trabajo_bien trabajo_mal buen_trabajo gran_trabajo excelente_trabajo trabajazo trabajo_fino trabajo_chapucero pésimo_trabajo mal_trabajo trabajo_de_calidad trabajo_excelente volver_a_hacer* rehacer repetir_el tuvieron_que_volver tuvo_que_volver volver_tres volver_dos minucios* meticulos* esmer* pulcr* al_detalle cuidan_los_detalles cuidando_cada_detalle precis* perfeccionista* concienzud* rigor riguros* torcid* desnivelad* a_nivel al_milímetro milimétric* gotea_otra sigue_goteando sigue_perdiendo misma_avería mismo_problema mismo_fallo volvió_a_fallar vuelve_a_fallar volvió_a_romperse como_nuev* quedó_perfect* quedó_genial quedó_fatal quedó_precios* quedó_mal quedado_perfect* quedado_genial quedado_fatal ha_quedado quedaron_genial impecable* salpicadur* churretes goterones esquinas_sin
planning: organiz* desorganiz* planific* coordin* logístic* caos caótic* desastre_de_organización descoordin* improvis* sin_contratiempos sin_incidencias sin_problemas_y todo_rodado rodado fue_sobre_ruedas sobre_ruedas todo_fluy* jefe_de_obra mal_medid* midieron_mal error_de_medida medidas_mal
diagnosis@medical+garage+dental+pet: diagnóstic* diagnos* revis* revisión_a_fondo explor* exploración radiograf* ecograf* análisis analític* resonancia síntoma* segunda_opinión dieron_con_la_avería dieron_con_el_problema encontr*_la_avería encontr*_el_problema causa_del derivar* volante
aftercare@medical+dental+beauty+pet: seguimiento postoperatori* después_de_la_operación recuperación cicatri* puntos_de_la herida* me_llamaron_para_saber me_llamó_para_saber se_interes*_por_cómo preguntar_cómo_estaba control_posterior
medicines@medical+pharmacy: medicament* medicación pastilla* receta* antibiótic* pomada* dosis efectos_secundarios vacun* analgésic*
glasses@optician: gafas lentes lentillas cristales progresiv* montura* graduación graduad* graduar óptic* audífono* revisión_de_la_vista ver veo borros* ajust* progresivas
jewellery@jewel: anillo* alianza* collar* pulsera* pendientes joya* joyer* broche cierre_de_la grabad* diamante*
alterations@tailor: arreglo_de_ropa arreglos_de costurer* modist* dobladillo* bajo_del_pantalón a_medida sastre*
slopes@ski: pista* remonte* telesilla* telecabina* forfait nieve_polvo nieve_en estación_de_esquí cañones
guides@tour: guía_turístic* nuestra_guía nuestro_guía visita_guiada visitas_guiadas anécdot* excursión* tour tours recorrido_guiad* itinerari*
driving@taxi: conduc* conduce conducía conducir_como loco_al_volante al_volante exceso_de_velocidad frenazo* frenaz* acelerón* rodeo* dio_un_rodeo vuelta_más_larga taxímetro taxista* conductor_del cinturón_de_seguridad adelant* condujo ruta móvil velocidad prudent*
fuel@carhire+garage: gasolina gasoil diésel depósito_lleno depósito_vacío lleno-lleno kilometraj* kilómetros_ilimitad* consumo consume
network@telecom: cobertura señal sin_cobertura megas fibra router adsl 4g 5g roaming sim datos_móviles corte_de_línea cortes microcortes portabilidad operadora velocidad conexión corte* caída* lent* línea
films@film: película* pelis serie series_de capítulo* documental* subtítul* doblaje doblad* catálogo_de_pel*
gameplay@game: niveles jugabilidad micropago* micropagos pay-to-win multijugador jefe_final misiones rejugab*
graphics@game: gráficos tirones resolución lag animaciones
playing: juega_con jugar_con juegan_con jugando_con entreten* entretenid*_horas se_cansó se_aburr* reglas_del_juego piezas_pequeñas edad_recomendad*
entry@museum+event: entrada_al entradas taquilla* acceso_al_recinto pulsera_de_acceso sin_colas_con venta_anticipada reventa código_qr
buttons@electronics: botón botones tecla* mando_a_distancia pantalla_táctil interruptor* rueda_de
ink@electronics: cartucho* tinta tóner cápsula* recambio* filtros_de_repuesto
vouchers: cupón cupones código_de_descuento código_descuento código_promocional vale_descuento tarjeta_regalo tarjeta_de_fidel* puntos_acumul* fideliz*
interest@bank: tipo_de_interés intereses préstamo* hipoteca* descubierto comisiones comisión ahorros depósito_a_plazo inversión* fondo_de
transfers@bank: transferencia* bizum tarjeta_bloquead* bloquear*_la_tarjeta cajero_automático cajeros domicili* iban tarjeta_de_débito tarjeta_de_crédito
viewing@estate: visitas_al_piso visita_al_piso inmobiliari* agente_inmobiliari* inquilin* alquiler casero* arrendador* comprador* vendedor_del hipoteca_y tasación fianza_del anuncio_del piso_en_venta visita* fotos anuncio* vend* venta
legal@legalwork: abogad* juicio* juzgado* pleito* demanda* sentencia* bufete asesoría_legal gestoría* notari* procurador* caso juicio asesor* contrato demanda sentencia
pace: ritmo_de_la demasiado_rápido_para grupos_reducid* grupo_reducid* grupos_pequeñ* grupo_pequeñ* grupos_grandes demasiada_gente_en_clase masificad* clases_particular* individualiz* personalizad* atención_individual
accuracy@electronics+language+software: exact* inexact* imprecis* mide_bien mide_mal medición* calibr* traducción_es mal_traducid* faltas_de_ortografía erratas cuenta_pasos
printing: impres* imprim* mal_impres* serigraf* error_de_imprenta papel_fotográfico
ceremony: boda* ceremoni* novia novios banquete funeral* funerari* tanatorio ataúd entierro incineración dign* despedida duelo fiesta_de_cumpleaños cumpleaños invitad* celebración
matches@dating: perfiles_falsos perfiles emparej* ligar match
access: sin_escalones barreras_arquitect*
kids: ludoteca guarder* nuestro_hijo nuestra_hija pequeñines nene* crío*
parking: aparcar aparcamient* aparcad* doble_fila en_doble_fila carga_y_descarga zona_de_carga permiso_de_ocupación ocupación_de_vía vía_pública reserva_de_espacio reserva_de_aparcamiento señales_de_prohibido prohibido_aparcar calle_cortada cortar_la_calle cortaron_la_calle calle_estrecha camión_no_entraba camión_no_cabía sitio_para_el_camión plaza_de_garaje grúa_se_llevó zona_azul parquímetro
setup: desmontad* montad* volvieron_a_montar armaron armad* atornill* tornillo_de_más sobraron_tornillos conect*_la_lavadora cama_montada camas_montadas cocina_montada cocina_desmontada manual_de
packaging: embalaj* embalad* plástico_de_burbujas papel_de_burbujas envolv* envolvieron etiquetad* desembal* vajilla_envuelta armarios_de_cartón material_de_embalaje precint* fragil*
sleep: sacos_de_dormir esterilla* colchón_hinchable colchoneta* dorm* pasé_frío pasamos_frío frío_por_la_noche temperatura_de_confort
weight: plegad* ocupa_poco ocupa_nada abulta*
results: sin_efecto noto mejor*_mucho alivi* milagr* efectiv* inefica* inútil* sin_dolor_desde me_quito_diez
fun: aburr* divert* ameno* amena* entretenid* engancha* enganchad* motivad* motivador* racha* clasificación dejarlo me_pico picarse perdido_las_ganas perder_las_ganas sin_fallar ni_un_día
progress: progres* aprendid* no_aprend* nivel_ha con_fluidez defiendo entiendo_ya ya_sé pedir_en_el estanc* tras_un_año después_de_un_año después_de_seis_meses
content@language+school: gramátic* frases contenid* temas material_del_curso materiales demasiado_básic* principiante* avanzado* errores_en_los respuesta_correcta mal_corregid* repetición* práctic*_y teóric*
sound: nativ* enlatad*
billing: renovación* renuev* renovó_sola suscripción* suscrib* cargo_en_la cargos preaviso
app: modo_offline versión_de_escritorio tableta ipad
journey: vuelo_cancelado vuelo_retrasado conexión_perdida perdimos_la_conexión tren_cancelado
seats@airline+event: espacio_para_las_piernas piernas_encogidas rodillas pasillo_estrecho visibilidad_reducida detrás_de_una_columna
story@event+book+film: actor* actriz* actuación* cantante* orquesta desenlace
equipment: máquinas_de chaleco_salvavidas neopreno* herramienta*
skin: quemad* quemó sedos* encresp* granit* rojece* caída_del_pelo
@eating: restaurante* bar_de_tapas cafetería panadería carta_de_vinos menú camarer* plato platos delicios* ric* tapas ración* raciones postre* cena cenar desayuno* comida comer comimos buffet pizza* hamburguesa* paella sushi sabor* cruasan* croissant* pan pastel* tarta* exquisit* salad* bocadillo* sopa bollería barra_de_pan
@hair: peluquer* barber* corte_de_pelo flequillo mechas balayage tinte* peinado* estilista* salón raíces rubi* barba
haircut@hair: corte* cortar cortó cortaron cortado flequillo capas puntas melena largo cort* centímetro* desigual* asimétric* trasquil* nuca máquina rapad* barba rizos peinad* peinó secado degradado escalado crecer recogido peinarme forma_de_mi diez_años
haircolour@hair: color* tinte* teñi* rubi* decolor* mechas balayage raíz raíces reflejos naranja amarill* cobriz* ceniza canas cubrir_las_canas matiz* tono* verdoso caoba castañ* baño_de_color desteñ*
wash@hair: lav* lavado lavar lavacabezas champú masaje* masajear agua toalla enjuag* mascarilla cuello
listening@hair: asesor* aconsej* consejo* recomend* foto fotos pedí escuch* entendió propus* propuso caso
atmosphere@hair: decor* café revista* olor huele limpio suci* pelos_en_el_suelo toallas lejía mono pelos música un_té
booking@hair: hora esperar esperé espera retraso minutos cancel* puntual* horas esperando
@moving: mudanza* mudar* mudamos empresa_de_mudanzas camión_de_mudanza piano camión_y cargar descargar nuestros_muebles nuestras_cosas piso_nuevo nueva_casa casa_nueva desmontaron montacargas guardamuebles trastero embalaje embalaron muebles
staff@moving: chicos mozos hombres fuertes
damage@moving: rot* rayad* golpe* rompi* daño* arañ* pared paredes marco parquet suelo espejo jarrón cristal vajilla abollad* desperfecto* manchas
packaging@moving: cajas envolv* mantas papel etiquet* vajilla
lost@moving: falta faltan faltaba* perdi* perdid* desaparec* extravi* nunca_lleg* no_lleg* no_apareci* olvid* aparecer dejaron_atrás faltaba maleta
setup@moving: cocina armario* cama camas muebles tornillos cojea
waiting@moving: cargar cargaron descargar descargaron carga descarga
punctual@moving: hora llegaron aparec* fecha día_después mañana la_tarde por_la_tarde de_la_tarde esta_tarde quedamos nueve_estaban a_las_nueve portal
parking@moving: aparcar camión calle permiso ayuntamiento sitio plaza vallas hueco
communication@moving: oficina
claims@moving: seguro indemniz* reclam* parte daños abon* compens* reclamé
@camping: tienda_de_campaña mochila* saco_de_dormir camping acampad* senderismo trekking piquetas varillas hornillo esterilla excursión botas_de_montaña
setup@camping: plegar piquetas varillas recoger minutos sol*
waterproof@camping: llov* sec* tormenta* goter* costura* filtr* cala
sleep@camping: noche* dorm* frío calor saco colchoneta esterilla grados aislamiento espalda abriga
shoes@camping: bota* zapat* ampolla* talón dedos tobillo* suela* agarre talla número botas
bags@camping: mochila* tirantes bolsillos espalda litros cintur* carg* hombros
@garage: taller* mecánic* itv coche* neumátic* freno* motor embrague cambio_de_aceite concesionario revisión chapa
condition@garage: rayad* lav* limpio suci* mancha* grasa asiento radio golpe
parts@garage: neumátic* batería* marca* stock pedid* original* segunda_mano rueda*
honesty@garage: necesari* cambi* piezas_viejas enseñ* confian*
loan@garage: recog* entreg* traslad*
@language: idioma* vocabulario gramátic* inglés alemán francés italiano profesor* tutor* pronunciación lección* duolingo academia fluidez principiante* hablar nativ* aprender palabras
content@language: frases gramátic* palabras nivel* tema* diálogo* error* repet* explic* repite salta
progress@language: aprend* hablo entiendo entender me_entendieron entend* soltado_la soltarme hablar soltura nada_de_nada
teaching@language: corrig* paciencia nativ* explic* última_hora cancela clases
fun@language: juego* puntos racha* búho divert* aburr* recordatorio* diari*
sound@language: audio* escuchar oral micrófono* micro eco susurra no_me_pilla pronunci* acento
billing@language: prueba cobr* cancel* anual
@dental: dentista* diente* muela* empaste* corona* endodoncia brackets implante* ortodoncia caries
results@dental: empaste* corona* puente* implante* prótesis carilla* se_cayó mordida blanque*
pain@dental: torno
@medical: médic* doctor* consulta clínica hospital paciente* enfermer* fisio* terap* cirujan* matrona
treatment@medical: tratamient* trató sesion* operaron operó ejercicios intervención cura*
diagnosis@medical: explor* prueba* revisión analític* examin*
@beauty: manicura pedicura depilación esteticista* uñas
nails@beauty: gel esmalte pestaña* cejas cera depil* despeg* rompió forma lim* extension* uñas
results@beauty: duró dura semanas cayó lisa piel
@gym: gimnasio* entrenador* entren* pesas máquinas fitness yoga pilates clase clases monitor* esterilla sauna
@taxi: taxi* taxista* uber cabify conductor* carrera traslado
vehicle@taxi: limpio aire_acondicionado asientos
@carhire: coche_de_alquiler alquiler_de_coches rent_a_car coche_alquilado
deposit@carhire: rasguño* franquicia tarjeta fotos bloque*
vehicle@carhire: modelo neumáticos categoría
fuel@carhire: gasolina depósito lleno combustible
@airline: vuelo* aerolínea* avión azafat* embarque aeropuerto tripulación
journey@airline: retraso cancel* conexión horas reubic*
seats@airline: piernas fila rodillas estrech*
luggage@airline: mano facturar perdi*
@photo: fotógraf* sesión_de_fotos reportaje_de_boda book álbum
photos@photo: fotos edición retoque* poses luz galería imágenes
@craft: fontaner* electricista* pintor* carpinter* albañil* reforma* techador* alicatador* caldera instalador* obra azulejos baño pintura
workmanship@craft: limpio acabad* fuga* gotea pint* azulejo* juntas recto puerta pared instal* coloc* trabajo arregl* reparación
cleanliness@craft: limpi* recog* plásticos
@cleaningtrade: limpiadora* empresa_de_limpieza servicio_de_limpieza señora_de_la_limpieza asistenta
workmanship@cleaningtrade: esquinas marcas cristales polvo horno reluciente* cal superficies a_fondo
damage@cleaningtrade: rompi* roto rayad* mancha estrope*
@garden: vivero* jardinería planta* semilla* arbust* rosal* jardiner* seto césped maceta* sustrato
plants@garden: flor* muert* sec* creci* regad* plaga*
@event: festival* concierto* escenario cartel cabeza_de_cartel
events@event: banda sonido escenario artista* grupo*
crowds@event: gente apretuj*
drinks@event: barra vaso*
@pet: perr* gat* cachorr* veterinari* pienso mascota* peluquería_canina
health@pet: vómit* pelo peso piel ingredientes digest*
taste@pet: come comía encanta_el olisque* cuenco premios exigente
@clothing: vestido* pantalón* pantalones falda* camis* blusa* chaqueta* abrigo* jersey* vaquer* sujetador* tela mangas zapatos
size@clothing: larg* cort* mangas cadera* hombros
quality@clothing: botón transparent* fin*
care@clothing: planch* destiñ*
@software: software programa crm panel integración* api plugin app aplicación facturas factura
reports@software: export*
features@software: función* filtro* campos automatiz*
sync@software: integración* integra api import*
@furniture: sofá* mesa colchón* armario* estantería* sillón* cómoda cama silla* escritorio cajón cajones patas cojines montaje
comfort@furniture: sent* hund*
setup@furniture: horas
@optician: óptic* gafas lentes montura* lentillas
@insurance: segur* aseguradora póliza* prima* siniestro*
claims@insurance: pagaron rechaz* accidente daños indemniz* parte
price@insurance: prima
@bank: banco cuenta sucursal* oficina_bancaria tarjeta hipoteca
@energy: compañía_eléctrica luz gas contador* placas_solares inversor aerotermia
@telecom: operadora* router fibra línea móvil_de internet wifi
setup@telecom: técnico* activ* alta
@museum: museo* exposición* galería audioguía castillo zoo
exhibits@museum: explic* salas
@game: juego* jugar jugador* niveles consola
@book: libro* novela* capítulo* autor* lectura
story@book: final escrit* estilo narr*
@electronics: auriculares portátil móvil altavoz cámara impresora tableta reloj_inteligente cargador aspirador* batidora hervidor cafetera freidora batidos
power@electronics: poten* calienta
sound@electronics: cancelación_de_ruido llamadas
noise@electronics: ruidos* silencios*
taste@electronics: café tritura grumos batidos finísimos crema espuma
care@electronics: limpia limpiar cal
ease@electronics: instrucciones botones manual
looks@electronics: ocupa encimera
@bike: bici* bicicleta* sillín cambios carril_bici eléctrica
@rental: airbnb apartamento* casa_rural anfitrión* anfitriona alojamiento villa cabaña cabañas bungaló bungalow bungalows bungalós cabañita resort_de camping_resort parque_de_vacaciones complejo glamping media_pensión todo_incluido alojamientos apartahotel casita mobil-home socorrista socorristas miniclub toboganes hamacas
rooms@rental: cocina equipad* cama camas toallas menaje horno colchón colchones sofá_cama literas almohada* calefacción frío_en estufa chimenea porche espaciosa espacioso amplio pequeña diminuta sartenes sartén cuchillo cuchillos cazuelas ollas utensilios nevera microondas lavavajillas lavadora cafetera cabaña_es bungaló equipada equipado persianas_opacas cortinas barbacoa_propia jacuzzi_privado
@school: guardería escuela colegio maestr* profes clases_de_apoyo autoescuela profesor* curso cursos clase clases
supervis@school: educador* cuidador* grupo adaptación patio
exams@school: teórico práctico
@laundry: tintorería lavandería limpieza_en_seco
care@laundry: mancha* planch* botón* arruga* olor limpi*
@legalwork: abogad* bufete gestoría notari* asesoría
@estate: inmobiliari* agente_inmobiliario casero administrador_de_fincas piso_en_venta
teaching: cursillo* iniciación
@climb: escal* rocódromo* bloque bloques arnés magnesio pies_de_gato presas
routes@climb: vía vías bloque bloques grado grados v3 v5 presas equipador* desplome
safety@climb: nudo cuerda cuerdas colchoneta* aseguramiento resbalan caída
equipment@climb: pies_de_gato arnés alquiler arneses talla
gymclasses@climb: multipresas anillas campus tabla sala_de_arriba calentar
climate@climb: magnesio polvo extractores
cleanliness@climb: goma negra
@film: película* cine series streaming
@ski: esquí esquiar snowboard pistas forfait
@jewel: joyer* joya* alianzas
@tailor: costurer* sastre* arreglos_de_ropa modist*
@pharmacy: farmacia farmacéutic*
@tour: visita_guiada tour excursión
@dating: citas_online perfiles
treatment@dental: puente puentes
calls@electronics+audio: llamada llamadas llamar llamo llamé reunión reuniones me_entiende me_entienden hablar_por hablar eco jefe compañeros cliente entrevista telefonear al_otro_lado mi_voz me_oye me_oyen nadie_me
battery@electronics+audio: batería* cargas cargo cargado cargados recarg* enchuf* enchufo enchufe cable aguanta aguantan dura_una dura_un dura_todo dura_# duran_# duran_todo duran_un duró_# me_dura_# se_muere se_mueren pitando mitad por_ciento sin_cargar #_horas_y #_horas_de horas_de_uso horas_de_batería se_descarga todo_el_día
sync@electronics+audio: enlac* enlaz* vincul* se_corta se_cortan cortes corte retardo retraso_del_sonido desfase alcance distancia empareja* conect* desconect* cambia_de cambiar_de de_un_dispositivo a_la_tele con_la_tele del_portátil al_móvil pared paredes latencia
buttons@electronics+audio: táctil táctiles tocar tocas tocando rozas rozar toque toques gesto gestos pulsar pulsas deslizar botón botones rueda mando ajuste ajustes ecualizador app aplicación actualiz* firmware menú
noise@audio: cancelación* cancelar cancelan cancela anc aisl* aísla* modo_ambiente ambiente transparencia metro tren avión bus autobús viento ruido_exterior mundo silencio desaparece* oigo oyendo coches gente_que señor_que motor
sound@audio: bajos bajo agudo medios coros retumb* retumbe claridad nítid* distorsion* distorsiona satura* volumen potencia potente potentes fuerte música canción canciones disco discos instrumentos instrumento detalles matices lata enlatado llena_el llenan_el llena_toda piel_de_gallina se_oye se_oyen se_escucha
comfort@audio: oreja orejas oído oídos cabeza diadema apretado gafas llevo llevar llevarlos llevas puestos puesto se_caen se_me_caen se_caían se_salen gomita gomitas almohadilla* pesan pesa pesado pesados ligero ligeros cuello dolor_de_cabeza jaqueca sudan suda calor molestan molesta correr deporte pluma
quality@electronics+audio: rompió roto rota rotos romper despegó despegado cayó cayeron caído golpe golpes lluvia agua ducha piscina lavadora aguanta_el años meses murió murieron tanque rasguño bisagra* cinta_aislante pelado desgast* plástico metal cruje crujen acabados
looks@electronics+audio: color colores ladrillo estétic* entra_por_los_ojos vista
@audio: auriculares auricular cascos altavoz altavoces barra_de_sonido graves agudos bajos cancelación_de_ruido ecualizador suena suenan podcast podcasts
events@rental: parque_infantil columpios miniclub mini_club club_infantil animador* animadora* monitor* espectáculo* show shows talleres manualidades tirolina tiro_con_arco gymkana gincana gymkhana bolos minigolf mini_golf tenis pádel ping-pong poni ponis caballos búsqueda_del_tesoro escalada rocódromo minidisco disco_infantil escenario actividad* aburr* adolescentes no_hay_nada deporte* bingo karaoke juegos concurso* torneo*
faults@rental: técnico fontanero electricista arregl* repar* persiana aire_acondicionado mando_de pilas oxidad* hinchadas azulejos viejo viejos desconchad* humedad* moho reform* renov* añitos mantenimiento bien_cuidado mal_cuidado se_fue_la_luz fundid* atasc* averiad* no_bajaba no_subía no_cerraba
crowds@rental: cola espera esperas esperar completo masificad* hamaca hamacas toalla toallas no_cabía no_cabíamos no_cabe sin_sitio ni_un_alfiler cuatro_gatos temporada_baja temporada_alta parking_imposible aparcar agosto puente gentío solos
booking@rental: cancel* devol* reembols* adelantar cambiar_la_fecha cambiar_las_fechas la_salida la_llave las_llaves llave entrada_a web página cuna_ni constancia confirmación al_llegar llegamos app
location@rental: pinos vistas corzo ciervos ardillas patos pájaros curvas sin_coches paraje paraíso rodeado atardecer jardines
pool@rental: agua cloro flotador* olas baño_en_la vestuario*
food@rental: tienda
staff@rental: técnico monitores monitor
taste@eating: cartón
@carhire: furgoneta* camper campers autocaravana* furgo furgos caravana_de_alquiler
equipment@carhire: nevera vajilla cubiertos ollas sartenes bombona gas toldo váter solar portabicis sillas mesa_de_camping hornillo calefacción equipamiento equipada equipado menaje no_faltaba_nada faltaban venía_con bomba_de_agua calzos
roadside@carhire+garage: avería averías averiada averió grúa tirados nos_dejó_tirados asistencia_en_carretera teléfono_de_emergencia pinchazo pinchamos testigo batería_descargada vehículo_de_sustitución mecánico
checkin@carhire: entrega_de_la_furgoneta entrega_de_llaves recogida recogimos devolución devolvimos devolver_la nos_explicó nos_explicaron explicaron explicación explicaciones llaves
beds@carhire: dormir dormimos dormíamos cama camas colchón litera literas techo_elevable estrechos apretados plazas_para_dormir
@bedding: colchón colchones almohada* edredón edredones topper* canapé somier*
comfort@bedding: duermo dormir duerme dormimos descanso descansar firme firmeza blando duro nube tumbarse
quality@bedding: bache hundido hundió hundimiento se_hunde deformado bolitas lavados costuras cremallera al_año a_los_dos_años a_los_#
climate@bedding: calor sudo sudar sudando sudor fresco fresca fresquitas fresquito caluroso transpirable
pain@bedding: espalda cuello cervicales hombro hombros cadera hernia lumbares ciática
support: por_teléfono por_chat por_el_chat llamas llamé llamamos nadie_contesta no_contestan contestan_al cogen_el_teléfono devolvieron_la_llamada
app: pedir_online pedido_online comprar_online hacer_el_pedido en_la_web en_la_página código_de_descuento carrito tienda_online
booking: cambiar_las_fechas cambiar_de_fechas cambiamos_las_fechas aplazar anularon_la_reserva cancelaron_la_reserva nos_cancelaron
checkin@carhire: recoger_la recoger_las_llaves recoger_el os_recogen te_recogen nos_enseñó nos_enseñaron
vehicle@carhire: motor frenos embrayage aire_acondicionado correa consume consumo en_carretera cuestas kilómetros limpiaparabrisas como_la_seda caja_de_cambios
equipment@carhire: mesa agua_caliente cocina sacacorchos fuego cable
roadside@carhire: sin_batería no_arrancaba nos_quedamos_tirados quedamos_tirados taller
`;
