/** A quote that could go into a request. */
export interface Candidate {
  readonly id: string;
  /** Tokens of the request that it takes. */
  readonly cost: number;
  readonly text: string;
  readonly topics: readonly string[];
  readonly pinned: boolean;
}

/**
 * Which quotes go in, by id, within a budget in tokens: the pinned ones, then whichever adds
 * most to what is covered so far for its length. Each further quote on a theme adds less, so that
 * every theme is heard before one is heard again. The same whatever order the quotes come in.
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

/** Quotes on the same themes, of which the shortest always comes first. */
interface Queue {
  readonly topics: readonly string[];
  readonly first: Candidate;
  /** What its length takes from what it tells. */
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

/** The first quote on a theme goes before the second on any other. */
const FIRST = 12;
/** What a second quote on a theme is worth beside the first. */
const FADING = 0.6;
/** What any quote is worth beside its themes: one without themes comes last and still comes. */
const ANY = 0.1;

const byText = (a: Candidate, b: Candidate) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

/** A theme that many speak of weighs more, though not as much more as there are. */
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
