/** Requests to the database's thread and its replies, as structured-cloneable messages. */
import type { Secrets } from './database.ts';

export type DatabaseCall =
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'fetch'; readonly request: PackedRequest }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] };

export type DatabaseReply =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'response';
      readonly response: PackedResponse;
      readonly secrets?: Secrets | undefined;
    }
  | { readonly kind: 'rows'; readonly rows: readonly unknown[] }
  | { readonly kind: 'failed'; readonly message: string };

export interface Numbered<T> {
  readonly id: number;
  readonly message: T;
}

interface Packed {
  readonly headers: [string, string][];
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface PackedRequest extends Packed {
  readonly url: string;
  readonly method: string;
}

export interface PackedResponse extends Packed {
  readonly status: number;
}

export async function packRequest(request: Request): Promise<PackedRequest> {
  return { url: request.url, method: request.method, ...(await pack(request)) };
}

export function unpackRequest({ url, method, headers, body }: PackedRequest): Request {
  return new Request(url, { method, headers, body: bodyOf(body) });
}

export async function packResponse(response: Response): Promise<PackedResponse> {
  return { status: response.status, ...(await pack(response)) };
}

export function unpackResponse({ status, headers, body }: PackedResponse): Response {
  return new Response(bodyOf(body), { status, headers });
}

async function pack(message: Request | Response): Promise<Packed> {
  return { headers: [...message.headers], body: new Uint8Array(await message.arrayBuffer()) };
}

/** Null if empty: a GET request and a 204 response must not have a body. */
const bodyOf = (body: Uint8Array<ArrayBuffer>) => (body.length > 0 ? body : null);
