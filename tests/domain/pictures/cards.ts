import type { Card } from '#domain/pictures/card.ts';
import type { Measure } from '#domain/pictures/shapes.ts';

/** Widths as of a font whose letters are all as wide as half their height, and signs of Han whole. */
export const measure: Measure = (text, { size }) =>
  Array.from(text).reduce((sum, one) => sum + (one > '\u2e80' ? size : size / 2), 0);

export const CARD: Card = {
  words: 'The pool closes at six. The staff were kind, but the lift was broken.',
  signOff: 'Harbour House',
  design: 'paper',
  size: 'feed',
  tone: 'light',
  colour: '#B93815',
};

/** Words of many scripts, and some that no line can hold. */
export const SCRIPTS = {
  latin: 'The staff were kind, the terrace is quiet at night, and breakfast was the best in years.',
  german:
    'Die Donaudampfschifffahrtsgesellschaftskapitänsmütze im Schaufenster und die Freundschaftspreise waren großartig.',
  arabic: 'كان الموظفون لطفاء، والشرفة هادئة في الليل، وكان الفطور أفضل ما تناولناه منذ سنوات.',
  hebrew: 'הצוות היה אדיב, המרפסת שקטה בלילה, וארוחת הבוקר הייתה הטובה ביותר מזה שנים.',
  japanese:
    'スタッフの方々はとても親切で、テラスは夜も静かでした。朝食は何年ぶりかというほどおいしく、「また来たい」と思いました。',
  emoji: 'Wow 😍😍 best day out 👨‍👩‍👧‍👦🎉 the kids loved it 🦁🐘, and so did we 🙌🏽!!!',
} as const;
