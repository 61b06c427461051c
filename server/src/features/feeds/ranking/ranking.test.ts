import { rankingApi } from '@jes/contract/feeds/ranking'
import { expect, test } from 'vitest'
import { sql, visitor } from '#test/world.ts'

test('everybody may read which weights order For you, and since when', async () => {
  const { champion, challenger } = await visitor.call(rankingApi.weights, {})
  const [row] = await sql`
    select source, discovery, affinity, language, shown from feed_configs where role = 'champion'`
  expect(champion).toMatchObject({ ...row })
  expect(Date.parse(champion.since)).toBeLessThanOrEqual(Date.now())
  expect(challenger).not.toEqual(champion)
})
