import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { type Account, expect, member, test } from './people.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const PHONE = { width: 390, height: 844 }
const SENTENCE = 'The night micro waits at Ratnapark until the last seat is taken. '

test('a visitor far down the feed votes, logs in on the spot, and the vote counts on that card', async ({
  page,
  request,
}) => {
  const author = await member('nima')
  const { post } = await writer(request, author)
  const title = `Tea at Ilam ${author.username}`
  await post(title)
  for (let n = 1; n <= 6; n++) await post(`Above it ${n} ${author.username}`, SENTENCE.repeat(6))
  const reader = await member('visitor')
  await page.goto('/')
  const card = articleOf(page, title)
  await card.scrollIntoViewIfNeeded()
  const upvote = card.getByRole('button', { name: 'Upvote' })
  await upvote.click()

  const sheet = page.getByRole('dialog', { name: 'Log in to upvote' })
  await expect(sheet.getByText(title)).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(upvote).toBeFocused()
  await expect(upvote).toHaveAttribute('aria-pressed', 'false')

  await upvote.click()
  await logIn(sheet, reader)
  await expect(sheet).toBeHidden()
  await expect(upvote).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toBeInViewport()
  await expect(page).toHaveURL('/')
  await expect(upvote).toBeFocused()

  await page.goto('/?feed=latest')
  await expect(upvote).toHaveAttribute('aria-pressed', 'true')
})

test('a session that ends while somebody writes is begun anew over the page, and the comment goes out once', async ({
  person,
  request,
}) => {
  const { page, ...account } = await person('bina')
  const { post } = await writer(request, account)
  const written = await post(`Rain in Pokhara ${account.username}`)
  await goOffline(page)
  await page.goto(addressOf(written))
  await box(page).fill('Written before the end')
  await endDuring(page, '**/api/comments', account)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()

  const sheet = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(sheet.getByLabel('Username or email')).toHaveValue(account.username)
  await expect(sheet.getByLabel('Password', { exact: true })).toBeFocused()
  await sheet.getByLabel('Password', { exact: true }).fill(account.password)
  await sheet.getByRole('button', { name: 'Log in' }).click()
  await expect(sheet).toBeHidden()
  const sent = comment(page, 'Written before the end')
  await expect(sent.getByRole('button', { name: 'Reply' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Written before the end')).toHaveCount(1)
})

for (const [place, viewport, colorScheme] of [
  ['desk', { width: 1440, height: 900 }, 'light'],
  ['phone', PHONE, 'dark'],
  ['small phone', { width: 320, height: 640 }, 'light'],
] as const) {
  test.describe(`on a ${place}`, () => {
    test.use({ viewport, colorScheme })

    test('the gate keeps the keyboard in and shuts nobody out, in Nepali', async ({
      page,
      request,
      baseURL,
    }) => {
      const author = await member('gita')
      const { post } = await writer(request, author)
      const written = await post(`चिया र कुरा ${author.username}`)
      const value = encodeURIComponent(JSON.stringify({ language: 'ne' }))
      await page.context().addCookies([{ name: 'jes_prefs', value, url: baseURL! }])
      await page.goto(addressOf(written))
      await page.getByRole('button', { name: 'माथि भोट' }).click()
      const sheet = page.getByRole('dialog', { name: 'माथि भोट दिन लगइन गर्नुहोस्' })
      await expect(sheet).toBeInViewport({ ratio: 1 })
      await expectNoFaults(page, `gate, ${place}`)
      for (let n = 0; n < 12; n++) {
        await page.keyboard.press('Tab')
        // After its last field comes the browser, never the page below.
        const isInside = await sheet.evaluate(
          (dialog) =>
            dialog.contains(document.activeElement) || document.activeElement === document.body,
        )
        expect(isInside).toBe(true)
      }
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      )
      expect(isWider).toBe(false)
    })
  })
}

function box(page: Page) {
  return page.getByPlaceholder('Add a comment')
}

function comment(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text }).last()
}

async function logIn(
  sheet: Locator,
  { username, password }: Pick<Account, 'username' | 'password'>,
) {
  await sheet.getByLabel('Username or email').fill(username)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Log in' }).click()
}

/** Without the live connection the page notices the end only with its next request. */
async function goOffline(page: Page) {
  await page.route('**/socket.io/**', (route) => route.abort())
}

/** Ends all sessions, as a new password elsewhere does, while the next such request is running. */
async function endDuring(page: Page, address: string, { token }: { token: string }) {
  const headers = { authorization: `Bearer ${token}` }
  await page.route(
    address,
    async (route) => {
      const ended = await page.request.post('/api/auth/logout', { headers, data: { all: true } })
      expect(ended.status()).toBe(200)
      await route.continue()
    },
    { times: 1 },
  )
}
