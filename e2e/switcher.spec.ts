import type { Page } from '@playwright/test'
import { expect, member, test } from './people.ts'

const PHONE = { width: 390, height: 844 }

async function openAccounts(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: /, accounts$/ }).click()
  return menu
}

test('a second account is added, a tap switches between them in all tabs, and one is logged out', async ({
  person,
}) => {
  const { page, username } = await person('sita')
  const shop = await member('shop')
  const tab = await page.context().newPage()
  for (const each of [page, tab]) {
    await each.setViewportSize(PHONE)
    await each.goto('/about')
  }
  await (await openAccounts(page)).getByRole('button', { name: 'Add an account' }).click()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: `@${username}` })).toBeVisible()
  await page.getByLabel('Username or email').fill(shop.username)
  await page.getByLabel('Password', { exact: true }).fill(shop.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const profile = (of: Page) =>
    of.getByRole('banner').getByRole('link', { name: 'Profile', exact: true })
  await expect(profile(page)).toHaveAttribute('href', `/je/${shop.username}`)

  await expect(profile(tab)).toHaveAttribute('href', `/je/${shop.username}`)
  await (await openAccounts(page)).getByRole('button', { name: `@${username}` }).click()
  await expect(profile(page)).toHaveAttribute('href', `/je/${username}`)
  await expect(profile(tab)).toHaveAttribute('href', `/je/${username}`)

  await tab.reload()
  await expect(profile(tab)).toHaveAttribute('href', `/je/${username}`)
  const menu = await openAccounts(tab)
  await menu.getByRole('button', { name: 'Edit' }).click()
  await menu.getByRole('button', { name: `Log out @${shop.username}` }).click()
  await expect(menu.getByText(`@${shop.username}`)).toHaveCount(0)
  await expect(menu.getByRole('button', { name: 'Add an account' })).toBeVisible()
})
