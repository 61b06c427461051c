import { Email } from '@jes/contract/accounts/auth'
import { UserSummary } from '@jes/contract/core/users'
import { endpoint } from '@jes/contract/lib/endpoint'
import { Cursor, limitOf } from '@jes/contract/lib/page'
import { because } from '@jes/contract/lib/refusals/because'
import { Id, Moment, text } from '@jes/contract/lib/text'
import { choiceOf } from '@jes/contract/lib/values'
import * as z from 'zod/mini'

export const GRIEVANCE_MAX_LENGTH = 3_000

export const GrievanceReason = z.enum(
  [
    'childSafety',
    'privateImages',
    'harassment',
    'impersonation',
    'defamation',
    'copyright',
    'account',
    'other',
  ],
  because('core.reason_missing'),
)
export type GrievanceReason = z.infer<typeof GrievanceReason>

const NUMBER = because('staff.grievance_number')

export const NewGrievance = z.object({
  name: text({ min: 1, max: 100, why: 'staff.grievance_name_length' }),
  email: Email,
  reason: GrievanceReason,
  /** What it is about, if that is a page of Jes. */
  link: z._default(
    text({ min: 0, max: 500, why: 'staff.grievance_link_long', counts: 'length' }),
    '',
  ),
  text: text({ min: 10, max: GRIEVANCE_MAX_LENGTH, why: 'staff.grievance_length' }),
})
export type NewGrievance = z.infer<typeof NewGrievance>

/** JES- and three times four letters and digits, without I, L, O and U; typed in any way. */
export const GrievanceNumber = z.string(NUMBER).check(
  z.overwrite((number) => {
    const plain = number
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/^JES/, '')
    return `JES-${plain.slice(0, 4)}-${plain.slice(4, 8)}-${plain.slice(8)}`
  }),
  z.regex(/^JES-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, NUMBER),
)

/** What anybody with the number may read of it. */
export const Grievance = z.object({
  number: z.string(),
  reason: GrievanceReason,
  text: z.string(),
  state: z.enum(['open', 'answered']),
  answer: z.string(),
  createdAt: Moment,
  /** The deadline of the answer. */
  dueAt: Moment,
  answeredAt: z.nullable(Moment),
})
export type Grievance = z.infer<typeof Grievance>

export const StaffGrievance = z.extend(Grievance, {
  _id: Id,
  name: z.string(),
  email: z.string(),
  link: z.string(),
  priority: z.number(),
  decidedBy: z.nullable(UserSummary),
})
export type StaffGrievance = z.infer<typeof StaffGrievance>

export const grievanceApi = {
  file: endpoint({
    method: 'POST',
    path: '/api/grievances',
    summary: 'Ask the site for redress, with or without an account; answered within 24 hours',
    access: 'public',
    body: NewGrievance,
    response: z.object({ grievance: Grievance }),
    status: 201,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/grievances/:number',
    summary: 'What became of a grievance, by its number',
    access: 'public',
    params: z.object({ number: GrievanceNumber }),
    response: z.object({ grievance: Grievance }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/grievances',
    summary: 'Staff: grievances; open: the weightiest and oldest first',
    access: 'staff',
    query: z.object({
      state: z._default(choiceOf('state', ['open', 'answered']), 'open'),
      cursor: Cursor,
      limit: limitOf(20),
    }),
    response: z.object({
      grievances: z.array(StaffGrievance),
      nextCursor: z.nullable(z.string()),
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/admin/grievances/:id/answer',
    summary: 'Staff: answer a grievance; the answer goes out by mail',
    access: 'staff',
    params: z.object({ id: Id }),
    body: z.object({ answer: text({ min: 1, max: 2_000, why: 'staff.answer_length' }) }),
    response: z.object({ grievance: StaffGrievance }),
  }),
}
