import { expectInside } from '#features/core/hubAccess/access.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectKnown, expectRoom } from './known.ts'

/** Nothing of theirs in the viewer's lists, and no news; they do not learn it. */
export function mute(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectKnown(sql, viewer, idOrName)
    if (userId === viewer.id) throw invalid({ id: 'people.mute_self' })
    await lockSelf(sql, viewer)
    await sql`
      insert into mutes (muter_id, muted_id) values (${viewer.id}, ${userId}) on conflict do nothing`
    await expectRoom(sql, viewer, 'mutes')
    await tellCount(sql, viewer)
    return { muting: true }
  })
}

export function unmute(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectKnown(sql, viewer, idOrName)
    await sql`delete from mutes where muter_id = ${viewer.id} and muted_id = ${userId}`
    await tellCount(sql, viewer)
    return { muting: false }
  })
}

/** None of its posts in the viewer's lists, but on its own page, and no news of it. */
export function muteHub(viewer: Viewer, hubId: string) {
  return sql.begin(async (sql) => {
    const { id } = await expectInside(sql, hubId, viewer.id)
    await lockSelf(sql, viewer)
    await sql`
      insert into hub_mutes (user_id, hub_id) values (${viewer.id}, ${id}) on conflict do nothing`
    await expectRoom(sql, viewer, 'hub_mutes')
    await tellCount(sql, viewer)
    return { muting: true }
  })
}

/** Also of a hub that the viewer may no longer read in. */
export function unmuteHub(viewer: Viewer, hubId: string) {
  return sql.begin(async (sql) => {
    const { count } = await sql`
      delete from hub_mutes where user_id = ${viewer.id} and hub_id = ${hubId}`
    if (count === 0) await expectInside(sql, hubId, viewer.id)
    await tellCount(sql, viewer)
    return { muting: false }
  })
}

async function lockSelf(sql: Sql, { id }: Viewer) {
  await sql`select from users where id = ${id} for no key update`
}

/** What the viewer was told is less now, or more. */
async function tellCount(sql: Sql, { id }: Viewer) {
  await sql`select tell_unread(${id})`
}
