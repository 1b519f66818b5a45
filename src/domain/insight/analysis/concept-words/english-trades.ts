/** English words for each concept and trade; the notation is explained in `../concept-table.ts`. */
export const ENGLISH_TRADES = `
staff: the_guys three_men team_of_# chaps gents lady_who older_gentleman foreman workmen workman tradesman tradesmen operatives hard-working hardworking work_ethic worked_their_socks worked_like worked_non-stop never_stopped not_once_complain* never_complain* without_complain* without_moaning moaned_about moaning grumbling sworn cursing bad-tempered short-tempered sense_of_humour joked bad-mannered considerate inconsiderate couldnt_do_enough couldn't_do_enough went_out_of_~_way out_of_their_way nothing_was_too_much bent_over_backwards bend_over_backwards big_smile with_a_smile never_smiled never_smile not_a_smile remembers_us remembered_our no_hello ignored_us ignored_me stuck-up arrogance yelled_at lost_~_temper couldn't_care_less couldnt_care couldnt_be_bothered on_their_phones on_his_phone on_her_phone glued_to chatting_to_each chatting_among miserable_face professional_and_friendly warmly gem star_of superstar reassuring calm_and feel_at_home feel_welcome unprofessional unprofessionalism bored_staff overworked cold_shoulder discourteous ladies
price: quotation estimated_price double_the_quote final_bill final_invoice hourly_rates per_hour per_person per_day day_rate callout_fee call_out_charge flat_rate fixed_price hidden_costs hidden_fees no_surprises nasty_surprise surprise_charge on_top extra_for extra_on_top small_fortune daylight_robbery highway_robbery fleece rip ripped_off ripping_off worth_the bang_for_~_buck prices_up doubled_the tripled twice_as_much twice_the three_times_the daft_money silly_money reasonably_priced vat_on_top deposit_of minimum_charge too_much_for shelled_out forked_out paid_over paid_# cost_# saved_us_# saved_me_# matched_the_price tip rate_was good_rate paying_extra mark-up waived
waiting: took_~_days took_~_weeks took_~_months took_all_morning faffing faffed drag_on hours_longer longer_than_planned finished_by done_in finished_in done_and_dusted by_midday within_# in_under three_quarters_of_an_hour whole_afternoon next-day overnight quick_turnaround efficiency inefficient snail's_pace snails_pace tea_break tea_breaks cigarette_break smoke_break smoking_breaks coffee_breaks long_breaks still_waiting waiting_list waitlist while_I_waited weeks_later months_later paid_by_the_hour dallied not_rushed rushed_through rushing in_a_hurry breakneck
punctual: early_in_the_morning bang_on agreed_time agreed_date promised_time time_slot time_window time_frame timeframe hour_early hours_early hour_late hours_late minutes_late days_late late_again always_late ran_late running_late turn_up showed_up show_up didn't_show_up never_came nobody_came nobody_turned_up no_one_came no_one_turned never_arrived waited_in_all waited_all_day keeping_to_time last_minute_cancel* cancelled_at put_off_until rescheduled_twice to_the_dot two_days_later_than a_day_late a_week_late
communication: no_one_told didn't_tell_us didn't_tell_me let_us_know let_me_know radio_silence silence_since ghosted called_ahead called_us called_beforehand phoned_ahead text_before message_back left_a_message left_messages left_three_messages ignored_my_emails emails_ignored got_through hold_music on_hold engaged_tone heads-up without_notice in_advance beforehand well_informed misinformed different_answers told_something told_the_opposite spoke_no_english clear_explanation answered_all answered_my answered_every all_my_questions all_our_questions responsive unresponsive response_within replied_within reply_within replied_the prompt_reply swift_reply quick_reply prompt_response quick_response quick_to_respond quick_to_reply updates_on kept_updated progress_report photos_by step_by_step
support: passed_from_pillar pillar_to_post passed_me_from fob_off brushed_off brush_off canned_reply standard_response bots a_human real_human human_being complain sorted_it_out sorted_the_problem rectified unresolved no_responsibility blamed_us blamed_the blame_the shifted_the_blame not_their_problem no_apology goodwill gesture follow-up ombudsman ticket_number reference_number office_staff the_office coordinator account_manager
booking: book_online a_slot short_notice at_short_notice last-minute squeezed_me_in squeezed_us_in squeeze_me_in got_an_appointment couldn't_get_an change_of_date reschedul* no_record_of no_availability site_visit survey_beforehand home_visit viewing_appointment
honesty: lying cowboys cowboy con_artists dodgy upfront up_front sell_me_more sell_me_something talked_me_out didn't_need unnecessary_repairs made_up_faults false_promises promised_one kept_their_promise promises misleading small_print fine_print honest_advice straight_with cheat too_good_to_be_true denied_everything denied_it denies
returns: sending_back no_refund right_of_return returned_it without_quibble
claims@moving+insurance+garage+carhire+airline: claim claims claimed claim_form insurance insured uninsured compensation compensate compensated settled settlement liability excess adjuster loss_assessor deducted offered_us_# offered_me_# only_offered depreciation current_value pictures_as_proof photo_evidence burden_of_proof damage_report small_claims
damage@moving+craft+cleaningtrade+garage+laundry+carhire: scratched_the scratched_our scratched_my scratches_on scratch_on scratches_in scuffed scuff scuffs scuff_marks dented_the dent_in dents_in gouge gouged chipped_the chip_in knocked_over knocked_the bashed banged_into bumped_into dropped_the dropped_our dropped_a dropped_my smashed shattered broke_the broke_our broke_my broken_by ruined_the ruined_our ruined_my wrecked damaged_our damaged_my damaged_the damage_to not_a_scratch without_a_scratch not_one_scratch not_a_single_scratch no_damage without_damage undamaged unscathed in_one_piece nothing_broken nothing_was_broken nothing_broke nothing_damaged nothing_got_broken intact marks_on_the mark_on_the hole_in_the_wall floor_protection protected_the covered_the_floor* dust_sheet* careful_with careful_handling handled_with_care great_care took_care_with treated_our treated_my with_kid_gloves careless carelessly careless_with clumsy rough_with roughly threw_our threw_the thrown
lost@moving+laundry+cleaningtrade+airline: went_missing gone_missing goes_missing is_missing are_missing was_missing were_missing still_missing missing_box* missing_bag* lost_my lost_our lost_the lost_a lost_two lost_three lost_one got_lost been_lost get_lost never_seen_again never_turned_up never_found not_found nowhere_to_be_found vanished disappeared stolen stole theft pinched nothing_missing nothing_was_missing nothing_lost nothing_was_lost nothing_went_missing all_there everything_arrived everything_was_there all_boxes_arrived inventory inventory_list short_of_# someone_else's belongs_to_someone belonged_to_another mixed_up_with
heavy@moving: heavy heaviest heavy_furniture piano pianos grand_piano wardrobe_up stairs staircase stairwell narrow_stairs spiral_stair* steps_up #_floor #_floors floor_without third_floor fourth_floor fifth_floor sixth_floor top_floor no_lift lift_was_broken without_a_lift hoist furniture_lift external_lift crane winch pulley through_the_window over_the_balcony bulky awkward_piece* awkward_item* unwieldy washing_machine_up american_fridge fridge_freezer safe_up lifting lifted_it carried_it carried_the carried_up carried_down carrying_it lugged lugging heaved trolley sack_truck straps muscle kilo_safe floor floors lift sofa washing_machine safe carried
storage@moving: storage storing stored store_our store_my storage_unit storage_container storage_room warehouse self-storage container containers lock-up unit_was in_storage damp_unit mouldy_unit depot unit months
abroad@moving: customs customs_form* customs_duty customs_paper* customs_clearance border abroad overseas international_move across_the_border export_papers import_duty import_duties duties brexit visa visas residence_permit from_spain to_spain from_france to_france from_germany to_germany to_england to_switzerland channel_crossing ferry_crossing foreign_country country europe european spain france germany switzerland england scotland ireland portugal italy import export papers dublin canada container reach
paperwork: paperwork form_filling red_tape bureaucracy bureaucratic formalities permit permits certificate_of deeds notary authorities signed_the signature documentation_required
languages@language: dialect dialects accent accents choice_of_languages other_languages more_languages many_languages only_in_english language_pair rare_languages less_common_languages minority_languages catalan welsh_course swedish norwegian finnish hungarian korean_course japanese_course mandarin cantonese latin_american_spanish european_portuguese brazilian_portuguese swiss_german languages language course_in courses dutch polish turkish greek russian arabic japanese chinese korean portuguese danish czech welsh
shoes: shoe shoes boot boots trainers sneakers sandals heels slippers flip-flops hiking_boots walking_boots insole insoles footbed laces toe_box toes heel heels_rub blister blisters ankle ankles arch_support wide_feet narrow_feet half_size broke_in breaking_in break_them_in broken_in sole soles tread
bags: rucksack rucksacks backpack backpacks daypack shoulder_strap* hip_belt waist_belt back_panel back_system side_pocket* compartments compartment zip_pocket holdall duffel suitcase suitcases wheels_of_the_suitcase trolley_bag handbag handbags tote purse satchel
listening: listened listens didn't_listen doesn't_listen never_listened not_listened ignored_what ignored_my_wishes ignored_my_request did_what_she_wanted did_what_he_wanted what_i_asked what_i_wanted what_i_asked_for not_what_i exactly_what_i_wanted exactly_what_i_asked as_i_asked as_requested my_wishes our_wishes our_ideas my_ideas reference_photo showed_a_picture showed_her_a_photo showed_a_photo showed_him consultation consulted asked_me_what asked_what_i asked_how understood_what understood_exactly misunderstood understands_what takes_you_seriously took_me_seriously taken_seriously take_you_seriously not_taken_seriously empathy empathetic empathic compassion compassionate felt_heard feel_heard undivided_attention took_the_time takes_the_time took_his_time took_her_time takes_time takes_his_time takes_her_time rushed_me
workmanship: neat_job tidy_job neat_work tidy_work clean_lines clean_edges sloppy sloppily botched botch bodge bodged bodge_job shoddy shoddily slapdash half-finished unfinished half_done corners_cut cut_corners cutting_corners top-notch_work quality_of_work quality_of_the_work quality_work high_standard first-class_work workmanship craftsmanship craftsman thorough thoroughly thoroughness meticulous meticulously attention_to_detail perfectionist precise precisely painstaking conscientious diligent had_to_redo redo_it redone do_it_again come_back_twice came_back_twice had_to_come_back put_right missed_spots missed_bits missed_a missed_corners streaks streaky patchy drips paint_on_the uneven crooked wonky not_level not_straight perfectly_level perfectly_straight leaks_again still_leaks still_dripping leaking_again same_fault fault_came_back problem_came_back came_back_after fixed_first_time held_up_since still_going_strong good_as_new like_new job_well_done great_job amazing_job fantastic_job good_job bad_job poor_job terrible_job superb_job brilliant_job lovely_job proper_job
planning: planned planning well_planned well-planned well_organised well-organised organized badly_organised disorganised disorganized chaos chaotic shambles coordinated coordination logistics project_manager site_manager schedule_of_works smooth_running ran_smoothly went_smoothly without_a_hitch smoothly like_a_dream organisation organization measured_up measurements_wrong measured_wrong wrong_measurements drawings floor_plan 3d_plan 3d_drawing
diagnosis@medical+garage+dental+pet: diagnosis diagnosed misdiagnosed examined examination checkup check-up x-ray x-rays blood_test ultrasound scan mri second_opinion found_the_problem found_the_fault found_the_cause root_cause symptoms tests_done referred_me referral
aftercare@medical+dental+beauty+pet: aftercare follow-up follow_up_call rang_afterwards checked_on_me checked_on_us checked_in_on called_the_next_day called_afterwards after_the_operation after_surgery recovery stitches healing wound check_how
medicines@medical+pharmacy: medication medicine medicines tablets pills prescription prescriptions antibiotics ointment dosage side_effects generic painkillers vaccine vaccination
glasses@optician: glasses lenses lens frames varifocals spectacles eye_test sight_test contact_lenses hearing_aid hearing_aids prescription_glasses frame varifocal vision see blurry prescription adjusted coating
jewellery@jewel: ring rings engagement_ring wedding_rings necklace bracelet earrings diamond gold silver clasp watch_strap gemstone chain_broke tarnish* resize* resized engraving engraved
alterations@tailor: alterations altered hem hemmed taken_in taken_up take_in shorten shortened tailor tailored seamstress bespoke made_to_measure
slopes@ski: slopes piste pistes ski_lift ski_lifts chairlift gondola snow_conditions powder ski_pass lift_pass off-piste snow_cannons
guides@tour: tour_guide our_guide guided_tour guided_tours guide_was guide_knew guide_told guide_made tour_was excursion* commentary anecdotes itinerary sightseeing
driving@taxi: drove driving_style drives_like reckless speeding tailgat* braked_hard hard_braking phone_while_driving texting_while safe_driver smooth_ride smooth_drive bumpy detour took_a_longer long_way_round longer_route shortcut meter_running taxi_driver bus_driver cab_driver cabbie road_rage seat_belt lane driving route fast_driving phone safe speed braked traffic
fuel@carhire+garage: fuel petrol diesel tank full_tank full-to-full mileage unlimited_mileage mpg gallon miles_per consumption refuel refuelled
network@telecom: signal reception coverage dead_zone no_signal 4g 5g data_allowance roaming sim sim_card mbps megabits download_speed upload_speed router fibre broadband outage outages dropouts drops_out speed connection internet drops line installed slow
films@film: film films movie movies series shows episodes documentaries catalogue_of subtitles dubbed originals back_catalogue
gameplay@game: gameplay levels level_design pay_to_win pay-to-win in-app_purchases microtransactions multiplayer matchmaking boss quests grind grinding controller replayability loot
graphics@game: graphics frame_rate fps stutters visuals textures resolution animations
playing: plays_with_it play_with_it played_with hours_of_fun lost_interest age_group ages_# small_parts pieces_fit imaginative_play keeps_them_busy keeps_him_busy keeps_her_busy rules_are replay game_night
entry@museum+event: ticket tickets entry entrance_fee admission turnstile e-ticket e-tickets skip_the_line skip-the-line wristband box_office resale touts sold_twice valid_ticket presale
buttons@electronics: buttons button knob knobs remote_control dial touchscreen touch_controls keyboard keys_are trackpad mouse switch switches control touch remote
ink@electronics: ink cartridge cartridges toner refill refills pods capsules filters_are replacement_filter*
vouchers: voucher vouchers coupon coupons gift_card loyalty_points loyalty_card points_card bonus_points stamp_card promo_code discount_code code_didn't newsletter_discount
interest@bank: interest_rate interest_rates loan loans mortgage overdraft credit_score savings_account account_fees investment investments portfolio fund
transfers@bank: transfer transfers debit_card credit_card card_blocked blocked_card atm cash_machine cash_withdrawal standing_order direct_debit paid_in contactless apple_pay google_pay iban
viewing@estate: viewing viewings viewed_the estate_agent letting_agent agent valuation asking_price house_sale sold_our_house tenant tenants tenancy landlords buyer buyers completion solicitors photos listing sold sale offer
legal@legalwork: lawyer solicitor attorney barrister court case_was my_case our_case lawsuit hearing will_and verdict legal_advice tax_return accountant tax_adviser case advice won settlement letter letters contract
pace: pace too_fast_for too_slow_for fast-paced slow-paced group_size small_group small_groups large_group groups_of small_classes class_size class_sizes overcrowded_class one-to-one individual_attention levels_mixed mixed_levels
accuracy@electronics+language+software: accurate accuracy inaccurate inaccurate_reading readings precise_measurement calibrat* wrong_reading translation_was mistranslat* typos spelling_mistakes step_count heart_rate
printing: printed_on print_quality engraved misprint misprinted logo_on personalised personalized customised printed_wrong spelt_wrong misspelled paper_quality blurry_print
ceremony: wedding wedding_day big_day ceremony bride groom reception_venue funeral undertaker coffin cremation dignified dignity farewell eulogy birthday_party anniversary guests_loved our_guests
matches@dating: matches profiles fake_profiles matched_with swipe swiping dates
access: walking_frame rollator disabled_access
kids: pushchair* highchair* babysit* under-tens under_tens under-fives lolly junior_squad juniors school_groups
parking: parking_permit no_parking_zone double_parked suspended_bay bay_suspension street_was_blocked blocked_the_street blocked_the_road blocked_street van_outside lorry_outside outside_the_house loading_bay loading_zone traffic_warden permit_for_the_van permit_zone space_for_the_van space_for_the_lorry long_carry far_from_the_door
setup: took_apart taken_apart take_apart dismantled dismantling disassembled disassembly reassembled reassembly reassemble put_back_together put_together_again putting_the_beds rebuilt_the rebuilt_our built_up leftover_screws screws_left_over bag_of_screws connected_the hooked_up
packaging: packed_everything packed_up packed_our packed_the packing_service packing_material packing_materials packing_paper unpacked unpacking boxes_labelled labelled labelling labels_on wardrobe_boxes moving_boxes wrapped_each wrapped_every wrapped_in wrapped_up blankets_around crates crate newspaper_around fragile
sleep: sleeping_bag sleeping_bags sleeping_mat sleeping_pad air_mattress airbed roll_mat freezing_night cold_at_night warm_at_night comfort_rating insulated_mat down_bag hot-water_bottle
weight: featherlight fits_in_the_bag bulky_to_carry
results: transformation made_a_difference no_improvement improvement improved_my wonders had_no_effect feel_better feel_like_new new_person ten_years_younger
fun: bored stick_with_it gave_up give_up day_run a_212_day lost_my_run start_over starting_over couldn't_face
progress: made_progress after_a_year after_six_months can_now able_to_speak able_to_hold can_order conversation_with speak_fluently understand_native confidence_to stuck_at from_zero_to nothing_sticks sinks_in sank_in in_a_way_that_clicks
content@language+school: sentences phrases too_hard for_advanced wrong_answer correct_answer repetitive_exercises
sound: robotic distort* too_quiet_to
billing: auto_renew* renews_itself cancel_my_subscription free_trial charged_for_another charged_again
app: website_is laptop_version
journey: flight_was delayed_flight missed_connection missed_our_connection layover gate replacement_bus connecting_train
seats@airline+event: seat_pitch knees view_of_the_stage restricted_view behind_a_pillar
story@event+book+film: performance performers singer singers band orchestra plot setlist encore dancers
equipment: cross-trainer rowing_machine weights_area kit_was hire_kit life_jacket* wetsuit* helmets
skin: split_ends shine shiny_hair silky dry_hair damaged_hair burnt_my burned_my burning_scalp brittle breakage hair_fell hair_falling straw
@eating: restaurant restaurants cafe bakery bakers menu menus waiter waiters waitress* chef meal meals delicious tasty starter starters dessert desserts dinner lunch breakfast buffet pizza burger burgers steak pasta sushi curry tapas wine_list cocktails portion portions flavour flavours croissant* sourdough pastries takeaway dine dined dining ate eaten undercooked overcooked bread cakes cake pastry loaf sandwich sandwiches soup
@hair: hairdresser hairdressers hairstylist salon barber barbers haircut hairstyle fringe balayage highlights blow-dry blowdry layers bob beard stylist colourist blonde roots split_ends
haircut@hair: cut cuts trim trimmed trimming haircut haircuts hairstyle style styled fringe bangs layers layered bob fade clippers shape shaped length inches short shorter uneven even_length lopsided crooked thinned thinning choppy too_short too_much_off took_off pixie shave shaved beard neckline undercut grows_out grown_out growing_out blow-dry blow_dry curls curly_cut updo inch ruler side tidy-up ten_years_younger pictured
haircolour@hair: colour colours coloured color dye dyed dyeing blonde blond brunette bleach bleached bleaching balayage highlights lowlights foils ombre tone toned toner brassy orange yellow ginger ash ashy copper red grey greys grey_coverage roots root patches washed_out faded shade green_tint caramel chestnut platinum stripes subtle beige zebra strand_test lighter darker
wash@hair: wash washed washing basin sink head_massage scalp_massage massage massaged shampoo shampooed conditioner water_was neck_hurt towel rinse rinsed soaked
listening@hair: consultation advice advised advises suggested suggestion suggestions recommended asked picture photo pictures listened understood agreed ignored insisted
atmosphere@hair: coffee drinks tea magazine magazines smell smells smelled clean dirty hair_on_the_floor chairs plants loud tired gown hair_all_over music radio
booking@hair: cancel cancelled waited wait late hours minutes_late running behind in_and_out waiting whole_saturday couldn't_get_in on_time minutes
@moving: movers mover removal removals removal_men house_move moving_house moving_company moving_day moving_van our_move relocation furniture_van boxes piano van_and loading_the unloading dismantled bubble_wrap storage_unit packed_up our_belongings our_furniture our_stuff our_sofa our_wardrobe third_floor fourth_floor fifth_floor the_new_flat new_house new_flat new_place old_flat tail_lift estimator
staff@moving: men strong sweating sweat jokes shoe_covers grafters flights_on
damage@moving: scratched scratch scratches broken broke damaged damage dent dented smashed cracked chipped torn ruined marks wall walls doorframe door_frame floor floors parquet banister mirror vase glass plates crockery
packaging@moving: paper blankets labelled crates crockery_boxes padded pan on_top
lost@moving: missing lost disappeared inventory never_arrived never_made_it short one_box two_boxes gone nowhere where_is where_are never_came_back left_behind forgot forgotten astray ticked items somebody_else's
setup@moving: dismantled beds wardrobe kitchen rebuilt connected back_together slats screws
waiting@moving: hours loaded unloaded unloading
punctual@moving: early arrived arrive arrival am pm o'clock showed date day_later rang_the_bell said_eight hours_late saturday monday hours_we_sat
parking@moving: permit van lorry truck street zone space road
communication@moving: called calls phone office told survey date shrugged whoever_answers
claims@moving: insurance claim compensation paid settled waiting_for_a_penny gouges_and
@camping: tent tents rucksack rucksacks backpack sleeping_bag sleeping_bags camping hiking hike stove trekking campsite poles pegs guy_ropes
setup@camping: pitch put_up pegs poles pack_away inner outer groundsheet fold folded alone minutes_to puts_it_up beams pump peg
waterproof@camping: wet dry leaked leaks leak seams seam groundsheet water beads chucking paddling_pool drip
sleep@camping: night nights mat mats bag_is cold warm freezing degrees mattress pillow insulation air_out deflated woke mummy toasty snug thermometer
shoes@camping: boot boots shoes blisters toes heel ankle sole soles grip size laces break_in feet
bags@camping: rucksack backpack pack straps strap hip_belt back_panel pockets pocket litres carry carried shoulders load collarbone digs
advice@camping: recommended
returns@camping: brought_it_in brought_back brought_the repaired
delivery@camping: click_and_collect free_shipping
@garage: garage mechanic mechanics mot car cars service tyre tyres brake brakes engine clutch exhaust oil_change gearbox workshop
condition@garage: scratch scratched dent washed cleaned greasy oil_stain* seat radio settings mileage vacuumed returned_clean dirty
parts@garage: battery stock ordered brand second-hand original
honesty@garage: needed not_needed replaced_without old_parts showed_me charged_for
loan@garage: collect dropped_me picked_up
@language: language_course spanish german french italian english vocabulary grammar tutor tutors lessons lesson duolingo speaking pronunciation fluent fluency native_speaker* words phrases speak beginner* learn_a_language learning
content@language: lesson lessons sentences words level levels unit mistakes repeat repetition explained turtle would_i_need why_on_earth goes_up_to realistic
progress@language: learn learned learnt learning speaking understand months order_in freeze answered_me fluent stick stuck speak freeze_when
teaching@language: patient patience explained native teacher cancelled showed_up turned_up bloke feel_stupid
fun@language: game games points owl daily fun bored reminder reminders
sound@language: speech listening hear mic microphone voice sounds robot drops_out saying keeps_saying accent
billing@language: cancelled charged year
@dental: dentist dental tooth teeth filling crown root_canal braces hygienist implant
results@dental: filling fillings crown crowns bridge implant implants braces veneer bite whitening teeth_look
pain@dental: sore
@medical: doctor doctors clinic hospital surgery gp practice patient patients nurse nurses physio physiotherapist therapy therapist consultant ward midwife treatment appointment_with
treatment@medical: exercises session sessions injection
diagnosis@medical: tests test examined results scan checked thorough
@beauty: nails manicure pedicure lashes eyebrow eyebrows waxing beautician massage spa_day
nails@beauty: nails nail gel polish shape chipped lifted lashes brows wax waxing lash cuticles filed extensions pedicure manicure tint
results@beauty: lasted weeks skin
pain@beauty: burned cut_me sore pressure
@gym: gym gyms workout workouts treadmill personal_trainer membership weights spinning yoga pilates studio mats class classes instructor squat bench sauna
@taxi: taxi taxis cab driver drivers uber ride rides airport_transfer fare chauffeur
staff@taxi: helped_with silent
vehicle@taxi: smelly seats air_con
@carhire: rental_car hire_car car_hire rental_desk rental_company rented_a_car car_rental
deposit@carhire: blocked card damage photos
vehicle@carhire: model upgrade manual condition tyres dents
fuel@carhire: fuel tank petrol full
@airline: flight flights airline plane aircraft cabin crew_on boarding airport
journey@airline: delay delayed cancelled connection rebooked missed hours
seats@airline: row narrow
luggage@airline: bag bags lost weight overweight
@photo: photographer shoot photoshoot portraits wedding_photos album
photos@photo: pictures photos edited editing shots poses light gallery
@craft: plumber electrician painter decorator carpenter builder builders roofer tiler plasterer boiler bathroom_fitter kitchen_fitter joiner handyman heating_engineer tiles bathroom_was leak wiring painted
workmanship@craft: finish finished tidy neat leak leaks paint tiles grout level straight door wall ceiling installed fitted wiring job repaired
cleanliness@craft: rubbish left_clean
@cleaningtrade: cleaner cleaners cleaning_company cleaning_lady housekeeper window_cleaner carpet_cleaning
workmanship@cleaningtrade: corners streaks windows dusted skirting oven missed spotless shiny limescale surfaces
damage@cleaningtrade: broke broken scratched damaged bleached stain
lost@cleaningtrade: keys missing
@garden: nursery_plants garden_centre plants plant seeds seedlings shrubs roses pots compost bulbs gardener hedge lawn
plants@garden: healthy wilted dead grew arrived_dry pests aphids
@event: festival concert venue gig stage headliner lineup line-up tickets band
events@event: sound set lineup headliner stage encore
crowds@event: queue queues space pushing
drinks@event: water
@pet: dog dogs cat cats puppy kitten vet groomer kennel cattery pet pets
health@pet: coat allergy sick weight skin ingredients
taste@pet: eats ate loves_it refuses bowl licks treats leaves_it
care@pet: groomed clipped walked played cuddled photos_of_him stressed calm
@clothing: dress dresses shirt blouse trousers jeans skirt jacket coat jumper sweater leggings bra knitwear fabric sleeves waist shoes
quality@clothing: button buttons
care@clothing: washing shrank shrunk colour_ran
@software: software crm dashboard integration integrations api plugin workflow spreadsheet browser_extension plan_upgrade app invoices invoicing invoice sync login
reports@software: export exports dashboard figures
features@software: missing_feature fields custom option
sync@software: import
@furniture: sofa sofas couch table mattress wardrobe shelf shelves bookcase armchair bed_frame chair chairs desk legs drawer drawers assembly cushions upholstery
comfort@furniture: sit sitting hard lie back
setup@furniture: hours
@optician: optician opticians glasses lenses frames eye_test varifocals
@insurance: insurer insurance policy premium claims claim broker
claims@insurance: paid claim settled adjuster weeks rejected refused accident damage
price@insurance: premium premiums increase
@bank: bank banks account branch overdraft mortgage current_account banking_app
@energy: energy_supplier electricity gas meter solar panels inverter heat_pump tariff smart_meter kwh
@telecom: broadband router provider sim mobile_contract internet_provider fibre wifi
setup@telecom: technician engineer router switch_over porting
@museum: museum exhibition gallery exhibits audio_guide castle zoo
exhibits@museum: information rooms audio
@game: game games gameplay players boss levels console playing
@book: book novel chapters author audiobook reader
story@book: plot twist chapter chapters writing written style
@electronics: headphones earbuds laptop phone speaker camera printer tablet smartwatch charger vacuum blender kettle coffee_machine fryer espresso smoothies froth grinder milk_froth
power@electronics: motor fast hot boils heats
sound@electronics: call calls
care@electronics: clean cleaning filter wiping wash fingerprint self-cleans pulp blades rinse mould
taste@electronics: coffee espresso crema latte cappuccino cappucino flat_white froth foam smoothie smoothies chunks velvety crushes soup
ease@electronics: single_button lid touch gran pain_to manual
looks@electronics: slim cupboards counter bigger_than tiny_kitchen takes_up
@bike: bike bikes bicycle e-bike ebike cycling saddle derailleur
@rental: airbnb apartment holiday_home cottage host villa host_was kitchen_was lodge lodges cabin cabins chalet chalets bungalow bungalows holiday_park caravan_park static_caravan resort holiday_let glamping yurt treehouse self-catering half-board all-inclusive our_stay hot_tub_lodge camper_pitch mobile_home travel_cot hot_tub holiday_cottage sun_lounger kids'_club lifeguard lifeguards
rooms@rental: kitchen equipped bed beds sofa terrace crockery oven dishwasher mattress mattresses sofa_bed bunk bunks bunk_beds pillow pillows heating heater heaters radiator radiators warm toasty damp cold_inside draughty wood_burner log_burner stove fireplace hot_tub veranda porch decking deck layout spacious roomy cramped tiny_bedroom knives pans saucepans cutlery utensils fridge freezer microwave washing_machine storage cupboards shower_pressure blackout well_equipped cosy cozy sleeps room_for loads_of_room slept_in_our
@school: kindergarten nursery school childminder teachers tuition daycare driving_school driving_instructor course courses lesson lessons teacher
supervis@school: carers educators group groups attention outside played
exams@school: test theory attempt
@laundry: dry_cleaner dry_cleaners laundry laundrette shirts suit stain stains ironed duvet
care@laundry: stain stains ironed pressed shrunk buttons smell clean whites colour
lost@laundry: missing lost sock wrong
@legalwork: solicitor lawyer accountant tax_adviser notary law_firm
@estate: estate_agent letting_agent landlord property valuation viewings flat_hunting
teaching: class_of intro_session induction
@climb: climbing climber climbers boulder* belay* auto-belay* harness* chalk setters wall_is crag
routes@climb: route routes reset* sector set setting setters slab slabs problem problems crux grade grades graded grading lines 6a 6b v3 v5 jugs crimps boulder boulders moves overhang
safety@climb: belay belaying auto-belay* rope ropes knot mats mat hold spinning dropped brake fall under terrifying nobody_says toddlers checked_my
equipment@climb: shoes shoe harness* rental rent lend chalk_bag pair pro_shop
gymclasses@climb: hangboard* moon_board kilterboard spray_wall campus rungs weights squat_rack board fingers
climate@climb: chalk coughed sauna fans
cleanliness@climb: damp smell greasy
price@moving+craft+garage: quote quotes quoted estimate estimates by_the_hour
@film: film films movie movies cinema streaming episodes netflix
@ski: ski skis skiing snowboard slopes piste
@jewel: jeweller jewellery jewelry engagement_ring wedding_rings necklace bracelet
@tailor: tailor alterations seamstress hem
@pharmacy: pharmacy pharmacist chemist
@tour: tour_guide guided_tour tour tours excursion
@dating: dating matches swipe
calls@electronics+audio: call calls calling caller meeting meetings zoom teams interview interviews other_end my_voice i_sound my_boss conference hear_me understand_me make_out_a_word background_noise talking_on conversation conversations phoning
battery@electronics+audio: hold_a_charge holds_a_charge hold_charge charge charged charges recharging without_charging without_recharging plug plugged plugging #_hours hours_a_charge hours_on on_a_good_day #_left still_going still_on all_weekend whole_weekend once_a_week lasts_all lasted_all lasts_# lasted_# all_day_long dies dying dead_by dead_after flat_after runs_out ran_out runs_flat run_flat cell swollen swelled percent per_cent outlet socket keeps_going fully_charged
sync@electronics+audio: drops_out cuts_out cut_out cutting_out dropout stutter* range switch switching switches pair reconnect* multipoint out_of_sync lip_sync lips delay latency lag through_the_wall through_walls two_rooms kick_one loses_the_connection forgets_the_device keeps_disconnecting won't_find laptop_and_phone from_the_laptop from_my_laptop with_the_tv
buttons@electronics+audio: touch swipe swiping tap taps tapping double-tap gesture gestures skips_the skips_a skips_track pauses_when press pressing wheel slider app the_app eq equaliser equalizer firmware update updates settings presets account_for menu menus voice_prompt voice_prompts wear_detection
noise@audio: noise_cancel* noise-cancel* anc cancelling cancellation cancels isolat* shut_out shuts_out block blocks blocked_out blocking drown drowns drowned_out tune_out tunes_out train plane flight flights tube ambient transparency passthrough wind breeze blissfully outside_world the_world world_disappears my_own_bubble engine seal seals typing chatter hoover lawnmower open-plan open_plan roommate flatmate
sound@audio: vocals vocal songs song track tracks albums album instruments orchestra choir singer lyrics details detail detailed clarity clear clear_as highs lows mid-range boomy full_sound rich flat_sound warm_sound punchy punch thump_of fills_the fill_the fills_a goosebumps hear_things hear_stuff heard_stuff heard_things hear_details hear_every_note never_noticed never_heard loudness loud distort clean music playlist jazz classical techno rock quality_of_sound
comfort@audio: ear ears head heads headband wear wears wearing wore tight pinch* squeeze* press_on presses fall_out falls_out fell_out fell_off falling_out slip_off slips_off stay_in stays_in stay_put tips ear_tips pad pads ear_pads cups glasses weigh heavy light lightweight featherlight neck headache headaches pressure queasy dizzy hurt hurts ached jog jogging running gym big_head small_ears
quality@electronics+audio: broke broken breaks breaking snaps cracked crack died stopped_working packed_up unstuck fell dropped drop drops_on pool rain shower washing_machine wash water waterproof sweatproof dust sand still_going_strong still_working build solid metal falling_apart wobbl* rattl* creak* tank scratch scratches carried_on third_year second_year year_three year_two two_years three_years four_years #_years years_in
looks@electronics+audio: looks_enormous look_enormous enormous_on huge_on look_silly looks_silly look_like looks_like colour colours ornament photos_are photos_on brick
@audio: headphones headphone earbuds earbud earphones in-ears speaker speakers soundbar subwoofer woofer bass treble noise_cancelling noise-cancelling anc earpads ear_cups podcasts podcast sound_quality eq equaliser
events@rental: playground playgrounds kids'_club kids_club mini_club mini_disco disco entertainer entertainers craft crafts pottery archery climbing bowling mini_golf crazy_golf zip_wire zipline zip_line pony_rides ponies treasure_hunt scavenger session sessions sports tennis football_pitch badminton den_building nature_walk bike_hire bored nothing_to_do something_for_everyone teens teenagers games_room soft_play magician mascot evening_programme
faults@rental: fixed repaired repairman technician handyman caretaker maintenance_man electrician plumber tap leaking blocked fuse tripped power_cut boiler shutter peeling rotten rotting rusty tired shabby dated tatty worn threadbare renovat* refurb* updating lick_of_paint well_kept well_maintained out_of_action taped_off closed_for reported mould mouldy spending_on
crowds@rental: queue queues queued queuing fully_booked booked_up sold_out no_slots no_space no_spaces full waiting sunbed sunbeds lounger loungers towel towels parking_space nowhere_to_park half_term school_holidays to_ourselves no_waiting off_season off-season midweek fight_for hour_wait stood_an_hour stood_for
booking@rental: cancel cancelled cancellation website deposit_twice refund refunded checked_in checking_in check_in keys key reception_opened early_arrival late_arrival early_check-in code_for upgraded moved_us swapped change_the_dates changed_our_dates double_charged charged_twice emails the_lot_back
location@rental: woodland trees pines deer ducks swans squirrels rabbits wildlife birds birdsong flowers grounds setting car-free car_free traffic-free paths bikes_through mist pretty_place peaceful_setting village
pool@rental: water slide slides wave_machine waves lifeguard sunbed sunbeds lounger loungers swimming_lessons paddling_pool toddler_pool splash inflatables rapids lazy_river armbands diving hot_tub_area
food@rental: carvery shop store pint
staff@rental: girls lad lads reception woman_at man_at
@carhire: camper* campervan* van_hire motorhome* rv_rental hired_the_van hired_a_van rented_the_van rented_a_van our_van the_van
equipment@carhire: fridge crockery cutlery pans pots plates gas_bottle gas_cylinder awning toilet toilets solar bike_rack camping_chairs chairs table stove hob cooker kettle bedding_pack kit inventory all_there everything_we_needed missing_from_the heater leveling_ramps hook-up water_pump wardrobe corkscrew
roadside@carhire+garage: broke_down breakdown breakdowns broken_down tow towed tow_truck recovery_truck roadside assistance stranded emergency_number emergency_line flat_battery flat_tyre puncture warning_light dashboard_light alternator replacement_van replacement_vehicle mechanic got_us_back_on_the_road
checkin@carhire: handover hand-over hand_over pick-up picked_up_the collected_the collection_was drop-off dropped_it_off dropping_off returned_the_van return_was showed_us_how showed_us_everything explained_everything explained_the_van walked_us_through briefing instruction_video keys paperwork_took
beds@carhire: slept sleep sleeping berth berths mattress bed beds bunk bunks cramped roof_tent pop_top taller_than tall_people sleeps_# headroom
@bedding: mattress* pillow* duvet* topper* bed_frame slats
comfort@bedding: slept sleep sleeping lying lie_on lay_on firm firmer firmness soft softer hard harder cloud sink sink_in support supportive
quality@bedding: dip dips hollow sag sags sagging sagged lumpy bobbling pilling still_as_good as_good_as_the_day years_in after_a_year after_#_years washes flat seam seams zip
climate@bedding: hot hotter sweat sweating sweaty boil boiling cool cooler cooling warm breathable clammy night_sweats
pain@bedding: back neck shoulder shoulders hip hips hernia slipped_disc disc aches ache stiff stiffness sciatica
support: rang_up rang_them i_rang we_rang on_the_phone_with phoned_them answered_the_phone answers_the_phone nobody_answers no_one_answers picks_up_the_phone whoever_picks_up by_chat via_chat live_chat on_the_chat sorted_it_in sorted_it_straight got_back_to_me got_back_to_us
app: order_online ordered_online ordering_was ordering_online placing_the_order place_an_order on_the_website on_your_website checkout voucher_code discount_code in_stock_online basket online_adviser
booking: moved_our_dates move_our_dates changed_our_dates changed_the_dates change_the_dates change_dates rescheduled reschedule rebooked rebook booking_was_cancelled cancelled_our_booking cancelled_on_us
checkin@carhire: pick_up picked_up pick_the_van collect_the collecting_the office_was_shut office_was_closed shuttle
vehicle@carhire: rattly rattles rattled rattling engine gearbox automatic brakes wipers air_con aircon air_conditioning miles_on_the_clock drives_well drove_like uphill motorway worn tyres never_let_us_down belt
equipment@carhire: kitchen bottle_opener hot_water cable sponge kit
roadside@carhire: leisure_battery wouldn't_start didn't_start over_the_phone_at talked_me_through
`;
