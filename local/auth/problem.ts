/** Error response in the format of Supabase's auth server; clients read `error_code` from it. */
export function problem(status: number, errorCode: string, message: string): Response {
  return Response.json({ code: status, error_code: errorCode, msg: message }, { status });
}
