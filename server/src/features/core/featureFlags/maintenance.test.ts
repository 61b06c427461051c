import { authApi } from '@jes/contract/accounts/auth'
import type { ErrorReply } from '@jes/contract/lib/errors'
import { postApi } from '@jes/contract/posts/posts'
import { announcementApi } from '@jes/contract/site/announcements'
import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listEndpoints, nameOf } from '#test/endpoints.ts'
import { posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { app, ask, callerWith, PASSWORD, type Person, person, sql } from '#test/world.ts'
import { setFlag } from './commands.ts'

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'

const endpoints = await listEndpoints()
const NOWHERE = '4611686018427387904'
const OPEN = [
  'DELETE /api/admin/announcements/:id',
  'DELETE /api/auth/accounts/:id',
  'PATCH /api/admin/announcements/:id',
  'POST /api/admin/announcements',
  'POST /api/auth/accounts/:id/resume',
  'POST /api/auth/accounts/park',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/passkeys/login',
  'POST /api/auth/passkeys/login/start',
  'POST /api/auth/phone/confirm',
  'POST /api/auth/phone/resend',
  'POST /api/auth/phone/start',
  'POST /api/auth/providers/:provider/arrive',
  'POST /api/auth/providers/:provider/start',
  'POST /api/auth/providers/login',
  'POST /api/auth/refresh',
  'PUT /api/admin/flags/:key',
]

let sita: Person
let ad: string
beforeEach(async () => {
  sita = await person('sita')
  ad = await posted(sita)
  await switchWriting(false)
})
afterEach(() => sql`delete from flags`)

function switchWriting(isOn: boolean, message?: string) {
  return setFlag(sql, null, { key: 'writing', isOn, reason: 'A test', ...(message && { message }) })
}

async function send(method: Method, url: string, { token }: { token?: string } = {}) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }) }
  const reply = await app.inject({ method, url, headers })
  return { status: reply.statusCode, again: reply.headers['retry-after'], body: reply.body }
}

async function read(language: string) {
  const headers = { 'accept-language': language }
  const reply = await ask(announcementApi.current, {}, { headers })
  return reply.json<{ announcements: { _id: string; text: string; tone: string }[] }>()
    .announcements
}

describe('while the site is only read', () => {
  test('every change of the contract is refused, but for those that the contract leaves open', async () => {
    const open: string[] = []
    for (const endpoint of endpoints) {
      const { method, path } = endpoint
      const url = path.replace(/:\w+/g, NOWHERE)
      const reply = await app.inject({ method, url, ...(method !== 'GET' && { payload: {} }) })
      const isRefused = reply.statusCode === 503
      if (isRefused) {
        expect(reply.headers['retry-after']).toBe('60')
        expect(reply.json<ErrorReply>().reason).toBe('core.maintenance')
      }
      if (method === 'GET') expect([path, isRefused]).toEqual([path, false])
      else if (!isRefused) open.push(nameOf(endpoint))
    }
    expect(open.sort()).toEqual(OPEN)
  })

  test('so are uploads and forms, which the contract does not have, however they are spelled', async () => {
    const writes: [Method, string][] = [
      ['POST', '/api/uploads'],
      ['PATCH', '/api/uploads/abc'],
      ['DELETE', '/api/uploads/abc'],
      ['POST', '/api/digests/unsubscribe'],
      ['POST', '/%61pi/ads/'],
    ]
    for (const [method, url] of writes)
      expect(await send(method, url, sita)).toMatchObject({ status: 503, again: '60' })
    expect(await send('HEAD', '/api/uploads/abc', sita)).toMatchObject({ status: 404 })
    expect(await send('POST', '/api/nothing')).toMatchObject({ status: 404 })
  })

  test('the refusal speaks both languages, and reading goes on', async () => {
    const body = { title: 'Namaste' }
    const said = async (language: string) => {
      const headers = { 'accept-language': language }
      const reply = await ask(postApi.create, { body }, { token: sita.token, headers })
      return reply.json<ErrorReply>().error
    }
    expect(await said('en')).toBe(
      'Jes is under maintenance. Reading works; everything else will be back soon.',
    )
    expect(await said('ne')).toContain('मर्मत')
    expect((await sita.call(postApi.find, { params: { id: ad } })).title).toBe('Momo')
    expect((await sita.call(authApi.me, {})).user._id).toBe(sita.id)
  })

  test('sessions are renewed and ended', async () => {
    const cookies = { jes_rt: sita.refreshToken }
    const renewed = await ask(authApi.refresh, {}, { cookies })
    expect(renewed.statusCode).toBe(200)
    const { call } = callerWith(renewed.json().token)
    await call(authApi.logout, { body: {} })
    await expect(call(authApi.me, {})).rejects.toMatchObject({ status: 401 })
  })

  test('an admin logs in and switches it off again', async () => {
    const { username } = await staff('admin')
    const body = { login: username, password: PASSWORD }
    const { call } = callerWith((await ask(authApi.login, { body })).json().token)
    const { flags } = await call(adminMemberApi.flags, {})
    expect(flags.find(({ key }) => key === 'writing')).toMatchObject({ isOn: false })
    const params = { key: 'writing' as const }
    await call(adminMemberApi.setFlag, { params, body: { isOn: true, reason: 'It is done' } })
    await sita.call(postApi.create, { body: { title: 'Namaste' } })
  })

  test('everybody is told so before anything else, in the words of the operator if there are any', async () => {
    const [first] = await read('en')
    expect(first).toMatchObject({ text: expect.stringContaining('maintenance'), tone: 'warning' })
    expect((await read('ne'))[0]?.text).toContain('मर्मत')
    await switchWriting(false, 'Back at five')
    const [second] = await read('ne')
    expect(second?.text).toBe('Back at five')
    // Who has put the first away sees the second.
    expect(second?._id).not.toBe(first?._id)
    await switchWriting(true)
    expect(await read('en')).toEqual([])
  })
})
