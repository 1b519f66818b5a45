import type { Card } from '#domain/pictures/card.ts';
import { CARD_DESIGNS } from '#domain/pictures/design-list.ts';
import { FIRST_VIEW } from '#domain/pictures/photo.ts';

/** Words of customers: a line, a few sentences, and more than most cards hold. */
const LENGTHS = [1, 2, 9] as const;

/** Two sentences of each script; the last has letters of several. */
const SENTENCES: Readonly<Record<string, readonly [string, string]>> = {
  en: [
    'Check-in took four minutes, and somebody carried our bags.',
    'The terrace is quiet at night, breakfast was the best in years, and the staff remembered how my daughter takes her cocoa.',
  ],
  de: [
    'Die Freundschaftspreise der Donaudampfschifffahrtsgesellschaft sind unschlagbar.',
    'Trotz Geschwindigkeitsbegrenzung war die Wiederherstellungsgeschwindigkeit der Warmwasserversorgung beeindruckend, und das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz hing aus.',
  ],
  ar: [
    'كان الموظفون لطفاء، والشرفة هادئة في الليل.',
    'وكان الفطور أفضل ما تناولناه منذ سنوات، وسنعود بالتأكيد في الصيف القادم مع العائلة كلها.',
  ],
  he: [
    'הצוות היה אדיב, והמרפסת שקטה בלילה.',
    'ארוחת הבוקר הייתה הטובה ביותר מזה שנים, ובהחלט נחזור בקיץ הבא עם כל המשפחה.',
  ],
  ja: [
    'スタッフの方々はとても親切で、テラスは夜も静かでした。',
    '朝食は何年ぶりかというほどおいしく、「また来たい」と家族みんなで話しながら、帰りの電車に乗りました。',
  ],
  mixed: [
    'Wow 😍😍 best day out 👨‍👩‍👧‍👦🎉, the kids loved it!',
    'The ライオン 🦁 roared, “الفيل” slept, and so did we 🙌🏽 on the way home to Thessaloniki (Θεσσαλονίκη) 🚂🚃🚃.',
  ],
};

type Look = Pick<Card, 'size' | 'tone' | 'colour'>;

/** Every design in three lengths, a row for each script. */
export const sampleCards = (look: Look, signOff = 'Harbour House'): readonly (readonly Card[])[] =>
  Object.entries(SENTENCES).map(([language, [short, longer]]) =>
    CARD_DESIGNS.flatMap(({ id: design }) =>
      LENGTHS.map((length) => ({
        words: Array.from({ length }, (_, at) => (at % 2 === 0 ? short : longer)).join(' '),
        rating: 5,
        ...(language !== 'mixed' && { language }),
        signOff,
        design,
        ...(design === 'photo' && { photo: { id: 'dusk', ...FIRST_VIEW } }),
        ...look,
      })),
    ),
  );
