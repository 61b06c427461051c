import { expect, onTestFinished, test } from 'vitest'
import { openDatabaseProxy } from '#test/databaseProxy.ts'
import { sql } from '#test/world.ts'
import { hearsChanges, listenForChanges, onChange, publishChange } from './changes.ts'
import { openDatabase } from './db.ts'

const POLL = { timeout: 10_000, interval: 20 }

test('a server that cannot hear of changes keeps nothing ready until it hears again', async () => {
  const proxy = await openDatabaseProxy(process.env.DATABASE_URL ?? '')
  const database = openDatabase(proxy.url, { max: 1 })
  const changes = await listenForChanges(database)
  let dropped = 0
  const stopHearing = onChange(() => {
    dropped += 1
  })
  onTestFinished(async () => {
    stopHearing()
    await changes.close()
    await database.end({ timeout: 1 })
    proxy.close()
  })
  expect(hearsChanges()).toBe(true)

  await proxy.refuse()
  await expect.poll(hearsChanges, POLL).toBe(false)
  expect(dropped).toBe(1)
  await publishChange(sql)

  await proxy.resume()
  await expect.poll(hearsChanges, POLL).toBe(true)
  expect(dropped).toBe(2)
  await publishChange(sql)
  await expect.poll(() => dropped, POLL).toBe(3)
})
