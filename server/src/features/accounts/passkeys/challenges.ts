import type { Sql } from '#lib/db.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { bytesOf } from './binary.ts'

const MINUTES = 5
/** The log-in page offers passkeys as long as it is open. */
const LOGIN_MINUTES = 60

/** Who may answer a challenge: one session, or the browser of a visitor. */
export type Asker =
  | { purpose: 'create'; sessionId: string; userHandle: Buffer }
  | { purpose: 'prove'; sessionId: string }
  | { purpose: 'login'; browserHash: Buffer }

type Stored = { userHandle: Buffer | null }

/** A new challenge for an authenticator to sign. */
export async function addChallenge(sql: Sql, asker: Asker) {
  const challenge = randomToken()
  const minutes = asker.purpose === 'login' ? LOGIN_MINUTES : MINUTES
  await sql`
    insert into passkey_challenges (challenge_hash, purpose, session_id, browser_hash, user_handle, expires_at)
    values (${hashToken(challenge)}, ${asker.purpose}, ${sessionOf(asker)}, ${browserOf(asker)},
      ${asker.purpose === 'create' ? asker.userHandle : null}, now() + make_interval(mins => ${minutes}))`
  return challenge
}

/** Takes the challenge that was signed. It is used up also if the signature then turns out to be wrong. */
export async function takeChallenge(
  sql: Sql,
  clientData: string,
  asker:
    | Omit<Extract<Asker, { purpose: 'create' }>, 'userHandle'>
    | Exclude<Asker, { purpose: 'create' }>,
) {
  const challenge = readChallenge(clientData)
  if (!challenge) return null
  const [stored] = await sql<Stored[]>`
    delete from passkey_challenges
    where challenge_hash = ${hashToken(challenge)} and purpose = ${asker.purpose}
      and session_id is not distinct from ${sessionOf(asker)}
      and browser_hash is not distinct from ${browserOf(asker)}
      and expires_at > now()
    returning user_handle`
  return stored ? { challenge, userHandle: stored.userHandle } : null
}

function sessionOf(asker: { sessionId: string } | { browserHash: Buffer }) {
  return 'sessionId' in asker ? asker.sessionId : null
}

function browserOf(asker: { sessionId: string } | { browserHash: Buffer }) {
  return 'browserHash' in asker ? asker.browserHash : null
}

function readChallenge(clientData: string) {
  try {
    const { challenge } = JSON.parse(bytesOf(clientData).toString('utf8'))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
