import type { NewMessage, SentMessage } from '@jes/contract/messages/messages'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { isNotBlocked } from '#features/core/visibility/rule.ts'
import { termsOf } from '#features/messages/messageSearch/terms.ts'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { makeId } from '#lib/makeId.ts'
import type { Viewer } from '#lib/serve.ts'
import { findMessages } from './queries.ts'
import { sealBody } from './sealedBody.ts'
import { judgeFirst, type Receiver } from './strangers.ts'

/** Sends a message. To somebody who has not answered yet it is a request, within narrow limits. */
export async function sendMessage(
  sql: Sql,
  viewer: Viewer,
  { talkId, content, replyTo }: NewMessage & { talkId: string },
): Promise<SentMessage> {
  expectVerified(viewer)
  await expectOn(sql, 'posting')
  const receiver = await lockTalk(sql, talkId, viewer.id)
  const folder =
    receiver.folder === 'talks' ? 'talks' : await judgeFirst(sql, viewer, { receiver, content })
  const [quoted] =
    replyTo === null ? [] : await findMessages(sql, { talkId, userId: viewer.id }, [replyTo])
  const answered = quoted?.seq ?? null
  const id = await makeId(sql)
  const [sent] = await sql<[{ seq: number; createdAt: string }]>`
    select seq, created_at
    from send_message(${talkId}, ${viewer.id}, ${id}, ${await sealBody(id, content)}, ${folder}, ${answered},
      the_terms => ${await termsOf(talkId, content)}::bigint[])`
  return { _id: id, talk: talkId, ...sent }
}

/** Who sends at the same time waits here, so that each is judged by what the other has changed. */
async function lockTalk(sql: Sql, talkId: string, viewerId: string): Promise<Receiver> {
  const [receiver] = await sql<Receiver[]>`
    select t.id as talk_id, t.last_seq, o.user_id, o.folder, u.settings,
      exists (select from follows f where f.follower_id = o.user_id and f.followed_id = ${viewerId}) as is_following
    from talks t
    join talk_members o on o.talk_id = t.id and o.user_id <> ${viewerId}
    join users u on u.id = o.user_id
    where t.id = ${talkId} and ${viewerId} in (t.first_id, t.second_id)
      and ${isNotBlocked(sql, viewerId, sql`o.user_id`)}
    for no key update of t`
  if (!receiver) throw notFound()
  return receiver
}
