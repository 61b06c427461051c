import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { setting } from '#test/lines.ts'
import { deadJob } from '#test/queue.ts'
import { runDue, sql } from '#test/world.ts'
import { alert, alertTasks } from './alerts.ts'

type Alert = { text: string; isWell: boolean; checks: { name: string }[]; wellAgain: string[] }

const WELL = { name: 'disk', isWell: true, said: '9.1 GB free' }
const FULL = { name: 'disk', isWell: false, said: '0.4 GB free' }
const MAILLESS = { name: 'mail', isWell: false, said: 'for <sita@jes.example>: 550' }

beforeEach(async () => {
  await sql`delete from posted_alerts`
})

test('what is ill is told once, again when it changes, and when it is over', async () => {
  setting({ PUBLIC_URL: 'https://jes.example' })
  const { url, alerts } = await openWebhook()
  const tell = (...findings: (typeof WELL)[]) => alert(sql, url, findings)

  await tell(WELL)
  expect(alerts).toEqual([])

  await tell(FULL)
  await tell({ ...FULL, said: '0.3 GB free' })
  expect(alerts).toMatchObject([
    {
      text: 'https://jes.example is ill. disk: 0.4 GB free.',
      isWell: false,
      checks: [{ name: 'disk', said: '0.4 GB free' }],
      wellAgain: [],
    },
  ])

  await tell(FULL, MAILLESS)
  expect(alerts).toHaveLength(2)
  expect(alerts[1]!.checks.map(({ name }) => name)).toEqual(['disk', 'mail'])
  expect(JSON.stringify(alerts[1])).not.toContain('sita@')

  // Checks that were not made now stay as they were told.
  await tell(WELL)
  expect(alerts[2]).toMatchObject({
    isWell: false,
    wellAgain: ['disk'],
    checks: [{ name: 'mail' }],
  })
  await tell({ ...MAILLESS, isWell: true })
  expect(alerts[3]).toMatchObject({
    text: 'https://jes.example is well. Well again: mail.',
    isWell: true,
    checks: [],
  })
  await tell(WELL)
  expect(alerts).toHaveLength(4)
})

test('what stays ill is told again after some hours', async () => {
  const { url, alerts } = await openWebhook()
  await alert(sql, url, [FULL])
  await sql`update posted_alerts set posted_at = now() - interval '5 hours 59 minutes'`
  await alert(sql, url, [FULL])
  expect(alerts).toHaveLength(1)
  await sql`update posted_alerts set posted_at = now() - interval '6 hours 1 minute'`
  await alert(sql, url, [FULL])
  await alert(sql, url, [FULL])
  expect(alerts).toHaveLength(2)
})

test('what a webhook did not take is told in the next round', async () => {
  const { url, alerts, answer } = await openWebhook()
  answer(500)
  expect(await alert(sql, url, [FULL])).toBe('it answered 500')
  answer(200)
  expect(await alert(sql, url, [FULL])).toBeNull()
  expect(alerts).toHaveLength(2)
  expect(await alert(sql, 'http://127.0.0.1:1/', [WELL])).toBe('fetch failed')
  expect(await alert(sql, url, [WELL])).toBeNull()
  expect(alerts[2]).toMatchObject({ isWell: true, wellAgain: ['disk'] })
})

test('the checks of the doctor are made as a job, and only where somebody listens', async () => {
  const { url, alerts } = await openWebhook()
  const { id } = await deadJob()
  const check = async (task: string) => {
    await sql`select graphile_worker.add_job(${task}::text)`
    await runDue(alertTasks)
  }

  await check('checkHealth')
  expect(alerts).toEqual([])

  setting({ ALERT_URL: url })
  await check('checkHealth')
  expect(alerts).toHaveLength(1)
  expect(alerts[0]!.checks).toContainEqual({
    name: 'jobs',
    said: expect.stringContaining('failed for good: 1'),
  })
  await sql`delete from graphile_worker._private_jobs where id = ${id}`
  await check('checkHealth')
  expect(alerts[1]!.wellAgain).toContain('jobs')

  // Other tests write while this one counts: it says of each check only that it could be made.
  await check('checkHealthSlowly')
  const jobs =
    await sql`select last_error from graphile_worker.jobs where task_identifier like 'checkHealth%'`
  expect(jobs).toEqual([])
})

async function openWebhook() {
  const alerts: Alert[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    alerts.push(JSON.parse(await text(request)))
    response.writeHead(status).end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    alerts,
    answer(code: number) {
      status = code
    },
  }
}
