import type { FieldCheck, PostCheck } from './post-check.ts';

/** Share of a limit from which it matters that a platform counts differently from a reader. */
const NEAR = 0.95;

/**
 * Describes the length of a field in one figure: a reader's count, or near the limit the
 * platform's.
 */
export function describeLength(
  { characters, length, limit }: FieldCheck,
  platform: string,
): string {
  const most = count(limit.most);
  const isNear = length >= limit.most * NEAR;
  if (isNear && length !== characters) {
    return `${countedLength({ length, limit })}, because ${platform} counts emoji and accents as more`;
  }
  return limit.unit === 'utf8'
    ? `${count(characters)} characters, within the limit of ${most} bytes`
    : `${count(characters)} of ${most} characters`;
}

/** Length of a field as its platform counts it: `5,100 of 5,000 bytes`. */
export function countedLength({ length, limit }: Pick<FieldCheck, 'length' | 'limit'>): string {
  const unit = limit.unit === 'utf8' ? 'bytes' : 'characters';
  return `${count(length)} of ${count(limit.most)} ${unit}`;
}

/**
 * Describes in one sentence what a platform would refuse or cut; undefined if everything fits.
 * `only` restricts it to one field.
 */
export function describeOverflow(
  { fields }: PostCheck,
  platform: string,
  only?: string,
): string | undefined {
  const parts = fields
    .filter(({ name, over }) => over > 0 && (only === undefined || name === only))
    .map(({ name, over }) => `${name === 'Text' ? '' : `${name}, `}${count(over)} over`);
  return parts.length === 0 ? undefined : `Too long for ${platform}: ${parts.join('; ')}.`;
}

const count = (number: number) => number.toLocaleString('en');
