import type { PhoneAccount } from '@jes/contract/accounts/phone'
import type { Language } from '@jes/contract/core/settings'
import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { acceptRules } from '#features/accounts/auth/rules.ts'
import { rememberDevice, startSession } from '#features/accounts/auth/sessions.ts'
import { findNameProblem, TAKEN } from '#features/accounts/auth/usernames.ts'
import { takeInvitation } from '#features/accounts/invitations/commands.ts'
import { admitNewcomer } from '#features/accounts/signUps/admission.ts'
import { addRequest } from '#features/accounts/signUps/waiting.ts'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { type Sql, sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { invalid } from '#lib/errors.ts'
import type { SealedPhone } from '#lib/sms/sealedPhone.ts'
import { hashToken } from '#lib/tokens.ts'

/**
 * Creates an account with a confirmed number, without address and password, and signs it in on this device. Null where
 * the staff decides first.
 */
export async function registerByPhone(
  { token, username, ...newcomer }: PhoneAccount,
  request: FastifyRequest,
) {
  const { invitation, words } = await admitNewcomer(request, { ...newcomer, email: null })
  const { language } = request
  const place = placeOf(request)
  const problem = await findNameProblem(sql, username)
  if (problem) throw invalid({ username: problem })

  return sql
    .begin(async (sql) => {
      const phone = await takeProved(sql, token)
      if (words !== null) {
        const nothing = { email: null, isEmailVerified: false, passwordHash: '', identity: null }
        await addRequest(sql, { ...nothing, username, phone, language, words })
        return null
      }
      const userId = await insertUser(sql, username, { phone, language })
      if (invitation) await takeInvitation(sql, invitation, userId)
      await acceptRules(sql, userId)
      await indexUser(sql, userId)
      const opened = await startSession(sql, { id: userId, role: 'member' }, place)
      await rememberDevice(sql, userId, place)
      await logEvent(sql, userId, 'login', place)
      return { userId, ...opened }
    })
    .catch((error: unknown) => {
      throw asTaken(error) ?? error
    })
}

async function takeProved(sql: Sql, token: string): Promise<SealedPhone> {
  const [proved] = await sql<SealedPhone[]>`
    delete from phone_proofs
    where token_hash = ${hashToken(token)} and purpose = 'enter' and proved_at is not null
      and expires_at > now()
    returning phone_mark, sealed_phone`
  if (!proved) throw over()
  return proved
}

/** The empty hash is no password that could be right. */
async function insertUser(
  sql: Sql,
  username: string,
  { phone: { phoneMark, sealedPhone }, language }: { phone: SealedPhone; language: Language },
) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into users (username, password_hash, display_name, settings, phone_mark, sealed_phone, phone_verified_at)
    values (${username}, '', ${username}, ${sql.json({ language })}, ${phoneMark}, ${sealedPhone}, now())
    returning id`
  return id
}

/** When two request one name, or one number registers twice at the same moment, the unique index admits one. */
function asTaken(error: unknown) {
  if (!(error instanceof postgres.PostgresError)) return null
  if (error.constraint_name === 'users_by_username') return invalid({ username: TAKEN })
  if (error.constraint_name === 'users_by_phone') return over()
  return null
}

function over() {
  return invalid({ token: 'accounts.code_expired' })
}
