/** Dutch words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const DUTCH_TRADES = `
staff: jongens mannen kerels team verhuizers harde_werkers hardwerkend* zonder_klagen klaagden mopper* chagrijnig* humeurig* goed_humeur grapjes onbeleefd* beleefd* onbeschoft* arrogant* uit_de_hoogte ongeïnteresseerd* op_zijn_telefoon op_hun_telefoon glimlach* hartelijk* behulpzaam* onbehulpzaam* vriendelijkheid op_ons_gemak op_mijn_gemak respectloos geduld*
price: offerte* vaste_prijs uurtarief eindfactuur twee_keer_zo_duur dubbele verborgen_kosten extra_kosten meerprijs bijbetal* geen_verrassingen afzetterij afgezet oplichterij peperduur schappelijk* betaalbaar prijs-kwaliteit prijskwaliteit waar_voor_je_geld elke_cent prijsverhoging* rib_uit
waiting: in_een_mum mum_van_tijd razendsnel vlot* binnen_een_uur binnen_# duurde_# duurde_eeuwen een_eeuwigheid hele_dag hele_ochtend half_uur anderhalf_uur rookpauze* wachtkamer wachttijd* zonder_wachten traag trage efficiënt*
punctual: stipt* op_tijd precies_op_tijd afgesproken_tijd zoals_afgesproken te_laat uur_te_laat niet_op_komen nooit_op_komen niemand_kwam kwam_niemand afgezegd op_het_laatste_moment verzet betrouwbaar* onbetrouwbaar*
communication: niets_gehoord nooit_gehoord niemand_belt teruggebeld nooit_teruggebeld op_de_hoogte onbereikbaar* bereikbaar* neemt_niemand_op niemand_neemt_op geen_antwoord geen_reactie snelle_reactie reageren_snel duidelijke_uitleg uitgelegd legt_alles_uit
honesty: oneerlijk* oplichters gelogen leugen* beloofd beloftes afspraken_nagekomen niet_nagekomen bedrogen aangesmeerd vertrouwen
listening: luistert luisteren geluisterd luistert_niet niet_geluisterd wat_ik_wilde zoals_ik_wilde neemt_de_tijd nemen_de_tijd serieus_genomen empathie
workmanship: netjes net_werk netjes_gewerkt slordig* prutswerk knoeiwerk broddelwerk half_werk vakwerk vakmanschap nauwkeurig* zorgvuldig* grondig* scheef opnieuw_doen overdoen
damage@moving: kras* kapot beschadig* deuk* gebroken schade muur muren vloer spiegel heel_gebleven voorzichtig
lost@moving: kwijt vermist ontbrak ontbrak* missen verdwenen
heavy@moving: zwaar zware piano trap* verdieping lift verhuislift bank wasmachine
storage@moving: opslag opgeslagen container
packaging@moving: ingepakt inpakken dozen verhuisdozen bubbeltjes* dekens
setup@moving: gedemonteerd gemonteerd uit_elkaar in_elkaar kast bed keuken
parking@moving: parkeer* vrachtwagen bus straat vergunning
abroad@moving: douane buitenland grens spanje frankrijk duitsland
@moving: verhuiz* verhuisd* verhuisbedrijf verhuislift piano inpakken
@hair: kapper kapsalon kapsel knippen haar geknipt
@eating: restaurant gerecht* menukaart eten diner lunch ontbijt heerlijk*
@garage: garage monteur apk auto banden
@language: taal talen grammatica woordenschat uitspraak spreken
`;
