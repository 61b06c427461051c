import { adminMemberApi, type WaitingSection } from '@jes/contract/staff/adminMembers'
import { expect, test } from 'vitest'
import { report } from '#test/moderating.ts'
import { ordered, says, verify } from '#test/paying.ts'
import { posted } from '#test/postings.ts'
import { deadJob } from '#test/queue.ts'
import { act, actOn, staff } from '#test/staffing.ts'
import { type Person, person, sql } from '#test/world.ts'

const NOTHING = { count: 0, late: 0 }

async function waitingFor(who: Person) {
  const { waiting } = await who.call(adminMemberApi.waiting, {})
  return new Map(waiting.map(({ section, count, late }) => [section, { count, late }]))
}

/** How much longer somebody's list is after something happened. */
async function added(who: Person, section: WaitingSection, happen: () => Promise<unknown>) {
  const before = (await waitingFor(who)).get(section) ?? NOTHING
  await happen()
  const after = (await waitingFor(who)).get(section) ?? NOTHING
  return { count: after.count - before.count, late: after.late - before.late }
}

test('a moderator sees what people wait for, an admin jobs and money too', async () => {
  const [mod, admin] = [await staff(), await staff('admin')]
  expect([...(await waitingFor(mod)).keys()]).toEqual(['queue', 'grievances', 'signUps', 'appeals'])
  expect([...(await waitingFor(admin)).keys()]).toEqual([
    'queue',
    'grievances',
    'signUps',
    'appeals',
    'jobs',
    'passes',
    'payouts',
  ])
})

test('a case waits for the staff, late after a day, and never for whom it is about', async () => {
  const [mod, author, hari] = [await staff(), await staff(), await person('hari')]
  const [first, second] = [await posted(author), await posted(author)]
  const tell = (id: string) => () => report(hari, 'post', id)
  expect(await added(mod, 'queue', tell(first))).toEqual({ count: 1, late: 0 })
  const grow = () => sql`
    update cases set due_at = now() - interval '1 minute' where thing_id = ${first}`
  expect(await added(mod, 'queue', grow)).toEqual({ count: 0, late: 1 })
  expect(await added(author, 'queue', tell(second))).toEqual(NOTHING)
})

test('an appeal waits for everybody but who did what it is about', async () => {
  const [mod, colleague, hari] = [await staff(), await staff(), await person('hari')]
  await act(mod, ['user', hari.id], 'warn')
  const id = await actOn(hari)
  const appeal = () => sql`
    insert into appeals (act_id, user_id, text) values (${id}, ${hari.id}, 'A mistake')`
  expect(await added(mod, 'appeals', appeal)).toEqual(NOTHING)
  await sql`delete from appeals where act_id = ${id}`
  expect(await added(colleague, 'appeals', appeal)).toEqual({ count: 1, late: 0 })
})

test('a job that failed for good is late, and an order in dispute waits', async () => {
  const [admin, sita] = [await staff('admin'), await person('sita')]
  expect(await added(admin, 'jobs', () => deadJob())).toEqual({ count: 1, late: 1 })
  const dispute = async () => {
    const id = await ordered(sita)
    says(id, { kind: 'mismatch', word: 'Completed', facts: { total_amount: '1' } })
    await verify(id)
  }
  expect(await added(admin, 'passes', dispute)).toEqual({ count: 1, late: 0 })
})
