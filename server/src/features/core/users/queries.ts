import type { OwnUser } from '@jes/contract/accounts/auth'
import type { Settings } from '@jes/contract/core/settings'
import type { Profile } from '@jes/contract/core/users'
import { maskPhone } from '@jes/contract/lib/phoneNumber'
import { Id } from '@jes/contract/lib/text'
import { RULES_VERSION } from '@jes/contract/privacy/dataExport'
import { safeParse } from 'zod/v4/core'
import { premiumOf } from '#features/core/entitlements/rule.ts'
import { fullSettings } from '#features/core/settings/queries.ts'
import { lacksSecondFactor } from '#features/core/staffAccess/access.ts'
import { DELETED_USER_ID, isNotBlocked } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { notFound, unauthenticated } from '#lib/errors.ts'
import { urlIn } from '#lib/mediaUrl.ts'
import { openPhone } from '#lib/sms/sealedPhone.ts'
import { isVerified } from './verified.ts'

/**
 * A member by id or username, if the viewer may see them: behind a block nobody exists. A username may be all digits,
 * so a number is tried as an id first; a former name comes last.
 */
export async function findProfile(sql: Sql, idOrName: string, viewerId: string | null = null) {
  type Row = Omit<Profile, 'verification'> & { verifiedReason: string; verifiedAt: string }
  const [row] = await sql<Row[]>`
    select ${selectSummary(sql)}, u.bio, ${urlIn(sql, sql`u.cover`)} as cover, u.links, u.district, u.created_at as joined_at,
      array(select p.link from link_proofs p
        where p.user_id = u.id and p.state = 'proven' and p.link = any(u.links)) as proven_links,
      u.verified_reason, u.verified_at,
      json_build_object('posts', u.post_count, 'followers', u.follower_count,
        'following', u.following_count) as counts,
      (u.settings ->> 'hideFollows')::boolean is true as hides_follows, u.is_private,
      ${viewerId === null ? sql`null::json` : selectRelationship(sql, viewerId)} as relationship
    from users u
    where u.id = ${idOf(sql, idOrName)} and ${isNotBlocked(sql, viewerId, sql`u.id`)}`
  if (!row) return null
  const { verifiedReason: reason, verifiedAt: at, ...profile } = row
  const { verifiedAs: as } = profile
  return { ...profile, verification: as && { as, reason, at } }
}

/** The id of a member whom the viewer may see; the same refusal for an unknown member and for a block. */
export async function expectUserId(sql: Sql, idOrName: string, viewerId: string | null) {
  const [user] = await sql<{ id: string }[]>`
    select u.id from users u
    where u.id = ${idOf(sql, idOrName)} and ${isNotBlocked(sql, viewerId, sql`u.id`)}`
  if (!user) throw notFound()
  return user.id
}

/** SQL: the id behind an id, a username, or a username that was given up less than 90 days ago. */
export function idOf(sql: Sql, idOrName: string) {
  const id = safeParse(Id, idOrName).success ? idOrName : null
  const username = /^[a-z0-9_.]{3,30}$/i.test(idOrName) ? idOrName.toLowerCase() : null
  return sql`(
    select found.id
    from (
      select id, 1 as place from users where id = ${id}::bigint
      union all
      select id, 2 from users where username = ${username}::text
      union all
      select user_id, 3 from old_usernames where username = ${username}::text and until > now()
    ) found
    where found.id <> ${DELETED_USER_ID}
    order by found.place
    limit 1)`
}

/** The relationship of the viewer to the member `u`. A blocked member is not found, so none found here is blocked. */
function selectRelationship(sql: Sql, viewerId: string) {
  return sql`
    case when u.id <> ${viewerId} then json_build_object(
      'following', exists (select from follows where follower_id = ${viewerId} and followed_id = u.id),
      'requested', u.is_private and exists (
        select from follow_requests where follower_id = ${viewerId} and followed_id = u.id),
      'hasBell', exists (
        select from follows where follower_id = ${viewerId} and followed_id = u.id and has_bell),
      'followedBy', exists (select from follows where follower_id = u.id and followed_id = ${viewerId}),
      'blocking', false,
      'muting', exists (select from mutes where muter_id = ${viewerId} and muted_id = u.id)) end`
}

/** A member's own account, with its private fields. */
export async function findOwnUser(sql: Sql, userId: string): Promise<OwnUser | null> {
  type Row = Omit<OwnUser, 'premium' | 'settings' | 'phone'> & {
    phoneMark: string | null
    sealedPhone: Buffer | null
    paidUntil: string | null
    premiumUntil: string | null
    settings: Partial<Settings>
  }
  const [row] = await sql<Row[]>`
    select ${selectSummary(sql)}, u.email, u.role, u.settings, u.is_private, u.created_at as joined_at,
      u.email_verified_at is not null as email_verified, u.phone_mark, u.sealed_phone,
      ${isVerified(sql)} as is_verified,
      u.paid_until, u.premium_until,
      ${hasPassword(sql)} as has_password,
      exists (select from passkeys p where p.user_id = u.id) as has_passkey,
      f.enabled_at is not null as two_factor, ${lacksSecondFactor(sql)} as needs_two_factor, c.email as new_email, u.leaves_at,
      case when u.username_changed_at > now() - interval '30 days'
        then u.username_changed_at + interval '30 days' end as username_from,
      u.accepted_rules is distinct from ${RULES_VERSION} as has_new_rules,
      case when s.done_at is not null then 'done' when s.user_id is not null then 'begun'
        when u.created_at > now() - interval '7 days' then 'unseen' else 'done' end as first_steps
    from users u
    left join first_steps s on s.user_id = u.id
    left join two_factor f on f.user_id = u.id
    left join email_changes c on c.user_id = u.id and c.expires_at > now()
    where u.id = ${userId}`
  if (!row) return null

  const { paidUntil, premiumUntil, settings, phoneMark, sealedPhone, ...rest } = row
  const premium = premiumOf(paidUntil, premiumUntil)
  const phone =
    phoneMark && sealedPhone ? maskPhone(await openPhone({ phoneMark, sealedPhone })) : null
  return { ...rest, phone, premium, settings: fullSettings(settings) }
}

/** Whether a member, in the table `users` as `u`, has a password: who came another way may have none. */
export function hasPassword(sql: Sql) {
  return sql`u.password_hash like '$argon2%'`
}

/** The account of a signed-in member; it is missing only if it was deleted at this moment. */
export async function expectOwnUser(sql: Sql, userId: string) {
  const user = await findOwnUser(sql, userId)
  if (!user) throw unauthenticated()
  return user
}

/** The columns of a UserSummary, from the table `users` as `u`. */
export function selectSummary(sql: Sql) {
  return sql`u.id as _id, u.username, u.display_name, ${urlIn(sql, sql`u.image`)} as image,
    (u.premium_until > now()) is true as is_premium, u.verified_as`
}

/** The JSON of a UserSummary, from the table `users` under this alias; null where there is no row. */
export function userJson(sql: Sql, table: string) {
  const u = sql(table)
  return sql`
    case when ${u}.id is not null then json_build_object('_id', ${u}.id::text, 'username', ${u}.username,
      'displayName', ${u}.display_name, 'image', ${urlIn(sql, sql`${u}.image`)}, 'isPremium', (${u}.premium_until > now()) is true,
      'verifiedAs', ${u}.verified_as) end`
}
