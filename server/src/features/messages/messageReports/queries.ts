import type { UserSummary } from '@jes/contract/core/users'
import type { ReportedMessage } from '@jes/contract/staff/cases'
import { userJson } from '#features/core/users/queries.ts'
import { openBody } from '#features/messages/messages/sealedBody.ts'
import type { Sql } from '#lib/db.ts'

type Row = {
  reportId: string
  messageId: string
  sealedBody: Buffer
  user: UserSummary
  isReported: boolean
  createdAt: string
}

/** The copies of reported messages, by report, in the order in which they were sent. */
export async function listReported(sql: Sql, reportIds: string[]) {
  const rows = await sql<Row[]>`
    select c.report_id, c.message_id, c.sealed_body, ${userJson(sql, 'u')} as "user", c.is_reported, c.sent_at as created_at
    from reported_messages c join users u on u.id = c.sender_id
    where c.report_id = any(${reportIds}::bigint[])
    order by c.sent_at, c.message_id`
  const byReport = new Map<string, ReportedMessage[]>()
  for (const { reportId, messageId, sealedBody, ...shown } of rows) {
    const content = await openBody(messageId, sealedBody)
    byReport.set(reportId, [...(byReport.get(reportId) ?? []), { ...shown, content }])
  }
  return byReport
}
