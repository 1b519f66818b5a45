import { describe, expect, test } from 'vitest';
import { isConcept, labelOf } from '#insight/data/themes/concept-list.ts';
import { conceptsOf } from '#insight/themes/concepts.ts';
import { detectLanguage } from '#domain/text/detect-language.ts';

const labelsOf = (text: string) => conceptsOf(text, detectLanguage(text)).labels;

/** A reader's label for each text; it may have more concepts. */
const CASES: readonly (readonly [text: string, label: string])[] = [
  ['On a attendu plus d’une heure malgré le rendez-vous.', labelOf('waiting')],
  ['Les croissants sont trop gras à mon goût.', labelOf('food')],
  ['Impossible de résilier, ils continuent à prélever.', labelOf('billing')],
  ['Il personale è gentilissimo e molto disponibile.', labelOf('staff')],
  ['La spiaggia è a due passi, posizione ottima.', labelOf('location')],
  ['De douches waren smerig en het stonk.', labelOf('cleanliness')],
  ['De bezorging duurde drie weken.', labelOf('delivery')],
  ['A entrega atrasou duas semanas e a caixa veio partida.', labelOf('delivery')],
  ['スタッフさんがとても親切でした。', labelOf('staff')],
  ['这家店排队太久，价格也贵。', labelOf('waiting')],
  ['服务员很热情', labelOf('staff')],
  ['الموظفون ودودون جدا', labelOf('staff')],
  ['والسعر غالي', labelOf('price')],
  ['£62 for a patch of grass', labelOf('price')],
  ['9 Euro, dafür gab es drei Kugeln', labelOf('price')],
  ['The car park was full.', labelOf('location')],
  ['Die Verkäuferinnen sind hilfsbereit.', labelOf('staff')],
  ['Die Verpackungen waren heil.', labelOf('packaging')],
  ['Der Lieferservice war da.', labelOf('delivery')],
  ['Zu teuer', labelOf('price')],
  ['Trop cher', labelOf('price')],
  ['We had the whole pool to ourselves.', labelOf('crowds')],
];

/** Words that only look like those of a concept. */
const STRANGERS: readonly (readonly [text: string, label: string])[] = [
  ['Eventually I can’t wait to be back, no wonder.', labelOf('waiting')],
  ['Das war vergessen und angemessen.', labelOf('food')],
  ['Unas vistas increíbles, despertarse así no tiene precio.', labelOf('price')],
  ['Franchement pas mal du tout.', labelOf('staff')],
  ['质量很好。', labelOf('size')],
  ['She rolled the dough while I shut my eyes.', labelOf('staff')],
  ['正直、期待以上でした。', labelOf('waiting')],
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
    expect(conceptsOf('', language)).toEqual({ labels: [], rest: '' });
  });
});
