import { access, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clipApi } from '@jes/contract/clips/clips'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, test } from 'vitest'
import { clipCrontab } from '#features/clips/clipProcessing/tasks.ts'
import { uploaded } from '#test/clips.ts'
import { person, sql } from '#test/world.ts'
import { FOLDER, pathOf } from './store.ts'
import { sweepUploads } from './sweep.ts'

async function isThere(id: string) {
  const found = await sql`select from uploads where id = ${id}`
  const file = await access(pathOf(id)).then(
    () => true,
    () => false,
  )
  return [found.length > 0, file]
}

async function clipOf(owner: { id: string }, uploadId: string, traits: object) {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into clips ${sql({ ownerId: owner.id, uploadId, caption: '', key: uploadId, ...traits })}
    returning id`
  return id
}

describe('what was sent', () => {
  test('and became no clip goes after two days', async () => {
    const sita = await person('sita')
    const [old, young] = [
      await uploaded(sita, Buffer.from('a')),
      await uploaded(sita, Buffer.from('b')),
    ]
    await sql`update uploads set created_at = now() - interval '49 hours' where id = ${old}`
    await sql`update uploads set created_at = now() - interval '47 hours' where id = ${young}`
    await sweepUploads()
    expect(await isThere(old)).toEqual([false, false])
    expect(await isThere(young)).toEqual([true, true])
  })

  test('for a clip that failed is stored for a week, then the clip is lost', async () => {
    const sita = await person('sita')
    const [old, young, waiting] = await Promise.all(
      ['a', 'b', 'c'].map((text) => uploaded(sita, Buffer.from(text))),
    )
    await sql`update uploads set created_at = now() - interval '9 days' where owner_id = ${sita.id}`
    const failed = { state: 'failed', failure: 'timeout' }
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const lost = await clipOf(sita, old!, { ...failed, workedAt: ago(8) })
    const stored = await clipOf(sita, young!, { ...failed, workedAt: ago(6) })
    await clipOf(sita, waiting!, { createdAt: ago(9) })
    await sweepUploads()
    expect(await isThere(old!)).toEqual([false, false])
    expect(await isThere(young!)).toEqual([true, true])
    expect(await isThere(waiting!)).toEqual([true, true])
    const failureOf = async (id: string) =>
      (await sita.call(clipApi.find, { params: { id } })).failure
    expect([await failureOf(lost), await failureOf(stored)]).toEqual(['lost', 'timeout'])
  })

  test('and has no row goes after an hour', async () => {
    const [old, young] = [join(FOLDER, '0'.repeat(32)), join(FOLDER, '1'.repeat(32))]
    await writeFile(old, 'x')
    await writeFile(young, 'x')
    const before = Date.now() / 1000 - 3_700
    await utimes(old, before, before)
    await sweepUploads()
    await expect(access(old)).rejects.toThrow('ENOENT')
    await access(young)
  })
})

test('the clock calls it, and whoever looks after clips', () => {
  const calls = parseCrontab(clipCrontab).map(({ task }) => task)
  expect(calls).toEqual(['resumeClips', 'sweepUploads'])
})
