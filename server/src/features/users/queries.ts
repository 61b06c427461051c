import type { OwnUser } from '@jes/contract/auth'
import type { Settings } from '@jes/contract/settings'
import { Id } from '@jes/contract/text'
import type { Profile } from '@jes/contract/users'
import { safeParse } from 'zod/v4/core'
import { fullSettings } from '#features/settings/queries.ts'
import type { Sql } from '#lib/db.ts'
import { unauthenticated } from '#lib/errors.ts'

/** By id or username; a username may be all digits, so a number is tried as an id first. */
export async function findProfile(sql: Sql, idOrName: string) {
  const id = safeParse(Id, idOrName).success ? idOrName : null
  const username = /^[a-z0-9_.]{3,30}$/i.test(idOrName) ? idOrName.toLowerCase() : null

  const [profile] = await sql<Profile[]>`
    select ${selectSummary(sql)}, u.bio, u.created_at as joined_at
    from users u
    where u.id = ${id}::bigint or u.username = ${username}
    order by (u.id = ${id}::bigint) is true desc
    limit 1`
  return profile ?? null
}

/** A member's own account, with what nobody else is told. */
export async function findOwnUser(sql: Sql, userId: string): Promise<OwnUser | null> {
  type Row = Omit<OwnUser, 'premium' | 'settings'> & {
    premiumUntil: string | null
    settings: Partial<Settings>
  }
  const [row] = await sql<Row[]>`
    select ${selectSummary(sql)}, u.email, u.role, u.settings, u.created_at as joined_at,
      u.email_verified_at is not null as email_verified,
      case when u.premium_until > now() then u.premium_until end as premium_until,
      f.enabled_at is not null as two_factor
    from users u
    left join two_factor f on f.user_id = u.id
    where u.id = ${userId}`
  if (!row) return null

  const { premiumUntil, settings, ...rest } = row
  return { ...rest, premium: { until: premiumUntil }, settings: fullSettings(settings) }
}

/** The account of someone who is signed in; it can only be missing if it ended this very moment. */
export async function expectOwnUser(sql: Sql, userId: string) {
  const user = await findOwnUser(sql, userId)
  if (!user) throw unauthenticated()
  return user
}

/** The columns of a UserSummary, from a table of users called `u`. */
export function selectSummary(sql: Sql) {
  return sql`u.id as _id, u.username, u.display_name, u.image, (u.premium_until > now()) is true as is_premium`
}
