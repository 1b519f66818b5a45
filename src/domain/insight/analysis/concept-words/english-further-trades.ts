/** English words of further trades; the notation is explained in `../concept-table.ts`. */
export const ENGLISH_FURTHER_TRADES = `
@climb: climb climber climbing climbed bouldering boulder belay* harness chalk
routes@climb: route grade grades graded setting setter reset problem overhang* slab hold holds wall walls project circuit
safety@climb: belay* rope ropes mat mats fall falls fallen knot checked
gymclasses@climb: training_area moonboard kilter* hangboard* campus board rungs
climate@climb: dust air
@spa: sauna saunas thermal_* spa steam_room jacuzzi swimming swim lanes lifeguard
pool@spa: water jets lane slides warm lukewarm bubbles
sauna@spa: sauna saunas steam_room steam infusion*
lockers@spa+climb: locker lockers changing_room changing_rooms cubicles hairdryer hairdryers
noise@spa: quiet_room chatting talking
relaxing: melted_away switch_off unwind unwinding recharge
relaxing@spa+body+gym: relax relaxed relaxing relaxation stress calm
treatment@spa: masseu* hot_stone scrub
@drive: driving_school driving_lesson driving_lessons driving_instructor driving_test theory_test roundabouts instructor stalled
exams@drive: pass fail minors test
teaching@drive: patient shouting calm shouted
nerves@drive+horse+sea+class: confidence nerves at_ease anxious nervous scared terrified confident fear fears
content@drive: questions mock
progress@drive: roundabouts parking motorway reversing without_help
booking@drive: next_lesson lesson_and wait weeks
@class: dance dancing salsa ballet pottery ceramics workshop cookery piano sewing painting_class evening_class
teaching@class: steps
pace@class: slow crowded number_of
results@class: made dish dishes bowl glaze fired took_home proud piece
community@class: met friends partner single
@gym: dojo karate judo boxing kickboxing taekwondo sensei martial reformer
@court: golf tennis padel squash court courts fairways tee badminton
courts@court: court courts greens green course holes bunkers surface floodlights net roof
equipment@court: rackets racket balls buggy clubs hire
booking@court: members tee_time
@play: escape_room bowling laser_tag trampoline trampolines karting mini_golf theme_park rollercoaster game_master arcade
puzzles@play: lock padlock solved
atmosphere@play: set props film scenery themed
rides@play: ride track laps kart karts pins trampolines
@zoo: zoo aquarium safari penguins elephants giraffes enclosure enclosures keeper
wildlife@zoo+horse: animal animals enclosure enclosures cage feeding tigers horse horses pony ponies well_kept thin
@stage: cinema theatre screening auditorium stalls popcorn matinee
seats@stage: row view balcony stalls
screen@stage: projector 3d
sound@stage: acoustics
story@stage: play musical staging
@ferry: ferry ferries cruise train trains railway carriage conductor port crossing
journey@ferry: delay delayed cancelled connection platform crossing timetable rough late to_the_minute
seats@ferry: knees
crowds@ferry: standing aisle aisles
rooms@ferry: porthole
excursions@ferry: excursion excursions shore
@camp: campsite campground hostel dorm dorms pitches guesthouse b&b
@rental: campsite hostel dorm guesthouse b&b
pitch@camp: flat
hookup@camp: hook-up electricity tripping fuse socket sockets
shop@camp: shop rolls bread kiosk supermarket
noise@camp: music
rules@camp: barrier curfew fined strict rules
beds@camp: dorm dorms curtain
@deli: butcher butchers cheese cheeses chocolates pralines wine wines roastery espresso gelato ice_cream teas sausages
@eating: butcher butchers cheese cheeses chocolates gelato ice_cream sausages
taste@deli: aroma acidity creamy sweet roast notes tough
advice@deli: tasting samples try pairing
selection@deli: kinds counter flavours
@mealkit: recipe recipes meal_kit ingredients veg_box groceries substitut*
recipes: recipe recipes
recipes@mealkit: dishes menu easy_to_follow steps
freshness@mealkit: avocado
arrived@mealkit: left_out substitut*
packaging@mealkit: plastic ice_packs
billing@mealkit: skip pause pausing paused
diet: vegan vegans vegetarians gluten-free dairy-free halal coeliacs lactose
sustain@mealkit: waste throw exactly_what
timesaved: gives_me_back saves_me saves_time save_time saves_us
@vitamin: capsule capsules supplement supplements vitamin vitamins magnesium protein creatine collagen gummies
results@vitamin: energy sleep blood_test hair cramps notice tired
taste@vitamin: dissolves lumps shake
health@vitamin: tolerate burps
ease@vitamin: swallow huge
ingredients: additives fillers dose dosage preservatives parabens
@scent: perfume perfumes fragrance aftershave lipstick foundation mascara serum moisturiser make-up candle candles
lasting: long-lasting longevity wears_off lasts_all
lasting@scent: lasts gone hours
smell@scent: notes vanilla musk fake
skin@scent: spots
colours@scent: match
packaging@scent: pump spray nozzle
@baby: pram pushchair stroller car_seat cot baby_carrier nappies newborn toy toys
ease@baby: fold folds one_hand steer buckle boot
safety@baby: isofix wobbly straps
playing@baby: plays played lights
@nursery: nursery childminder daycare preschool key_worker
supervis@nursery: ratio cuddle cuddles attention adults noticed cared toddlers warm
pitch@nursery: garden outdoors outside
settling@nursery: settled settling settle cried tears drop-off happy
progress@nursery: counting speech development learned
continuity: different_person same_person same_carer different_faces familiar_face from_scratch turnover
continuity@elder+nursery+body+mind: same different changed changes
@elder: nursing_home care_home carer carers residents resident dementia home_care
supervis@elder: clean hair notices washed fed neglected bell alone dignity medication falls
communication@elder: ring family
events@elder: singing outings
@body: physio physiotherapist osteopath chiropractor massage acupuncture sciatica therapist knots
results@body: gone better worse walk lift sleep back knee shoulder
treatment@body: hands knot knots press pressure technique
gymclasses@body: exercise exercises stretches stretch strengthening
advice@body: explained cause why
rooms@body: cubicles curtain couch
length: full_hour out_of_the_door cut_short
length@body+spa+mind+elder: pay_for minutes
@mind: therapist therapy psychologist counsellor counselling coaching coach depression burnout
listening@mind: listen judged understood heard questions
results@mind: helped clarity changed life coping
@tattoo: tattoo tattoos tattooist piercing piercings
workmanship@tattoo: lines shading faded
listening@tattoo: idea design sketch stencil
hygiene@tattoo: needles
aftercare@tattoo: healed infected
@craft: plumbing radiators windows flooring laminate gutters scaffolding fitters installers solar_panels heat_pump
@lock: locksmith locked_out pest_control wasps rats mice cockroaches bed_bugs clearance
results@lock: gone came_back returned nest
damage@lock: drilled lock
honesty@lock: on_the_phone suddenly cash
@motor: dealership dealer test_drive part-exchange used_car car_wash valeting
honesty@motor: mileage hidden accident
workmanship@motor: wax rims dried spots vacuumed
vehicle@motor: rust
@scoot: scooter scooters charger chargers charging_station kwh
battery@scoot: range flat empty
@fixit: screen_repair cracked_screen new_battery data_recovery hard_drive repair_shop motherboard
secure@fixit: data recovered wiped files
repair@fixit: screen
@printer: printer printers filament nozzle toner cartridges
printing@printer: print prints printed layers stringing jams
setup@printer: levelling wifi driver
@web: hosting domain domains server servers wordpress dns vpn ssl webshop plugin
uptime: outage outages downtime uptime
uptime@web: down crashes stable offline
secure@web: ssl backup backups hacked restore malware
migrate@web: moved moved_my moved_our migrat* transfer
mail@web: mails spam inbox mailbox mailboxes
speed@web: seconds
ease@web: panel
setup@web: live
@agency: agency seo adwords campaigns rankings leads bookkeeping accountant
results@agency: rankings leads traffic clicks enquiries
@jobs: recruiter recruiters recruitment interview interviews candidates cv headhunter
jobs@jobs: job jobs offer role placement vacancy interview interviews
@press: photo_book album business_cards flyers canvas calendar prints stationery notebook
printing@press: print prints printed printing colours paper sharp blurry muddy dark faded
editor@press: editor software layout templates crashed dragging app
quality@press: pages page loose spine
described@press: preview cropped chopped trim
gifts@press: gave cried grandma birthday
upload@press: upload uploading uploaded
late@press: christmas
@wedding: wedding bride groom bridesmaids bridal gown tuxedo dj caterer marquee bouquet
events@wedding: dance_floor danced playlist
photos@wedding: photographer photos shots
alterations@wedding: dress fitting fittings
@garden: florist bouquet bouquets
freshness@garden: drooping vase
@pan: knife knives saucepan frying_pan cookware non-stick cast_iron blender mixer
sharp@pan+tool: sharp sharpening blunt blade blades
heat@pan+tool: heats heat evenly induction burnt sear temperature warped
care@pan: sticks coating rust
@robot: robot hoover docking mop suction vacuum
navigation@robot: stuck tangled docking_station misses
power@robot: hair crumbs dust trail
ink@robot: bag bin emptying empty filter
@home: lamp lamps lampshade curtain curtains blind blinds rug rugs bulb
light@home: light bright dim brightness flickers gloomy blackout
quality@home: pile fluff sheds thin
@tool: drill chainsaw hedge_trimmer lawnmower mower barbecue bbq grill cordless
power@tool: concrete through cuts weak
quality@tool: chain rust
parts@tool: burner spare blade blades
@run: running_shoes rain_jacket fleece bra underwear knickers merino
@clothing: running_shoes fleece underwear
comfort@run: straps
waterproof@run: breathes breathable wind
quality@run: holes elastic
@jewel: wristwatch watches watch
accuracy@jewel: loses gains
looks@jewel: dial face
@tune: guitar guitars violin piano saxophone drums ukulele strings
tuning@tune: tune tuning action frets keys pedals
sound@tune: tone resonance
@fish: fishing rod rods reel lures bait
@horse: horse horses riding stables ponies
teaching@horse: canter trot
@sea: diving dive surfing surf sailing kayak snorkelling wetsuit skipper whales
safety@sea: waves current briefing
wildlife@sea: whales dolphins fish turtles seals reef
guides@sea: skipper captain explained
equipment@sea: board boards mask tanks
@depot: self-storage storage
storage@depot: unit units space damp
access@depot: code gate trolleys
secure@depot: cctv padlock alarm security
price@depot: increase
@parcel: parcel parcels courier depot tracking
delivery@parcel: van
doorstep@parcel: doorstep porch neighbour letterbox card_through rings bell in_the_rain left_it left_my
tracking@parcel: tracking said_delivered follow map
damage@parcel: crushed smashed
lost@parcel: lost stolen
@funeral: funeral undertaker coffin cremation ashes
ceremony@funeral: service speech
@desk: coworking co-working library desks
workspace@desk: chair phone_booths
selection@desk: books loan
@thrift: charity_shop second-hand vintage preloved
condition@thrift: washed stained holes
selection@thrift: bargains treasures finds
@church: church sermon mass congregation
community@church: welcomed
story@church: sermon hymns choir
@laundry: launderette dryers dryer washers
laundry: dryer dryers
laundry@laundry: drying dry damp wash washes machines spin cycle
payment@laundry: coins coin card
`;
