import { expect, test } from 'vitest';
import { detectLanguage } from '#domain/text/detect-language.ts';

test.each<[string, string | undefined]>([
  ['I love this top, the colours are great and it fits well.', 'en'],
  ['Die Farben sind schön und es passt sehr gut.', 'de'],
  ['Les couleurs sont belles et la taille est parfaite pour moi.', 'fr'],
  ['Los colores son bonitos y es muy suave, una maravilla.', 'es'],
  ['I colori sono belli ma non è molto morbido.', 'it'],
  ['As cores são lindas e o tecido é muito bom, mas não estica.', 'pt'],
  ['Het is een mooie trui en de kleur is goed, maar niet warm.', 'nl'],
  ['とても暖かいです', 'ja'],
  ['颜色很漂亮', 'zh'],
  ['Очень тёплый шарф', 'ru'],
  ['جميل جدا', 'ar'],
  ['정말 따뜻해요', 'ko'],
  ['Obsługa była bardzo miła i pomocna, polecam', 'pl'],
  ['Çok güzel bir otel, herkese tavsiye ederim', 'tr'],
  ['Väldigt bra service, kommer gärna tillbaka', 'sv'],
  ['Vi ventede en time på at få mad', 'da'],
  ['Veldig hyggelig betjening, men maten var kald', 'no'],
  ['Der Kaffee war schön heiß', 'de'],
  ['Lovely', undefined],
  ['👍 5/5', undefined],
  ['', undefined],
])('%j is in %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});
