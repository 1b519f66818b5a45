/** True if the URL carries sign-in parameters of a mailed link, handled by `sign-in-url.ts`. */
export function hasSignInToFinish(address: string): boolean {
  return /[?#&](code|token_hash|error_code|access_token)=/.test(address);
}
