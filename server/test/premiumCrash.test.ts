import type { Departure, Order, Provider } from '@jes/contract/money/premium'
import type postgres from 'postgres'
import { describe, expect, it, vi } from 'vitest'
import { databaseIn } from './databases.ts'
import { scratchServer } from './scratchServer.ts'

const house = scratchServer()
let token = ''

async function json<T>(path: string, method = 'GET', body?: object) {
  const reply = await fetch(`${house.server?.url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(reply.status, path).toBeLessThan(300)
  return (await reply.json()) as T
}

async function query<T>(ask: (sql: postgres.Sql) => Promise<T>) {
  const sql = databaseIn(house.folder)
  try {
    return await ask(sql)
  } finally {
    await sql.end()
  }
}

/** A member who may buy, in a server that has just been started for the first time. */
async function signUp() {
  token = ''
  const person = { username: 'sita', email: 'sita@example.com', password: 'sagarmatha 8848 metres' }
  await json('/api/auth/register', 'POST', person)
  await query((sql) => sql`update users set email_verified_at = now()`)
  const logIn = { login: person.username, password: person.password }
  token = (await json<{ token: string }>('/api/auth/login', 'POST', logIn)).token
}

/** Sends a form as a browser does, and gives the address where it is led next. */
async function follow(address: string, fields?: Record<string, string>) {
  const url = new URL(address, house.server?.url)
  const reply = await fetch(url, {
    method: fields ? 'POST' : 'GET',
    redirect: 'manual',
    ...(fields && { body: new URLSearchParams(fields) }),
  })
  expect(reply.status, url.pathname).toBe(303)
  return new URL(reply.headers.get('location') ?? '', url).href
}

/** Orders a pass and pays it in the sandbox; the address to which the browser would come back. */
async function pay(provider: Provider) {
  const { order, departure } = await json<{ order: Order; departure: Departure }>(
    '/api/premium/checkout',
    'POST',
    { plan: 'days30', provider },
  )
  const page = new URL(
    departure.method === 'POST' ? await follow(departure.url, departure.fields) : departure.url,
  )
  const ref = page.searchParams.get('ref') ?? page.searchParams.get('pidx') ?? ''
  const back = await follow(page.pathname, { ref, act: 'pay' })
  return { id: order._id, back }
}

describe('a pass that was paid', () => {
  it.each(['esewa', 'khalti'] as const)(
    'with %s is there, once, though everything is killed as soon as the browser is back',
    async (provider) => {
      await house.start()
      await signUp()
      const { id, back } = await pay(provider)
      expect(await follow(back)).toMatch(new RegExp(`/premium/orders/${id}$`))
      await house.server?.killAll()

      await house.start()
      await vi.waitFor(
        async () => {
          expect((await json<Order>(`/api/premium/orders/${id}`)).state).toBe('paid')
        },
        { timeout: 120_000, interval: 500 },
      )
      const [found] = await query(
        (sql) => sql`
          select (select count(*)::int from premium_passes) as passes,
            (select count(*)::int from ledger_postings) as postings,
            (select sum(paisa)::int from ledger_entries) as balance,
            (select paid_until > now() + interval '29 days' from users where username = 'sita') as is_on`,
      )
      expect(found).toEqual({ passes: 1, postings: 1, balance: 0, is_on: true })
    },
  )
})
