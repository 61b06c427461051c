import { expect, test } from '@playwright/test'
import { freePort, startOwnServer } from './ownServer.ts'

const SHARE = 5

test('a browser that has signed up too often proves its work by itself, and nothing typed is lost', async ({
  page,
}) => {
  const server = await startOwnServer(await freePort(), { RATE_LIMIT: 'on' })
  try {
    await page.goto(`${server.url}/register`)
    await page.getByRole('button', { name: 'E-mail' }).click()
    const statuses = await page.evaluate(burst, SHARE + 1)
    expect(statuses).toEqual([...Array(SHARE).fill(422), 429])

    const proved = page.waitForRequest((request) => 'proof-of-work' in request.headers())
    await page.getByLabel('Username').fill('sita.rai')
    await page.getByLabel('Email').fill('sita@jes.example')
    await page.getByLabel('Password', { exact: true }).fill('dudh-chiya-at-namche')
    await page.getByRole('button', { name: 'Sign up' }).click()
    expect((await (await proved).response())?.status()).toBe(201)
    await expect(page).toHaveURL(/\/verify-email/)
  } finally {
    await server.stop()
  }
})

/** As a robot would: forms without a name, one after the other, without waiting for a page. */
async function burst(times: number) {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) {
    const { status } = await fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    statuses.push(status)
  }
  return statuses
}
