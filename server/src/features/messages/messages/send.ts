import type { NewMessage, SentMessage } from '@jes/contract/messages/messages'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { termsOf } from '#features/messages/messageSearch/terms.ts'
import type { Sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { makeId } from '#lib/makeId.ts'
import type { Viewer } from '#lib/serve.ts'
import { findMessages, isOpenTo } from './queries.ts'
import { sealBody } from './sealedBody.ts'
import { expectShareable } from './sharedPost.ts'
import { judgeFirst, type Receiver } from './strangers.ts'

/** Sends a message. To somebody who has not answered yet it is a request, within narrow limits. */
export async function sendMessage(
  sql: Sql,
  viewer: Viewer,
  { talkId, content, replyTo, post }: NewMessage & { talkId: string },
): Promise<SentMessage> {
  expectVerified(viewer)
  await expectOn(sql, 'posting')
  const folder = await folderFor(sql, viewer, { talkId, content })
  if (post) await expectShareable(sql, post, viewer.id)
  const [quoted] =
    replyTo === null ? [] : await findMessages(sql, { talkId, userId: viewer.id }, [replyTo])
  const answered = quoted?.seq ?? null
  const id = await makeId(sql)
  const [sent] = await sql<[{ seq: number; createdAt: string }]>`
    select seq, created_at
    from send_message(${talkId}, ${viewer.id}, ${id}, ${await sealBody(id, content)}, ${folder}, ${answered},
      the_terms => ${await termsOf(talkId, content)}::bigint[], the_post => ${post})`
  return { _id: id, talk: talkId, ...sent }
}

/** Where the message arrives with the other one; null in a group, where each has chosen already. */
async function folderFor(
  sql: Sql,
  viewer: Viewer,
  { talkId, content }: { talkId: string; content: string },
) {
  const { isGroup, ownFolder } = await lockTalk(sql, talkId, viewer.id)
  if (isGroup && ownFolder === 'requests') throw refuse('messages.accept_first')
  if (isGroup) return null
  const receiver = await findReceiver(sql, talkId, viewer.id)
  if (receiver.folder === 'talks') return 'talks'
  return judgeFirst(sql, viewer, { receiver, content })
}

/** Who sends at the same time waits here, so that each is judged by what the other has changed. */
async function lockTalk(sql: Sql, talkId: string, viewerId: string) {
  await sql`select from talks where id = ${talkId} for no key update`
  const [talk] = await sql<{ isGroup: boolean; ownFolder: Receiver['folder'] }[]>`
    select m.is_group, m.folder as own_folder
    from talk_members m join talks t on t.id = m.talk_id
    where m.talk_id = ${talkId} and m.user_id = ${viewerId} and ${isOpenTo(sql, viewerId)}`
  if (!talk) throw notFound()
  return talk
}

async function findReceiver(sql: Sql, talkId: string, viewerId: string) {
  const [receiver] = await sql<[Receiver]>`
    select t.id as talk_id, t.last_seq, o.user_id, o.folder, u.settings,
      exists (select from follows f where f.follower_id = o.user_id and f.followed_id = ${viewerId}) as is_following
    from talks t
    join talk_members o on o.talk_id = t.id and o.user_id <> ${viewerId}
    join users u on u.id = o.user_id
    where t.id = ${talkId}`
  return receiver
}
