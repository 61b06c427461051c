import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { userApi } from '@jes/contract/core/users'
import { provenLinkApi } from '@jes/contract/people/provenLinks'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { linkTo } from '#lib/mail.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'
import { makeProveLink, provenLinkTasks } from './tasks.ts'

/** What the site of the test answers, by host and path. */
const pages = new Map<string, string>()
const site = createServer((request, reply) => {
  const page = pages.get(`${request.headers.host?.split(':')[0]}${request.url}`)
  if (page === undefined) reply.writeHead(404).end()
  else if (page === 'busy') reply.writeHead(503).end()
  else if (page.startsWith('http')) reply.writeHead(302, { location: page }).end()
  else reply.setHeader('content-type', 'text/html').end(page)
})
site.listen(0, '127.0.0.1')
await once(site, 'listening')
const { port } = site.address() as AddressInfo
afterAll(() => site.close())

const records = new Map<string, string[]>()
const proveLink = makeProveLink({
  reach: {
    resolve: async () => ['127.0.0.1'],
    isAllowed: () => true,
    protocols: ['http:'],
    ports: [port],
    timeoutMs: 2_000,
  },
  findTexts: async (name) => records.get(name) ?? [],
})

beforeEach(() => {
  pages.clear()
  records.clear()
})

describe('a site is proven', () => {
  test.each([
    ['a link', (url: string) => `<body><p><a class=x rel="nofollow me" href="${url}">Jes</a>`],
    ['a link in its head', (url: string) => `<head><link href='${url}/' rel=ME></head>`],
    ['a link to a page of the profile', (url: string) => `<a rel="me" href="${url}/clips?x=1">`],
  ])('by %s back to the profile', async (_, html) => {
    const { sita, link } = await linked('http://sita.example')
    pages.set('sita.example/', html(linkTo(`/je/${sita.username.toUpperCase()}`)))
    await check(sita, link)
    expect(await provenOf(sita)).toEqual([link])
  })

  test('by a DNS record of its domain, also behind www', async () => {
    const { sita, link } = await linked('http://www.sita.example')
    records.set('_jes.sita.example', ['v=spf1', `jes-member=${sita.id}`])
    await check(sita, link)
    expect(await provenOf(sita)).toEqual([link])
  })

  test('under a name that the member had until lately', async () => {
    const { sita, link } = await linked('http://sita.example')
    pages.set('sita.example/', `<a rel=me href="${linkTo(`/je/${sita.username}`)}">`)
    await sql`
      insert into old_usernames (username, user_id, until)
      values (${sita.username}, ${sita.id}, now() + interval '1 day')`
    await sql`update users set username = ${`${sita.username}.new`} where id = ${sita.id}`
    await check(sita, link)
    expect(await provenOf(sita)).toEqual([link])
  })
})

describe('a site is not proven', () => {
  test.each([
    ['a link without rel=me', (url: string) => `<a href="${url}">`],
    ['a link with another rel', (url: string) => `<a rel="mean some" href="${url}">`],
    ['words', (url: string) => url],
    ['a comment', (url: string) => `<!-- <a rel=me href="${url}"> -->`],
    ['a link to somebody else', (url: string) => `<a rel=me href="${url}x">`],
    ['a profile elsewhere', () => `<a rel=me href="https://other.example/je/sita">`],
    ['an address of another scheme', (url: string) => `<a rel=me href="x${url}">`],
  ])('by %s', async (_, html) => {
    const { sita, link } = await linked('http://sita.example')
    pages.set('sita.example/', html(linkTo(`/je/${sita.username}`)))
    await check(sita, link)
    expect([await provenOf(sita), await stateOf(sita)]).toEqual([[], 'missing'])
  })

  test('by a redirect to another site, as every shortener and many a bank has it', async () => {
    const { sita, link } = await linked('http://bank.example')
    pages.set('bank.example/', `http://sita.example:${port}/`)
    pages.set('sita.example/', `<a rel=me href="${linkTo(`/je/${sita.username}`)}">`)
    await check(sita, link)
    expect(await provenOf(sita)).toEqual([])
  })

  test("by another member's record, or a record of another domain", async () => {
    const { sita, link } = await linked('http://sita.example')
    records.set('_jes.sita.example', [`jes-member=${sita.id}0`])
    records.set('_jes.example', [`jes-member=${sita.id}`])
    await check(sita, link)
    expect(await provenOf(sita)).toEqual([])
  })
})

describe('a proof is lost', () => {
  test('when the site no longer says it, looked at again after a week', async () => {
    const { sita, link } = await proven()
    pages.set('sita.example/', 'Sold')
    await sql`
      update link_proofs set checked_at = now() - interval '6 days' where user_id = ${sita.id}`
    await recheck()
    expect(await jobsFor(sita)).toBe(0)
    await sql`
      update link_proofs set checked_at = now() - interval '8 days' where user_id = ${sita.id}`
    await recheck()
    expect(await jobsFor(sita)).toBe(1)
    await check(sita, link)
    expect(await provenOf(sita)).toEqual([])
  })

  test('when the site cannot be reached ten times, not before', async () => {
    const { sita, link } = await proven()
    pages.set('sita.example/', 'busy')
    await expect(check(sita, link, 9)).rejects.toThrow('503')
    expect(await provenOf(sita)).toEqual([link])
    await check(sita, link, 10)
    expect(await provenOf(sita)).toEqual([])
  })

  test('when the link is taken off the profile, and not found again with it', async () => {
    const { sita, link } = await proven()
    await sita.call(userApi.updateMe, { body: { links: [] } })
    pages.clear()
    await sita.call(userApi.updateMe, { body: { links: [link] } })
    expect([await provenOf(sita), await stateOf(sita)]).toEqual([[], 'waiting'])
  })
})

describe('my links', () => {
  test('say how they stand, and how to prove them', async () => {
    const { sita, link } = await proven()
    expect(await sita.call(provenLinkApi.list, {})).toEqual({
      proofs: [{ link, state: 'proven', checkedAt: expect.any(String) }],
      profile: linkTo(`/je/${sita.username}`),
      record: `jes-member=${sita.id}`,
    })
    expect((await ask(provenLinkApi.list, {})).statusCode).toBe(401)
  })

  test('from before are checked when I say so; one that is not mine is not', async () => {
    const { sita, link } = await linked('http://sita.example')
    await sql`delete from link_proofs where user_id = ${sita.id}`
    expect(await stateOf(sita)).toBe('missing')
    const { proofs } = await sita.call(provenLinkApi.check, { body: { link } })
    expect(proofs).toMatchObject([{ link, state: 'waiting' }])
    await expect(
      sita.call(provenLinkApi.check, { body: { link: `${link}x` } }),
    ).rejects.toMatchObject({ status: 404 })
  })
})

/** A member with this link on the profile. */
async function linked(address: string) {
  const sita = await person('sita')
  const link = `${address}:${port}/`
  await sita.call(userApi.updateMe, { body: { links: [link] } })
  return { sita, link }
}

async function proven() {
  const { sita, link } = await linked('http://sita.example')
  pages.set('sita.example/', `<a rel=me href="${linkTo(`/je/${sita.username}`)}">`)
  await check(sita, link)
  expect(await provenOf(sita)).toEqual([link])
  return { sita, link }
}

async function check({ id }: Person, link: string, attempts = 1) {
  await sql`delete from graphile_worker._private_jobs where key = ${`proveLink:${id}:${link}`}`
  await proveLink({ userId: id, link }, { job: { attempts, max_attempts: 10 } })
}

async function recheck() {
  // The helpers of the worker are not used by this task.
  await provenLinkTasks.recheckLinks?.({}, {} as never)
}

async function jobsFor({ id }: Person) {
  const jobs = await sql`
    select from graphile_worker._private_jobs where key like ${`proveLink:${id}:%`}`
  return jobs.length
}

async function provenOf({ id }: Person) {
  return (await visitor.call(userApi.find, { params: { id } })).provenLinks
}

async function stateOf(sita: Person) {
  const { proofs } = await sita.call(provenLinkApi.list, {})
  return proofs[0]?.state
}
