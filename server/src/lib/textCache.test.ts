import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#test/world.ts'
import { changeCount, hasChanged, listenForChanges, publishChange } from './changes.ts'
import { notifyEvents } from './events/notifyEvents.ts'
import { makeTextCache } from './textCache.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

test('a text is made once, and again after a change of everything', async () => {
  const textOf = makeTextCache({ name: 'tested', ms: 60_000, most: 10 })
  let made = 0
  const read = () => textOf('one', async () => `text ${++made}`)
  expect([await read(), await read()]).toEqual(['text 1', 'text 1'])

  const since = changeCount()
  await publishChange(sql, 'everything')
  await expect.poll(() => hasChanged([], since)).toBe(true)
  expect(await read()).toBe('text 2')
})

test('a text that could not be made is tried again', async () => {
  const textOf = makeTextCache({ name: 'tested', ms: 60_000, most: 10 })
  await expect(textOf('one', () => Promise.reject(new Error('Not now')))).rejects.toThrow('Not now')
  expect(await textOf('one', async () => 'text')).toBe('text')
})
