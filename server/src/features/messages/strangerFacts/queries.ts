import type { StrangerFacts } from '@jes/contract/messages/strangerFacts'
import { expectTalk } from '#features/messages/talks/queries.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'

/** The facts about who sent a request or asks to join a group; for any other talk there are none. */
export async function expectStrangerFacts(
  sql: Sql,
  talkId: string,
  viewerId: string,
): Promise<StrangerFacts> {
  const { folder, user, group } = await expectTalk(sql, talkId, viewerId)
  const stranger = user ?? group?.askedBy
  if (folder !== 'requests' || !stranger) throw notFound()
  const [facts] = await sql<[StrangerFacts]>`
    select u.created_at as joined_at,
      (
        select count(*)::int from hub_members mine
        join hub_members theirs on theirs.hub_id = mine.hub_id and theirs.user_id = u.id
        where mine.user_id = ${viewerId}
      ) as hubs_in_common,
      (
        select count(*)::int from follows f
        join follows onward on onward.follower_id = f.followed_id and onward.followed_id = u.id
        join users friend on friend.id = f.followed_id
        where f.follower_id = ${viewerId} and ${showsFollows(sql, 'friend')} and ${showsFollows(sql, 'u')}
      ) as follows_in_common,
      (
        select greatest(1, count(*))::int from talks t
        join talks o on o.begun_by = t.begun_by and o.begun_mark = t.begun_mark and o.begun_at > now() - interval '1 day'
        where t.id = ${talkId} and t.begun_by = u.id
      ) as same_text
    from users u where u.id = ${stranger._id}`
  return facts
}

/** SQL condition: who follows whom may be told of this member. */
function showsFollows(sql: Sql, table: 'friend' | 'u') {
  const who = sql(table)
  return sql`(not ${who}.is_private and (${who}.settings ->> 'hideFollows')::boolean is not true)`
}
