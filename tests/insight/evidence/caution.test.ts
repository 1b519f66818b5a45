import { describe, expect, test } from 'vitest';
import { languageOf } from '#insight/evidence/terms/sentence-language.ts';
import { summarise, standingOf } from '#domain/evidence/summary.ts';
import { checkEvidence } from '#insight/evidence/check-post.ts';

async function check(post: string, ...quotes: readonly string[]) {
  return checkEvidence(
    post,
    undefined,
    quotes.map((text, index) => {
      const language = languageOf(text);
      return { id: String(index), text, ...(language !== undefined && { language }) };
    }),
  );
}

async function verdictsOn(post: string, ...quotes: readonly string[]): Promise<string> {
  return (await check(post, ...quotes)).map(({ verdict }) => verdict).join(' + ');
}

async function headerOf(post: string, ...quotes: readonly string[]): Promise<string> {
  return summarise((await check(post, ...quotes)).map((it) => standingOf(it, false)));
}

/** The post, then the quote. */
type Row = readonly [post: string, quote: string];

describe('handles are compared', () => {
  test.for<Row>([
    ['@starbucks makes the best flat white.', '@coffee_lou makes the best flat white.'],
    ['@a and @c make the best cake.', '@a and @b make the best cake.'],
    ['Thanks to @peter the cake was perfect.', 'Thanks to @anna the cake was perfect.'],
    ['@peter hat die beste Torte gebacken.', '@anna hat die beste Torte gebacken.'],
    ['Dank @peter war die Torte perfekt.', 'Dank @anna war die Torte perfekt.'],
    ['@pedro hace el mejor café.', '@ana hace el mejor café.'],
    ['Gracias a @pedro la tarta quedó perfecta.', 'Gracias a @ana la tarta quedó perfecta.'],
    ['@pierre fait le meilleur café.', '@anne fait le meilleur café.'],
    ['@piero fa il miglior caffè.', '@anna fa il miglior caffè.'],
  ])('%s is not said by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).not.toMatch(/said|^not-a-claim$/);
    expect(await verdictsOn(quote, quote)).toBe('said');
  });
});

describe('a quote that denies knowing a fact leaves the fact open', () => {
  test.for<Row>([
    ['The course ends at noon.', 'Nobody mentioned that the course ends at noon.'],
    ['The shop opens on Sundays.', 'I didn’t know that the shop opens on Sundays.'],
    ['Der Laden öffnet sonntags.', 'Ich wusste nicht, dass der Laden sonntags öffnet.'],
    ['La piscina es climatizada.', 'Nadie nos dijo que la piscina es climatizada.'],
    ['La piscine est chauffée.', 'Personne ne nous a dit que la piscine est chauffée.'],
    // A sign before an amount is part of it.
    ['The lesson costs ~£38.', 'The lesson costs £38.'],
    ['The lesson costs -£38.', 'The lesson costs £38.'],
  ])('%s is near at most by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).toBe('near');
  });

  test('to love is not to say', async () => {
    expect(await verdictsOn('A guest loved: the room was cold.', 'The room was cold.')).toBe(
      'retold',
    );
  });
});

describe('a later sentence takes a statement back', () => {
  const [en, de, es, fr, it] = [
    'The terrace is quiet at night.',
    'Die Terrasse ist nachts ruhig.',
    'La terraza es tranquila de noche.',
    'La terrasse est calme la nuit.',
    'La terrazza è tranquilla di notte.',
  ];
  test.for<Row>([
    [`${en} Not.`, en],
    [`${en} Not really.`, en],
    [`${en} Just kidding.`, en],
    [`${en} Wrong!`, en],
    [`${en} Haha, no.`, en],
    [`${en} Fooled you!`, en],
    [`${de} Tja, nein.`, de],
    [`${es} Pues no.`, es],
    [`${fr} Poisson d’avril !`, fr],
    [`${en} Is it quiet at noon? No!`, en],
    [`${en}\nNot true.`, en],
    [`${en}\n🙄`, en],
    [`${en} That’s a lie.`, en],
    [`${de} Stimmt nicht!`, de],
    [`${de} Von wegen!`, de],
    [`${de} Nein, ist sie nicht.`, de],
    [`${es} ¡Mentira!`, es],
    [`${es} Es broma.`, es],
    [`${es} ¡Qué va!`, es],
    [`${fr} C'est faux !`, fr],
    [`${fr} Je plaisante.`, fr],
    [`${fr} Pas du tout.`, fr],
    [`${it} Non è vero!`, it],
  ])('%s', async ([post, quote]) => {
    expect(await verdictsOn(quote, quote)).toBe('said');
    expect(await verdictsOn(post, quote)).not.toContain('said');
    expect(await headerOf(post, quote)).not.toMatch(/every|nothing/i);
  });

  test.for<Row>([
    ['The terrace is quiet at night? Never!', en],
    ['Die Terrasse ist nachts ruhig? Niemals!', de],
    ['¿La terraza es tranquila de noche? ¡Nunca!', es],
    ['La terrasse est calme la nuit ? Jamais !', fr],
  ])('the answer is a claim: %s', async ([post, quote]) => {
    expect(await headerOf(post, quote)).not.toMatch(/every|nothing/i);
  });

  test.for<Row>([
    [`${en} No stairs, no noise.`, en],
    [`${en} I wish you a good night.`, en],
    [`${en}\n❌ Loud streets`, `${en} Loud streets.`],
  ])('others leave it as it is: %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).toMatch(/^said/);
  });
});

describe('tenses are compared', () => {
  test.for<Row>([
    ['The sauna is free.', 'The sauna was free.'],
    ['The rooms are quiet.', 'The rooms were quiet.'],
    ['Die Sauna ist kostenlos.', 'Die Sauna war kostenlos.'],
    ['La sauna es gratuita.', 'La sauna era gratuita.'],
    ['La terraza está limpia.', 'La terraza estaba limpia.'],
    ['Le sauna est gratuit.', 'Le sauna était gratuit.'],
    ['La sauna è gratuita.', 'La sauna era gratuita.'],
    ['De sauna is gratis.', 'De sauna was gratis.'],
    ['A sauna é gratuita.', 'A sauna era gratuita.'],
  ])('%s is not said by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).toBe('retold');
    expect(await verdictsOn(quote, post)).toBe('retold');
    expect(await verdictsOn(post, post)).toBe('said');
  });
});

describe('the number of a day or a floor at the start of a line is none of a list', () => {
  test.for<Row>([
    ['24. Dezember geschlossen, schade.', '31. Dezember geschlossen, schade.'],
    ['Am 24. Dezember war die Sauna offen.', 'Am 31. Dezember war die Sauna offen.'],
    ['5. Stock war ruhig.', '2. Stock war ruhig.'],
  ])('%s is not said by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).not.toMatch(/said|retold/);
    expect(await verdictsOn(post, post)).toBe('said');
  });
});

describe('brackets and quotation marks around a word leave its meaning open', () => {
  test.for<Row>([
    ['The food was "not" bad.', 'The food was not bad.'],
    ['The food was (not) bad.', 'The food was not bad.'],
    ['The food was “good”.', 'The food was good.'],
    ['Das Essen war „nicht“ schlecht.', 'Das Essen war nicht schlecht.'],
    ['Das Essen war (nicht) schlecht.', 'Das Essen war nicht schlecht.'],
    ['La comida «no» era mala.', 'La comida no era mala.'],
    ['La comida (no) era mala.', 'La comida no era mala.'],
    ['Le repas n’était « pas » mauvais.', 'Le repas n’était pas mauvais.'],
    ['Le repas n’était (pas) mauvais.', 'Le repas n’était pas mauvais.'],
  ])('%s is not said by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).toBe('near');
    expect(await verdictsOn(quote, quote)).toBe('said');
    expect(await verdictsOn(`“${quote}”`, quote)).toBe('said');
  });
});

describe('a dropped addition is no contradiction', () => {
  test.for<Row>([
    ['Le vendeur m’a remboursé 20 euros.', 'Le vendeur m’a remboursé 20 euros sans discuter.'],
    ['They refunded me 20 euros.', 'They refunded me 20 euros without a fuss.'],
    ['They refunded me 20 euros.', 'They refunded me 20 euros with no fuss.'],
    ['Sie haben mir 20 Euro erstattet.', 'Sie haben mir 20 Euro ohne Diskussion erstattet.'],
    ['Das Zimmer war sauber.', 'Ohne Frage war das Zimmer sauber.'],
    ['Me devolvieron 20 euros.', 'Me devolvieron 20 euros sin discutir.'],
    ['Mi hanno rimborsato 20 euro.', 'Mi hanno rimborsato 20 euro senza discutere.'],
  ])('%s is not contradicted by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).toMatch(/^(?:said|retold|near)$/);
  });

  test.for<Row>([
    ['The room has hot water.', 'The room is without hot water.'],
    ['The lift works.', 'The lift never works.'],
  ])('%s is not said by %s', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).not.toBe('said');
  });
});

describe('languages without lists', () => {
  test.for<Row>([
    ['部屋は清潔でした。', '部屋は清潔ではありませんでした。'],
    ['房间很干净。', '房间不太干净。'],
    ['방이 깨끗했어요.', '방이 깨끗하지 않았어요.'],
    ['ห้องสะอาด', 'ห้องไม่สะอาด'],
    ['الغرفة نظيفة.', 'الغرفة ليست نظيفة.'],
    ['החדר נקי.', 'החדר לא נקי.'],
    ['Комната чистая.', 'Комната не чистая.'],
    ['Oda temizdi.', 'Oda temiz değildi.'],
  ])('%s is a claim that %s does not say', async ([post, quote]) => {
    expect(await verdictsOn(post, quote)).toMatch(/^(?:near|no-source)$/);
    expect(await verdictsOn(quote, quote)).toBe('said');
    expect(await verdictsOn(post, `${post}\n${quote}`)).toBe('said');
  });

  test.for(['部屋は清潔でした。', 'الغرفة نظيفة.', 'Комната чистая.'])(
    'across languages %s is not compared',
    async (post) => {
      expect(await headerOf(post, 'The room was clean and we liked it.')).toBe('1 not compared');
    },
  );
});
