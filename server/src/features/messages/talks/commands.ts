import { expectUserId } from '#features/core/users/queries.ts'
import { enterGroup } from '#features/messages/groups/join.ts'
import { leave } from '#features/messages/groups/leave.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { countTalks, expectTalk } from './queries.ts'

/** The talk with somebody; it is made where there is none yet, and neither has it in a list before the first message. */
export async function openTalk(viewer: Viewer, otherId: string) {
  return sql.begin(async (sql) => {
    const userId = await expectUserId(sql, otherId, viewer.id)
    if (userId === viewer.id) throw invalid({ user: 'messages.to_self' })
    return expectTalk(sql, await findOrMake(sql, [viewer.id, userId]), viewer.id)
  })
}

async function findOrMake(sql: Sql, userIds: string[]) {
  const [known] = await selectTalk(sql, userIds)
  if (known) return known.id
  const [made] = await sql<{ id: string }[]>`
    insert into talks (first_id, second_id)
    select min(u.id), max(u.id) from unnest(${userIds}::bigint[]) u(id)
    on conflict (first_id, second_id) do nothing
    returning id`
  // The other one was faster, and it is committed by now.
  if (!made) return (await selectTalk(sql, userIds))[0]!.id
  await sql`
    insert into talk_members (talk_id, user_id) select ${made.id}, unnest(${userIds}::bigint[])`
  return made.id
}

function selectTalk(sql: Sql, userIds: string[]) {
  return sql<{ id: string }[]>`
    select t.id from talks t, (select min(u.id), max(u.id) from unnest(${userIds}::bigint[]) u(id)) b(first, second)
    where t.first_id = b.first and t.second_id = b.second`
}

export type TalkOfMember = { talkId: string; userId: string }

/** Reading goes forward only: a late report of another device changes nothing. */
export async function readTalk({ talkId, userId, seq }: TalkOfMember & { seq: number }) {
  return sql.begin(async (sql) => {
    const { group, otherReadSeq } = await expectTalk(sql, talkId, userId)
    const { count } = await sql`
      update talk_members set read_seq = least(${seq}, last_seq)
      where talk_id = ${talkId} and user_id = ${userId} and read_seq < least(${seq}, last_seq)`
    if (count > 0 && group) await publishReading(sql, { talkId, userId, seq })
    // Where reading is not shown, the other does not even get an event.
    const whom = otherReadSeq === null ? userId : null
    if (count > 0 && !group) await sql`select publish_talk(${talkId}, the_user => ${whom})`
    return countTalks(sql, userId)
  })
}

/** In a group the mark is below the last message, so only who wrote it hears of it. */
async function publishReading(sql: Sql, { talkId, userId, seq }: TalkOfMember & { seq: number }) {
  await sql`
    select publish_talk(${talkId}, the_user => w.user_id)
    from (
      select ${userId}::bigint as user_id
      union
      select x.sender_id from messages x where x.talk_id = ${talkId} and x.seq = ${seq}
    ) w`
}

export async function acceptTalk({ talkId, userId }: TalkOfMember) {
  return sql.begin(async (sql) => {
    await sql`select from talks where id = ${talkId} for no key update`
    const { group, folder } = await expectTalk(sql, talkId, userId)
    if (group && folder === 'requests') await enterGroup(sql, { talkId, userId })
    const { count } = await sql`
      update talk_members set folder = 'talks'
      where talk_id = ${talkId} and user_id = ${userId} and folder = 'requests'`
    if (count > 0) await sql`select publish_talk(${talkId})`
    return expectTalk(sql, talkId, userId)
  })
}

/** The others keep theirs and learn nothing; what all have deleted is gone for good. A group that asked is declined. */
export async function removeTalk({ talkId, userId }: TalkOfMember) {
  return sql.begin(async (sql) => {
    await sql`select from talks where id = ${talkId} for no key update`
    const { group, folder } = await expectTalk(sql, talkId, userId)
    if (group && folder === 'requests') return leave(sql, { talkId, userId })
    await sql`
      update talk_members set cleared_seq = last_seq, read_seq = last_seq, last_at = null, pinned_at = null, is_archived = false
      where talk_id = ${talkId} and user_id = ${userId}`
    await sql`select drop_unseen_messages(${talkId})`
    await sql`select publish_talk(${talkId}, the_user => ${userId})`
    return countTalks(sql, userId)
  })
}
