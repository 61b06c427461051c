import type { Page } from '@playwright/test'
import { closeDatabase, promote, waitOutHold } from './database.ts'
import { closedMonthOf } from './earning.ts'
import { expectNoFaults } from './faults.ts'
import { expect, mailTo, test } from './people.ts'
import { moveTo } from './survey.ts'

test.afterAll(closeDatabase)

test('a creator reads a statement that adds up, requests a payout, and sees it paid', async ({
  person,
}) => {
  test.slow()
  const [maya, asha] = [await person('maya'), await person('asha')]
  await promote(asha, 'admin')
  const { page } = maya
  const { title, month } = await closedMonthOf(maya, { paisa: [74_500, 45_000, 3_456] })

  await page.goto('/premium/earnings')
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('Rs 1,229.56')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/premium/earnings/${month}`)
  await expect(page.getByText('All 3 lines add up to Rs 1,229.56, as the')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all lines (CSV)' }).click()
  expect((await download).suggestedFilename()).toBe(`jes-${month}.csv`)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Ask for a payout' }).click()
  const form = page.getByRole('form', { name: 'Where should Rs 1,229.56 go?' })
  await form.getByLabel('Name on the account').fill('Maya Gurung')
  await form.getByLabel('Mobile number').fill('98 4100 0042')
  await expectNoFaults(page, 'the form of a payout')
  await form.getByLabel('Your password', { exact: true }).fill(maya.password)
  await form.getByRole('button', { name: 'Ask for it' }).click()
  const open = page.getByRole('region', { name: 'Your payout' })
  await expect(open.getByText('Asked for')).toBeVisible()
  await expect(open.getByText(/^We have not sent money there before/)).toBeVisible()
  await expect(async () => {
    const { text } = await mailTo(page.request, maya.email, /payout goes to a new place/)
    expect(text).toContain('eSewa ending in 0042')
  }).toPass()
  await expect(page.getByRole('region', { name: 'Your balance' })).toContainText('Rs 0.00')

  await payOut(asha, maya, '9841000042')

  await page.reload()
  const history = page.getByRole('region', { name: 'Payouts' })
  await expect(history.getByText('Paid', { exact: true })).toBeVisible()
  await expect(history.getByText('Reference FT-2026-1')).toBeVisible()
  await expect(open).toHaveCount(0)
})

type Someone = { page: Page; username: string; password: string }

/** What an admin does with a requested payout. */
async function payOut({ page, password }: Someone, maya: { username: string }, number: string) {
  await page.goto('/admin/payouts')
  const card = page.getByRole('article').filter({ hasText: maya.username })
  await card.getByRole('button', { name: 'Approve…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('Approved: now send it')).toBeVisible()
  await expect(card).toHaveCount(0)

  await page.getByRole('radio', { name: 'To be sent' }).click({ force: true })
  await expect(card.getByText(/^Held It goes to a new place: not to be sent before/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'It was sent…' })).toBeDisabled()
  await waitOutHold(maya)
  await page.reload()
  await card.getByRole('button', { name: 'Show where to…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click()
  const where = page.getByRole('dialog', { name: 'Where this goes' })
  await expect(where).toContainText(number)
  await expectNoFaults(page, 'where a payout goes')
  await where.getByRole('button', { name: 'Close' }).last().click()
  await card.getByRole('button', { name: 'It was sent…' }).click()
  const paid = page.getByRole('dialog', { name: 'Rs 1,229.56 was sent' })
  await paid.getByLabel('Your password', { exact: true }).fill(password)
  await paid.getByLabel('Reference of the payment').fill('FT-2026-1')
  await paid.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByText('Written down as paid')).toBeVisible()

  await moveTo(page, '/admin/revenue')
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible()
  await moveTo(page, '/admin/audit')
  for (const done of ['Sent a payout', 'Looked where a payout goes', 'Approved a payout'])
    await expect(page.getByRole('heading', { name: done }).first()).toBeVisible()
}
