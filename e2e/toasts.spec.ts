import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { articleOf, writer } from './writing.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a toast stands above a dialog, can be acted on, outlives it, and Escape in it closes it alone', async ({
  person,
  request,
}) => {
  const author = await person('sita')
  const { page } = author
  await page.setViewportSize({ width: 390, height: 844 })
  const { post } = await writer(request, author)
  const { title } = await post(`Taken back ${author.username}`)
  await page.goto(`/je/${author.username}`)
  const undo = page.getByRole('button', { name: 'Undo' })
  await deletePost(page, title)
  await undo.hover()
  const menu = await openMenu(page)
  await undo.click()
  await expect(page.getByText('Your post is back')).toBeVisible()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(articleOf(page, title)).toBeVisible()

  await deletePost(page, title)
  await undo.hover()
  await openMenu(page)
  await menu.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(menu).toBeHidden()
  await undo.click()
  await expect(articleOf(page, title)).toBeVisible()

  await deletePost(page, title)
  await undo.hover()
  await openMenu(page)
  // A click lands only on what is neither covered nor inert.
  await undo.click({ trial: true })
  await undo.focus()
  await page.keyboard.press('Escape')
  await expect(undo).toHaveCount(0)
  await expect(menu).toBeVisible()
})

async function deletePost(page: Page, title: string) {
  await articleOf(page, title).getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(articleOf(page, title)).toHaveCount(0)
}

/** By the keyboard: under the pointer, which may rest on a toast, its time stops. */
async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  return menu
}
