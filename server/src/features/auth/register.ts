import type { NewAccount } from '@jes/contract/auth'
import type { Language } from '@jes/contract/settings'
import postgres from 'postgres'
import { indexUser } from '#features/searchIndex/names.ts'
import { isCommonPassword } from '#lib/commonPasswords.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { Place } from '#lib/device.ts'
import { invalid } from '#lib/errors.ts'
import { sendProof } from './emailProof.ts'
import { hashPassword } from './passwords.ts'
import { rememberDevice, startSession } from './sessions.ts'

const TAKEN = {
  username: 'This username is taken',
  email: 'An account with this email already exists',
}

/** Names that would pass for Jes itself, or for a page of it. */
const RESERVED = new Set(
  `about account accounts admin administrator api auth blog blogs bookmark bookmarks clip clips
  contact create dev explore feed forgot health help home hub hubs invites jehub jehubs jes
  jesclip jesclips jes_official jes.official jesnepal legal login logout me mod moderator moderators
  nepal news notification notifications null official popular post posts premium privacy profile
  register report root search security setting settings signup staff support system team terms
  trending undefined user users verify www`.split(/\s+/),
)

/** Makes an account, signs it in on this device, and sends the mail that proves its address. */
export async function register(account: NewAccount, place: Place, language: Language) {
  await checkAccount(sql, account)
  const passwordHash = await hashPassword(account.password)

  return sql
    .begin(async (sql) => {
      const userId = await insertUser(sql, account, { passwordHash, language })
      await indexUser(sql, userId)
      const opened = await startSession(sql, { id: userId, role: 'member' }, place)
      await rememberDevice(sql, userId, place)
      await sendProof(sql, userId, { ...account, language })
      return { userId, ...opened }
    })
    .catch((error: unknown) => {
      throw asTaken(error) ?? error
    })
}

async function checkAccount(sql: Sql, account: NewAccount) {
  const { username, email, password } = account
  const fields: Record<string, string> = {}
  const taken = await sql<{ username: string; email: string }[]>`
    select username, email from users where username = ${username} or email = ${email}`
  if (taken.some((user) => user.username === username)) fields.username = TAKEN.username
  if (RESERVED.has(username)) fields.username = 'This username is reserved'
  if (taken.some((user) => user.email === email)) fields.email = TAKEN.email
  if (isCommonPassword(password, account)) fields.password = 'This password is too common'
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

async function insertUser(
  sql: Sql,
  { username, email }: NewAccount,
  { passwordHash, language }: { passwordHash: string; language: Language },
) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into users (username, email, password_hash, display_name, settings)
    values (${username}, ${email}, ${passwordHash}, ${username}, ${sql.json({ language })})
    returning id`
  return id
}

/** Of two who ask for one name at the same moment, the index lets one through. */
function asTaken(error: unknown) {
  if (!(error instanceof postgres.PostgresError)) return null
  if (error.constraint_name === 'users_by_username') return invalid({ username: TAKEN.username })
  if (error.constraint_name === 'users_by_email') return invalid({ email: TAKEN.email })
  return null
}
