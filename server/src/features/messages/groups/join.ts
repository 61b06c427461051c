import { expectVerified } from '#features/core/viewer/viewer.ts'
import { sendLine } from '#features/messages/messages/lines.ts'
import { type Sql, sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { enter, expectRoom } from './add.ts'
import { isInvited } from './queries.ts'

type TalkOfMember = { talkId: string; userId: string }

/** Joins a group by its link; who was asked accepts with it. */
export function joinByInvite(viewer: Viewer, code: string) {
  expectVerified(viewer)
  return sql.begin(async (sql) => {
    const [talk] = await sql<{ id: string }[]>`
      select t.id from talks t where ${isInvited(sql, code, viewer.id)} for no key update of t`
    if (!talk) throw notFound()
    const one = { talkId: talk.id, userId: viewer.id }
    const [member] = await sql<{ folder: string }[]>`
      select folder from talk_members where talk_id = ${talk.id} and user_id = ${viewer.id}`
    if (!member) {
      await expectRoom(sql, talk.id, 1)
      await enter(sql, talk.id, { userIds: [viewer.id], folder: 'talks' })
    }
    if (member?.folder !== 'talks') await enterGroup(sql, one)
    return { _id: talk.id }
  })
}

/** They are in the group from now on, and its people read that they came. */
export async function enterGroup(sql: Sql, { talkId, userId }: TalkOfMember) {
  await sendLine(sql, { talkId, userId }, { kind: 'joined' })
}
