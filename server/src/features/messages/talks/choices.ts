import { because } from '@jes/contract/lib/refusals/because'
import { MOST_PINNED, type TalkChoices } from '@jes/contract/messages/talks'
import { type Sql, sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'
import type { TalkOfMember } from './commands.ts'
import { expectTalk } from './queries.ts'

/** Mutes, pins or archives a talk for one member; the others learn nothing of it. */
export function chooseForTalk({ talkId, userId }: TalkOfMember, choices: TalkChoices) {
  return sql.begin(async (sql) => {
    const talk = await expectTalk(sql, talkId, userId)
    if (talk.folder === 'requests') throw refuse('messages.accept_first')
    const { isMuted, isPinned, isArchived } = { ...talk, ...choices }
    if (isPinned && !talk.isPinned) await expectRoomForPin(sql, userId)
    // What is archived does not stand above the others.
    const isOnTop = isPinned && !choices.isArchived
    await sql`
      update talk_members
      set is_muted = ${isMuted}, is_archived = ${isArchived && !choices.isPinned},
        pinned_at = case when ${isOnTop} then coalesce(pinned_at, now()) end
      where talk_id = ${talkId} and user_id = ${userId}`
    await sql`select publish_talk(${talkId}, the_user => ${userId})`
    return expectTalk(sql, talkId, userId)
  })
}

/** The member's row is locked, so that pins at the same moment are all counted. */
async function expectRoomForPin(sql: Sql, userId: string) {
  await sql`select from users where id = ${userId} for no key update`
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from talk_members where user_id = ${userId} and pinned_at is not null`
  if (count >= MOST_PINNED) throw refuse(because('messages.pins', { max: MOST_PINNED }))
}
