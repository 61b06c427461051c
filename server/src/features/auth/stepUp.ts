import { type Sql, sql } from '#lib/db.ts'
import { Refusal } from '#lib/errors.ts'
import { isRightPassword } from './passwords.ts'

/** For what whoever borrows a telephone must not do: the password is asked for once more. */
export async function expectPassword(userId: string, password: string) {
  const [user] = await sql<{ passwordHash: string }[]>`
    select password_hash from users where id = ${userId}`
  if (!user || !(await isRightPassword(user.passwordHash, password))) throw wrongPassword()
  return user.passwordHash
}

/** In the transaction that follows: a password that was changed meanwhile opens nothing. */
export async function holdPassword(sql: Sql, userId: string, passwordHash: string) {
  const [held] = await sql`
    select from users where id = ${userId} and password_hash = ${passwordHash} for no key update`
  if (!held) throw wrongPassword()
}

function wrongPassword() {
  const message = 'Your current password is not right'
  return new Refusal('forbidden', message, { fields: { password: message } })
}
