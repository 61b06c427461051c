import type { APIRequestContext } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './people.ts'

const PHONE = { width: 390, height: 844 }

test.use({ locale: 'ne-NP', viewport: PHONE })

test('on a phone in Nepali a number and six digits make an account, and the same number opens it again', async ({
  page,
  request,
}) => {
  const digits = `98${String(Date.now()).slice(-8)}`
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'नम्बर भए पुग्छ' })).toBeVisible()
  await enterNumber()
  await expectNoFaults(page, 'the code')
  await page.getByLabel('SMS मा आएको कोड').fill(await codeFor(request, digits))
  const username = `phone_${digits}`
  await page.getByLabel('प्रयोगकर्ता नाम').fill(username)
  await page.getByRole('button', { name: 'खाता खोल्नुहोस्' }).click()
  await expect(page).toHaveURL('/welcome')

  await page.goto('/setting#security')
  const ways = page.getByRole('region', { name: 'लगइनका बाटा' })
  await expect(ways.getByText('पक्का भएको')).toBeVisible()
  await expect(ways.getByRole('button', { name: 'हटाउनुहोस्: मोबाइल नम्बर' })).toBeDisabled()
  await expectNoFaults(page, 'the ways in')

  await test.step('who has no password sets one by a code to the own number', async () => {
    await ways.getByRole('button', { name: 'राख्नुहोस्: पासवर्ड' }).click()
    await ways.getByRole('button', { name: 'मलाई कोड पठाउनुहोस्' }).click()
    await expect(ways.getByRole('button', { name: /फेरि पठाउनुहोस्/ })).toBeDisabled()
    await ways.getByLabel('SMS मा आएको कोड').fill(await codeFor(request, digits))
    await ways.getByLabel('नयाँ पासवर्ड', { exact: true }).fill('momo-jhol-achar')
    await ways.getByRole('button', { name: 'पासवर्ड राख्नुहोस्' }).click()
    await expect(ways.getByRole('button', { name: 'फेर्नुहोस्: पासवर्ड' })).toBeVisible()
  })

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'मोबाइल नम्बर' }).click()
  await enterNumber()
  await page.getByLabel('SMS मा आएको कोड').fill(await codeFor(request, digits))
  await expect(page).toHaveURL('/welcome')
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}'))
  expect(saved.user.username).toBe(username)

  async function enterNumber() {
    await page.getByLabel('मोबाइल नम्बर').fill(digits)
    await page.getByRole('button', { name: 'कोड पठाउनुहोस्' }).click()
    await expect(page.getByLabel('SMS मा आएको कोड')).toBeFocused()
  }
})

/** The six digits of the newest message to a number, read where Jes keeps them without a provider. */
async function codeFor(request: APIRequestContext, digits: string) {
  const reply = await request.get('/dev/phone.json')
  const { messages } = (await reply.json()) as { messages: { to: string; text: string }[] }
  const newest = messages.find(({ to, text }) => to.endsWith(digits) && text.includes('#'))
  return newest!.text.slice(0, 6)
}
