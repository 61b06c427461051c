import { expectHub } from '#features/core/hubAccess/access.ts'
import { expectUserId } from '#features/core/users/queries.ts'
import { sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'

/** How many dismissals are stored for a member; above that the oldest is suggested again. */
const MOST = 1_000

/** Stops suggesting this member or hub to the viewer. */
export async function passOver(viewer: Viewer, kind: 'user' | 'jehub', id: string) {
  const thingId =
    kind === 'user'
      ? await expectUserId(sql, id, viewer.id)
      : (await expectHub(sql, id, viewer.id)).id
  await sql.begin(async (sql) => {
    await sql`
      insert into passed_over (user_id, kind, thing_id) values (${viewer.id}, ${kind}, ${thingId})
      on conflict (user_id, kind, thing_id) do update set at = now()`
    await sql`
      delete from passed_over
      where user_id = ${viewer.id} and (kind, thing_id) not in (
        select x.kind, x.thing_id from passed_over x
        where x.user_id = ${viewer.id}
        order by x.at desc, x.kind, x.thing_id
        ${limitTo(sql, MOST)})`
  })
  return { isPassed: true }
}
