import { expect, test } from 'vitest'
import { sql } from '#test/world.ts'
import { noteScore, publishScores, readScores } from './scores.ts'

const LONG = '9223372036854775807'

test('any number of votes is published in few messages that fit, each post and comment once', async () => {
  await publishScores(sql)
  const received: string[] = []
  const { unlisten } = await sql.listen('voted', (message) => received.push(message))
  const ids = Array.from({ length: 1_000 }, (_, index) => `${BigInt(LONG) - BigInt(index)}`)
  for (let count = 0; count < 3; count++) {
    noteScore(LONG)
    for (const id of ids) noteScore(LONG, id)
  }

  await publishScores(sql)
  await publishScores(sql)

  await expect.poll(() => received.flatMap(readScores)).toHaveLength(1_001)
  expect(received.length).toBeLessThan(10)
  expect(new Set(received.flatMap(readScores).map(({ commentId }) => commentId))).toEqual(
    new Set([null, ...ids]),
  )
  await unlisten()
})

test('what could not be published is published the next time', async () => {
  const received: string[] = []
  const { unlisten } = await sql.listen('voted', (message) => received.push(message))
  noteScore('1', '2')
  const failing = sql.begin(async (sql) => {
    await sql`select 1 / 0`.catch(() => {})
    await publishScores(sql)
  })
  await expect(failing).rejects.toThrow()
  await publishScores(sql)
  await expect.poll(() => received.flatMap(readScores)).toEqual([{ postId: '1', commentId: '2' }])
  await unlisten()
})
