/** Subjects and quotes for demo posts, by language. */
export const SAMPLES = {
  en: {
    subject: 'our autumn scarf',
    quotes: [
      'The scarf is so soft and beautiful.',
      'I love the colours of the scarf.',
      'The delivery was fast, and the scarf fits.',
      'Friendly staff and a lovely shop.',
    ],
  },
  de: {
    subject: 'unser Herbstschal',
    quotes: [
      'Der Schal ist so weich und schön.',
      'Ich liebe die Farben von diesem Schal.',
      'Die Lieferung war schnell, und der Schal passt.',
      'Freundliches Personal und ein schöner Laden.',
    ],
  },
  fr: {
    subject: 'notre écharpe d’automne',
    quotes: [
      'L’écharpe est si douce et si belle.',
      'J’adore les couleurs de cette écharpe.',
      'La livraison a été rapide et l’écharpe me va bien.',
      'Le personnel est aimable et la boutique jolie.',
    ],
  },
  es: {
    subject: 'nuestra bufanda de otoño',
    quotes: [
      'La bufanda es muy suave y bonita.',
      'Me encantan los colores de la bufanda.',
      'La entrega fue rápida y la bufanda me queda bien.',
      'El personal es amable y la tienda preciosa.',
    ],
  },
  it: {
    subject: 'la nostra sciarpa d’autunno',
    quotes: [
      'La sciarpa è così morbida e bella.',
      'Adoro i colori della sciarpa.',
      'La consegna è stata veloce e la sciarpa mi sta bene.',
      'Il personale è gentile e il negozio carino.',
    ],
  },
  pt: {
    subject: 'nosso cachecol de outono',
    quotes: [
      'O cachecol é tão macio e bonito.',
      'Gosto muito das cores do cachecol.',
      'A entrega foi rápida e o cachecol serve bem.',
      'O pessoal é simpático e a loja é linda.',
    ],
  },
  nl: {
    subject: 'onze herfstsjaal',
    quotes: [
      'De sjaal is zo zacht en mooi.',
      'Ik ben dol op de kleuren van de sjaal.',
      'De levering was snel en de sjaal past goed.',
      'Vriendelijk personeel en een fijne winkel.',
    ],
  },
} as const;

export type SampleLanguage = keyof typeof SAMPLES;
