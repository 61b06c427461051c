import type { AnyEndpoint } from '@jes/contract/lib/endpoint'
import { expect, test } from 'vitest'
import { listEndpoints, nameOf } from '#test/endpoints.ts'
import { app, person } from '#test/world.ts'

const endpoints = await listEndpoints()
const DEAD_TOKEN = `jes_${'x'.repeat(43)}`

type Kind = { name: string; token: () => Promise<string | null>; refusal: Refusal }
/** The code with which a viewer of this kind is refused before the request is read; null admits them. */
type Refusal = (endpoint: AnyEndpoint) => string | null

const PEOPLE: Kind[] = [
  {
    name: 'a visitor',
    token: async () => null,
    refusal: ({ access }) => (access === 'public' ? null : 'unauthenticated'),
  },
  {
    name: 'whose session has ended',
    token: async () => DEAD_TOKEN,
    refusal: ({ access, method }) =>
      access === 'public' && method !== 'GET' ? null : 'unauthenticated',
  },
  {
    name: 'a member',
    token: async () => (await person('sita')).token,
    refusal: ({ access }) => (access === 'staff' || access === 'admin' ? 'forbidden' : null),
  },
  {
    name: 'a moderator of the site',
    token: async () => (await person('maya', { role: 'moderator' })).token,
    refusal: ({ access }) => (access === 'admin' ? 'forbidden' : null),
  },
  {
    name: 'an admin',
    token: async () => (await person('kiran', { role: 'admin' })).token,
    refusal: () => null,
  },
]

async function codeFor({ method, path }: AnyEndpoint, token: string | null) {
  const url = path.replace(/:\w+/g, '4611686018427387904')
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const reply = await app.inject({ method, url, headers, ...(method !== 'GET' && { payload: {} }) })
  return reply.statusCode < 400 ? null : reply.json<{ code: string }>().code
}

test(`${endpoints.length} endpoints × ${PEOPLE.length} kinds of people: each is let in where the contract says so`, async () => {
  const wrong: string[] = []
  for (const { name, token, refusal } of PEOPLE) {
    const shown = await token()
    for (const endpoint of endpoints) {
      const expected = refusal(endpoint)
      // An admitted call has effects: only reads, and staff actions on nothing, are tried.
      const isHarmless = endpoint.method === 'GET' || endpoint.path.startsWith('/api/admin/')
      if (!expected && (!isHarmless || endpoint.access === 'public')) continue
      const code = await codeFor(endpoint, shown)
      const isOfStaff = endpoint.access !== 'member'
      const isRight = expected
        ? code === expected
        : code !== (isOfStaff ? 'forbidden' : 'unauthenticated')
      if (!isRight) wrong.push(`${name}: ${nameOf(endpoint)} answers ${code}, not ${expected}`)
    }
  }
  expect(wrong).toEqual([])
})
