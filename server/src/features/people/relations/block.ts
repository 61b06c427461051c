import { endFollows } from '#features/people/follows/commands.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectKnown, expectRoom } from './known.ts'

/** Neither sees the other any more, follows them or is on a list of theirs; a second call changes nothing. */
export function block(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectKnown(sql, viewer, idOrName)
    if (userId === viewer.id) throw invalid({ id: 'people.block_self' })
    await lockBoth(sql, viewer.id, userId)
    const { count } = await sql`
      insert into blocks (blocker_id, blocked_id) values (${viewer.id}, ${userId})
      on conflict do nothing`
    if (count === 0) return { blocking: true }

    await expectRoom(sql, viewer, 'blocks')
    await endFollows(sql, viewer.id, userId)
    await sql`select end_list_ties(${viewer.id}, ${userId})`
    await publishCounts(sql, viewer.id, userId)
    return { blocking: true }
  })
}

/** They see each other again, unless the other one blocks too; follows are not restored. */
export function unblock(viewer: Viewer, idOrName: string) {
  return sql.begin(async (sql) => {
    const userId = await expectKnown(sql, viewer, idOrName)
    const { count } = await sql`
      delete from blocks where blocker_id = ${viewer.id} and blocked_id = ${userId}`
    if (count > 0) await publishCounts(sql, viewer.id, userId)
    return { blocking: false }
  })
}

/** In the order of their ids, as follows do: doing both at once does not deadlock. */
async function lockBoth(sql: Sql, oneId: string, otherId: string) {
  await sql`select from users where id in (${oneId}, ${otherId}) order by id for no key update`
}

/** Notifications about each other are hidden, or shown again. */
async function publishCounts(sql: Sql, oneId: string, otherId: string) {
  await sql`select publish_unread_count(${oneId}), publish_unread_count(${otherId})`
}
