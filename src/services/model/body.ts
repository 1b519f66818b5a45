import type { Ending, RequestDeadline } from './request-deadline.ts';

/**
 * The next piece of a body's text, or the reason why there is none. `broken`: the connection was
 * lost.
 */
type Piece = { kind: 'text'; text: string } | { kind: 'whole' } | { kind: 'broken' } | Ending;

export type Body = {
  /** Reads the next piece. Ends the request if nothing arrives within `withinMs`. */
  next(withinMs: number): Promise<Piece>;
  /** Cancels the rest of the body. */
  close(): void;
};

/** Reads a response as text, wherever the network splits it. */
export function openBody(response: Response, deadline: RequestDeadline): Body {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return {
    async next(withinMs) {
      deadline.expect('next-words', withinMs);
      try {
        const chunk = await deadline.race(reader?.read() ?? NO_BODY);
        return chunk.done
          ? { kind: 'whole' }
          : { kind: 'text', text: decode(decoder, chunk.value) };
      } catch {
        return deadline.ending() ?? { kind: 'broken' };
      }
    },
    close: () => void reader?.cancel().catch(() => undefined),
  };
}

const NO_BODY = Promise.resolve({ done: true, value: undefined } as const);

/**
 * Decodes a piece. A character that is incomplete at the very end is dropped: it could only belong
 * to an event that never became complete.
 */
function decode(decoder: TextDecoder, bytes: Uint8Array): string {
  return decoder.decode(bytes, { stream: true });
}

/**
 * Returns up to `maxChars` UTF-16 units and leaves the rest; a broken body yields the text up to
 * the break.
 */
export async function readBodyText(body: Body, maxChars: number, pieceMs: number): Promise<string> {
  let text = '';
  while (text.length < maxChars) {
    const piece = await body.next(pieceMs);
    if (piece.kind !== 'text') break;
    text += piece.text;
  }
  body.close();
  return text.slice(0, maxChars);
}
