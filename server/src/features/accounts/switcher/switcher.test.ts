import { authApi } from '@jes/contract/accounts/auth'
import { switcherApi } from '@jes/contract/accounts/switcher'
import { describe, expect, test } from 'vitest'
import { ask, callerWith, type Person, person, sql } from '#test/world.ts'

type Jar = Record<string, string>
type Reply = Awaited<ReturnType<typeof ask>>

/** What a browser holds after a reply. */
function after(jar: Jar, reply: Reply): Jar {
  const next = { ...jar }
  for (const { name, value } of reply.cookies) {
    if (value) next[name] = value
    else delete next[name]
  }
  return next
}

function resume(jar: Jar, { id }: { id: string }, headers = {}) {
  return ask(switcherApi.resume, { params: { id } }, { cookies: jar, headers })
}

function refresh(jar: Jar, account?: string) {
  return ask(authApi.refresh, { body: account ? { account } : undefined }, { cookies: jar })
}

async function idOf(reply: Reply) {
  return (await callerWith(reply.json().token).call(authApi.me, {})).user._id
}

/** A browser where somebody is signed in and another is parked. */
async function shared() {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const jar: Jar = { jes_rt: sita.refreshToken, [`jes_rt_${hari.id}`]: hari.refreshToken }
  return { sita, hari, jar }
}

describe('parking', () => {
  test('keeps the session in a cookie of its own, and signs nobody in', async () => {
    const sita = await person('sita')
    const jar = { jes_rt: sita.refreshToken, jes_media: sita.mediaToken, jes_member: '1' }
    const reply = await ask(switcherApi.park, {}, { token: sita.token, cookies: jar })
    expect(reply.statusCode).toBe(204)
    expect(after(jar, reply)).toEqual({ [`jes_rt_${sita.id}`]: sita.refreshToken })
    expect(reply.cookies.find(({ name }) => name.endsWith(sita.id))).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    })
  })

  test('five accounts are all that a browser holds', async () => {
    const sita = await person('sita')
    const jar: Jar = { jes_rt: sita.refreshToken }
    for (let n = 0; n < 4; n++) {
      const { id, refreshToken } = await person('other')
      jar[`jes_rt_${id}`] = refreshToken
    }
    const reply = await ask(switcherApi.park, {}, { token: sita.token, cookies: jar })
    expect(reply.statusCode).toBe(409)
    expect(reply.json().reason).toBe('accounts.accounts_full')
    expect(reply.cookies.filter(({ value }) => !value)).toEqual([])
  })
})

describe('switching', () => {
  test('signs the named account in and parks the other, and back again', async () => {
    const { sita, hari, jar } = await shared()
    const there = await resume(jar, hari)
    expect(there.json().user._id).toBe(hari.id)
    expect(await idOf(there)).toBe(hari.id)
    const switched = after(jar, there)
    expect(switched[`jes_rt_${sita.id}`]).toBe(sita.refreshToken)
    expect(switched[`jes_rt_${hari.id}`]).toBeUndefined()
    const renewed = await refresh(switched, hari.id)
    expect(await idOf(renewed)).toBe(hari.id)

    const next = after(switched, renewed)
    const back = await resume(next, sita)
    expect(await idOf(back)).toBe(sita.id)
    expect(after(next, back)[`jes_rt_${hari.id}`]).toBe(next.jes_rt)
  })

  test('twice at once, from two tabs, does no harm', async () => {
    const { hari, jar } = await shared()
    const [one, other] = await Promise.all([resume(jar, hari), resume(jar, hari)])
    expect([one.statusCode, other.statusCode]).toEqual([200, 200])
    expect(after(jar, one).jes_rt).toBe(after(jar, other).jes_rt)
  })

  test('hands the private pictures over', async () => {
    const { hari, jar } = await shared()
    const next = after({ ...jar, jes_media: 'of-sita' }, await resume(jar, hari))
    const [{ isHers }] = await sql<[{ isHers: boolean }]>`
      select media_hash = sha256(${next.jes_media!}::bytea) as is_hers from sessions where id = ${hari.sessionId}`
    expect(isHers).toBe(true)
  })

  test('is for who holds the cookie: no other name, no other site, no session that ended', async () => {
    const { sita, hari, jar } = await shared()
    const stranger = await person('stranger')
    expect((await resume(jar, stranger)).statusCode).toBe(401)
    const renamed = { [`jes_rt_${stranger.id}`]: hari.refreshToken }
    expect((await resume(renamed, stranger)).statusCode).toBe(401)
    expect((await resume(jar, hari, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await resume(jar, hari)).statusCode).toBe(200)
    await sql`delete from sessions where id = ${sita.sessionId}`
    expect((await resume({ [`jes_rt_${sita.id}`]: sita.refreshToken }, sita)).statusCode).toBe(401)
  })
})

describe('renewing', () => {
  test('never gives a page the token of another account', async () => {
    const { sita, hari, jar } = await shared()
    expect(await idOf(await refresh(jar, sita.id))).toBe(sita.id)
    expect((await refresh({ jes_rt: hari.refreshToken }, sita.id)).statusCode).toBe(401)
    expect(await idOf(await refresh({ jes_rt: hari.refreshToken }))).toBe(hari.id)
  })

  test('goes on for a page whose account another tab has just parked', async () => {
    const { hari, jar } = await shared()
    const reply = await refresh(jar, hari.id)
    expect(await idOf(reply)).toBe(hari.id)
    const next = after(jar, reply)
    expect(next.jes_rt).toBe(jar.jes_rt)
    expect(next[`jes_rt_${hari.id}`]).not.toBe(hari.refreshToken)
  })
})

describe('the accounts of a browser', () => {
  function list(cookies: Jar) {
    return ask(switcherApi.list, {}, { cookies }).then((reply) => reply.json().accounts)
  }

  test('are those whose sessions live, with what each has not read', async () => {
    const { hari, jar } = await shared()
    const ended = await person('ended')
    await sql`delete from sessions where id = ${ended.sessionId}`
    await sql`
      insert into notifications (user_id, type, group_key, actors, facts)
      values (${hari.id}, 'security', 'one', '{}', '{"event": "newDevice", "device": "A phone"}')`
    const accounts = await list({ ...jar, [`jes_rt_${ended.id}`]: ended.refreshToken })
    expect(accounts).toEqual([expect.objectContaining({ _id: hari.id, unread: 1 })])
  })

  test('are none for who holds no cookie, or one under another name', async () => {
    const { sita, hari } = await shared()
    expect(await list({})).toEqual([])
    expect(await list({ [`jes_rt_${sita.id}`]: hari.refreshToken, jes_rt_x: 'y' })).toEqual([])
  })

  test('can be logged out one by one, and nobody learns whether there was one', async () => {
    const { sita, hari, jar } = await shared()
    const end = ({ id }: Person, cookies: Jar) =>
      ask(switcherApi.end, { params: { id } }, { cookies })
    const renamed = { [`jes_rt_${sita.id}`]: hari.refreshToken }
    expect((await end(sita, renamed)).statusCode).toBe(204)
    expect((await ask(authApi.me, {}, { token: hari.token })).statusCode).toBe(200)
    const reply = await end(hari, jar)
    expect(after(jar, reply)).toEqual({ jes_rt: sita.refreshToken })
    expect((await ask(authApi.me, {}, { token: hari.token })).statusCode).toBe(401)
    expect((await ask(authApi.me, {}, { token: sita.token })).statusCode).toBe(200)
  })
})
