import type { Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './people.ts'
import { moveTo } from './survey.ts'

test('a pass paid with eSewa, however long that takes, is confirmed by itself, has a receipt, and shows at once', async ({
  person,
}) => {
  const { page, username } = await person('sarita')
  await page.goto('/about')
  await page.getByRole('link', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your pass' })).toBeFocused()
  await page.getByRole('radio', { name: /^90 days Rs 399/ }).click()
  await leaveFor(page, 'eSewa', 'Rs 399')
  const sandbox = page.url()
  await page.getByRole('button', { name: 'Leave pending' }).click()
  await expect(page).toHaveURL(/\/premium\/orders\/\d+$/)
  await expect(page.getByText('Confirming your payment')).toBeVisible()
  await expect(page.getByText(/^You can close this page/)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(sandbox)
  const paid = other.waitForResponse((reply) => reply.request().method() === 'POST')
  await other.getByRole('button', { name: 'Pay and close the tab' }).click()
  await paid
  await other.close()
  await expect(page.getByText('Thank you. Your pass is on.')).toBeVisible({ timeout: 120_000 })
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText(/JES-\d{4}-\d{6}/)
  await expect(receipt).toContainText(/ 208\d/)
  await expect(receipt).toContainText('Rs 399')
  await expectNoFaults(page, 'receipt')
  await expectOnePage(page)

  await page.getByRole('link', { name: 'See your marigold' }).click()
  await expect(page).toHaveURL(`/je/${username}`)
  await expect(page.getByRole('main').getByRole('img', { name: 'Premium' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Subscribe to Premium' })).toHaveCount(0)

  await moveTo(page, '/premium')
  await expect(page.getByText(/^Your pass lasts until /)).toBeVisible()
  await page.getByRole('link', { name: 'Your orders and receipts' }).click()
  await expect(page.getByRole('link', { name: /Premium, 90 days/ })).toContainText('Paid')
})

test('a pass can be a gift: who cancels can try again, and who receives it has it at once and never learns the price', async ({
  person,
}) => {
  const giver = await person('gita')
  const friend = await person('maya')
  await friend.page.goto('/premium')
  await expect(friend.page.getByRole('button', { name: 'Subscribe to Premium' })).toBeVisible()

  const { page } = giver
  await page.goto('/premium')
  await page.getByRole('radio', { name: 'For somebody else' }).click()
  await page.getByRole('textbox', { name: 'Their username' }).fill(friend.username)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Receives the pass')).toBeVisible()
  await leaveFor(page, 'Khalti', 'Rs 149')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('The payment was not made')).toBeVisible()
  await expectNoFaults(page, 'cancelled')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('Receives the pass')).toBeVisible()
  await leaveFor(page, 'Khalti', 'Rs 149')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByText(/has the pass\.$/)).toBeVisible()
  const address = new URL(page.url()).pathname

  await expect(friend.page.getByText(/^Your pass lasts until /)).toBeVisible()
  await moveTo(friend.page, address)
  await expect(friend.page.getByRole('heading', { name: /gave you Premium$/ })).toBeVisible()
  await expect(friend.page.getByRole('main')).not.toContainText('Rs ')
})

/** Through the confirmation to the page of the provider, which is a sandbox. */
async function leaveFor(page: Page, provider: string, amount: string) {
  await page.getByRole('button', { name: `Pay with ${provider}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Is this right?' })
  await expect(dialog).toContainText(amount)
  await expect(dialog).toContainText(`Nothing is charged before you confirm at ${provider}.`)
  await dialog.getByRole('button', { name: `Go to ${provider}` }).click()
  await expect(page).toHaveURL(/\/sandbox\//)
}

/** The printed page has the receipt and nothing else. */
async function expectOnePage(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
}
