import { describe, expect, test } from 'vitest';
import { CONCEPTS } from '#insight/data/themes/concept-list.ts';
import { conceptsOf } from '#insight/themes/concepts.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';

const labelsOf = (text: string) => conceptsOf(text, detectLanguage(text)).labels;

/** A reader's label for each text; it may have more concepts. */
const CASES: readonly (readonly [text: string, label: string])[] = [
  ['My instructor never raised her voice.', CONCEPTS.staff.label],
  ['On a attendu plus d’une heure malgré le rendez-vous.', CONCEPTS.waiting.label],
  ['Nadie me explicó lo que costaba y la factura fue el doble.', CONCEPTS.bill.label],
  ['Die Tierärztin war unglaublich lieb zu unserem Kater.', CONCEPTS.pets.label],
  ['Das Sauerteigbrot ist ein Traum.', CONCEPTS.food.label],
  ['Les croissants sont trop gras à mon goût.', CONCEPTS.food.label],
  ['Impossible de résilier, ils continuent à prélever.', CONCEPTS.billing.label],
  ['Invoices sync with my bank automatically.', CONCEPTS.sync.label],
  ['Desde la última actualización se cierra sola.', CONCEPTS.bugs.label],
  ['Anleitung nur auf Chinesisch, Aufbau hat vier Stunden gedauert.', CONCEPTS.setup.label],
  ['La batterie ne tient même pas une demi-journée.', CONCEPTS.battery.label],
  ['Il personale è gentilissimo e molto disponibile.', CONCEPTS.staff.label],
  ['La spiaggia è a due passi, posizione ottima.', CONCEPTS.location.label],
  ['De douches waren smerig en het stonk.', CONCEPTS.cleanliness.label],
  ['De bezorging duurde drie weken.', CONCEPTS.delivery.label],
  ['A entrega atrasou duas semanas e a caixa veio partida.', CONCEPTS.delivery.label],
  ['O pequeno-almoço era ótimo e o pão fresco.', CONCEPTS.breakfast.label],
  ['プールの水が冷たすぎて5分も入れませんでした。', CONCEPTS.pool.label],
  ['スタッフさんがとても親切でした。', CONCEPTS.staff.label],
  ['这家店排队太久，价格也贵。', CONCEPTS.waiting.label],
  ['服务员很热情', CONCEPTS.staff.label],
  ['الموظفون ودودون جدا', CONCEPTS.staff.label],
  ['والسعر غالي', CONCEPTS.price.label],
  ['£62 for a patch of grass', CONCEPTS.price.label],
  ['9 Euro, dafür gab es drei Kugeln', CONCEPTS.price.label],
  ['Zu teuer', CONCEPTS.price.label],
  ['Trop cher', CONCEPTS.price.label],
  ['Die Bremsen quietschen furchtbar.', CONCEPTS.brakes.label],
  ['Los frenos estaban gastados.', CONCEPTS.brakes.label],
  ['Falscher Steuersatz bei Auslandsrechnungen.', CONCEPTS.tax.label],
  ['Transactions come in overnight from my bank.', CONCEPTS.bank.label],
  ['La lecture des tickets de caisse est bluffante.', CONCEPTS.expenses.label],
  ['Imposible cambiar el logotipo o la numeración.', CONCEPTS.templates.label],
  ['Lahm ohne Ende, jede Seite braucht eine halbe Minute.', CONCEPTS.speed.label],
  ['Two of us were at it all day, half the holes were wrong.', CONCEPTS.setup.label],
  ['Ni me enteré de la aguja.', CONCEPTS.pain.label],
  ['Phone lines are always engaged.', CONCEPTS.reach.label],
  ['My order took 12 days.', CONCEPTS.late.label],
  ['My order took twelve days.', CONCEPTS.late.label],
  ['She rolled both her eyes.', CONCEPTS.staff.label],
  ['Eine tolle Tiefkühlpizza.', CONCEPTS.food.label],
  ['Nos saludaron al entrar.', CONCEPTS.staff.label],
  ['Ils nous ignoraient pendant toute la visite.', CONCEPTS.staff.label],
  ['Me ofrecieron un té con menta.', CONCEPTS.drinks.label],
  ['El vino de la casa era horrible.', CONCEPTS.drinks.label],
  ['Le casque a un très bon son.', CONCEPTS.sound.label],
  ['Nobody came and nobody rang us back.', CONCEPTS.punctual.label],
  ['Sie nahm sich Zeit und hat zugehört.', CONCEPTS.listening.label],
  ['Du travail bâclé, il a fallu tout refaire.', CONCEPTS.workmanship.label],
  ['Una chapuza, quedó todo torcido.', CONCEPTS.workmanship.label],
  ['Hanno fatto un lavoro preciso e sono molto contenta.', CONCEPTS.workmanship.label],
  ['Niemand kwam opdagen.', CONCEPTS.punctual.label],
  ['作業が雑でやり直しになりました。', CONCEPTS.workmanship.label],
  ['Me dejaron las uñas perfectas.', CONCEPTS.results.label],
  ['We had the whole pool to ourselves.', CONCEPTS.crowds.label],
  ['Da wird man von einem zum anderen geschickt.', CONCEPTS.support.label],
  ['On voit qu’ils aiment leur métier.', CONCEPTS.staff.label],
  ['Hay que ser ingeniero para entenderlo.', CONCEPTS.ease.label],
];

/** Words that only look like those of a concept. */
const STRANGERS: readonly (readonly [text: string, label: string])[] = [
  ['Eventually I can’t wait to be back, no wonder.', CONCEPTS.waiting.label],
  ['Eventually we got it.', CONCEPTS.events.label],
  ['Volveremos seguro, una semana genial.', CONCEPTS.deposit.label],
  ['No hay nada mejor para mí.', CONCEPTS.pool.label],
  ['Das war vergessen und angemessen.', CONCEPTS.food.label],
  ['Es waren hundert Leute da, das ist ja sinnvoll.', CONCEPTS.pets.label],
  ['Alles goed, dat weten we.', CONCEPTS.teaching.label],
  ['Unas vistas increíbles, despertarse así no tiene precio.', CONCEPTS.price.label],
  ['We have a living room at home.', CONCEPTS.rooms.label],
  ['Tarifs affichés clairement.', CONCEPTS.brakes.label],
  ['Die Sitzbank ist aus massivem Holz.', CONCEPTS.bank.label],
  ['Alle Modelle gefallen mir.', CONCEPTS.faults.label],
  ['Franchement pas mal du tout.', CONCEPTS.staff.label],
  ['质量很好。', CONCEPTS.size.label],
  ['It took our days off.', CONCEPTS.late.label],
  ['She rolled the dough while I shut my eyes.', CONCEPTS.staff.label],
  ['正直、期待以上でした。', CONCEPTS.waiting.label],
  ['Te atiende como si fueras su primo.', CONCEPTS.drinks.label],
  ['Vino con un golpe en la esquina.', CONCEPTS.drinks.label],
  ['Il adore son nouveau vélo.', CONCEPTS.sound.label],
  ['Fui unas cuantas veces.', CONCEPTS.results.label],
  ['La chica tenía paciencia.', CONCEPTS.colours.label],
];

describe('concepts', () => {
  test.each(CASES)('“%s” has the concept: %s', (text, label) => {
    expect(labelsOf(text)).toContain(label);
  });

  test.each(STRANGERS)('“%s” lacks the concept: %s', (text, label) => {
    expect(labelsOf(text)).not.toContain(label);
  });

  test('the rest of a text excludes the words of its concepts', () => {
    expect(conceptsOf('Nice staff and a trampoline', 'en').rest).toBe('Nice | and a trampoline');
  });

  test.each(['en', 'de', 'zh', 'xx', undefined])('no concepts without text (%s)', (language) => {
    expect(conceptsOf('', language)).toEqual({
      labels: [],
      weak: [],
      hints: [],
      trades: [],
      rest: '',
    });
  });
});
