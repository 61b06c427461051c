import { HubRef } from '@jes/contract/core/hubRef'
import { ReportKind } from '@jes/contract/core/reports'
import { UserSummary } from '@jes/contract/core/users'
import { SaidReason } from '@jes/contract/hubs/memberships'
import { AppealState, ModLogAction } from '@jes/contract/hubs/moderation'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const MOST_SUSPENSION_DAYS = 365
export const LABEL_MAX_LENGTH = 30

const NO_CHOICE = because('value.choice')
const DAYS = because('staff.suspension_days', { min: 1, max: MOST_SUSPENSION_DAYS })
const LABEL = because('core.label_length', { min: 1, max: LABEL_MAX_LENGTH })

export const CaseOutcome = z.enum([
  'dismissed',
  'removed',
  'labelled',
  'warned',
  'suspended',
  'gone',
])
export type CaseOutcome = z.infer<typeof CaseOutcome>

/** A thing as it read when it was first reported. */
export const Evidence = z.object({
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  /** Of a clip, its smallest size. */
  video: z.optional(z.string()),
  /** The username of the member concerned at that time. */
  author: z.optional(z.string()),
  at: Moment,
})
export type Evidence = z.infer<typeof Evidence>

/** A report to the site, one however many reported it. */
export const Case = z.object({
  _id: Id,
  kind: ReportKind,
  thingId: Id,
  /** Where it can be seen; null once it is deleted. */
  path: z.nullable(z.string()),
  jehub: z.nullable(HubRef),
  /** The member concerned; null once they are deleted. */
  subject: z.nullable(UserSummary),
  /** 3 child safety, 2 private pictures, 1 harm to somebody, 0 all else. */
  priority: z.number(),
  reportCount: z.number(),
  reasons: z.array(z.object({ reason: z.string(), count: z.number() })),
  evidence: Evidence,
  /** Its current state. */
  thingState: z.enum(['live', 'held', 'removed', 'deleted', 'suspended', 'gone']),
  state: z.enum(['open', 'closed']),
  outcome: z.nullable(CaseOutcome),
  decidedBy: z.nullable(UserSummary),
  createdAt: Moment,
  /** 24 hours after the first report. */
  dueAt: Moment,
  closedAt: z.nullable(Moment),
})
export type Case = z.infer<typeof Case>

/** An earlier action against a member, by a team or by the site. */
export const Strike = z.object({
  _id: Id,
  action: ModLogAction,
  jehub: z.nullable(HubRef),
  reason: z.string(),
  detail: z.nullable(z.string()),
  by: z.nullable(UserSummary),
  appeal: z.nullable(AppealState),
  createdAt: Moment,
})
export type Strike = z.infer<typeof Strike>

/** A message that somebody reported, or one of the few before it. */
export const ReportedMessage = z.object({
  user: UserSummary,
  content: z.string(),
  isReported: z.boolean(),
  createdAt: Moment,
})
export type ReportedMessage = z.infer<typeof ReportedMessage>

export const CaseDetail = z.extend(Case, {
  /** The current text, if it differs from the evidence; null if not, or if it is deleted. */
  now: z.nullable(z.object({ title: z.string(), content: z.string() })),
  reports: z.array(
    z.object({
      _id: Id,
      /** Null where the site itself opened it. */
      reporter: z.nullable(UserSummary),
      reason: z.string(),
      detail: z.string(),
      /** Where it is about messages, those that the reporter sent along. */
      messages: z.array(ReportedMessage),
      createdAt: Moment,
    }),
  ),
  strikes: z.array(Strike),
})
export type CaseDetail = z.infer<typeof CaseDetail>

export const StaffAction = z.enum(
  ['dismiss', 'remove', 'label', 'warn', 'suspend', 'restore', 'unsuspend'],
  NO_CHOICE,
)
export type StaffAction = z.infer<typeof StaffAction>

/** A decision of the staff about a thing or a person. The member concerned is told the reason. */
export const StaffDecision = z
  .object({
    action: StaffAction,
    reason: SaidReason,
    /** Of a suspension; null is permanent. */
    days: z.optional(
      z.nullable(z.int(DAYS).check(z.gte(1, DAYS), z.lte(MOST_SUSPENSION_DAYS, DAYS))),
    ),
    /** A label above the post; the post can also be marked as sensitive. */
    label: z.optional(text({ min: 1, max: LABEL_MAX_LENGTH, why: 'core.label_length' })),
    sensitive: z.optional(z.boolean(NO_CHOICE)),
  })
  .check(
    z.refine(({ action, days }) => action !== 'suspend' || days !== undefined, {
      error: DAYS,
      path: ['days'],
    }),
    z.refine(({ action, label, sensitive }) => action !== 'label' || label || sensitive, {
      error: LABEL,
      path: ['label'],
    }),
  )
export type StaffDecision = z.infer<typeof StaffDecision>

export const ReasonTemplate = z.object({
  _id: Id,
  name: z.string(),
  en: z.string(),
  ne: z.string(),
})
export type ReasonTemplate = z.infer<typeof ReasonTemplate>

const NewTemplate = z.object({
  name: text({ min: 1, max: 60, why: 'staff.template_name_length' }),
  en: text({ min: 1, max: 500, why: 'staff.template_length' }),
  ne: text({ min: 1, max: 500, why: 'staff.template_length' }),
})
export type NewTemplate = z.infer<typeof NewTemplate>

const OneThing = z.object({ kind: ReportKind, id: Id })

/** A post or comment as the staff finds it, in any state. */
export const Content = z.object({
  _id: Id,
  kind: z.enum(['post', 'clip', 'comment']),
  user: UserSummary,
  jehub: z.nullable(HubRef),
  title: z.string(),
  content: z.string(),
  path: z.nullable(z.string()),
  state: z.enum(['live', 'held', 'removed', 'deleted']),
  label: z.nullable(z.string()),
  createdAt: Moment,
})
export type Content = z.infer<typeof Content>

export const caseApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/cases',
    summary: 'Staff: what was reported to the site; open: the weightiest and oldest first',
    access: 'staff',
    query: z.object({
      state: z._default(choiceOf('state', ['open', 'closed']), 'open'),
      kind: z.optional(ReportKind),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: z.object({
      cases: z.array(Case),
      /** How many wait, and how many of them for more than 24 hours. */
      open: z.number(),
      late: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/cases/:id',
    summary: 'Staff: one case with its reports and what was done to the person before',
    access: 'staff',
    params: z.object({ id: Id }),
    response: CaseDetail,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/admin/cases/:id/decide',
    summary: 'Staff: decide a case; those who reported are told. A closed one can be decided anew',
    access: 'staff',
    params: z.object({ id: Id }),
    body: StaffDecision,
    response: CaseDetail,
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/admin/things/:kind/:id',
    summary: 'Staff: do something with a thing or a person without a report',
    access: 'staff',
    params: OneThing,
    body: StaffDecision,
    response: z.object({ thingState: Case.shape.thingState }),
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/admin/content',
    summary:
      'Staff: posts, clips and comments of any state but those of private hubs, latest first',
    access: 'staff',
    query: z.object({
      kind: z._default(choiceOf('kind', ['post', 'clip', 'comment']), 'post'),
      state: z.optional(choiceOf('state', ['live', 'held', 'removed'])),
      /** A word of it, or @ and a username. */
      q: z.optional(
        text({
          min: 0,
          max: 100,
          why: 'value.too_long',
        }),
      ),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: z.object({ content: z.array(Content), nextCursor: z.nullable(z.string()) }),
  }),
  templates: endpoint({
    method: 'GET',
    path: '/api/admin/templates',
    summary: 'Staff: reasons that are given often, in both languages',
    access: 'staff',
    response: z.object({ templates: z.array(ReasonTemplate) }),
  }),
  addTemplate: endpoint({
    method: 'POST',
    path: '/api/admin/templates',
    summary: 'Admins: keep a reason',
    access: 'admin',
    body: NewTemplate,
    response: z.object({ template: ReasonTemplate }),
    status: 201,
  }),
  changeTemplate: endpoint({
    method: 'PATCH',
    path: '/api/admin/templates/:id',
    summary: 'Admins: change a reason',
    access: 'admin',
    params: z.object({ id: Id }),
    body: NewTemplate,
    response: z.object({ template: ReasonTemplate }),
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/admin/templates/:id',
    summary: 'Admins: drop a reason',
    access: 'admin',
    params: z.object({ id: Id }),
  }),
}
