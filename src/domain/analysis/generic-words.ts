/** Words of praise, blame and talk: they say how it was, not what it was about. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `good great nice best better bad worst worse perfect perfectly excellent amazing awesome fantastic
wonderful lovely beautiful pretty gorgeous cute adorable darling fun cool super fine okay decent superb
terrible horrible awful poor poorly disappointed disappointing disappointment disappoint happy pleased
glad satisfied sad sorry impressed impressive favorite favourite special unique beautifully incredible
love loved loves liked like likes hate hated recommend recommended recommendation buy buying bought
purchase purchased purchases order ordered get getting got gets give gave given go going goes went gone
come came coming put puts take took taken make makes made making want wanted wants need needed needs try
tried trying use used using wear wore wearing worn look looks looked looking feel feels felt feeling see
saw seen seem seems think thought thinking know knew say said says tell told keep kept find found expect
expected hope hoped hoping wish wished wait waste wasted work works worked working turn turned start
started end ended happen happened call called read reading write leave left let
really just also even still much many lot lots little bit way well quite pretty definitely absolutely
totally completely highly extremely especially probably maybe actually however although though yet
almost already always never ever often sometimes usually normally overall basically finally unfortunately
later now today yesterday soon ago back away around instead everything anything nothing something someone
everyone anyone one two three first second last next another every thing things stuff kind type part
piece item items product products review reviews reviewer reviewers person people customer customers
guy guys time times day days week weeks month months year years hour hours minute minutes night
side front top-notch problem problems issue issues reason reasons fact idea case-in-point point
able sure enough big small large long short high low old new full whole half different similar
hard easy easily simple right wrong real true usual normal regular total great-looking number
im ive dont didnt cant wont isnt wasnt doesnt couldnt would could should might must will can may
us yes no ok etc via per within without upon among toward towards since unless whether
experience star stars store stores shop online retailer home place help lol omg wow else less least more most less
sehr gut schön super toll immer noch schon mal wieder ganz leider alles nur mehr habe hatte würde kann
très bien bon bonne super tout plus encore toujours fait faire avoir être vraiment
muy bien bueno buena todo más también siempre hace hacer tiene está`.split(/\s+/),
);

/** Words that stand before what is spoken of. */
export const NOUN_LEADS: ReadonlySet<string> = new Set(
  `the a an my your our their its his her with for of in on and or no any some these those great good
nice der die das den dem ein eine einen mit für und im am le la les un une des du avec pour et el los las
una con para y il lo gli i per e di het een de met voor en o os as um uma com`.split(/\s+/),
);

/** Words that point at the thing itself: what follows them often is what is being reviewed. */
export const POINTERS: ReadonlySet<string> = new Set(
  `this these diese dieser dieses diesen ce cet cette ces este esta estos estas questo questa deze dit
esse essa isso`.split(/\s+/),
);
