import type { Challenge } from '@jes/contract/lib/proofOfWork'

export type Solution = { counter: number; derivedKey: string }

/** Tries counters until the key of one begins with the prefix, as ALTCHA says. */
export async function solveChallenge({ parameters }: Challenge): Promise<Solution> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const start = bytesOf(nonce)
  const password = new Uint8Array(start.length + 4)
  password.set(start)
  const end = new DataView(password.buffer, start.length)
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost }
  for (let counter = 0; ; counter++) {
    end.setUint32(0, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = hexOf(await crypto.subtle.deriveBits(options, key, keyLength * 8))
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
}

function bytesOf(hex: string) {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16))
}

function hexOf(bytes: ArrayBuffer) {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
