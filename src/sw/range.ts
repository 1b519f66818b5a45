/**
 * Serves one byte range, per RFC 9110, section 14. Media players request ranges, and some fail on a
 * full response. Any other `Range` header gets the full response.
 */
export async function inRange(response: Response, range: string | null): Promise<Response> {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!response.ok || (from === '' && to === '')) return response;
  const bytes = await response.arrayBuffer();
  const size = bytes.byteLength;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(Number(to) + 1, size);
  const headers = new Headers(response.headers);
  if (start >= end) {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  headers.set('Content-Length', String(end - start));
  return new Response(bytes.slice(start, end), { status: 206, headers });
}
