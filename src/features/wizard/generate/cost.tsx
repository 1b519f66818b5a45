import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { PlatformId } from '#domain/platforms/platforms.ts';
import {
  costRange,
  isFree,
  type ListedPrice,
  sayDollars,
  sayRange,
} from '#domain/providers/prices.ts';
import { lastSpent, type Spent, totalOfMonth } from '#domain/providers/spending.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';
import { priceAtom, spendingAtom } from '#state/provider/cost.ts';
import { modelNameAtom, providerAtom } from '#state/provider/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { DescriptionList, DescriptionRow } from '#ui/page/description-list.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { useHold } from '#ui/behaviour/use-hold.ts';
import { PriceEditor } from './provider/price-editor.tsx';
import { useEstimate } from '../cards/request-cost.tsx';

/** Estimated cost of the next requests, usage of the last one, and the month to date. */
export function Cost({ platforms }: { platforms: readonly PlatformId[] }) {
  const provider = useAtomValue(providerAtom);
  const model = useAtomValue(modelNameAtom);
  const price = useAtomValue(priceAtom);
  const spending = useAtomValue(spendingAtom);
  const now = useAtomValue(servicesAtom)?.now() ?? 0;
  const tokens = useEstimate(platforms);
  const last = lastSpent(spending);
  const free = isFree(provider.id);
  const isHeld = useHold(tokens !== undefined);
  return (
    <>
      <DescriptionList visibility={isHeld ? 'hidden' : undefined}>
        <DescriptionRow
          name={platforms.length > 1 ? `These ${platforms.length} requests` : 'This request'}
        >
          {tokens ? estimateWords(tokens, platforms.length) : 'Not available yet'}
        </DescriptionRow>
        <DescriptionRow name="Price">
          {priceWords(price, tokens, free, model)}
          {price && !free && <Source model={model} price={price} />}
        </DescriptionRow>
      </DescriptionList>
      <Stack>
        {last && (
          <details>
            <Summary>Usage so far</Summary>
            <DescriptionList>
              <DescriptionRow name="Last request">{spentWords(last, free)}</DescriptionRow>
              <DescriptionRow name="This month">
                {monthWords(totalOfMonth(spending, now), free)}
              </DescriptionRow>
            </DescriptionList>
          </details>
        )}
        {!free && <PriceEditor key={`${provider.id} ${model}`} />}
      </Stack>
    </>
  );
}

const Summary = chakra('summary', {
  base: { minHeight: '11', paddingBlock: '2', fontWeight: '600', fontSize: 'sm' },
});

function estimateWords({ prompt, reply }: RequestTokens, posts: number): string {
  return `About ${span(prompt)} tokens to send and ${span(reply)} for the ${posts > 1 ? 'posts' : 'post'}`;
}

function span([from, to]: readonly [number, number]): string {
  const [least, most] = [roughly(from), roughly(to)];
  return least === most ? most : `${least} to ${most}`;
}

function priceWords(
  price: ListedPrice | undefined,
  tokens: RequestTokens | undefined,
  free: boolean,
  model: string,
): string {
  if (free) return 'Free. It runs on this computer.';
  if (!price)
    return `We don’t know the price of ${model || 'this model'}. Check your provider’s price list.`;
  return tokens ? capital(sayRange(costRange(price, tokens))) : 'Not available yet';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Source({ model, price }: { model: string; price: ListedPrice }) {
  const { input, output, source, read } = price;
  return (
    <small>
      {model}: ${input} in and ${output} out per million tokens. Source: {source}
      {read && `, ${month(read)}`}.
    </small>
  );
}

function spentWords({ prompt, reply, cost, model }: Spent, free: boolean): string {
  if (prompt === undefined || reply === undefined) return `${model} didn’t report its usage.`;
  const tokens = `${count(prompt)} tokens sent, ${count(reply)} written`;
  return cost === undefined || free ? tokens : `${tokens}: ${sayDollars(cost)}`;
}

function monthWords(month: ReturnType<typeof totalOfMonth>, free: boolean): string {
  const { requests, tokens, cost, uncounted } = month;
  if (requests === 0) return 'Nothing sent from this device yet';
  const sent = `${count(requests)} ${requests === 1 ? 'request' : 'requests'} from this device`;
  // The requests of a free model are no unknown expense.
  if (uncounted === requests) return free ? sent : `${sent}, without a known price`;
  const rest = uncounted > 0 ? `, and ${count(uncounted)} without a known price` : '';
  return `${sent}, ${count(tokens)} tokens: ${sayDollars(cost)}${rest}`;
}

/** Rounds to tens, the precision of an estimate. */
const roughly = (tokens: number) => count(Math.round(tokens / 10) * 10);

const count = (number: number) => number.toLocaleString('en');

const month = (read: string) =>
  new Date(`${read}-01T00:00Z`).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
