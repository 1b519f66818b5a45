import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { isAmount } from '#domain/providers/prices.ts';
import { priceAtom, setPriceAtom } from '#state/provider/cost.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Cluster } from '#ui/page/layout.tsx';

/** Lets the user enter the price of the chosen model: price lists change without notice. */
export function PriceEditor() {
  const price = useAtomValue(priceAtom);
  const setPrice = useSetAtom(setPriceAtom);
  const [typed, setTyped] = useState({
    input: price ? String(price.input) : '',
    output: price ? String(price.output) : '',
  });
  const [input, output] = [readAmount(typed.input), readAmount(typed.output)];
  const summary = useRef<HTMLElement>(null);
  useFocusAfter(price, () => summary.current);
  return (
    <chakra.details>
      <chakra.summary
        ref={summary}
        cursor="pointer"
        minHeight="11"
        paddingBlock="2"
        fontWeight="600"
        fontSize="sm"
      >
        {price ? 'Change the price' : 'Enter the price'}
      </chakra.summary>
      <chakra.form
        display="grid"
        gap="3"
        onSubmit={(event) => {
          event.preventDefault();
          if (input !== undefined && output !== undefined) setPrice({ input, output });
        }}
      >
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ sm: '1fr 1fr' }}>
          {(['input', 'output'] as const).map((side) => (
            <TextField
              key={side}
              label={
                side === 'input'
                  ? 'Dollars per million tokens sent'
                  : 'Dollars per million tokens written'
              }
              inputMode="decimal"
              autoComplete="off"
              value={typed[side]}
              onChange={({ target }) => setTyped({ ...typed, [side]: target.value })}
            />
          ))}
        </chakra.div>
        <Cluster gap="2">
          <Button
            variant="outline"
            size="sm"
            type="submit"
            disabled={input === undefined || output === undefined}
          >
            Use this price
          </Button>
          {price?.isOwn && (
            <Button variant="quiet" size="sm" onClick={() => setPrice(undefined)}>
              Remove my price
            </Button>
          )}
        </Cluster>
      </chakra.form>
    </chakra.details>
  );
}

/** Parses an amount with a point or a comma; undefined if invalid. */
function readAmount(text: string): number | undefined {
  const amount = text.trim() === '' ? undefined : Number(text.trim().replace(',', '.'));
  return isAmount(amount) ? amount : undefined;
}
