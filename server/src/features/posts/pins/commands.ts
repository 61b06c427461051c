import { because } from '@jes/contract/lib/refusals/because'
import { entitlementsOf } from '#features/core/entitlements/rule.ts'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

type Pinning = { userId: string; postId: string }

/** With one slot the new pin replaces the old one; with several, one must be removed first. */
export async function addPin(sql: Sql, { userId, postId }: Pinning) {
  // One after another: two at once would both find the last slot free.
  await sql`select from users where id = ${userId} for no key update`
  const { pins } = await entitlementsOf(sql, userId)
  // A post that is no longer on the profile frees its slot.
  await sql`
    delete from pinned_posts n using post_stats s
    where n.user_id = ${userId} and s.post_id = n.post_id
      and (${pins} = 1 or not s.is_live) and n.post_id <> ${postId}`
  const others = await sql`
    select from pinned_posts where user_id = ${userId} and post_id <> ${postId}`
  if (others.length >= pins) {
    throw refuse(because('posts.pins_full', { max: pins }))
  }
  await sql`
    insert into pinned_posts (post_id, user_id, pinned_at) values (${postId}, ${userId}, clock_timestamp())
    on conflict (post_id) do update set pinned_at = excluded.pinned_at`
}

export async function removePin(sql: Sql, { userId, postId }: Pinning) {
  await sql`delete from pinned_posts where post_id = ${postId} and user_id = ${userId}`
}
