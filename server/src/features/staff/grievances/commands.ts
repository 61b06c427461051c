import type { Language } from '@jes/contract/core/settings'
import type { GrievanceReason, NewGrievance } from '@jes/contract/staff/grievances'
import { audit } from '#features/core/staffAccess/audit.ts'
import { sql } from '#lib/db.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Viewer } from '#lib/serve.ts'
import { answeredLetter, type Filed, receivedLetter } from './letters.ts'
import { newNumber } from './number.ts'
import { expectByNumber, expectGrievance } from './queries.ts'

/** As with reports: urgent ones come first. */
const PRIORITIES: Partial<Record<GrievanceReason, number>> = {
  childSafety: 3,
  privateImages: 2,
  harassment: 1,
}

type FilingOptions = {
  language: Language /** Too much mail went to that address of late. */
  isQuiet: boolean
}

/** Accepts a grievance from anybody; its number is in the reply and in a mail. */
export async function fileGrievance(filed: NewGrievance, { language, isQuiet }: FilingOptions) {
  const number = newNumber()
  return sql.begin(async (sql) => {
    await sql`
      insert into grievances (number, name, email, reason, link, text, language, priority)
      values (${number}, ${filed.name}, ${filed.email}, ${filed.reason}, ${filed.link}, ${filed.text},
        ${language}, ${PRIORITIES[filed.reason] ?? 0})`
    if (!isQuiet) await sendLetter(sql, receivedLetter({ email: filed.email, number, language }))
    return expectByNumber(sql, number)
  })
}

/** Answers a grievance, once; the answer is sent by mail. */
export async function answerGrievance(viewer: Viewer, id: string, answer: string) {
  return sql.begin(async (sql) => {
    const [open] = await sql<(Filed & { state: string })[]>`
      select email, number, language, state from grievances where id = ${id} for no key update`
    if (!open) throw notFound()
    if (open.state !== 'open') throw refuse('staff.grievance_answered')

    await sql`
      update grievances
      set state = 'answered', answer = ${answer}, decided_by = ${viewer.id}, answered_at = now()
      where id = ${id}`
    await sendLetter(sql, answeredLetter(open, answer))
    const grievance = await expectGrievance(sql, id)
    await audit(sql, {
      byId: viewer.id,
      action: 'grievance.answer',
      kind: 'grievance',
      thingId: id,
      facts: { number: open.number },
    })
    return grievance
  })
}
