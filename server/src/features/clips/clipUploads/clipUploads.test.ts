import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { UPLOADS_PATH } from '@jes/contract/clips/clips'
import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import { describe, expect, test } from 'vitest'
import { announce, cancel, idOf, requestOffset, sendPiece } from '#test/clips.ts'
import { app, appWith, person, sql } from '#test/world.ts'
import { pathOf } from './store.ts'

const bytes = randomBytes(100_000)
const gone = 'This is not here, or not for you to see.'

describe('a member who sends a file', () => {
  test('learns where it goes, and finds all of it there', async () => {
    const sita = await person('sita')
    const begun = await announce(sita, bytes.length)
    expect(begun.statusCode).toBe(201)
    expect(begun.headers.location).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/)
    const id = idOf(begun)

    const first = await sendPiece(sita, id, 0, bytes.subarray(0, 40_000))
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '40000'])
    const offsets = await requestOffset(sita, id)
    expect([
      offsets.statusCode,
      offsets.headers['upload-offset'],
      offsets.headers['upload-length'],
    ]).toEqual([200, '40000', '100000'])
    const rest = await sendPiece(sita, id, 40_000, bytes.subarray(40_000))
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, '100000'])
    expect(await readFile(pathOf(id))).toEqual(bytes)
  })

  test('may send the first piece with the announcement', async () => {
    const sita = await person('sita')
    const begun = await app.inject({
      method: 'POST',
      url: UPLOADS_PATH,
      headers: {
        authorization: `Bearer ${sita.token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '100000',
        'content-type': 'application/offset+octet-stream',
      },
      body: bytes.subarray(0, 10),
    })
    expect([begun.statusCode, begun.headers['upload-offset']]).toEqual([201, '10'])
  })

  test('is refused when a chunk does not follow on what came', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, 100))
    await sendPiece(sita, id, 0, bytes.subarray(0, 50))
    for (const offset of [0, 49, 51]) {
      const reply = await sendPiece(sita, id, offset, bytes.subarray(0, 10))
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict'])
    }
    expect((await requestOffset(sita, id)).headers['upload-offset']).toBe('50')
  })

  test('cannot send more than was announced', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, 100))
    const reply = await sendPiece(sita, id, 0, bytes.subarray(0, 101))
    expect([reply.statusCode, reply.json().error]).toEqual([
      413,
      'This is more than was announced.',
    ])
  })

  test('cancels it, and it is gone', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, 100))
    await sendPiece(sita, id, 0, bytes.subarray(0, 50))
    expect((await cancel(sita, id)).statusCode).toBe(204)
    expect((await requestOffset(sita, id)).statusCode).toBe(404)
    await expect(readFile(pathOf(id))).rejects.toThrow('ENOENT')
    expect(await sql`select from uploads where id = ${id}`).toHaveLength(0)
    expect((await cancel(sita, id)).statusCode).toBe(404)
  })
})

describe('a file that is too large', () => {
  test('is refused before it is sent, in the language of the reader', async () => {
    const sita = await person('sita')
    const most = ENTITLEMENTS.member.clipBytes
    expect((await announce(sita, most)).statusCode).toBe(201)
    const reply = await announce(sita, most + 1)
    expect([reply.statusCode, reply.json()]).toEqual([
      413,
      {
        error: 'A video has at most 100 MB',
        code: 'too_large',
        reason: 'clips.video_too_large',
        params: { megabytes: 100 },
      },
    ])
    const nepali = await announce(sita, most + 1, { 'accept-language': 'ne' })
    expect(nepali.json().error).toBe('भिडियो बढीमा १०० MB को हुन सक्छ')
    expect(await sql`select from uploads where owner_id = ${sita.id}`).toHaveLength(1)
  })

  test('is taken from who has premium', async () => {
    const sita = await person('sita')
    await sql`update users set premium_until = now() + interval '1 day' where id = ${sita.id}`
    expect((await announce(sita, ENTITLEMENTS.premium.clipBytes)).statusCode).toBe(201)
    const reply = await announce(sita, ENTITLEMENTS.premium.clipBytes + 1)
    expect([reply.statusCode, reply.json().error]).toEqual([413, 'A video has at most 300 MB'])
  })
})

test.each(['', '0', '-5', '1e9', '12.5', '99999999999999999999', 'abc'])(
  'a length of "%s" is refused',
  async (length) => {
    expect((await announce(await person('sita'), length)).statusCode).toBe(400)
  },
)

test('a length that comes later is refused', async () => {
  const { token } = await person('sita')
  const reply = await app.inject({
    method: 'POST',
    url: UPLOADS_PATH,
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-defer-length': '1',
    },
  })
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
})

test('of those left lying the oldest gives way to a sixth, also when they begin at once', async () => {
  const sita = await person('sita')
  const first = idOf(await announce(sita, 10))
  await sendPiece(sita, first, 0, bytes.subarray(0, 5))
  const begun = await Promise.all(Array.from({ length: 8 }, () => announce(sita, 10)))
  expect(begun.every(({ statusCode }) => statusCode === 201)).toBe(true)
  expect(await countOf(sita)).toBe(5)
  expect((await requestOffset(sita, first)).statusCode).toBe(404)
  await expect(readFile(pathOf(first))).rejects.toThrow('ENOENT')
})

test('a gigabyte may be under way', async () => {
  const sita = await person('sita')
  await sql`update users set premium_until = now() + interval '1 day' where id = ${sita.id}`
  const large = ENTITLEMENTS.premium.clipBytes
  for (const _ of [1, 2, 3, 4]) expect((await announce(sita, large)).statusCode).toBe(201)
  expect(await countOf(sita)).toBe(3)
})

async function countOf({ id }: { id: string }) {
  return (await sql`select from uploads where owner_id = ${id}`).length
}

describe('whoever is not the sender', () => {
  test('gets what is said of nothing', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = idOf(await announce(sita, 100))
    const nothing = randomBytes(16).toString('hex')
    for (const where of [id, nothing, '..%2f..%2fetc', 'x'.repeat(32)]) {
      const piece = await sendPiece(hari, where, 0, bytes.subarray(0, 10))
      expect([piece.statusCode, piece.json().error]).toEqual([404, gone])
      expect((await requestOffset(hari, where)).statusCode).toBe(404)
      const cancelled = await cancel(hari, where)
      expect([cancelled.statusCode, cancelled.json().error]).toEqual([404, gone])
    }
    expect((await requestOffset(sita, id)).headers['upload-offset']).toBe('0')
  })

  test('and is no member must log in', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, 100))
    const stranger = { token: 'jes_nothing' }
    for (const reply of [
      await announce(stranger, 10),
      await sendPiece(stranger, id, 0, bytes.subarray(0, 10)),
      await cancel(stranger, id),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthenticated'])
    }
    expect((await requestOffset(stranger, id)).statusCode).toBe(401)
  })

  test('and has yet to verify their email begins nothing', async () => {
    const reply = await announce(await person('new', { isVerified: false }), 10)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'email_unverified'])
  })

  test('cannot name another as the owner', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const id = idOf(await announce(sita, 100, { 'x-jes-owner': hari.id }))
    const [row] = await sql`select owner_id from uploads where id = ${id}`
    expect(row!.ownerId).toBe(sita.id)
  })
})

describe('the answers', () => {
  test('carry our headers, and none for other origins', async () => {
    const sita = await person('sita')
    const begun = await announce(sita, 10, { origin: 'https://evil.example' })
    const offsets = await app.inject({ method: 'OPTIONS', url: UPLOADS_PATH })
    expect(offsets.statusCode).toBe(204)
    expect(offsets.headers['tus-extension']).toBe('creation,creation-with-upload,termination')
    for (const { headers } of [begun, offsets, await requestOffset(sita, idOf(begun))]) {
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['tus-resumable']).toBe('1.0.0')
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('refuse who does not speak tus', async () => {
    const { id, token } = await person('sita')
    const headers = { authorization: `Bearer ${token}`, 'upload-length': '10' }
    const reply = await app.inject({ method: 'POST', url: UPLOADS_PATH, headers })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed'])
    expect(await sql`select from uploads where owner_id = ${id}`).toHaveLength(0)
  })

  test('say when too much was begun, but let what was begun be finished', async () => {
    const strict = await appWith({ RATE_LIMIT: true })
    const sita = await person('sita', { daysOld: 90 })
    const begin = () => announce(sita, 10, {}, strict)
    for (let count = 0; count < 29; count++) await begin()
    const id = idOf(await begin())
    expect((await begin()).statusCode).toBe(429)
    const headers = { authorization: `Bearer ${sita.token}`, 'tus-resumable': '1.0.0' }
    const offsets = await strict.inject({ method: 'HEAD', url: `${UPLOADS_PATH}/${id}`, headers })
    expect(offsets.statusCode).toBe(200)
    await strict.close()
  })
})
