import { expectInside } from '#features/core/hubAccess/access.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectKnown, expectRoom } from './known.ts'

/** Hides a member from the viewer's lists and notifications; the member is not notified. */
export function mute(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectKnown(sql, viewer, idOrName)
    if (userId === viewer.id) throw invalid({ id: 'people.mute_self' })
    await lockSelf(sql, viewer)
    await sql`
      insert into mutes (muter_id, muted_id) values (${viewer.id}, ${userId}) on conflict do nothing`
    await expectRoom(sql, viewer, 'mutes')
    await publishCount(sql, viewer)
    return { muting: true }
  })
}

export function unmute(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectKnown(sql, viewer, idOrName)
    await sql`delete from mutes where muter_id = ${viewer.id} and muted_id = ${userId}`
    await publishCount(sql, viewer)
    return { muting: false }
  })
}

/** Hides a hub's posts from the viewer's lists, except on its own page, and its notifications. */
export function muteHub(viewer: Viewer, hubId: string) {
  return sql.begin(async (sql) => {
    const { id } = await expectInside(sql, hubId, viewer.id)
    await lockSelf(sql, viewer)
    await sql`
      insert into hub_mutes (user_id, hub_id) values (${viewer.id}, ${id}) on conflict do nothing`
    await expectRoom(sql, viewer, 'hub_mutes')
    await publishCount(sql, viewer)
    return { muting: true }
  })
}

/** Also works for a hub that the viewer may no longer read. */
export function unmuteHub(viewer: Viewer, hubId: string) {
  return sql.begin(async (sql) => {
    const { count } = await sql`
      delete from hub_mutes where user_id = ${viewer.id} and hub_id = ${hubId}`
    if (count === 0) await expectInside(sql, hubId, viewer.id)
    await publishCount(sql, viewer)
    return { muting: false }
  })
}

async function lockSelf(sql: Sql, { id }: Viewer) {
  await sql`select from users where id = ${id} for no key update`
}

/** The viewer's unread count has changed. */
async function publishCount(sql: Sql, { id }: Viewer) {
  await sql`select publish_unread_count(${id})`
}
