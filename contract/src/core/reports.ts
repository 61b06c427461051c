import { RulePlace } from '@jes/contract/hubs/moderation'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const DETAIL_MAX_LENGTH = 1_000

export const ReportReason = z.enum(
  [
    'hubRule',
    'spam',
    'scam',
    'impersonation',
    'harassment',
    'hate',
    'violence',
    'sexual',
    'childSafety',
    'privateImages',
    'misinformation',
    'illegal',
    'other',
  ],
  because('core.reason_missing'),
)
export type ReportReason = z.infer<typeof ReportReason>

export const ReportKind = choiceOf('kind', ['post', 'comment', 'clip', 'jehub', 'user'])
export type ReportKind = z.infer<typeof ReportKind>

export const NewReport = z
  .object({
    kind: ReportKind,
    id: Id,
    reason: ReportReason,
    /** The position of the hub's rule, where the reason is `hubRule`. */
    hubRule: z.optional(z.nullable(RulePlace)),
    detail: z._default(
      text({ min: 0, max: DETAIL_MAX_LENGTH, why: 'core.report_detail_long' }),
      '',
    ),
  })
  .check(
    z.refine(({ reason, hubRule }) => reason !== 'hubRule' || typeof hubRule === 'number', {
      error: because('core.rule_missing'),
      path: ['hubRule'],
    }),
  )
export type NewReport = z.infer<typeof NewReport>

/** A report as its reporter sees it. */
export const Report = z.object({
  _id: Id,
  kind: ReportKind,
  reason: ReportReason,
  rule: z.nullable(z.string()),
  detail: z.string(),
  /** Its title, name or first words; null once the reporter may not see it any more. */
  thing: z.nullable(z.object({ title: z.string(), path: z.nullable(z.string()) })),
  /** Where the team of a hub decides, its name. */
  jehub: z.nullable(z.string()),
  state: z.enum(['open', 'removed', 'kept']),
  createdAt: Moment,
  closedAt: z.nullable(Moment),
})
export type Report = z.infer<typeof Report>

export const reportApi = {
  create: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Report a post, comment, hub or person; twice is once',
    body: NewReport,
    response: z.object({ report: Report }),
    status: 201,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/reports/mine',
    summary: 'What I reported, and what became of it',
    query: z.object({ cursor: Cursor, limit: limitOf(20) }),
    response: z.object({ reports: z.array(Report), nextCursor: z.nullable(z.string()) }),
  }),
}
