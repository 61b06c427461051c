import type { Settings } from '@jes/contract/core/settings'
import { because } from '@jes/contract/lib/refusals/because'
import { MOST_UNANSWERED } from '@jes/contract/messages/messages'
import { fullSettings } from '#features/core/settings/queries.ts'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import { markOf, sealingKey } from '#lib/seal.ts'
import type { Viewer } from '#lib/serve.ts'

/** Strangers that a member may write to in a day, by trust. */
const STRANGERS_A_DAY = [5, 20, 50]

/** Who gets a message, and how they stand to its sender. */
export type Receiver = {
  talkId: string
  lastSeq: number
  userId: string
  folder: 'new' | 'talks' | 'requests'
  isFollowing: boolean
  settings: Partial<Settings>
}

/** Where a message to somebody who has not answered yet arrives; refuses it where it is not wanted. */
export async function judgeFirst(
  sql: Sql,
  viewer: Viewer,
  { receiver, content }: { receiver: Receiver; content: string },
) {
  const { isFollowing, folder, lastSeq, settings } = receiver
  const { messages: wanted } = fullSettings(settings)
  if (wanted === 'nobody' || (wanted === 'following' && !isFollowing))
    throw refuse('messages.not_wanted')
  if (isFollowing) return 'talks'
  if (folder === 'requests' && lastSeq >= MOST_UNANSWERED)
    throw refuse(because('messages.unanswered', { max: MOST_UNANSWERED }))
  if (folder === 'new') {
    const mark = markOf(await sealingKey(), 'message', plainly(content))
    await beginWithStranger(sql, viewer, { talkId: receiver.talkId, mark })
  }
  return 'requests'
}

async function beginWithStranger(
  sql: Sql,
  viewer: Viewer,
  { talkId, mark }: { talkId: string; mark: string },
) {
  await expectRoomForStrangers(sql, viewer, 1)
  await sql`
    update talks set begun_by = ${viewer.id}, begun_at = now(), begun_mark = ${mark} where id = ${talkId}`
}

/** The sender's row is locked, so that first messages at the same moment are all counted. */
export async function expectRoomForStrangers(sql: Sql, viewer: Viewer, added: number) {
  const max = STRANGERS_A_DAY[viewer.trust] ?? STRANGERS_A_DAY[0]!
  await sql`select from users where id = ${viewer.id} for no key update`
  const [{ count, seconds }] = await sql<[{ count: number; seconds: number | null }]>`
    select count(*)::int, extract(epoch from min(b.at) + interval '1 day' - now())::float8 as seconds
    from (
      select begun_at as at from talks where begun_by = ${viewer.id} and begun_at > now() - interval '1 day'
      union all
      select asked_at from group_requests where asked_by = ${viewer.id} and asked_at > now() - interval '1 day'
    ) b`
  if (count + added <= max) return
  throw refuse(because('messages.strangers_daily', { max }), {
    retryAfter: Math.max(1, Math.ceil(seconds ?? 1)),
  })
}

/** The same for texts that differ in case and spaces alone. */
function plainly(content: string) {
  return content.toLowerCase().replace(/\s+/g, ' ').trim()
}
