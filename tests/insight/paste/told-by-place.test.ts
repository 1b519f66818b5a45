import { describe, expect, test } from 'vitest';
import { readPaste } from '#insight/read/read-paste.ts';

const saidIn = (text: string, own?: readonly string[]): string[] =>
  readPaste({ text }, own ? { own } : {}).quotes.map((quote) =>
    [quote.speaker, quote.rating, quote.text].filter((it) => it !== undefined).join(' | '),
  );

describe('cards of customers’ words', () => {
  test('unlabelled cards give name and words', () => {
    const text =
      'Ils nous font confiance\n\nOn a gagné trois heures par semaine.\nSophie Martin\nFleuriste à Lyon\n\nLe support répond le dimanche, du jamais vu.\nKarim Benali\nLibraire\n\nEssayer';
    expect(saidIn(text)).toEqual([
      'Sophie Martin | On a gagné trois heures par semaine.',
      'Karim Benali | Le support répond le dimanche, du jamais vu.',
    ]);
  });

  test('cards without names stay paragraphs', () => {
    const text = 'The lid leaks every day.\nstill nice\n\nThe bag is far too small.\nnot good';
    expect(saidIn(text)).toEqual([
      'The lid leaks every day.\nstill nice',
      'The bag is far too small.\nnot good',
    ]);
  });
});

describe('the summary of a form', () => {
  test('a form summary gives its answers without the footer', () => {
    const text =
      '¿Qué le gustó más?\n2 respuestas\nEl pan recién hecho\nLa terraza\n¿Qué podemos mejorar?\n3 respuestas\nMás sillas\n-\nEl ruido\nEste contenido no ha sido creado por Google.';
    expect(saidIn(text)).toEqual(['El pan recién hecho', 'La terraza', 'Más sillas', 'El ruido']);
  });
});

test('a form summary keeps all answers if one of them has two lines', () => {
  const text =
    'What did you like?\n3 responses\nThe staff were kind.\nThey carried our bags too.\nThe breakfast.\nThe pool is warm.\nWhat could we do better?\n1 response\nMore towels';
  expect(saidIn(text)).toContain('The pool is warm.');
});

describe('a chat of a community', () => {
  test('keeps a further message apart from the first and from an echo of it', () => {
    const text =
      'lena — 10.03.2026 18:42\nder Export ist endlich schnell genug\n[18:43]nur der Ordner fehlt\nTom (Werft)\nMOD\n — 10.03.2026 18:51\nkommt nächste Woche\n@lena der Export ist endlich schnell genug\nmika — 10.03.2026 19:00\nbei mir auch';
    expect(saidIn(text, ['Tom (Werft)'])).toEqual([
      'lena | der Export ist endlich schnell genug',
      'lena | nur der Ordner fehlt',
      'mika | bei mir auch',
    ]);
  });
});

describe('a printed thread of mails', () => {
  test('a printed mail gives its writer from the line with the date', () => {
    const text =
      'Ana Ruiz <ana@correo.example>\tmar, 10 mar 2026 a las 9:14\nPara: Taller Sol <hola@tallersol.example>\nHola:\n\nLa mesa quedó preciosa.\n\nAna\n[Texto citado oculto]';
    expect(saidIn(text, ['Taller Sol'])).toEqual(['Ana Ruiz | La mesa quedó preciosa.']);
  });
});

describe('rows without a header', () => {
  test('rows without a header take no order number for a speaker', () => {
    const text =
      'NL-201;Sanne Bakker;17.03.2026;5;De monteur was op tijd en ruimde alles op.\nNL-204;Jan Visser;18.03.2026;2;Drie keer verzet, elke keer vrij genomen.\nNL-209;Piet Smit;19.03.2026;4;n.v.t.';
    expect(saidIn(text)).toEqual([
      'Sanne Bakker | 5 | De monteur was op tijd en ruimde alles op.',
      'Jan Visser | 2 | Drie keer verzet, elke keer vrij genomen.',
    ]);
  });
});

describe('a log of a help desk', () => {
  test('a help-desk log takes no label below it for a speaker', () => {
    const text =
      '(18:03:20) Ruth Kern: The tomatoes were squashed again.\n(18:04:02) Sam: Sorry to hear that.\n(18:05:50) Ruth Kern: The oranges are the best in years.\nDuration: 4 min 49 s\nChat rating: Good';
    expect(saidIn(text, ['Sam'])).toEqual([
      'Ruth Kern | The tomatoes were squashed again.',
      'Ruth Kern | The oranges are the best in years.',
    ]);
  });
});

describe('a page of reviews', () => {
  test('a page of reviews gives names with a nickname in quotation marks', () => {
    const text =
      'Ratings and reviews\nBartholomew "Bart" Quick\nmore_vert\nJanuary 21, 2026\nDoes what it promises and the reminders are gentle.\nDid you find this helpful?\nYes\nNo\nInes Pike\nmore_vert\nJanuary 20, 2026\nLost everything when I changed phones.\nDid you find this helpful?\nYes\nNo';
    expect(saidIn(text)).toEqual([
      'Bartholomew "Bart" Quick | Does what it promises and the reminders are gentle.',
      'Ines Pike | Lost everything when I changed phones.',
    ]);
  });
});

describe('half a star', () => {
  test('stars with a half sign count it, and leave it out of the words', () => {
    const text =
      'Ada Moss\n★★★½\n3 May 2026\nThe ferry scenes are lovely and slow.\nHelpful\nBo Lind\n★★\n4 May 2026\nNobody talks to anybody on this boat.\nHelpful';
    expect(saidIn(text)).toEqual([
      'Ada Moss | 3.5 | The ferry scenes are lovely and slow.',
      'Bo Lind | 2 | Nobody talks to anybody on this boat.',
    ]);
  });

  test('a half apart from the stars stays the customer’s', () => {
    expect(
      saidIn('★★★ ½ of the mugs were broken.\n\n★★★★★ All of them arrived well.')[0],
    ).toContain('½ of the mugs were broken.');
  });
});
