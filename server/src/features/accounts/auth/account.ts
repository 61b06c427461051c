import { because } from '@jes/contract/lib/refusals/because'
import { suspensionOf } from '#features/core/staffAccess/suspension.ts'
import type { Sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { type Addressee, addressee } from './letters.ts'

/** A suspension of at least so many days is shown as permanent. */
const FOR_GOOD_DAYS = 3_650

/** What a log-in needs to know of an account. */
export type Account = Addressee & {
  id: string
  role: Viewer['role']
  passwordHash: string
  daysSuspended: number | null
  hasTwoStep: boolean
  isKnownPlace: boolean
}

export async function findByLogin(sql: Sql, login: string, place: LoginOrigin) {
  const column = login.includes('@') ? sql`u.email` : sql`u.username`
  const [account] = await sql<Account[]>`${selectAccounts(sql, place)} and ${column} = ${login}`
  return account
}

export async function findById(sql: Sql, userId: string, place: LoginOrigin) {
  const [account] = await sql<Account[]>`${selectAccounts(sql, place)} and u.id = ${userId}`
  return account
}

/** By the keyed hash of a number. */
export async function findByPhone(sql: Sql, phoneMark: string, place: LoginOrigin) {
  const [account] = await sql<
    Account[]
  >`${selectAccounts(sql, place)} and u.phone_mark = ${phoneMark}`
  return account
}

/** The deleted user has no password that could be right, and no other way in. */
function selectAccounts(sql: Sql, { device, address }: LoginOrigin) {
  return sql`
    select u.id, u.role, u.password_hash, ${addressee(sql)},
      case when u.suspended_until > now()
        then ceil(extract(epoch from u.suspended_until - now()) / 86400)::float8 end as days_suspended,
      f.enabled_at is not null as has_two_step,
      exists (select from known_devices d
        where d.user_id = u.id and d.device = ${device} and d.address = ${address}) as is_known_place
    from users u
    left join two_factor f on f.user_id = u.id
    where u.password_hash <> '!'`
}

/** The end and the reason go with the sentence, where the staff gave a reason. */
export async function refuseSuspended(sql: Sql, { id, daysSuspended: days }: Account) {
  if (days === null) return
  const suspension = await suspensionOf(sql, id)
  const said = suspension?.reason ? { facts: { ...suspension } } : {}
  throw days > FOR_GOOD_DAYS
    ? refuse('accounts.suspended', said)
    : refuse(because('accounts.suspended_for_days', { days }), said)
}
