import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachAtOnce } from './eachAtOnce.ts'

async function* numbers(count: number) {
  for (let number = 0; number < count; number++) yield number
}

test('every item is worked on once, so many at a time', async () => {
  const done: number[] = []
  let [running, most] = [0, 0]
  await eachAtOnce(numbers(20), 3, async (number) => {
    running += 1
    most = Math.max(most, running)
    await pause(1)
    running -= 1
    done.push(number)
  })
  expect(done.toSorted((a, b) => a - b)).toEqual([...Array(20).keys()])
  expect(most).toBe(3)
})

test('a failure ends it, once what was begun has ended', async () => {
  const [begun, ended]: [number[], number[]] = [[], []]
  const work = eachAtOnce(numbers(20), 3, async (number) => {
    begun.push(number)
    await pause(number === 1 ? 1 : 20)
    if (number === 1) throw new Error('The line broke')
    ended.push(number)
  })
  await expect(work).rejects.toThrow('The line broke')
  expect([begun, ended]).toEqual([
    [0, 1, 2],
    [0, 2],
  ])
})
