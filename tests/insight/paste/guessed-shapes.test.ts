import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapeOf } from './support/read-texts.ts';

describe('guessing the shape of a text', () => {
  test.each<[string, string]>([
    ['csv', 'rating,title,review\n5,Nice,Lovely'],
    ['csv', '\uFEFFrating;review\r\n5;Lovely'],
    ['csv', '"Review Text"\t"Stars"\nLovely\t5'],
    ['csv', 'Score|Comment\n5|Lovely'],
    ['csv', '\n\n rating , REVIEW \n5,Lovely'],
    ['json', '[{"review":"Lovely"}]'],
    ['json', '  {"reviews":["Lovely"]}\n'],
    ['json', '\uFEFF["Lovely"]'],
    ['json-lines', '{"review":"Lovely"}\n{"review":"Nice"}\n'],
    ['json-lines', '["Lovely"]\r\n\r\n["Nice"]'],
    ['text', '{"review":"Lovely"}\n{"review":"cut off'],
    ['text', '[not json'],
    ['text', '{"review": "cut off'],
    ['text', 'Lovely, warm, and true to size.'],
    ['text', 'My review of the blouse: lovely, warm.'],
    ['text', 'Comment, wow: the delivery was quick.\nLoved it, would buy again.'],
    ['text', 'Text, mail, whatever: they answer at once.\nNo complaints, all fine.'],
    ['text', 'Review; star\nGood; really'],
    ['text', 'Rating, review\nLoved it, really'],
    ['text', 'Date,time and place were great\nLoved it, really'],
    ['csv', 'Name,Review\nAnn,"Lovely, warm"'],
    ['csv', 'store;feedback\nBerlin;Lovely'],
    ['csv', 'order_id,customer.name,review\n7,Ann,Lovely'],
    ['csv', 'sep=;\nrating;What was good?\n5;Lovely and warm'],
    ['text', ''],
  ])('the guess is %s: %j', (format, text) => {
    expect(shapeOf(text)).toBe(format);
  });

  test('guessing the shape never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(['csv', 'json', 'json-lines', 'text']).toContain(shapeOf(text));
      }),
    );
  });
});
