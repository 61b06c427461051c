import type { Disappearing } from '@jes/contract/messages/messages'
import type { TaskList } from 'graphile-worker'
import { sendLine } from '#features/messages/messages/lines.ts'
import { sql } from '#lib/db.ts'
import { forbidden, refuse } from '#lib/errors.ts'
import { sweep } from '#lib/sweep.ts'
import type { TalkOfMember } from './commands.ts'
import { expectTalk } from './queries.ts'

/** How long messages of a talk stay from now on. A line in the talk says who changed it. */
export function setDisappearing({ talkId, userId }: TalkOfMember, after: Disappearing) {
  return sql.begin(async (sql) => {
    await sql`select from talks where id = ${talkId} for no key update`
    const talk = await expectTalk(sql, talkId, userId)
    if (talk.folder === 'requests' || talk.isUnanswered) throw refuse('messages.accept_first')
    if (talk.group && !talk.group.isAdmin) throw forbidden()
    if (talk.disappearing === after) return talk
    await sql`
      update talks set disappearing = ${after === 'off' ? null : after} where id = ${talkId}`
    await sendLine(sql, { talkId, userId }, { kind: 'disappearing', after })
    return expectTalk(sql, talkId, userId)
  })
}

export const disappearingTasks: TaskList = { sweepMessages }
export const disappearingCrontab = '* * * * * sweepMessages'

/** Deletes for good what has disappeared: nobody sees it from its time on, also before this. */
export async function sweepMessages() {
  await sweep(
    (limit) => sql`
    delete from messages
    where ctid = any(array(select ctid from messages where expires_at <= now() ${limit}))`,
  )
}
