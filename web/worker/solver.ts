import type { Challenge } from '@jes/contract/lib/proofOfWork'
import { solveChallenge } from '#lib/solveChallenge.ts'

/** A page without https has no keys to make: then there is no solution, and the refusal stands. */
addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  postMessage(await solveChallenge(data).catch(() => null))
})
