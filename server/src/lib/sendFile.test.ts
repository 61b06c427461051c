import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { sendFile } from './sendFile.ts'

const SIZE = 20_000_000
const folder = makeScratch()
const path = join(folder, 'film.mp4')
const bytes = randomBytes(SIZE)
/** How each reply ended. */
const ends: Promise<unknown>[] = []
const server = createServer((request, response) => {
  const [start = 0, end = 0] = request.url!.slice(1).split('-').map(Number)
  response.writeHead(206, { 'content-length': end - start + 1 })
  ends.push(sendFile(response, path, { start, end }).catch((error: Error) => error.message))
})

beforeAll(async () => {
  writeFileSync(path, bytes)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  removeScratch(folder)
})

async function ask(span: string) {
  const { port } = server.address() as AddressInfo
  const [reply] = (await once(get({ port, host: '127.0.0.1', path: `/${span}` }), 'response')) as [
    IncomingMessage,
  ]
  return reply
}

test('many readers at once get the bytes that they asked for, from the first to the last', async () => {
  const spans = [
    [0, 0],
    [5, 900_000],
    [262_143, 262_144],
    [SIZE - 3, SIZE - 1],
    [1, 2_000_000],
  ]
  await Promise.all(
    [...spans, ...spans].map(async ([start, end]) => {
      const got = await buffer(await ask(`${start}-${end}`))
      expect(got.equals(bytes.subarray(start, end! + 1))).toBe(true)
    }),
  )
})

test('a reader who goes away ends the sending, and the next one gets the right bytes', async () => {
  const reply = await ask(`0-${SIZE - 1}`)
  const end = ends.at(-1)
  reply.destroy()
  expect(await end).toBeUndefined()
  const got = await buffer(await ask('0-700000'))
  expect(got.equals(bytes.subarray(0, 700_001))).toBe(true)
})

test('a file that is shorter than it was breaks the reply off', async () => {
  const reply = await ask(`${SIZE - 10}-${SIZE + 10}`)
  await expect(buffer(reply)).rejects.toThrow('aborted')
  expect(await ends.at(-1)).toContain('ends before')
})
