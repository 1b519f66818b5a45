/** Whether a mailed link left something in the address that `sign-in-address.ts` takes up. */
export function hasSignInToFinish(address: string): boolean {
  return /[?#&](code|token_hash|error_code|access_token)=/.test(address);
}
