/**
 * Keeps React working on a page that others change too: a browser that translates the page, or an
 * extension, takes text nodes out of the document and puts elements of its own in their place. React
 * would update the nodes that nobody sees, or throw as it looks for them
 * (https://github.com/facebook/react/issues/11538). Here a node goes back to its place as soon as
 * React needs it, and the translator translates it anew. See ADR 40.
 */

const native = {
  insertBefore: Node.prototype.insertBefore,
  removeChild: Node.prototype.removeChild,
  appendChild: Node.prototype.appendChild,
};

/** Nodes that were taken out of the document, and what stands in their place. */
interface Swap {
  readonly out: ChildNode[];
  standIns: readonly ChildNode[];
  /** An earlier swap around it, such as the wrapper in which a node was replaced. */
  readonly around: Swap | undefined;
}

/** By the nodes that were taken out, and by their stand-ins. */
const swaps = new WeakMap<Node, Swap>();

/** Nodes that React has removed itself. */
const gone = new WeakSet<Node>();

let observer: MutationObserver | undefined;

/** Begins once per page, before React renders. */
export function bearForeignChanges(root: Node): void {
  if (observer) return;
  observer = new MutationObserver(noteSwaps);
  observer.observe(root, { childList: true, subtree: true });
  patchNodes();
}

/** Every node that React has made or hydrated has a property that begins with this. */
const MADE_BY_REACT = '__reactFiber$';

const isForeign = (node: Node): node is ChildNode =>
  !Object.keys(node).some((key) => key.startsWith(MADE_BY_REACT));

/**
 * Notes what took the place of what. A translator may replace a node at once, or insert the new one
 * before or after it takes the old one out.
 */
function noteSwaps(records: readonly MutationRecord[]): void {
  const fresh = new Set<ChildNode>();
  /** The last record, if it says that a node was taken out and nothing put in its place. */
  let taken: MutationRecord | undefined;
  for (const record of records) {
    const { removedNodes, addedNodes, previousSibling, nextSibling } = record;
    const added = [...addedNodes].filter(isForeign);
    if (removedNodes.length === 0) {
      if (taken?.target === record.target) noteSwap(taken.removedNodes, added);
      else for (const node of added) fresh.add(node);
      taken = undefined;
    } else if (added.length > 0) noteSwap(removedNodes, added);
    else if (!noteWrapped(record)) {
      const standIns = runOf(fresh, previousSibling, nextSibling);
      if (standIns.length > 0) noteSwap(removedNodes, standIns);
      else taken = record;
    }
  }
}

/** The new nodes right before and after a place that stand for nothing yet, in order. */
function runOf(fresh: ReadonlySet<Node>, before: Node | null, after: Node | null): ChildNode[] {
  const run: ChildNode[] = [];
  const isFree = (node: Node | null): node is ChildNode =>
    node !== null && fresh.has(node) && !swaps.has(node);
  for (let node = before; isFree(node); node = node.previousSibling) run.unshift(node);
  for (let node = after; isFree(node); node = node.nextSibling) run.push(node);
  return run;
}

function noteSwap(removed: NodeList, added: readonly ChildNode[]): void {
  if (added.length === 0) return;
  const out: ChildNode[] = [];
  for (const node of [...removed].filter(isChild)) {
    // A translator replaces its own words too.
    const earlier = swaps.get(node);
    if (earlier?.standIns.includes(node)) exchange(earlier, node, added);
    else out.push(node);
  }
  if (out.length === 0) return;
  const swap = { out, standIns: added, around: shownSwap(out) };
  for (const node of [...out, ...added]) swaps.set(node, swap);
}

const shownSwap = (nodes: readonly ChildNode[]): Swap | undefined =>
  nodes
    .map((node) => swaps.get(node))
    .find((swap) => swap?.standIns.some(({ isConnected }) => isConnected));

const isChild = (node: Node): node is ChildNode => 'replaceWith' in node;

function exchange(swap: Swap, old: ChildNode, added: readonly ChildNode[]): void {
  swap.standIns = swap.standIns.flatMap((it) => (it === old ? added : it));
  for (const node of added) swaps.set(node, swap);
}

/** Notes a node that was moved into a wrapper in its place. Returns false if there is none. */
function noteWrapped({ target, removedNodes }: MutationRecord): boolean {
  const node = [...removedNodes].find(isChild);
  const wrapper = node && holderIn(target, node);
  if (!wrapper || wrapper === node || !isForeign(wrapper)) return false;
  const earlier = swaps.get(node);
  const replaced = earlier?.standIns.includes(node) ? earlier : undefined;
  const swap = swaps.get(wrapper);
  if (replaced && !swap) exchange(replaced, node, [wrapper]);
  else {
    // One wrapper may hold several nodes, or what stands in for them.
    const inside = replaced?.out ?? [node];
    const joined = swap ?? { out: [], standIns: [wrapper], around: shownSwap(inside) };
    if (joined !== earlier) joined.out.push(...inside);
    for (const it of [...inside, wrapper]) swaps.set(it, joined);
  }
  return true;
}

/** Puts a node back that was taken out, and with it the rest of its sentence. */
function putBack(node: Node): void {
  noteSwaps(observer?.takeRecords() ?? []);
  for (let swap = swaps.get(node); swap; swap = isInPlace(node) ? undefined : swap.around)
    undo(swap);
  // A copy: the list changes meanwhile.
  for (const sibling of Array.from(node.parentNode?.childNodes ?? [])) {
    const other = swaps.get(sibling);
    if (other?.standIns.includes(sibling)) undo(other);
  }
}

const isInPlace = ({ isConnected, parentNode }: Node) =>
  isConnected && parentNode !== null && !isForeign(parentNode);

function undo({ out, standIns }: Swap): void {
  const shown = standIns.filter((it) => it.parentNode);
  const parent = shown[0]?.parentNode;
  if (!parent) return;
  // They are in no document, or in a wrapper.
  const back = out.filter((it) => !it.isConnected || shown.some((by) => by.contains(it)));
  for (const node of back.filter((it) => !gone.has(it)))
    native.insertBefore.call(parent, node, shown[0] ?? null);
  for (const node of shown) if (node.parentNode) native.removeChild.call(node.parentNode, node);
}

/** The child of `parent` that holds the node: others may have wrapped it. */
function holderIn(parent: Node, node: Node): Node | undefined {
  let holder: Node | null = node;
  while (holder && holder.parentNode !== parent) holder = holder.parentNode;
  return holder ?? undefined;
}

/** True if the element holds nothing else, so that it goes with the node. */
function holdsOnly(holder: Node, node: Node): boolean {
  let inner: Node | null = holder;
  while (inner && inner !== node && inner.childNodes.length === 1) inner = inner.firstChild;
  return inner === node;
}

/** True for React's own node that is not in the document; a new one has never been there. */
const isOut = (node: Node) => !node.isConnected && !isForeign(node);

/** Puts an element back that went out with its sentence: React fills it where nobody sees it. */
function putBackAround(element: Node): void {
  if (!isOut(element)) return;
  noteSwaps(observer?.takeRecords() ?? []);
  let out: Node | null = element;
  while (out && !swaps.has(out)) out = out.parentNode;
  if (out) putBack(out);
}

/** Patches what React calls; each does what it always did where the node is in its place. */
function patchNodes(): void {
  Node.prototype.removeChild = function removeWherever<T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) {
      native.removeChild.call(this, child);
      return child;
    }
    putBack(child);
    const holder = holderIn(this, child);
    if (holder && holdsOnly(holder, child)) native.removeChild.call(this, holder);
    else child.parentNode?.removeChild(child);
    gone.add(child);
    return child;
  };
  Node.prototype.insertBefore = function insertWherever<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    putBackAround(this);
    if (isOut(node)) putBack(node);
    if (before && before.parentNode !== this) putBack(before);
    const place = before && holderIn(this, before);
    native.insertBefore.call(this, node, place ?? null);
    return node;
  };
  Node.prototype.appendChild = function appendOnce<T extends Node>(this: Node, node: T): T {
    putBackAround(this);
    if (isOut(node)) putBack(node);
    native.appendChild.call(this, node);
    return node;
  };
  patchTexts();
}

/** React sets a text's `nodeValue`, and the `textContent` of an element that has one text alone. */
function patchTexts(): void {
  patchSetter('nodeValue', (node) => isOut(node) && putBack(node));
  patchSetter('textContent', putBackAround);
}

function patchSetter(name: 'nodeValue' | 'textContent', before: (node: Node) => unknown): void {
  let owner: object = Text.prototype;
  while (!Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner);
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    ...own,
    set(this: Node, text: string | null) {
      before(this);
      own?.set?.call(this, text);
    },
  });
}
