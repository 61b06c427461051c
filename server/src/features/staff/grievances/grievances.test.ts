import { grievanceApi, type NewGrievance } from '@jes/contract/staff/grievances'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusOf } from '#test/moderating.ts'
import { staff } from '#test/staffing.ts'
import { type app, appWith, ask, mailsTo, newName, person, sql, visitor } from '#test/world.ts'
import { sweepGrievances } from './tasks.ts'

function grievance(changes: Partial<NewGrievance> = {}): NewGrievance {
  return {
    name: 'Buy now at evil.example',
    email: `${newName('gunaso')}@jes.example`,
    reason: 'defamation',
    link: '/je/somebody',
    text: 'Somebody writes lies about my shop.',
    ...changes,
  }
}

async function file(changes?: Partial<NewGrievance>) {
  const body = grievance(changes)
  const filed = await visitor.call(grievanceApi.file, { body })
  const [row] = await sql<{ id: string }[]>`
    select id from grievances where number = ${filed.grievance.number}`
  return { ...filed.grievance, id: row!.id, email: body.email }
}

describe('somebody without an account', () => {
  test('files a grievance, and gets a number by mail that no other could guess', async () => {
    const [one, other] = [await file(), await file()]
    expect(one.number).toMatch(
      /^JES-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/,
    )
    expect(one.number).not.toBe(other.number)
    expect(Date.parse(one.dueAt) - Date.parse(one.createdAt)).toBe(24 * 3_600_000)
    const [mail] = await mailsTo(one.email)
    expect(mail?.text).toContain(`/help/grievance?number=${one.number}`)
    // The sender may give somebody else's address: nothing that they wrote is sent there.
    expect(mail?.text).not.toContain('evil.example')
    expect(mail?.text).not.toContain('lies about my shop')
  })

  test('is answered in their language', async () => {
    const body = grievance()
    await ask(grievanceApi.file, { body }, { headers: { 'accept-language': 'ne' } })
    const [mail] = await mailsTo(body.email)
    expect(mail?.subject).toContain('गुनासो')
  })

  test('reads by its number what became of it, however they type it, and nothing else', async () => {
    const { number, id } = await file()
    const typed = number.toLowerCase().replaceAll('-', ' ').replace('jes', '')
    const { grievance: found } = await visitor.call(grievanceApi.find, {
      params: { number: typed },
    })
    expect(found).toMatchObject({ number, state: 'open', answer: '', answeredAt: null })
    expect(Object.keys(found)).not.toContain('email')

    const moderator = await staff()
    const answer = 'We have taken it down.\nThank you.'
    await moderator.call(grievanceApi.answer, { params: { id }, body: { answer } })
    const { grievance: answered } = await visitor.call(grievanceApi.find, { params: { number } })
    expect(answered).toMatchObject({ state: 'answered', answer })
    const unknown = visitor.call(grievanceApi.find, { params: { number: 'JES-0000-0000-0000' } })
    expect(await statusOf(unknown)).toBe(404)
    const odd = visitor.call(grievanceApi.find, { params: { number: 'JES-1' } })
    expect(await statusOf(odd)).toBe(400)
  })

  test('sees which fields are wrong', async () => {
    const attempt = visitor.call(grievanceApi.file, {
      body: grievance({ email: 'nobody', text: 'Short' }),
    })
    await expect(attempt).rejects.toMatchObject({
      status: 422,
      errors: { text: 'Tell us what happened, in 10 to 3,000 characters' },
    })
  })
})

describe('the staff', () => {
  test('sees the weightiest first and then the oldest, each once, over pages', async () => {
    const moderator = await staff()
    const other = await file({ reason: 'other' })
    const child = await file({ reason: 'childSafety' })
    const late = await file({ reason: 'other' })
    const pictures = await file({ reason: 'privateImages' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await moderator.call(grievanceApi.list, { query: { limit: 2, cursor } })
      seen.push(...page.grievances.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    const mine = [other, child, late, pictures].map(({ id }) => id)
    expect(seen.filter((id) => mine.includes(id))).toEqual(
      [child, pictures, other, late].map(({ id }) => id),
    )
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('answers once, by mail, and it is written down', async () => {
    const moderator = await staff()
    const { id, email, number } = await file()
    const body = { answer: 'It was removed today.' }
    const answered = await moderator.call(grievanceApi.answer, { params: { id }, body })
    expect(answered.grievance).toMatchObject({
      state: 'answered',
      decidedBy: { username: moderator.username },
    })
    const mails = await mailsTo(email)
    expect(mails.filter(({ text }) => text.includes('It was removed today.'))).toHaveLength(1)
    const again = moderator.call(grievanceApi.answer, { params: { id }, body })
    expect(await statusOf(again)).toBe(409)
    const log = await sql`
      select facts from audit_log where action = 'grievance.answer' and thing_id = ${id}`
    expect(log).toEqual([{ facts: { number } }])
    const list = await moderator.call(grievanceApi.list, {
      query: { state: 'answered', limit: 50 },
    })
    expect(list.grievances[0]?._id).toBe(id)
  })
})

test('a year after its answer a grievance is deleted', async () => {
  const [old, young, open] = [await file(), await file(), await file()]
  await sql`
    update grievances set state = 'answered', answered_at = now() - interval '366 days' where id = ${old.id}`
  await sql`
    update grievances set state = 'answered', answered_at = now() - interval '300 days' where id = ${young.id}`
  await sql`update grievances set created_at = now() - interval '3 years' where id = ${open.id}`
  await sweepGrievances()
  const left = await sql`
    select id from grievances where id in (${old.id}, ${young.id}, ${open.id}) order by id`
  expect(left.map(({ id }) => id)).toEqual([young.id, open.id])
})

describe('limits', () => {
  let limited: typeof app
  beforeAll(async () => {
    limited = await appWith({ RATE_LIMIT: true })
  })
  afterAll(() => limited.close())

  test('five an hour from one address, whoever is signed in', async () => {
    const remoteAddress = '10.7.7.7'
    const { token } = await person('sita')
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) {
      const options = { remoteAddress, ...(n % 2 && { token }) }
      const reply = await ask(grievanceApi.file, { body: grievance() }, options, limited)
      statuses.push(reply.statusCode)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const neighbour = { remoteAddress: '10.7.7.8' }
    const reply = await ask(grievanceApi.file, { body: grievance() }, neighbour, limited)
    expect(reply.statusCode).toBe(201)
  })

  test('thirty numbers in ten minutes from one address', async () => {
    const find = (remoteAddress: string) =>
      ask(
        grievanceApi.find,
        { params: { number: 'JES-0000-0000-0000' } },
        { remoteAddress },
        limited,
      )
    for (let n = 0; n < 30; n++) expect((await find('10.9.9.1')).statusCode).toBe(404)
    expect((await find('10.9.9.1')).statusCode).toBe(429)
    expect((await find('10.9.9.2')).statusCode).toBe(404)
  })

  test('no more than five mails to one address from everywhere; what is filed is filed', async () => {
    const body = grievance()
    for (let n = 0; n < 7; n++) {
      const options = { remoteAddress: `10.8.${n}.1` }
      expect((await ask(grievanceApi.file, { body }, options, limited)).statusCode).toBe(201)
    }
    expect(await mailsTo(body.email)).toHaveLength(5)
  })
})
