import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { healthApi } from '@jes/contract/site/health'
import { describe, expect, test } from 'vitest'
import { app, ask, person, visitor } from '#test/world.ts'

describe('every answer', () => {
  test.each(['/api/health', '/api/nothing', '/api/auth/me'])(
    'of %s carries the security headers and is kept by nobody',
    async (path) => {
      const { headers } = await app.inject(path)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
      })
      expect(headers).not.toHaveProperty('x-powered-by')
    },
  )
})

describe('every path', () => {
  test.each(['/api/health', '/api/trending', '/api/jehub/popular', '/api/openapi.json'])(
    '%s answers the same with a slash at its end, and not by redirect',
    async (path) => {
      const [plain, slashed] = [await app.inject(path), await app.inject(`${path}/`)]
      expect([plain.statusCode, slashed.statusCode]).toEqual([200, 200])
      expect(slashed.body).toBe(plain.body)
    },
  )
})

describe('what cannot be read', () => {
  test.each([
    ['broken JSON', '{"login":', 'application/json'],
    ['a poisoned prototype', '{"__proto__":{"role":"admin"}}', 'application/json'],
    ['a list instead of an object', '[]', 'application/json'],
  ])('%s is refused as malformed', async (_, payload, type) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': type },
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'malformed' })
  })

  test('another type of text is refused as such', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: 'login=sita',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.statusCode).toBe(415)
    expect(reply.json()).toMatchObject({ code: 'unsupported_type' })
  })

  test('another type is refused as the document says, also where no body is asked for', async () => {
    const sita = await person('sita')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await ask(
      bookmarkApi.remove,
      { params: { adId: '4611686018427387904' } },
      { token: sita.token, headers },
    )
    expect(reply.statusCode).toBe(415)
  })

  test('more than a mebibyte is too large', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: 'x'.repeat(1024 * 1024), password: 'y' },
    })
    expect(reply.statusCode).toBe(413)
  })

  test.each(['0', '51', '-1', '1.5', '1e1', 'NaN', '5; drop table users', ''])(
    'a limit of "%s" is refused',
    async (limit) => {
      const reply = await app.inject(`/api/trending?limit=${encodeURIComponent(limit)}`)
      expect(reply.statusCode).toBe(400)
    },
  )

  test('the same question twice in one address is refused', async () => {
    expect((await app.inject('/api/trending?limit=1&limit=2')).statusCode).toBe(400)
  })
})

describe('a refusal', () => {
  test('is said in the language of the request', async () => {
    const reply = await app.inject({ url: '/api/auth/me', headers: { 'accept-language': 'ne' } })
    expect(reply.statusCode).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
    expect(reply.json()).toEqual({
      error: 'पहिले लगइन गर्नुहोस्।',
      code: 'unauthenticated',
      reason: 'request.log_in',
    })
  })

  test('of a dead token comes also where a visitor would be let in', async () => {
    const token = `jes_${'x'.repeat(43)}`
    const reply = await ask(healthApi.ready, {}, { token })
    expect(reply.statusCode).toBe(401)
  })
})

describe('health', () => {
  test('answers anybody', async () => {
    expect(await visitor.call(healthApi.ready, {})).toEqual({ status: 'ok' })
    expect(await (await person()).call(healthApi.live, {})).toEqual({ status: 'ok' })
  })
})
