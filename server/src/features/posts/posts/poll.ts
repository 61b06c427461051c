import { expectNotBanned } from '#features/core/visibility/bans.ts'
import { type ActStamp, isLatestAct } from '#lib/actOrder.ts'
import { publishChange } from '#lib/changes.ts'
import { sql } from '#lib/db.ts'
import { invalid, notFound, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectPost } from './queries.ts'

/** One choice for each person, which they may change until the poll closes. */
export async function choose(viewer: Viewer, id: string, choice: number, act: ActStamp) {
  const { poll } = await expectPost(sql, id, viewer.id)
  if (!poll) throw notFound()
  await expectNotBanned(sql, id, viewer.id)
  if (choice >= poll.options.length) throw invalid({ choice: 'value.choice' })

  await sql.begin(async (sql) => {
    await publishChange(sql, [`post:${id}`])
    // Last, because it locks the poll until the transaction ends.
    const [{ isOpen }] = await sql<[{ isOpen: boolean }]>`
      select case when ${isLatestAct(sql, act, 'poll', id)}
        then set_choice(${id}, ${viewer.id}, ${choice}::smallint) else true end as is_open`
    if (!isOpen) throw refuse('posts.poll_closed')
  })
  const after = await expectPost(sql, id, viewer.id)
  return { poll: after.poll ?? poll }
}
