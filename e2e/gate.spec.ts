import type { Locator } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { type Account, expect, member, test } from './people.ts'
import { speak } from './survey.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
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
  await sheet.getByRole('button', { name: 'E-mail' }).click()
  await logIn(sheet, reader)
  await expect(sheet).toBeHidden()
  await expect(upvote).toHaveAttribute('aria-pressed', 'true')
  await expect(card).toBeInViewport()
  await expect(page).toHaveURL('/')
  await expect(upvote).toBeFocused()

  await page.goto('/?feed=latest')
  await expect(upvote).toHaveAttribute('aria-pressed', 'true')
})

test('the gate keeps the keyboard in and shuts nobody out, on every screen', async ({
  page,
  request,
}) => {
  const author = await member('gita')
  const { post } = await writer(request, author)
  const written = await post(`चिया र कुरा ${author.username}`)
  await speak(page.context(), 'ne')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(addressOf(written))
  await page.getByRole('button', { name: 'माथि भोट' }).click()
  const sheet = page.getByRole('dialog', { name: 'माथि भोट दिन लगइन गर्नुहोस्' })
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport)
    await expect(sheet).toBeInViewport({ ratio: 1 })
    const isWider = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    )
    expect(isWider).toBe(false)
  }
  await expectNoFaults(page, 'gate')
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab')
    // After its last field comes the browser, never the page below.
    const isInside = await sheet.evaluate(
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside).toBe(true)
  }
})

async function logIn(
  sheet: Locator,
  { username, password }: Pick<Account, 'username' | 'password'>,
) {
  await sheet.getByLabel('Username or email').fill(username)
  await sheet.getByLabel('Password', { exact: true }).fill(password)
  await sheet.getByRole('button', { name: 'Log in', exact: true }).click()
}
