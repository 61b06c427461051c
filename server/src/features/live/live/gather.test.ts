import { expect, test } from 'vitest'
import { gather } from './gather.ts'

test('the first is done at once, what comes meanwhile together and in its order, other keys beside it', async () => {
  const done: [string, number[]][] = []
  let finish = () => {}
  const add = gather<number>(async (key, items) => {
    done.push([key, items])
    if (key === 'a') await new Promise<void>((resolve) => (finish = resolve))
  })

  for (const item of [1, 2, 3]) add('a', item)
  add('b', 9)
  expect(done).toEqual([
    ['a', [1]],
    ['b', [9]],
  ])
  finish()
  await expect.poll(() => done.at(-1)).toEqual(['a', [2, 3]])
  add('a', 4)
  finish()
  await expect.poll(() => done.at(-1)).toEqual(['a', [4]])
  finish()
  await expect.poll(() => done).toHaveLength(4)
  add('b', 10)
  await expect.poll(() => done.at(-1)).toEqual(['b', [10]])
})
