import { hasPassword } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/**
 * Shuts what a stranger may have left open: who signed up with an address that was not theirs, until its owner takes
 * the account over by mail; or whoever the operator resets a password against.
 */
export async function dropWaysIn(sql: Sql, userId: string) {
  await sql`delete from passkeys where user_id = ${userId}`
  await sql`delete from identities where user_id = ${userId}`
}

/** Called in the transaction that has removed a way in, which holds the row of the member: one has to be left. */
export async function expectWayIn(sql: Sql, userId: string) {
  const [left] = await sql`
    select from users u
    where u.id = ${userId}
      and (${hasPassword(sql)}
        or u.phone_verified_at is not null
        or exists (select from passkeys p where p.user_id = u.id)
        or exists (select from identities i where i.user_id = u.id))`
  if (!left) throw refuse('accounts.last_way_in')
}

/** Where a member is told what happens to the account, and gets it back when all else is lost. */
type Contact = 'phone' | 'email'

/** Refuses to remove the last contact. The member's row is held: two that are removed at once would leave none. */
export async function expectOtherContact(sql: Sql, userId: string, removed: Contact) {
  const [contacts] = await sql<[Record<Contact, boolean>]>`
    select u.phone_verified_at is not null as phone, u.email_verified_at is not null as email
    from users u where u.id = ${userId}
    for no key update`
  const hasOther = Object.entries(contacts).some(([one, isThere]) => isThere && one !== removed)
  if (!hasOther) throw refuse('accounts.last_way_in')
}
