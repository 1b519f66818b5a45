import type { PageLine } from './page-line.ts';
import { wholeLine } from '../lines/page-words.ts';

/**
 * A site's word for a figure: `10/10 Excellent`, `Fantástico` above `9,0`. A customer's own headline has
 * no figure beside it.
 */
export const VERDICT = wholeLine(
  'exceptional|excellent|superb|wonderful|fabulous|(?:very )?good|pleasant|okay|ok|fair|passable|disappointing|(?:very )?(?:poor|bad)|terrible',
  'außergewöhnlich|hervorragend|ausgezeichnet|fabelhaft|wunderbar|fantastisch|sehr gut|gut|ansprechend|angenehm|ordentlich|passabel|befriedigend|ausreichend|enttäuschend|mangelhaft|ungenügend|dürftig|(?:sehr )?schlecht',
  'exceptionnel|excellent|magnifique|superbe|fabuleux|(?:très |assez )?bien|agréable|correct|passable|décevant|(?:très )?mauvais',
  'excepcional|excelente|maravilloso|fantástico|fabuloso|soberbio|muy bueno|(?:muy )?bien|bueno|agradable|correcto|aceptable|regular|decepcionante|malo|(?:muy )?mal|pésimo',
  'eccezionale|eccellente|meraviglioso|fantastico|favoloso|superbo|ottimo|(?:molto )?buono|piacevole|discreto|accettabile|passabile|deludente|scarso|scadente|pessimo',
  'uitzonderlijk|uitstekend|fantastisch|fabelachtig|geweldig|(?:zeer |heel )?goed|aangenaam|prettig|oké|redelijk|acceptabel|teleurstellend|ondermaats|(?:zeer )?slecht',
  'excepcional|excelente|maravilhoso|fantástico|fabuloso|soberbo|[óo]timo|(?:muito )?bom|agradável|razoável|aceitável|satisfatório|decep?cionante|fraco|ruim|mau|péssimo',
  'wyjątkowy|znakomity|wspaniały|fantastyczny|rewelacyjny|(?:bardzo )?dobry|przyjemny|zadowalający|wystarczający|rozczarowujący|słaby|(?:bardzo )?zły',
  'utmärkt|enastående|fantastiskt?|mycket bra|suveränt?|enestående|ypperlig|fremragende|exceptionellt?|usædvanlig',
);

const FIGURE = /^\d{1,2}(?:[.,]\d)?$/;

export const isFigure = (text: string): boolean => FIGURE.test(text);

/** The site's word for the figure below it, in place of a title: `Superb`, `Scored 9.0`. */
export const isVerdictOf = (
  { kind, text }: PageLine,
  before: PageLine | undefined,
  next: PageLine | undefined,
  figure: PageLine | undefined,
): boolean =>
  (kind === 'text' || kind === 'label' || kind === 'heading') &&
  before?.kind === 'date' &&
  ((next?.kind === 'rating' && next.bare !== undefined) ||
    (next?.kind === 'detail' && figure?.kind === 'sign' && isFigure(figure.text))) &&
  VERDICT.test(text);
