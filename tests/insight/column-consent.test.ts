import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksConsent, consentOf } from '#insight/read/tables/column-consent.ts';

/** Labelled before the rules; the second list was kept back until they were written. */
const ASKING = [
  'May we quote you?',
  'Can we use your feedback on our website?',
  'Permission to publish',
  'OK to publish?',
  'permission_to_publish',
  'Do you agree that we may publish your review?',
  'Dürfen wir Sie zitieren?',
  'Einwilligung zur Veröffentlichung',
  'Pouvons-nous vous citer ?',
  'Autorisation de publication',
  '¿Podemos publicar su opinión?',
  'Possiamo citarla?',
  'Mogen we u citeren?',
];
const ASKING_LATER = [
  'Are you happy for us to share your comments publicly?',
  'Would you be willing to let us use this as a testimonial?',
  'quoteConsent',
  'Darf Ihr Kommentar veröffentlicht werden?',
  'Ich bin einverstanden, dass mein Zitat verwendet wird',
  'Acceptez-vous que votre avis soit publié ?',
  'Autoriza la publicación de su comentario',
  'Acconsento alla pubblicazione',
  'Toestemming voor publicatie',
  'Podemos publicar o seu depoimento?',
  'Czy możemy opublikować Twoją opinię?',
  'Får vi citera dig?',
  '掲載してもよろしいですか？',
  '是否同意公开发布',
  'Share on website?',
  'I agree that my comment may be used in marketing',
  'Comments may be shared on social media',
  'My answer can be featured on your site',
  'Can we use this?',
  'Permission to use comment',
  'May we use this on our website?',
  '¿Podemos usarlo?',
  'Darf mein Kommentar genutzt werden?',
  'Pouvons-nous partager votre avis ?',
  '¿Podemos usar su comentario?',
  'Possiamo condividere la tua opinione?',
  'Mogen we dit delen?',
  'Autorizo o uso do meu comentário',
  'Får vi använda din kommentar?',
  'Czy możemy wykorzystać Twój komentarz?',
  'Можем ли мы использовать ваш отзыв?',
  'コメントを使用してもよいですか',
  '我们可以使用您的评论吗？',
  'isPublic',
  'Do not publish',
  'Please don’t quote me',
  'Keep confidential?',
  'Opt out of marketing use',
  'Nicht veröffentlichen',
];
const OTHERS = [
  'What did you enjoy?',
  'Anything we can improve?',
  'May we contact you?',
  'Newsletter consent',
  'How did you find our quote?',
  'Can we improve our quotes?',
  'Public transport',
  'Dürfen wir Sie anrufen?',
  'Review',
  'What could we publish next?',
  'Comment',
  'Why did you agree to the price?',
  'Newsletter opt-out',
  'Private lessons',
  'What would you not share?',
  'Can you use the app offline?',
  'Could the app be used on a tablet?',
  'Would you share this with a friend?',
  'How often do you use it?',
  'Was parking allowed?',
  'Would you be happy to use us again?',
  'I agree that the app is easy to use',
  'Can I use the app offline?',
  'Can we show you the new model?',
  'Could we share it with the workshop?',
  'Could we include a cup with your order?',
  'Darf Ihr Kind das Gerät benutzen?',
  'Acepto usar el producto otra vez',
  'また利用してもいいですか',
  '可以再次使用吗',
];

describe('the question about the use of words', () => {
  test.each([...ASKING, ...ASKING_LATER])('it is recognised: %s', (name) => {
    expect(asksConsent(name)).toBe(true);
  });
  test.each(OTHERS)('other questions are none: %s', (name) => {
    expect(asksConsent(name)).toBe(false);
  });
});

describe('an answer about the use of words', () => {
  test.each([
    ['Yes', 'given'],
    ['Yes, with my first name', 'given'],
    ['yes but anonymously', 'given'],
    ['TRUE', 'given'],
    ['No problem!', 'given'],
    ['No worries, go ahead', 'given'],
    ['Kein Problem', 'given'],
    ['Of course', 'given'],
    ['Oui, sans mon nom', 'given'],
    ['Sí', 'given'],
    ['はい', 'given'],
    ['I agree to the use of my words', 'given'],
    ['No', 'refused'],
    ['no, thank you', 'refused'],
    ['FALSE', 'refused'],
    ['Please don’t', 'refused'],
    ['I’d rather not', 'refused'],
    ['lieber nicht', 'refused'],
    ['Nein', 'refused'],
    ['non merci', 'refused'],
    ['Nee', 'refused'],
    ['Não', 'refused'],
    ['Absolutely not', 'refused'],
    ['Of course not!', 'refused'],
    ['Natürlich nicht', 'refused'],
    ['Bien sûr que non', 'refused'],
    ['Claro que no', 'refused'],
    ['Certo che no', 'refused'],
    ['Natuurlijk niet', 'refused'],
    ['Claro que não', 'refused'],
    ['Internal use only', 'refused'],
    ['Internet', 'unclear'],
    ['Intern und extern', 'unclear'],
    ['Absolutely. No problem!', 'given'],
    ['Por supuesto no hay problema', 'given'],
    ['nur intern', 'refused'],
    ['🚫', 'refused'],
    ['☐', 'refused'],
    ['✅', 'given'],
    ['Yes, no problem', 'given'],
    ['Yes not a problem', 'given'],
    ['Of course, no need to ask', 'given'],
    ['いいえ', 'refused'],
    ['Not sure', 'unclear'],
    ['maybe', 'unclear'],
    ['vielleicht', 'unclear'],
    ['Ask me first', 'unclear'],
    ['', 'unclear'],
    ['42', 'unclear'],
    ['Nora', 'unclear'],
    ['Jana', 'unclear'],
    ['nothing to add', 'unclear'],
  ])('%s: %s', (answer, consent) => {
    expect(consentOf(answer, 'May we quote you?')).toBe(consent);
  });

  test.each([
    ['Do not publish', 'TRUE', 'refused'],
    ['Do not publish', 'FALSE', 'given'],
    ['Keep confidential?', 'Yes', 'refused'],
    ['Opt out of marketing use', 'x', 'refused'],
    ['Nicht veröffentlichen', 'ja', 'refused'],
    ['Opt out of marketing use', '', 'unclear'],
  ])('a column that forbids, %s: %s is %s', (name, answer, consent) => {
    expect(consentOf(answer, name)).toBe(consent);
  });

  test('any text has one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(['given', 'refused', 'unclear']).toContain(consentOf(text, 'May we quote you?'));
        expect(typeof asksConsent(text)).toBe('boolean');
      }),
    );
  });
});
