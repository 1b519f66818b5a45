import type { Ending, Watch } from './watch.ts';

/** The next piece of a body's text, or why there is none. `broken`: the connection was lost. */
type Piece = { kind: 'text'; text: string } | { kind: 'whole' } | { kind: 'broken' } | Ending;

export type Body = {
  /** Ends the request when nothing comes in `withinMs`. */
  next(withinMs: number): Promise<Piece>;
  /** Tells the sender that nothing more is wanted. */
  close(): void;
};

/** Reads a response as text, wherever the network cuts it. */
export function openBody(response: Response, watch: Watch): Body {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    async next(withinMs) {
      watch.expect('next-words', withinMs);
      try {
        const chunk = await watch.race(reader?.read() ?? NO_BODY);
        return chunk.done
          ? { kind: 'whole' }
          : { kind: 'text', text: decode(decoder, chunk.value) };
      } catch {
        return watch.ending() ?? { kind: 'broken' };
      }
    },
    close: () => void reader?.cancel().catch(() => undefined),
  };
}

const NO_BODY = Promise.resolve({ done: true, value: undefined } as const);

/**
 * What a character cut in half at the very end would become is left out: it could only stand inside
 * an event that never became whole.
 */
function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes, { stream: true });
}

/** Reads up to about `maxChars` UTF-16 units and leaves the rest; a broken body gives what came. */
export async function readText(body: Body, maxChars: number, pieceMs: number): Promise<string> {
  let text = '';
  while (text.length < maxChars) {
    const piece = await body.next(pieceMs);
    if (piece.kind !== 'text') break;
    text += piece.text;
  }
  body.close();
  return text.slice(0, maxChars);
}
