import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { UPLOADS_PATH } from '@jes/contract/clips/clips'
import { afterAll, describe, expect, test } from 'vitest'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { announce, idOf, requestOffset, sendPiece } from '#test/clips.ts'
import { app, appWith, openPort, type Person, person, sql } from '#test/world.ts'
import { listenForWaiting } from './rowLock.ts'
import { pathOf } from './store.ts'

const bytes = randomBytes(100_000)

/** A piece of all the bytes, of which the first ones have arrived and the rest is waited for. */
async function beginPiece({ token }: Person, id: string, arrived: number) {
  const piece = httpRequest({
    ...{
      port: await openPort(),
      host: '127.0.0.1',
      path: `${UPLOADS_PATH}/${id}`,
      method: 'PATCH',
    },
    headers: { ...headersOf(token), 'upload-offset': '0', 'content-length': bytes.length },
  })
  piece.on('error', () => {})
  piece.write(bytes.subarray(0, arrived))
  await expect.poll(async () => (await readFile(pathOf(id))).length).toBe(arrived)
  return piece
}

function headersOf(token: string) {
  return {
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
  }
}

describe('over a connection', () => {
  afterAll(() => app.server.closeAllConnections())

  test('that breaks at half, the rest follows when it is back', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, bytes.length))
    const piece = await beginPiece(sita, id, 50_000)
    piece.destroy()

    expect((await requestOffset(sita, id)).headers['upload-offset']).toBe('50000')
    const rest = await fetch(`http://127.0.0.1:${await openPort()}${UPLOADS_PATH}/${id}`, {
      method: 'PATCH',
      headers: { ...headersOf(sita.token), 'upload-offset': '50000' },
      body: bytes.subarray(50_000),
    })
    expect([rest.status, rest.headers.get('upload-offset')]).toEqual([204, '100000'])
    expect(await readFile(pathOf(id))).toEqual(bytes)
  })

  test('that hangs, whoever comes back is not kept waiting, and nothing is lost', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, bytes.length))
    const hanging = await beginPiece(sita, id, 30_000)

    const offsets = await Promise.all([1, 2, 3].map(() => requestOffset(sita, id)))
    expect(offsets.map(({ headers }) => headers['upload-offset'])).toEqual([
      '30000',
      '30000',
      '30000',
    ])
    const rest = await sendPiece(sita, id, 30_000, bytes.subarray(30_000))
    expect(rest.headers['upload-offset']).toBe('100000')
    hanging.destroy()
    expect(await readFile(pathOf(id))).toEqual(bytes)
  })

  test('that hangs at one server, the rest is taken by another', async () => {
    const other = await appWith({})
    const waiting = await listenForWaiting(notifyEvents(sql))
    const sita = await person('sita')
    const id = idOf(await announce(sita, bytes.length))
    const hanging = await beginPiece(sita, id, 30_000)

    const rest = await other.inject({
      url: `${UPLOADS_PATH}/${id}`,
      method: 'PATCH',
      headers: { ...headersOf(sita.token), 'upload-offset': '30000' },
      payload: bytes.subarray(30_000),
    })
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, '100000'])
    expect(await readFile(pathOf(id))).toEqual(bytes)
    hanging.destroy()
    await waiting.close()
    await other.close()
  })

  test('whose server was killed, the rest is taken once its lock has run out', async () => {
    const sita = await person('sita')
    const id = idOf(await announce(sita, 10))
    await sql`
      update uploads set locked_by = 'killed', locked_until = now() + interval '1 second'
      where id = ${id}`
    const begun = performance.now()
    const sent = await sendPiece(sita, id, 0, bytes.subarray(0, 10))
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '10'])
    expect(performance.now() - begun).toBeGreaterThan(700)
    const [row] = await sql`select locked_by from uploads where id = ${id}`
    expect(row).toEqual({ lockedBy: null })
  })
})
