import { sendLine } from '#features/messages/messages/lines.ts'
import { countTalks } from '#features/messages/talks/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { expectGroup } from './access.ts'

type TalkOfMember = { talkId: string; userId: string }

export function leaveGroup(one: TalkOfMember) {
  return sql.begin(async (sql) => {
    await sql`select from talks where id = ${one.talkId} for no key update`
    return leave(sql, one)
  })
}

/** Who only was asked goes without a word. */
export async function leave(sql: Sql, one: TalkOfMember) {
  const { folder } = await expectGroup(sql, one.talkId, one.userId)
  if (folder === 'talks') await sendLine(sql, one, { kind: 'left' })
  else await sql`select publish_talk(${one.talkId}, the_user => ${one.userId})`
  await takeMember(sql, one)
  return countTalks(sql, one.userId)
}

/** All groups of a member whose account ends. */
export async function leaveGroups(sql: Sql, userId: string) {
  const groups = await sql<{ talkId: string }[]>`
    select t.id as talk_id from talk_members m join talks t on t.id = m.talk_id
    where m.user_id = ${userId} and m.is_group
    order by t.id
    for no key update of t`
  for (const { talkId } of groups) await takeMember(sql, { talkId, userId })
}

/** Takes somebody out of a group that is locked. It always has an admin; without people it is gone, with its messages. */
export async function takeMember(
  sql: Sql,
  { talkId, userId, isRemoved = false }: TalkOfMember & { isRemoved?: boolean },
) {
  await sql`delete from talk_members where talk_id = ${talkId} and user_id = ${userId}`
  await sql`delete from hidden_messages where talk_id = ${talkId} and user_id = ${userId}`
  await sql`
    insert into former_members (talk_id, user_id, is_removed) values (${talkId}, ${userId}, ${isRemoved})`
  const [heir] = await sql<{ userId: string; hasAdmin: boolean }[]>`
    select m.user_id, bool_or(m.is_admin) over () as has_admin
    from talk_members m join users u on u.id = m.user_id
    where m.talk_id = ${talkId} and m.folder = 'talks'
    order by u.leaves_at is null and (u.suspended_until > now()) is not true desc, m.joined_at, m.user_id
    limit 1`
  if (!heir) return sql`delete from talks where id = ${talkId}`
  if (!heir.hasAdmin) await handOver(sql, { talkId, userId: heir.userId })
  return sql`select drop_unseen_messages(${talkId})`
}

async function handOver(sql: Sql, { talkId, userId }: TalkOfMember) {
  await sql`
    update talk_members set is_admin = true where talk_id = ${talkId} and user_id = ${userId}`
  await sendLine(sql, { talkId, userId }, { kind: 'inherited' })
}
