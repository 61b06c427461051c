import type { SignUpRequest } from '@jes/contract/accounts/signUps'
import type { ProviderName } from '@jes/contract/accounts/stepUp'
import type { Language } from '@jes/contract/core/settings'
import postgres from 'postgres'
import { sendProof } from '#features/accounts/auth/emailProof.ts'
import { acceptRules } from '#features/accounts/auth/rules.ts'
import { addIdentity } from '#features/accounts/oidc/identities.ts'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { audit } from '#features/core/staffAccess/audit.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import { type Decided, tellDecision } from './decisions.ts'

const UNIQUE = '23505'

type Stored = Decided & {
  emailVerifiedAt: Date | null
  passwordHash: string
  provider: ProviderName | null
  issuer: string | null
  subject: string | null
}

/** The oldest first. The staff decides by name and words, and sees of an address its domain alone. */
export async function listRequests(sql: Sql, { cursor, limit }: PageRequest) {
  const [after] = cursor ? readCursor(cursor, ['id']) : ['0']
  const rows = await sql<SignUpRequest[]>`
    select r.id as _id, r.username, split_part(r.email, '@', 2) as domain, r.words, r.created_at,
      case when r.phone_mark is not null then 'phone' when r.issuer is not null then 'provider' else 'email' end as way
    from sign_up_requests r
    where r.id > ${after}
    order by r.id
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage([...rows], limit, ({ _id }) => writeCursor(_id))
  return { requests: shown, nextCursor }
}

/** Makes the account; a new address gets the mail that verifies it. */
export async function approveRequest(viewer: Viewer, id: string) {
  await sql
    .begin(async (sql) => {
      const request = await takeRequest(sql, id)
      const userId = await insertMember(sql, request)
      await acceptRules(sql, userId)
      await indexUser(sql, userId)
      const { provider, issuer, subject, email } = request
      if (provider && issuer && subject)
        await addIdentity(sql, userId, { provider, issuer, subject, email })
      await tellDecision(sql, request, null)
      if (email && !request.emailVerifiedAt) await sendProof(sql, userId, request)
      await note(sql, { viewer, id, action: 'signUp.approve', username: request.username })
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof postgres.PostgresError && error.code === UNIQUE
      throw isTaken ? refuse('accounts.sign_up_taken') : error
    })
}

/** Nothing of the newcomer stays, except the name in the log. */
export async function declineRequest(viewer: Viewer, id: string, reason: string) {
  await sql.begin(async (sql) => {
    const request = await takeRequest(sql, id)
    await tellDecision(sql, request, reason)
    await note(sql, { viewer, id, action: 'signUp.decline', username: request.username, reason })
  })
}

async function takeRequest(sql: Sql, id: string) {
  const [request] = await sql<Stored[]>`
    delete from sign_up_requests where id = ${id}
    returning username, email, email_verified_at, password_hash, phone_mark, sealed_phone, provider, issuer, subject,
      language`
  if (!request) throw notFound()
  return request
}

async function insertMember(sql: Sql, request: Stored) {
  const { username, email, emailVerifiedAt, passwordHash, phoneMark, sealedPhone } = request
  const settings: { language: Language } = { language: request.language }
  const [{ id }] = await sql<[{ id: string }]>`
    insert into users (username, email, email_verified_at, password_hash, display_name, settings, phone_mark,
      sealed_phone, phone_verified_at)
    values (${username}, ${email}, ${emailVerifiedAt}, ${passwordHash}, ${username}, ${sql.json(settings)},
      ${phoneMark}, ${sealedPhone}, case when ${phoneMark}::text is not null then now() end)
    returning id`
  return id
}

type Note = { viewer: Viewer; id: string; action: string; username: string; reason?: string }

async function note(sql: Sql, { viewer, id, action, username, reason = '' }: Note) {
  const facts = { username }
  await audit(sql, { byId: viewer.id, action, kind: 'signUp', thingId: id, reason, facts })
}
