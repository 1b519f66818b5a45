import { describe, expect, test } from 'vitest';
import { isConcept, labelOf } from '#insight/data/themes/concept-list.ts';
import { conceptsOf } from '#insight/themes/concepts.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';

const labelsOf = (text: string) => conceptsOf(text, detectLanguage(text)).labels;

/** A reader's label for each text; it may have more concepts. */
const CASES: readonly (readonly [text: string, label: string])[] = [
  ['My instructor never raised her voice.', labelOf('staff')],
  ['On a attendu plus d’une heure malgré le rendez-vous.', labelOf('waiting')],
  ['Nadie me explicó lo que costaba y la factura fue el doble.', labelOf('bill')],
  ['Die Tierärztin war unglaublich lieb zu unserem Kater.', labelOf('pets')],
  ['Das Sauerteigbrot ist ein Traum.', labelOf('food')],
  ['Les croissants sont trop gras à mon goût.', labelOf('food')],
  ['Impossible de résilier, ils continuent à prélever.', labelOf('billing')],
  ['Invoices sync with my bank automatically.', labelOf('sync')],
  ['Desde la última actualización se cierra sola.', labelOf('bugs')],
  ['Anleitung nur auf Chinesisch, Aufbau hat vier Stunden gedauert.', labelOf('setup')],
  ['La batterie ne tient même pas une demi-journée.', labelOf('battery')],
  ['Il personale è gentilissimo e molto disponibile.', labelOf('staff')],
  ['La spiaggia è a due passi, posizione ottima.', labelOf('location')],
  ['De douches waren smerig en het stonk.', labelOf('cleanliness')],
  ['De bezorging duurde drie weken.', labelOf('delivery')],
  ['A entrega atrasou duas semanas e a caixa veio partida.', labelOf('delivery')],
  ['O pequeno-almoço era ótimo e o pão fresco.', labelOf('breakfast')],
  ['プールの水が冷たすぎて5分も入れませんでした。', labelOf('pool')],
  ['スタッフさんがとても親切でした。', labelOf('staff')],
  ['这家店排队太久，价格也贵。', labelOf('waiting')],
  ['服务员很热情', labelOf('staff')],
  ['الموظفون ودودون جدا', labelOf('staff')],
  ['والسعر غالي', labelOf('price')],
  ['£62 for a patch of grass', labelOf('price')],
  ['9 Euro, dafür gab es drei Kugeln', labelOf('price')],
  ['Zu teuer', labelOf('price')],
  ['Trop cher', labelOf('price')],
  ['Die Bremsen quietschen furchtbar.', labelOf('brakes')],
  ['Los frenos estaban gastados.', labelOf('brakes')],
  ['Falscher Steuersatz bei Auslandsrechnungen.', labelOf('tax')],
  ['Transactions come in overnight from my bank.', labelOf('bank')],
  ['La lecture des tickets de caisse est bluffante.', labelOf('expenses')],
  ['Imposible cambiar el logotipo o la numeración.', labelOf('templates')],
  ['Lahm ohne Ende, jede Seite braucht eine halbe Minute.', labelOf('speed')],
  ['Two of us were at it all day, half the holes were wrong.', labelOf('setup')],
  ['Ni me enteré de la aguja.', labelOf('pain')],
  ['Phone lines are always engaged.', labelOf('reach')],
  ['My order took 12 days.', labelOf('late')],
  ['My order took twelve days.', labelOf('late')],
  ['She rolled both her eyes.', labelOf('staff')],
  ['Eine tolle Tiefkühlpizza.', labelOf('food')],
  ['Nos saludaron al entrar.', labelOf('staff')],
  ['Ils nous ignoraient pendant toute la visite.', labelOf('staff')],
  ['Me ofrecieron un té con menta.', labelOf('drinks')],
  ['El vino de la casa era horrible.', labelOf('drinks')],
  ['Le casque a un très bon son.', labelOf('sound')],
  ['Nobody came and nobody rang us back.', labelOf('punctual')],
  ['Sie nahm sich Zeit und hat zugehört.', labelOf('listening')],
  ['Du travail bâclé, il a fallu tout refaire.', labelOf('workmanship')],
  ['Una chapuza, quedó todo torcido.', labelOf('workmanship')],
  ['Hanno fatto un lavoro preciso e sono molto contenta.', labelOf('workmanship')],
  ['Niemand kwam opdagen.', labelOf('punctual')],
  ['作業が雑でやり直しになりました。', labelOf('workmanship')],
  ['Me dejaron las uñas perfectas.', labelOf('results')],
  ['We had the whole pool to ourselves.', labelOf('crowds')],
  ['Da wird man von einem zum anderen geschickt.', labelOf('support')],
  ['On voit qu’ils aiment leur métier.', labelOf('staff')],
  ['Hay que ser ingeniero para entenderlo.', labelOf('ease')],
];

/** Words that only look like those of a concept. */
const STRANGERS: readonly (readonly [text: string, label: string])[] = [
  ['Eventually I can’t wait to be back, no wonder.', labelOf('waiting')],
  ['Eventually we got it.', labelOf('events')],
  ['Volveremos seguro, una semana genial.', labelOf('deposit')],
  ['No hay nada mejor para mí.', labelOf('pool')],
  ['Das war vergessen und angemessen.', labelOf('food')],
  ['Es waren hundert Leute da, das ist ja sinnvoll.', labelOf('pets')],
  ['Alles goed, dat weten we.', labelOf('teaching')],
  ['Unas vistas increíbles, despertarse así no tiene precio.', labelOf('price')],
  ['We have a living room at home.', labelOf('rooms')],
  ['Tarifs affichés clairement.', labelOf('brakes')],
  ['Die Sitzbank ist aus massivem Holz.', labelOf('bank')],
  ['Alle Modelle gefallen mir.', labelOf('faults')],
  ['Franchement pas mal du tout.', labelOf('staff')],
  ['质量很好。', labelOf('size')],
  ['It took our days off.', labelOf('late')],
  ['She rolled the dough while I shut my eyes.', labelOf('staff')],
  ['正直、期待以上でした。', labelOf('waiting')],
  ['Te atiende como si fueras su primo.', labelOf('drinks')],
  ['Vino con un golpe en la esquina.', labelOf('drinks')],
  ['Il adore son nouveau vélo.', labelOf('sound')],
  ['Fui unas cuantas veces.', labelOf('results')],
  ['La chica tenía paciencia.', labelOf('colours')],
];

describe('concepts', () => {
  test('only a concept of the list has a label', () => {
    expect(isConcept('staff')).toBe(true);
    expect(isConcept('staffing')).toBe(false);
    expect(() => labelOf('staffing')).toThrow('staffing');
  });

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
