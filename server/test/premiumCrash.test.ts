import type { Departure, Order, Provider } from '@jes/contract/money/premium'
import type postgres from 'postgres'
import { describe, expect, it, vi } from 'vitest'
import { databaseIn } from './databases.ts'
import { scratchServer } from './scratchServer.ts'

const PROVIDERS: Provider[] = ['esewa', 'khalti']
const PASSWORD = 'sagarmatha 8848 metres'

const site = scratchServer()

type Member = { username: string; token: string }

async function json<T>(path: string, { token, body }: { token?: string; body?: object }) {
  const reply = await fetch(`${site.server?.url}${path}`, {
    method: body ? 'POST' : 'GET',
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
  const sql = databaseIn(site.folder)
  try {
    return await ask(sql)
  } finally {
    await sql.end()
  }
}

/** A member who may buy. */
async function signUp(username: string): Promise<Member> {
  const person = { username, email: `${username}@example.com`, password: PASSWORD }
  await json('/api/auth/register', { body: person })
  await query((sql) => sql`update users set email_verified_at = now()`)
  const body = { login: username, password: PASSWORD }
  const { token } = await json<{ token: string }>('/api/auth/login', { body })
  return { username, token }
}

/** Sends a form as a browser does, and returns the URL of the redirect. */
async function follow(address: string, fields?: Record<string, string>) {
  const url = new URL(address, site.server?.url)
  const reply = await fetch(url, {
    method: fields ? 'POST' : 'GET',
    redirect: 'manual',
    ...(fields && { body: new URLSearchParams(fields) }),
  })
  expect(reply.status, url.pathname).toBe(303)
  return new URL(reply.headers.get('location') ?? '', url).href
}

/** Orders a pass and pays it in the sandbox; returns the URL to which the browser would come back. */
async function pay(provider: Provider, member: Member) {
  const { order, departure } = await json<{ order: Order; departure: Departure }>(
    '/api/premium/checkout',
    { token: member.token, body: { plan: 'days30', provider } },
  )
  const page = new URL(
    departure.method === 'POST' ? await follow(departure.url, departure.fields) : departure.url,
  )
  const ref = page.searchParams.get('ref') ?? page.searchParams.get('pidx') ?? ''
  const back = await follow(page.pathname, { ref, act: 'pay' })
  return { ...member, id: order._id, back }
}

describe('a pass that was paid', () => {
  it('with eSewa or Khalti is there, once, though everything is killed as soon as the browser is back', async () => {
    await site.start()
    const orders = []
    for (const provider of PROVIDERS) orders.push(await pay(provider, await signUp(provider)))
    await Promise.all(
      orders.map(async ({ id, back }) =>
        expect(await follow(back)).toMatch(new RegExp(`/premium/orders/${id}$`)),
      ),
    )
    await site.server?.killAll()

    await site.start()
    for (const { username, token, id } of orders) {
      await vi.waitFor(
        async () => {
          const { state } = await json<Order>(`/api/premium/orders/${id}`, { token })
          expect(state).toBe('paid')
        },
        { timeout: 120_000, interval: 100 },
      )
      const [found] = await query(
        (sql) => sql`
          select count(p.*)::int as passes, u.paid_until > now() + interval '29 days' as is_on
          from users u left join premium_passes p on p.user_id = u.id
          where u.username = ${username} group by u.id`,
      )
      expect(found).toEqual({ passes: 1, is_on: true })
    }
    const [ledger] = await query(
      (sql) => sql`
        select (select count(*)::int from ledger_postings) as postings,
          (select sum(paisa)::int from ledger_entries) as balance`,
    )
    expect(ledger).toEqual({ postings: PROVIDERS.length, balance: 0 })
  })
})
