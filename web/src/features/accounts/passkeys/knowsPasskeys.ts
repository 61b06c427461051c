/** Whether this browser knows passkeys; over plain http it does not. */
export function knowsPasskeys() {
  return typeof PublicKeyCredential === 'function'
}
