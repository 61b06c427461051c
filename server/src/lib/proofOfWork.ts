import { createHash } from 'node:crypto'
import {
  type Challenge,
  PROOF_ALGORITHM,
  PROOF_HEADER,
  PROOF_MAX_LENGTH,
  Proof,
} from '@jes/contract/lib/proofOfWork'
import { because } from '@jes/contract/lib/refusals/because'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Counts } from './counts/counts.ts'
import { deviceKey } from './edge/deviceCookie.ts'
import { routeOf } from './edge/traffic.ts'
import { minutesOf, refuse } from './errors.ts'
import { deviceOf } from './limitKeys.ts'
import { derive } from './seal.ts'

const EXPIRES_SECONDS = 300
/** A key begins with these two digits once in 256 times. */
const KEY_PREFIX = '00'
const KEY_BYTES = 32
/** With 256 keys this takes a cheap phone a tenth of a second. */
const LEAST_ITERATIONS = 100
const ITERATIONS_PER_COST = 0.5
const NO_KEY = { derivedKey: new Uint8Array() }
/** Whoever buys more pays more for each, up to so many times. */
const MOST_TIMES = 32

export type Work = {
  /** Of the endpoint, in the units of the table of limits. */
  cost: number
  /** How many proofs were already taken from the same. */
  proved: number
  /** When no proof would be needed. */
  seconds: number
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it came with a proof of work that is right, once that was asked. */
    proofIsRight: Promise<boolean> | null
  }
  interface FastifyInstance {
    /** Where it is remembered that a proof was used. */
    usedProofs: Counts
  }
}

export function takeProofs(app: FastifyInstance, counts: Counts) {
  app.decorateRequest('proofIsRight', null)
  app.decorate('usedProofs', counts)
}

/** Refuses a request without a proof of work that is its own. */
export async function expectProof(request: FastifyRequest, work: Work) {
  if (!(await isProved(request))) throw await proofRequired(request, work)
}

/** Whether the request came with a proof; it is used up by that, whatever becomes of the request. */
export function isProved(request: FastifyRequest) {
  request.proofIsRight ??= useProof(request)
  return request.proofIsRight
}

/** The refusal that carries a challenge. Who cannot solve it reads when to try again. */
export async function proofRequired(request: FastifyRequest, work: Work) {
  const minutes = minutesOf(work.seconds)
  return refuse(because('request.proof_required', { minutes }), {
    retryAfter: work.seconds,
    challenge: await makeChallenge(request, work),
  })
}

async function makeChallenge(request: FastifyRequest, { cost, proved }: Work) {
  const { createChallenge, deriveKey, secret } = await altcha()
  const times = Math.min(1 + proved, MOST_TIMES)
  const challenge = await createChallenge({
    algorithm: PROOF_ALGORITHM,
    cost: Math.round((LEAST_ITERATIONS + cost * ITERATIONS_PER_COST) * times),
    keyLength: KEY_BYTES,
    keyPrefix: KEY_PREFIX,
    expiresAt: Math.floor(Date.now() / 1_000) + EXPIRES_SECONDS,
    data: dataOf(request),
    deriveKey,
    hmacSignatureSecret: secret,
  })
  return challenge as Challenge
}

async function useProof(request: FastifyRequest) {
  const proof = readProof(request)
  if (!proof) return false
  const { challenge, solution } = proof
  const { endpoint, by } = dataOf(request)
  const { data, nonce } = challenge.parameters
  if (data.endpoint !== endpoint || data.by !== by) return false

  const { verifySolution, deriveKey, secret } = await altcha()
  const { verified } = await verifySolution({
    challenge,
    solution,
    hmacSignatureSecret: secret,
    // Called once the signature was checked: a wrong answer uses the challenge up too, or guesses would cost us the work.
    deriveKey: async (...given) =>
      (await isFirstUse(request.server.usedProofs, nonce)) ? deriveKey(...given) : NO_KEY,
  })
  return verified
}

async function isFirstUse(counts: Counts, nonce: string) {
  const windowMs = EXPIRES_SECONDS * 1_000
  const [used] = await counts.hit([{ key: `proof ${nonce}`, windowMs, by: 1, isExact: true }])
  return used!.current === 1
}

function readProof({ headers }: FastifyRequest) {
  const text = headers[PROOF_HEADER]
  if (typeof text !== 'string' || text.length > PROOF_MAX_LENGTH) return null
  try {
    return Proof.parse(JSON.parse(Buffer.from(text, 'base64').toString()))
  } catch {
    return null
  }
}

/** The matched route, not the text of the URL; and no id of a device that a script could read. */
function dataOf(request: FastifyRequest) {
  const by = createHash('sha256').update(deviceOf(request)).digest('base64url').slice(0, 22)
  return { endpoint: `${request.method} ${routeOf(request).url}`, by }
}

/** Loaded when somebody is first beyond a limit. */
async function altcha() {
  const [{ createChallenge, verifySolution }, { deriveKey }, key] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/pbkdf2'),
    deviceKey(),
  ])
  const secret = derive(key, 'proof').toString('hex')
  return { createChallenge, verifySolution, deriveKey, secret }
}
