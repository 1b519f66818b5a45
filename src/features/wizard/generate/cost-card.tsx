import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { PlatformId } from '#domain/posts/platforms.ts';
import {
  costRange,
  isFree,
  type ListedPrice,
  sayDollars,
  sayRange,
} from '#domain/providers/prices.ts';
import { lastSpent, type Spent, totalOfMonth } from '#domain/providers/spending.ts';
import type { RequestTokens } from '#domain/providers/tokens.ts';
import { priceAtom, spendingAtom } from '#state/cost.ts';
import { modelNameAtom, providerAtom } from '#state/provider.ts';
import { servicesAtom } from '#state/services.ts';
import { Card } from '#ui/card.tsx';
import { SectionHeading } from '#ui/text.tsx';
import { PriceEditor } from './price-editor.tsx';
import { useEstimate } from '../cards/request-cost.tsx';

/** Estimated cost of the next requests, usage of the last one, and the month to date. */
export function CostCard({ platforms }: { platforms: readonly PlatformId[] }) {
  const provider = useAtomValue(providerAtom);
  const model = useAtomValue(modelNameAtom);
  const price = useAtomValue(priceAtom);
  const spending = useAtomValue(spendingAtom);
  const now = useAtomValue(servicesAtom)?.now() ?? 0;
  const tokens = useEstimate(platforms);
  const last = lastSpent(spending);
  return (
    <Card>
      <SectionHeading>Estimated cost</SectionHeading>
      <chakra.dl display="grid" gap="3" lineHeight="1.5">
        <Row name={platforms.length > 1 ? `These ${platforms.length} requests` : 'This request'}>
          {tokens ? estimateWords(tokens, platforms.length) : 'Not available yet'}
        </Row>
        <Row name="Price">
          {priceWords(price, tokens, isFree(provider.id), model)}
          {price && !isFree(provider.id) && <Source model={model} price={price} />}
        </Row>
        {last && <Row name="Last request">{spentWords(last)}</Row>}
        <Row name="This month">{monthWords(totalOfMonth(spending, now))}</Row>
      </chakra.dl>
      {!isFree(provider.id) && <PriceEditor key={`${provider.id} ${model}`} />}
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(92px, 1fr) 4fr" gap="3">
      <chakra.dt color="muted" fontSize="sm" lineHeight="1.7">
        {name}
      </chakra.dt>
      <chakra.dd minWidth="0" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

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
    <chakra.span display="block" color="muted" fontSize="sm">
      {model}: ${input} in and ${output} out per million tokens. Source: {source}
      {read && `, ${month(read)}`}.
    </chakra.span>
  );
}

function spentWords({ prompt, reply, cost, model }: Spent): string {
  if (prompt === undefined || reply === undefined) return `${model} didn’t report its usage.`;
  const tokens = `${count(prompt)} tokens sent, ${count(reply)} written`;
  return cost === undefined ? tokens : `${tokens}: ${sayDollars(cost)}`;
}

function monthWords({
  requests,
  tokens,
  cost,
  uncounted,
}: ReturnType<typeof totalOfMonth>): string {
  if (requests === 0) return 'Nothing sent from this device yet';
  const sent = `${count(requests)} ${requests === 1 ? 'request' : 'requests'} from this device`;
  if (uncounted === requests) return `${sent}, without a known price`;
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
