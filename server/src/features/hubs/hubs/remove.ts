import { expectOwner } from '#features/core/hubAccess/access.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'
import { lockHub } from './lock.ts'

/** Closes a hub for good: its name becomes free, it has no members, and none of its posts can be seen. */
export async function closeHub(viewer: Viewer, nameOrId: string) {
  await sql.begin(async (sql) => {
    await expectOwner(sql, nameOrId, viewer.id)
    const id = await lockHub(sql, nameOrId)
    await expectOwner(sql, id, viewer.id)

    await sql`set local statement_timeout = '60s'`
    await sql`select delete_hub_posts(${id})`
    await sql`delete from hub_members where hub_id = ${id}`
    await sql`delete from hub_requests where hub_id = ${id}`
    await sql`delete from hub_invites where hub_id = ${id}`
    await sql`delete from hub_bans where hub_id = ${id}`
    await sql`delete from notifications where hub_id = ${id}`
    await sql`update mod_queue set closed_at = now() where hub_id = ${id} and closed_at is null`
    await sql`
      update reports set state = 'removed', closed_at = now() where hub_id = ${id} and state = 'open'`
    await sql`
      update hubs set closed_at = now(), member_count = 0, icon_id = null, cover_id = null where id = ${id}`
    await publishChange(sql, 'everything')
  })
}
