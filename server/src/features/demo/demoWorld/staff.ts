import { audit } from '#features/core/staffAccess/audit.ts'
import { reviewAll } from '#features/core/trust/commands.ts'
import { ANNOUNCEMENT, GRIEVANCE, STAFF, TEMPLATES } from '#features/demo/demoTexts/staffwork.ts'
import { newNumber } from '#features/staff/grievances/number.ts'
import { countDays } from '#features/staff/siteStats/count.ts'
import type { Sql } from '#lib/db.ts'
import { insertCases } from './cases.ts'
import type { Cast } from './cast.ts'
import type { Chance } from './chance.ts'
import { type Clock, DAY, HOUR, momentOf } from './clock.ts'
import { insertRows } from './rows.ts'

/** How many days have statistics; the last of them are counted from rows. */
const [DAYS, COUNTED] = [30, 2]

type DemoContext = { cast: Cast; clock: Clock; chance: Chance }

/** The staff of the site, and their open work. */
export async function insertStaff(sql: Sql, context: DemoContext) {
  const { cast, clock } = context
  for (const [role, username] of Object.entries(STAFF)) {
    const { id } = cast.person(username)
    await sql`update users set role = ${role}, is_demo = true where id = ${id}`
    await audit(sql, {
      byId: null,
      action: 'user.role',
      kind: 'user',
      thingId: id,
      reason: 'The demo world begins',
      facts: { from: 'member', to: role },
    })
  }
  await insertCases(sql, context)
  await insertRows(sql, 'grievances', [toGrievance(clock)])
  await insertRows(sql, 'announcements', [toAnnouncement(context)])
  await insertRows(
    sql,
    'reason_templates',
    TEMPLATES.map((template) => {
      const at = clock.ago(DAYS * DAY)
      return { id: clock.idAt(at), ...template, createdAt: momentOf(at) }
    }),
  )
  await insertRows(sql, 'site_days', planDays(context))
  await countDays(sql, COUNTED)
  await reviewAll(sql)
}

function toGrievance(clock: Clock) {
  const { hoursAgo, ...filed } = GRIEVANCE
  const at = clock.ago(hoursAgo * HOUR)
  return {
    id: clock.idAt(at),
    number: newNumber(),
    ...filed,
    language: 'ne',
    priority: 0,
    state: 'open',
    answer: '',
    createdAt: momentOf(at),
    dueAt: momentOf(at + DAY),
  }
}

function toAnnouncement({ cast, clock }: DemoContext) {
  const { en, ne, hoursAgo, hours } = ANNOUNCEMENT
  const at = clock.ago(hoursAgo * HOUR)
  return {
    id: clock.idAt(at),
    en,
    ne,
    link: '',
    tone: 'info',
    startsAt: momentOf(at),
    endsAt: momentOf(at + hours * HOUR),
    byId: cast.person(STAFF.admin).id,
    createdAt: momentOf(at),
  }
}

/** Plausible days, busier on Saturdays. */
function planDays({ clock, chance }: DemoContext) {
  return Array.from({ length: DAYS }, (_, ago) => {
    const at = clock.ago(ago * DAY)
    const warmth = new Date(at).getUTCDay() === 6 ? 1.4 : 1
    const some = (from: number, to: number) => Math.round(chance.between(from, to) * warmth)
    const reports = some(0, 4)
    return {
      day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' }).format(at),
      newMembers: some(0, 4),
      activeMembers: some(24, 42),
      posts: some(9, 22),
      comments: some(14, 48),
      clips: some(0, 3),
      reports,
      answered: reports,
      answerMinutes: reports > 0 ? some(25, 380) : null,
      late: chance.isLucky(0.1) && reports > 0 ? 1 : 0,
    }
  })
}
