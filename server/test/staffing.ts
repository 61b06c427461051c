import type { ReportKind } from '@jes/contract/core/reports'
import { type Case, caseApi, type StaffDecision } from '@jes/contract/staff/cases'
import type { Viewer } from '#lib/serve.ts'
import { type Person, person, sql } from './world.ts'

/** A member of staff, known to no other test. */
export function staff(role: Exclude<Viewer['role'], 'member'> = 'moderator') {
  return person(role, { role })
}

type StaffActionDetails = Omit<Partial<StaffDecision>, 'action'>

/** Decides a case as the admin pages do. */
export function decide(
  who: Person,
  { _id: id }: Pick<Case, '_id'>,
  action: StaffDecision['action'],
  { reason = 'Against the rules', ...rest }: StaffActionDetails = {},
) {
  return who.call(caseApi.decide, { params: { id }, body: { action, reason, ...rest } })
}

/** Acts on a thing or a person without a report. */
export function act(
  who: Person,
  [kind, id]: readonly [ReportKind, string],
  action: StaffDecision['action'],
  { reason = 'Against the rules', ...rest }: StaffActionDetails = {},
) {
  return who.call(caseApi.act, { params: { kind, id }, body: { action, reason, ...rest } })
}

/** The latest case of a thing, as the staff reads it. */
export async function caseOf(who: Person, thingId: string) {
  const [row] = await sql<{ id: string }[]>`
    select id from cases where thing_id = ${thingId} order by id desc limit 1`
  return who.call(caseApi.find, { params: { id: row?.id ?? '123' } })
}

/** The latest action of the staff against somebody. */
export async function actOn(member: { id: string }) {
  const [row] = await sql<{ id: string }[]>`
    select id from mod_log where user_id = ${member.id} and hub_id is null order by id desc limit 1`
  return row!.id
}

/** The last entry of the audit log about a thing. */
export async function auditOf(thingId: string) {
  return sql<
    { byId: string; action: string; kind: string; reason: string; facts: Record<string, string> }[]
  >`
    select by_id, action, kind, reason, facts from audit_log where thing_id = ${thingId} order by place`
}
