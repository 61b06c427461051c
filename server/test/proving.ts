import { type Challenge, PROOF_HEADER } from '@jes/contract/lib/proofOfWork'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** The header with the answer to a challenge, as a browser would send it. */
export async function proofOf(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge was not solved in time.')
  return headerOf(challenge, solution)
}

/** An answer that nobody worked for. */
export function guessOf(challenge: Challenge) {
  return headerOf(challenge, { counter: 0, derivedKey: '00'.repeat(32) })
}

function headerOf(challenge: Challenge, solution: { counter: number; derivedKey: string }) {
  const { counter, derivedKey } = solution
  const proof = JSON.stringify({ challenge, solution: { counter, derivedKey } })
  return { [PROOF_HEADER]: Buffer.from(proof).toString('base64') }
}
