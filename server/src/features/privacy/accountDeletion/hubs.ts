import { logAct } from '#features/hubs/moderation/log.ts'
import { notifyAct } from '#features/hubs/moderation/notify.ts'
import type { Sql } from '#lib/db.ts'

/** Removes a member from all hubs; a hub that they own goes to somebody else in it, or is closed. */
export async function leaveHubs(sql: Sql, userId: string) {
  const hubs = await sql<{ id: string; isOwned: boolean }[]>`
    select h.id, m.role = 'owner' as is_owned
    from hub_members m join hubs h on h.id = m.hub_id
    where m.user_id = ${userId}
    order by h.id
    for no key update of h`
  for (const { id, isOwned } of hubs) {
    if (isOwned) await handOver(sql, id, userId)
    else await sql`select take_member(${id}, ${userId})`
  }
  await keepHubPictures(sql, userId)
}

/**
 * The new owner: the team before members, the longest membership first, and members who are not leaving before those
 * who are.
 */
async function handOver(sql: Sql, hubId: string, userId: string) {
  const [heir] = await sql<{ id: string }[]>`
    select u.id from hub_members m join users u on u.id = m.user_id
    where m.hub_id = ${hubId} and m.user_id <> ${userId}
    order by u.leaves_at is null and (u.suspended_until > now()) is not true desc,
      m.role = 'moderator' desc, m.created_at, u.id
    limit 1`
  if (!heir) return closeEmpty(sql, hubId)

  await sql`delete from hub_members where hub_id = ${hubId} and user_id = ${userId}`
  await sql`update hubs set member_count = member_count - 1 where id = ${hubId}`
  await sql`
    update hub_members set role = 'owner' where hub_id = ${hubId} and user_id = ${heir.id}`
  const act = { hubId, action: 'handOver', byId: null, userId: heir.id, detail: 'owner' } as const
  await notifyAct(sql, { userId: heir.id, actId: await logAct(sql, act), hubId, byId: null })
}

/** A hub without members is closed with all its posts. */
async function closeEmpty(sql: Sql, hubId: string) {
  await sql`select delete_hub_posts(${hubId})`
  await sql`delete from hubs where id = ${hubId}`
}

/** Pictures of a hub or an article stay with it. */
async function keepHubPictures(sql: Sql, userId: string) {
  await sql`
    update images i set owner_id = m.user_id
    from hubs h join hub_members m on m.hub_id = h.id and m.role = 'owner'
    where i.owner_id = ${userId} and i.id in (h.icon_id, h.cover_id)`
  await sql`
    update images i set owner_id = null
    where i.owner_id = ${userId} and i.id in (select b.cover_id from blogs b)`
}
