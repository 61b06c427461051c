import type { NewAccount } from '@jes/contract/accounts/auth'
import type { Language } from '@jes/contract/core/settings'
import type { Because } from '@jes/contract/lib/refusals/because'
import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { takeInvitation } from '#features/accounts/invitations/commands.ts'
import { admitNewcomer } from '#features/accounts/signUps/admission.ts'
import { addRequest } from '#features/accounts/signUps/waiting.ts'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { isCommonPassword } from '#lib/commonPasswords.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, placeOf } from '#lib/device.ts'
import { invalid } from '#lib/errors.ts'
import { sendProof } from './emailProof.ts'
import { logEvent } from './loginLog.ts'
import { hashPassword } from './passwords.ts'
import { acceptRules } from './rules.ts'
import { rememberDevice, startSession } from './sessions.ts'
import { findNameProblem, TAKEN } from './usernames.ts'

const KNOWN_EMAIL = 'accounts.email_known'

/**
 * Creates an account, signs it in on this device, and sends the mail that verifies its address. Null where the staff
 * decides first.
 */
export async function register(account: NewAccount, request: FastifyRequest) {
  const { invitation, words } = await admitNewcomer(request, account)
  const { language } = request
  const place = placeOf(request)
  await checkAccount(sql, account)
  const passwordHash = await hashPassword(account.password)

  return sql
    .begin(async (sql) => {
      if (words !== null) {
        const { username, email } = account
        const newcomer = { username, email, isEmailVerified: false, passwordHash, language, words }
        await addRequest(sql, { ...newcomer, phone: null, identity: null })
        return null
      }
      const opened = await createAccount(sql, account, { passwordHash, language, place })
      if (invitation) await takeInvitation(sql, invitation, opened.userId)
      await logEvent(sql, opened.userId, 'login', place)
      await sendProof(sql, opened.userId, { ...account, language })
      return opened
    })
    .catch(refuseTaken)
}

type Owner = { passwordHash: string; language: Language; place: LoginOrigin }

/** The account itself, however its owner came, and the first session. */
export async function createAccount(
  sql: Sql,
  account: Pick<NewAccount, 'username' | 'email'>,
  { passwordHash, language, place }: Owner,
) {
  const userId = await insertUser(sql, account, { passwordHash, language })
  await acceptRules(sql, userId)
  await indexUser(sql, userId)
  const opened = await startSession(sql, { id: userId, role: 'member' }, place)
  await rememberDevice(sql, userId, place)
  return { userId, ...opened }
}

async function checkAccount(sql: Sql, account: NewAccount) {
  const { username, email, password } = account
  const fields: Record<string, Because> = {}
  const problem = await findNameProblem(sql, username)
  if (problem) fields.username = problem
  const known = await sql`select from users where email = ${email}`
  if (known.length > 0) fields.email = KNOWN_EMAIL
  if (isCommonPassword(password, account)) fields.password = 'accounts.password_common'
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

async function insertUser(
  sql: Sql,
  { username, email }: Pick<NewAccount, 'username' | 'email'>,
  { passwordHash, language }: { passwordHash: string; language: Language },
) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into users (username, email, password_hash, display_name, settings)
    values (${username}, ${email}, ${passwordHash}, ${username}, ${sql.json({ language })})
    returning id`
  return id
}

/** When two request one name at the same moment, the unique index admits one. */
export function refuseTaken(error: unknown): never {
  const constraint = error instanceof postgres.PostgresError ? error.constraint_name : null
  if (constraint === 'users_by_username') throw invalid({ username: TAKEN })
  if (constraint === 'users_by_email') throw invalid({ email: KNOWN_EMAIL })
  throw error
}
