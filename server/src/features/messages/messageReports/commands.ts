import { type NewMessageReport, SENT_BEFORE } from '@jes/contract/messages/messageReports'
import { fileReport } from '#features/core/reports/commands.ts'
import { isThere } from '#features/messages/messages/rows.ts'
import { expectTalk } from '#features/messages/talks/queries.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** Reports who wrote the messages that the reporter chose, with copies of them. */
export function reportMessages(
  viewer: Viewer,
  talkId: string,
  { seqs, withBefore, reason, detail }: NewMessageReport,
) {
  return sql.begin(async (sql) => {
    await expectTalk(sql, talkId, viewer.id)
    const id = await expectSender(sql, { talkId, viewerId: viewer.id, seqs })
    const filed = await fileReport(sql, viewer, { kind: 'user', id, reason, detail })
    const { _id: reportId } = filed.report
    await copyMessages(sql, { reportId, talkId, viewerId: viewer.id, seqs })
    if (withBefore) await copyBefore(sql, { reportId, talkId, viewerId: viewer.id, seqs })
    return filed
  })
}

type Copied = { reportId: string; talkId: string; viewerId: string; seqs: number[] }

/** Who wrote the messages: one person, and not the reporter. */
async function expectSender(sql: Sql, copied: Omit<Copied, 'reportId'>) {
  const senders = await sql<{ id: string }[]>`
    select distinct x.sender_id as id ${fromReportable(sql, copied)}`
  const [sender] = senders
  if (!sender || senders.length > 1) throw invalid({ seqs: 'messages.place' })
  return sender.id
}

/** Only what others wrote can be reported, and only what the reporter still has. */
function fromReportable(sql: Sql, { talkId, viewerId, seqs }: Omit<Copied, 'reportId'>) {
  return sql`
    from messages x
    join talk_members m on m.talk_id = x.talk_id and m.user_id = ${viewerId} and ${isThere(sql, viewerId, 'x')}
    where x.talk_id = ${talkId} and x.seq = any(${seqs}::int[]) and x.sender_id <> ${viewerId}
      and x.sealed_body is not null`
}

async function copyMessages(sql: Sql, { reportId, ...copied }: Copied) {
  await sql`
    insert into reported_messages (report_id, message_id, sender_id, sealed_body, is_reported, sent_at)
    select ${reportId}, x.id, x.sender_id, x.sealed_body, true, x.created_at
    ${fromReportable(sql, copied)}
    on conflict (report_id, message_id) do update set is_reported = true`
}

async function copyBefore(sql: Sql, { reportId, talkId, viewerId, seqs }: Copied) {
  await sql`
    insert into reported_messages (report_id, message_id, sender_id, sealed_body, is_reported, sent_at)
    select ${reportId}, x.id, x.sender_id, x.sealed_body, false, x.created_at
    from messages x
    join talk_members m on m.talk_id = x.talk_id and m.user_id = ${viewerId} and ${isThere(sql, viewerId, 'x')}
    where x.talk_id = ${talkId} and x.sealed_body is not null
      and x.seq < ${Math.min(...seqs)} and x.seq >= ${Math.min(...seqs) - SENT_BEFORE}
    on conflict (report_id, message_id) do nothing`
}
