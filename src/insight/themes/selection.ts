/** A quote that may be selected for a request. */
export interface Candidate {
  readonly id: string;
  /** Tokens that it takes up in the request. */
  readonly cost: number;
  readonly text: string;
  readonly topics: readonly string[];
  readonly pinned: boolean;
}

/**
 * Selects quotes by id within a budget in tokens: first the pinned ones, then always the one that
 * adds most coverage for its length. Each further quote on a theme adds less, so that every theme
 * is covered before one repeats. The order of the candidates doesn't matter.
 */
export function selectQuotes(candidates: readonly Candidate[], budget: number): Set<string> {
  const chosen = new Set<string>();
  const taken = new Map<string, number>();
  let left = budget;
  const take = ({ id, cost, topics }: Candidate) => {
    chosen.add(id);
    left -= cost;
    for (const topic of topics) taken.set(topic, (taken.get(topic) ?? 0) + 1);
  };
  const sorted = candidates.toSorted(byText);
  for (const it of sorted) if (it.pinned && it.cost <= left) take(it);
  const weights = weightsOf(candidates);
  const open = queuesOf(sorted.filter(({ id }) => !chosen.has(id)));
  for (;;) {
    const best = mostTelling(
      open,
      left,
      (topic) => (weights.get(topic) ?? 0) * FADING ** (taken.get(topic) ?? -FIRST),
    );
    if (!best) return chosen;
    take(best.first);
    advance(open, best);
  }
}

/** Quotes on the same themes, shortest first. */
interface Queue {
  readonly topics: readonly string[];
  readonly first: Candidate;
  /** Square root of its cost, by which its value is divided. */
  readonly root: number;
  readonly rest: Iterator<Candidate>;
}

function queuesOf(sorted: readonly Candidate[]): Set<Queue> {
  const groups = new Map<string, Candidate[]>();
  for (const it of sorted) {
    const key = JSON.stringify(it.topics.toSorted());
    const group = groups.get(key);
    if (group) group.push(it);
    else groups.set(key, [it]);
  }
  const open = new Set<Queue>();
  for (const group of groups.values())
    enqueue(open, group.toSorted((a, b) => a.cost - b.cost).values());
  return open;
}

function enqueue(open: Set<Queue>, rest: Iterator<Candidate>): void {
  const { value: first, done } = rest.next();
  if (!done) open.add({ topics: first.topics, first, root: Math.sqrt(first.cost), rest });
}

function advance(open: Set<Queue>, queue: Queue): void {
  open.delete(queue);
  enqueue(open, queue.rest);
}

/** Priority of a theme's first quote over the second quote on any other theme. */
const FIRST = 12;
/** Value of a second quote on a theme, relative to the first. */
const FADING = 0.6;
/** Base value of any quote: one without themes ranks last, but still counts. */
const ANY = 0.1;

const byText = (a: Candidate, b: Candidate) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

/** Weights of the themes: they grow with the number of quotes, but less than proportionally. */
function weightsOf(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { topics } of candidates)
    for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return new Map([...counts].map(([topic, count]) => [topic, Math.log2(1 + count)]));
}

function mostTelling(
  open: ReadonlySet<Queue>,
  left: number,
  worth: (topic: string) => number,
): Queue | undefined {
  const worths = new Map<string, number>();
  const worthOf = (topic: string) => {
    const known = worths.get(topic) ?? worth(topic);
    worths.set(topic, known);
    return known;
  };
  let best: Queue | undefined;
  let highest = -1;
  for (const it of open) {
    if (it.first.cost > left) continue;
    const gain = it.topics.reduce((sum, topic) => sum + worthOf(topic), ANY) / it.root;
    if (gain < highest || (best && gain === highest && byText(best.first, it.first) < 0)) continue;
    [best, highest] = [it, gain];
  }
  return best;
}
