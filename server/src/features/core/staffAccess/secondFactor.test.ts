import { authApi } from '@jes/contract/accounts/auth'
import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { afterEach, describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { listEndpoints, nameOf } from '#test/endpoints.ts'
import { switchOn } from '#test/twoStep.ts'
import { app, person, sql } from '#test/world.ts'

const endpoints = await listEndpoints()
const ofStaff = endpoints.filter(({ access }) => access === 'staff' || access === 'admin')

/** Somebody with a role that an admin gave, who is not of the demo. */
async function hired(role: 'moderator' | 'admin') {
  const someone = await person(role, { role })
  await sql`update users set is_demo = false where id = ${someone.id}`
  return someone
}

async function codeFor({ method, path }: AnyEndpoint, token: string) {
  const url = path.replace(/:\w+/g, '4611686018427387904')
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.inject({ method, url, headers, payload: {} })
  return reply.statusCode < 300 ? 'done' : reply.json<{ code: string }>().code
}

afterEach(() => {
  config.isProduction = false
})

test('every endpoint below /api/admin is of the staff', () => {
  const admin = endpoints.filter(({ path }) => path.startsWith('/api/admin/'))
  expect(admin.length).toBeGreaterThan(40)
  expect(admin.filter((endpoint) => !ofStaff.includes(endpoint)).map(nameOf)).toEqual([])
})

describe.each(['moderator', 'admin'] as const)('a %s without two-step log-in', (role) => {
  test('is refused at every endpoint of the staff, and keeps what a member has', async () => {
    const someone = await hired(role)
    for (const endpoint of ofStaff)
      expect([nameOf(endpoint), await codeFor(endpoint, someone.token)]).toEqual([
        nameOf(endpoint),
        'two_factor_required',
      ])
    expect((await someone.call(authApi.me, {})).user).toMatchObject({ role, twoFactor: false })
  })

  test('is let in at once with it', async () => {
    const someone = await hired(role)
    await codeFor(ofStaff[0]!, someone.token)
    await switchOn(someone)
    const refused = role === 'admin' ? [] : ['admin']
    for (const endpoint of ofStaff) {
      const code = await codeFor(endpoint, someone.token)
      const isRefused = code === 'forbidden' || code === 'two_factor_required'
      expect([nameOf(endpoint), isRefused]).toEqual([
        nameOf(endpoint),
        refused.includes(endpoint.access),
      ])
    }
  })
})

test('the demo’s staff go without it, but not in production', async () => {
  const kiran = await person('kiran', { role: 'admin' })
  const users = ofStaff.find(({ path }) => path === '/api/admin/users')!
  expect(await codeFor(users, kiran.token)).toBe('done')
  config.isProduction = true
  const again = await person('kiran', { role: 'admin' })
  expect(await codeFor(users, again.token)).toBe('two_factor_required')
})
