import { expect, test } from 'vitest'
import { makeBuffer } from './buffer.ts'

type Count = { name: string; times: number }
const counts = () =>
  makeBuffer<Count>({
    keyOf: ({ name }) => name,
    merge: (earlier, later) => ({ ...later, times: earlier.times + later.times }),
  })

test('what waits is written once, all together, with what belongs together made one', async () => {
  const { add, flush } = counts()
  for (const name of ['momo', 'chiya', 'momo']) add({ name, times: 1 })
  const written: Count[][] = []
  for (const _ of [1, 2]) await flush(async (items) => written.push(items))
  expect(written).toEqual([
    [
      { name: 'momo', times: 2 },
      { name: 'chiya', times: 1 },
    ],
  ])
})

test('what could not be written waits on, beside what came meanwhile', async () => {
  const { add, flush } = counts()
  add({ name: 'momo', times: 1 })
  const failing = flush(async () => {
    add({ name: 'momo', times: 2 })
    throw new Error('away')
  })
  await expect(failing).rejects.toThrow('away')
  const written: Count[] = []
  await flush(async (items) => written.push(...items))
  expect(written).toEqual([{ name: 'momo', times: 3 }])
})
