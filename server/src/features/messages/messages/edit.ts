import { because } from '@jes/contract/lib/refusals/because'
import { EDIT_MINUTES, type MessageEdit } from '@jes/contract/messages/messages'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { termsOf } from '#features/messages/messageSearch/terms.ts'
import { sql } from '#lib/db.ts'
import { forbidden, refuse } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectMessage } from './queries.ts'
import { sealBody } from './sealedBody.ts'

type Edited = MessageEdit & { talkId: string; seq: number }

/** Changes the text of a message. The same text again changes nothing. */
export function editMessage(viewer: Viewer, { talkId, seq, content, basedOn }: Edited) {
  expectVerified(viewer)
  const one = { talkId, seq, userId: viewer.id }
  return sql.begin(async (sql) => {
    await expectOn(sql, 'posting')
    await sql`select from messages where talk_id = ${talkId} and seq = ${seq} for no key update`
    const message = await expectMessage(sql, one)
    if (message.user !== viewer.id || message.isDeleted || message.line) throw forbidden()
    if (message.content === content) return message
    if (Date.now() - Date.parse(message.createdAt) > EDIT_MINUTES * 60_000)
      throw refuse(because('messages.edit_late', { max: EDIT_MINUTES }))
    if (basedOn !== undefined && basedOn !== message.editedAt)
      throw refuse('messages.changed_meanwhile')
    await sql`
      update messages
      set sealed_body = ${await sealBody(message._id, content)}, edited_at = clock_timestamp(),
        terms = ${await termsOf(talkId, content)}::bigint[]
      where talk_id = ${talkId} and seq = ${seq}`
    await sql`select publish_talk(${talkId}, ${seq})`
    return expectMessage(sql, one)
  })
}
