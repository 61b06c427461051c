import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#lib/db.ts'
import { LOCKS } from '#lib/locks.ts'
import { seededDemo } from '#test/demo.ts'
import { sql } from '#test/world.ts'

/** Longer than any request may wait for a lock. */
const PATIENCE = '2500 milliseconds'

test('a second server waits while the first fills in the demo world, and finds it filled', async () => {
  let second: Promise<void> | undefined
  const patient = openDatabase(process.env.DATABASE_URL!, { max: 1, isPatient: true })
  onTestFinished(() => patient.end())
  await patient.begin(async (first) => {
    await first`select pg_advisory_xact_lock(${LOCKS.demo})`
    await first`
      insert into users (username, email, password_hash, display_name)
      values ('aarati', 'aarati@example.com', '', 'Aarati')`
    second = seededDemo()
    await Promise.race([second, untilSomebodyWaits()])
  })
  await second
  expect(await sql`select username from users where id <> 1`).toEqual([{ username: 'aarati' }])
}, 60_000)

test('each lock of the whole site has a key of its own', () => {
  const keys = Object.values(LOCKS)
  expect(new Set(keys).size).toBe(keys.length)
})

function untilSomebodyWaits() {
  return vi.waitFor(
    async () => {
      const [waiting] = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'
          and clock_timestamp() - query_start > ${PATIENCE}::interval`
      if (!waiting) throw new Error('Nobody waits that long yet.')
    },
    { timeout: 50_000, interval: 50 },
  )
}
