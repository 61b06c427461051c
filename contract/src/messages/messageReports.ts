import { DETAIL_MAX_LENGTH, Report, ReportReason } from '@jes/contract/core/reports'
import { endpoint } from '@jes/contract/lib/endpoint'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, text } from '@jes/contract/lib/text'
import { flagOf } from '@jes/contract/lib/values'
import { Seq } from '@jes/contract/messages/messages'
import * as z from 'zod/mini'

export const MOST_REPORTED = 20
/** With the reporter's consent so many messages before the first reported one are sent too. */
export const SENT_BEFORE = 5

const COUNT = because('messages.reported_count', { min: 1, max: MOST_REPORTED })

export const NewMessageReport = z.object({
  seqs: z.array(Seq, COUNT).check(z.minLength(1, COUNT), z.maxLength(MOST_REPORTED, COUNT)),
  withBefore: flagOf('withBefore'),
  reason: ReportReason,
  detail: z._default(text({ min: 0, max: DETAIL_MAX_LENGTH, why: 'core.report_detail_long' }), ''),
})
export type NewMessageReport = z.infer<typeof NewMessageReport>

export const messageReportApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/talks/:id/report',
    summary: 'Report who wrote some messages; the staff gets these, and none else of the talk',
    params: z.object({ id: Id }),
    body: NewMessageReport,
    response: z.object({ report: Report }),
    status: 201,
  }),
}
