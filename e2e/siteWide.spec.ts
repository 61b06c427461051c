import type { Page } from '@playwright/test'
import { closeDatabase, promote } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, newAccount, test } from './people.ts'

const PHONE = { width: 390, height: 844 }

declare global {
  interface Window {
    moved: number
  }
}

// What changes Jes for everybody: these journeys run after all others.
test.describe.configure({ mode: 'serial' })
test.afterAll(closeDatabase)

test('sign-ups are switched off with a reason, and on again', async ({ page, person, request }) => {
  const asha = await person('asha')
  await promote(asha, 'admin')
  const turn = async (name: string, verb: string) => {
    await asha.page.getByRole('button', { name }).click()
    const dialog = asha.page.getByRole('dialog', { name })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('A wave of spam')
    await dialog.getByRole('button', { name: verb }).click()
  }

  await asha.page.goto('/admin/switches')
  await turn('Switch off: Sign-ups', 'Switch off')
  await expect(asha.page.getByText('Sign-ups: off')).toBeVisible()
  try {
    const account = newAccount('late')
    await page.goto('/register')
    await page.getByRole('button', { name: 'E-mail' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill(account.username)
    await page.getByRole('textbox', { name: 'Email' }).fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(account.username)
    const refused = await request.post('/api/auth/register', { data: account })
    expect(refused.ok()).toBe(false)
  } finally {
    await turn('Switch on: Sign-ups', 'Switch on')
  }
  await expect(asha.page.getByText('Sign-ups: on')).toBeVisible()
  const accepted = await request.post('/api/auth/register', { data: newAccount('early') })
  expect(accepted.status()).toBe(201)
})

test('everybody sees an announcement, over the page without moving it, until it is put away or removed', async ({
  page: visitor,
  person,
}) => {
  const asha = await person('asha')
  await promote(asha, 'admin')
  const { page } = asha
  const words = `Jes rests tonight, ${newAccount('words').username}`
  const banner = visitor.getByRole('status', { name: 'Announcement' })

  await page.goto('/admin/announcements')
  await page.getByRole('button', { name: 'New announcement' }).click()
  const dialog = page.getByRole('dialog', { name: 'New announcement' })
  await dialog.getByRole('textbox', { name: 'In English' }).fill(words)
  await dialog.getByRole('textbox', { name: 'In Nepali' }).fill('आज राति Jes आराम गर्छ।')
  await dialog.getByRole('textbox', { name: 'Link' }).fill('https://elsewhere.example')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('A link is a path of Jes, such as /blogs')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Link' }).fill('/blogs')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const row = page.getByRole('article').filter({ hasText: words })
  await expect(row.getByText('Shown now')).toBeVisible()

  await countShifts(visitor)
  await visitor.setViewportSize(PHONE)
  await expect(async () => {
    await visitor.goto('/help')
    await expect(banner).toContainText(words, { timeout: 2_000 })
  }).toPass()
  expect(await visitor.evaluate(() => window.moved)).toBeLessThan(0.05)
  await expectNoFaults(visitor, 'an announcement')
  await banner.getByRole('button', { name: 'Put away' }).click()
  await expect(banner).toHaveCount(0)
  await visitor.reload()
  await visitor.waitForLoadState('networkidle')
  await expect(banner).toHaveCount(0)

  await row.getByRole('button', { name: 'Remove' }).click()
  await page
    .getByRole('dialog', { name: 'Remove this announcement?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(row).toHaveCount(0)
  await expect
    .poll(async () => (await visitor.request.get('/api/announcements')).text())
    .not.toContain(words)
})

async function countShifts(page: Page) {
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
