import { Email, Username } from '@jes/contract/accounts/auth'
import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import { endSessionsOf } from '#features/accounts/auth/sessions.ts'
import { dropWaysIn } from '#features/accounts/auth/waysIn.ts'
import { twoStepOffLetter } from '#features/accounts/twoFactor/letters.ts'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { audit } from '#features/core/staffAccess/audit.ts'
import { check } from '#lib/check.ts'
import type { Sql } from '#lib/db.ts'
import { linkTo, sendLetter } from '#lib/mail.ts'
import { speak } from '#lib/speak.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { Complaint } from './complaint.ts'
import type { CliContext } from './context.ts'
import { conclude } from './say.ts'

const LINK_HOURS = 24

/** Makes an account, existing or new, an admin; a link lets them choose a password, once. */
export async function createAdmin({ sql }: CliContext, [name, address]: string[]) {
  const username = expect(Username, name, 'Say a username: jes create-admin <username> <email>')
  const email = expect(Email, address, 'Say an email: jes create-admin <username> <email>')
  const link = await sql.begin(async (sql) => {
    const { id, isNew } = await findOrMake(sql, username, email)
    await sql`
      update users set role = 'admin', email_verified_at = coalesce(email_verified_at, now()), trust = 2
      where id = ${id}`
    await indexUser(sql, id)
    await endSessionsOf(sql, id)
    const made = await makeLink(sql, id)
    const facts = { username, isNew: String(isNew) }
    await audit(sql, { byId: null, action: 'user.createAdmin', kind: 'user', thingId: id, facts })
    return made
  })
  conclude({ username, link }, [`@${username} is an admin.`, ...linkLines(link)])
}

/** Ends every session of an account and lets its owner choose a new password. */
export async function resetPassword({ sql }: CliContext, [name]: string[]) {
  const username = expect(Username, name, 'Say a username: jes reset-password <username>')
  const link = await sql.begin(async (sql) => {
    const [user] = await sql<{ id: string }[]>`
      select id from users where username = ${username} and password_hash <> '!'`
    if (!user) throw new Complaint(`There is no @${username}.`)
    // The old password stops working, whoever knows it, and so does every other way in.
    await sql`update users set password_hash = '' where id = ${user.id}`
    await dropWaysIn(sql, user.id)
    await endSessionsOf(sql, user.id)
    const made = await makeLink(sql, user.id)
    await audit(sql, { byId: null, action: 'user.resetPassword', kind: 'user', thingId: user.id })
    return made
  })
  conclude({ username, link }, [`@${username} is signed out everywhere.`, ...linkLines(link)])
}

/**
 * For a member of staff who has lost app and codes: the operator knows them by other means than a password and a mail.
 */
export async function resetTwoStep({ sql }: CliContext, [name]: string[]) {
  const username = expect(Username, name, 'Say a username: jes reset-two-step <username>')
  await sql.begin(async (sql) => {
    const [user] = await sql<(Addressee & { id: string })[]>`
      select u.id, ${addressee(sql)} from users u
      join two_factor f on f.user_id = u.id
      where u.username = ${username} and f.enabled_at is not null`
    if (!user) throw new Complaint(`There is no @${username} with two-step log-in.`)
    for (const table of ['two_factor', 'recovery_codes', 'two_factor_recoveries'])
      await sql`delete from ${sql(table)} where user_id = ${user.id}`
    await endSessionsOf(sql, user.id)
    await sendLetter(sql, twoStepOffLetter(user))
    await audit(sql, { byId: null, action: 'user.resetTwoStep', kind: 'user', thingId: user.id })
  })
  conclude({ username }, [`@${username} is signed out everywhere; the password alone is enough.`])
}

async function findOrMake(sql: Sql, username: string, email: string) {
  const [known] = await sql<{ id: string; email: string }[]>`
    select id, email from users where username = ${username} and id <> 1`
  if (known && known.email !== email)
    throw new Complaint(`@${username} is there with another email.`)
  if (known) return { id: known.id, isNew: false }
  const [taken] = await sql`select from users where email = ${email}`
  if (taken) throw new Complaint('Another account has this email.')
  const [{ id }] = await sql<[{ id: string }]>`
    insert into users (username, email, password_hash, display_name)
    values (${username}, ${email}, '', ${username}) returning id`
  return { id, isNew: true }
}

async function makeLink(sql: Sql, userId: string) {
  const token = randomToken()
  await sql`
    insert into password_resets (user_id, token_hash, expires_at)
    values (${userId}, ${hashToken(token)}, now() + make_interval(hours => ${LINK_HOURS}))
    on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`
  return linkTo('/reset-password', token)
}

function linkLines(link: string) {
  return [`To choose a password, once, within ${LINK_HOURS} hours:`, link]
}

function expect(schema: typeof Username, given: string | undefined, problem: string) {
  const { data, issues } = check(schema, given)
  if (issues) throw new Complaint(given ? speak(issues[0]!.because, 'en') : problem)
  return data
}
