import { chakra } from '@chakra-ui/react';
import type { ModelInfo } from '#services/model/model.ts';
import { Cluster } from '#ui/page/layout.tsx';
import { Badge } from '#ui/page/text.tsx';
import type { ArrangedModel } from './arrange-models.ts';

interface ModelOptionProps {
  id: string | undefined;
  model: ArrangedModel;
  chosen: boolean;
  active: boolean;
  onChoose(): void;
}

/** One model of the list, with its price and what else the provider says of it. */
export function ModelOption({ id, model, chosen, active, onChoose }: ModelOptionProps) {
  const facts = factsOf(model);
  return (
    <Row
      id={id}
      role="option"
      aria-selected={chosen}
      data-active={active ? '' : undefined}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Cluster as="span" columnGap="2" alignItems="baseline">
        <chakra.span fontWeight={chosen ? '600' : '400'}>{model.id}</chakra.span>{' '}
        {model.recommended && <Mark>Recommended</Mark>} {model.thinks && <Mark>Thinks</Mark>}
      </Cluster>{' '}
      {facts && (
        <chakra.span color="muted" fontSize="sm" lineHeight="1.4">
          {facts}
        </chakra.span>
      )}
    </Row>
  );
}

const Mark = chakra(Badge, { base: { fontSize: 'xs', paddingInline: '2', paddingBlock: '0' } });

const Row = chakra('div', {
  base: {
    display: 'grid',
    minHeight: '11',
    alignContent: 'center',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'field',
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    _hover: { background: 'accentSoft' },
    '&[data-active]': {
      background: 'accentSoft',
      outline: '2px solid',
      outlineColor: 'accent',
      outlineOffset: '-2px',
    },
    '&[aria-selected=true]': { background: 'accentSoft' },
  },
});

function factsOf({ price, contextLength, shutdownDate }: ModelInfo): string {
  const facts = [
    price &&
      (price.input + price.output === 0
        ? 'Free'
        : `${dollars(price.input)} in, ${dollars(price.output)} out`),
    contextLength && `${tokens(contextLength)} context`,
    shutdownDate && `retires on ${shutdownDate}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;

const tokens = (count: number) =>
  count.toLocaleString('en', { notation: 'compact', maximumSignificantDigits: 3 });
