/** As in `192.168.1.5` and `[::1]`. */
const ADDRESS = /^[\d.]+$|^\[/

/** Whether this browser knows passkeys, which belong to a name: neither over plain http nor at a bare address. */
export function knowsPasskeys() {
  return typeof PublicKeyCredential === 'function' && !ADDRESS.test(window.location.hostname)
}
