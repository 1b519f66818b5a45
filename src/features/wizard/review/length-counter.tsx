import { chakra } from '@chakra-ui/react';
import { findChoice } from '#domain/campaign/choice.ts';
import { countedLength, describeLength } from '#domain/platforms/field-length.ts';
import { type PlatformId, PLATFORMS } from '#domain/platforms/platforms.ts';
import type { FieldCheck } from '#domain/platforms/post-check.ts';

interface LengthCounterProps {
  field: FieldCheck | undefined;
  platform: PlatformId;
  align?: 'start' | 'end';
}

/**
 * Length of a field against its limit, next to the field. Announced only if too long: announcing
 * every keystroke would be noise.
 */
export function LengthCounter({ field, platform, align = 'end' }: LengthCounterProps) {
  if (!field) return null;
  const isOver = field.over > 0;
  return (
    <chakra.div
      textAlign={align}
      // Over the limit: with its excess in two lines beside the button that shortens, at 390 px.
      fontSize={isOver ? '12px' : 'sm'}
      lineHeight="1.5"
      fontVariantNumeric="tabular-nums"
      color={isOver ? 'warn' : 'muted'}
    >
      {/* Once it is over, the excess matters more than the way of counting. */}
      {isOver
        ? countedLength(field)
        : describeLength(field, findChoice(PLATFORMS, platform)?.name ?? '')}
      <span role="status">
        {isOver && (
          <>
            , <b>{field.over.toLocaleString('en')} too many</b>
          </>
        )}
      </span>
    </chakra.div>
  );
}
