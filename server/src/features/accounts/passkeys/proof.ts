import type { Assertion } from '@jes/contract/accounts/passkeys'
import type { FastifyRequest } from 'fastify'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { checkAssertion } from './assertions.ts'
import { addChallenge, takeChallenge } from './challenges.ts'
import { listDescriptors } from './queries.ts'
import { relyingPartyOf } from './relyingParty.ts'
import { requestBy } from './request.ts'

const MINUTES = 5

export async function startProof({ id, sessionId }: Viewer, request: FastifyRequest) {
  const challenge = await addChallenge(sql, { purpose: 'prove', sessionId })
  return requestBy(request, challenge, await listDescriptors(sql, id))
}

/** A token that stands for password and code in one step-up of this session. */
export async function proveByPasskey(
  viewer: Viewer,
  assertion: Assertion,
  request: FastifyRequest,
) {
  const asker = { purpose: 'prove', sessionId: viewer.sessionId } as const
  const taken = await takeChallenge(sql, assertion.response.clientDataJSON, asker)
  if (!taken) throw wrong()
  const token = randomToken()
  const party = relyingPartyOf(request)
  const isProved = await sql.begin(async (sql) => {
    const checked = await checkAssertion(sql, { assertion, challenge: taken.challenge, party })
    if (!checked?.isRight || checked.userId !== viewer.id) return false
    await sql`
      insert into passkey_proofs (token_hash, session_id, expires_at)
      values (${hashToken(token)}, ${viewer.sessionId}, now() + make_interval(mins => ${MINUTES}))`
    return true
  })
  if (!isProved) throw wrong()
  return token
}

export async function isProof(sql: Sql, { sessionId }: Viewer, token: string) {
  const [proof] = await sql`select from passkey_proofs where ${isValid(sql, sessionId, token)}`
  return proof !== undefined
}

/** True once for each token. */
export async function spendProof(sql: Sql, { sessionId }: Viewer, token: string) {
  const { count } = await sql`delete from passkey_proofs where ${isValid(sql, sessionId, token)}`
  return count === 1
}

function isValid(sql: Sql, sessionId: string, token: string) {
  return sql`token_hash = ${hashToken(token)} and session_id = ${sessionId} and expires_at > now()`
}

function wrong() {
  return refuse('accounts.step_up_passkey_wrong')
}
