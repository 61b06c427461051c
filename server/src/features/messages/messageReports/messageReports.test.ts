import { messageReportApi } from '@jes/contract/messages/messageReports'
import { talkApi } from '@jes/contract/messages/talks'
import { caseApi } from '@jes/contract/staff/cases'
import { expect, test } from 'vitest'
import { message, talkOf, textsOf } from '#test/messaging.ts'
import { staff } from '#test/staffing.ts'
import { type Person, person, sql } from '#test/world.ts'

async function quarrel() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const talk = await talkOf(sita, hari)
  for (let n = 1; n <= 4; n++) await message(sita, talk, `mine ${n}`)
  await message(hari, talk, 'answer 5')
  for (let n = 6; n <= 9; n++) await message(hari, talk, `threat ${n}`)
  return { sita, hari, talk }
}

function report(who: Person, talk: string, body: object) {
  const usual = { seqs: [8], withBefore: false, reason: 'harassment' as const }
  return who.call(messageReportApi.create, { params: { id: talk }, body: { ...usual, ...body } })
}

/** What the staff reads of the reports about somebody. */
async function seenByStaff({ id }: Person) {
  const moderator = await staff('moderator')
  const [{ caseId }] = await sql<[{ caseId: string }]>`
    select id as case_id from cases where kind = 'user' and thing_id = ${id} and state = 'open'`
  const { reports } = await moderator.call(caseApi.find, { params: { id: caseId } })
  return reports[0]?.messages.map(({ content, isReported }) => [content, isReported])
}

test('the staff gets the reported messages, and none else of the talk', async () => {
  const { sita, hari, talk } = await quarrel()
  await report(sita, talk, { seqs: [7, 8] })
  expect(await seenByStaff(hari)).toEqual([
    ['threat 7', true],
    ['threat 8', true],
  ])
})

test('with consent the five before come too, also when more is reported later', async () => {
  const { sita, hari, talk } = await quarrel()
  await report(sita, talk, { withBefore: true })
  await report(sita, talk, { seqs: [9] })
  expect(await seenByStaff(hari)).toEqual([
    ['mine 3', false],
    ['mine 4', false],
    ['answer 5', false],
    ['threat 6', false],
    ['threat 7', false],
    ['threat 8', true],
    ['threat 9', true],
  ])
})

test('they stay with the case when both delete the talk, and are nowhere unsealed', async () => {
  const { sita, hari, talk } = await quarrel()
  await report(sita, talk, {})
  for (const someone of [sita, hari]) await someone.call(talkApi.remove, { params: { id: talk } })
  expect(await textsOf(sita, talk)).toEqual([])
  expect(await seenByStaff(hari)).toEqual([['threat 8', true]])
  const [{ rows }] = await sql<[{ rows: string }]>`
    select (select json_agg(r)::text from reports r where r.reporter_id = ${sita.id})
      || (select json_agg(c)::text from cases c where c.thing_id = ${hari.id}) as rows`
  expect(rows).not.toContain('threat')
})

test('nobody reports what they wrote themselves, what is not there, or a talk of others', async () => {
  const { sita, hari, talk } = await quarrel()
  for (const seqs of [[1], [99], []])
    await expect(report(sita, talk, { seqs })).rejects.toMatchObject({ status: 422 })
  const [{ count }] = await sql<[{ count: number }]>`
    select count(*)::int from reports where reporter_id = ${sita.id}`
  expect(count).toBe(0)
  await expect(report(await person('gita'), talk, {})).rejects.toMatchObject({ status: 404 })
  await expect(report(hari, talk, { seqs: [1] })).resolves.toBeTruthy()
})
