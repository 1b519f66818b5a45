/** An error in the shape of Supabase's auth server, which clients read `error_code` from. */
export function problem(status: number, errorCode: string, message: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg: message }, { status });
}
