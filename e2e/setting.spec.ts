import type { Locator, Page } from '@playwright/test'
import { expect, linkIn, mailTo, test } from './people.ts'
import { drawPicture } from './writing.ts'

const PHONE = { width: 360, height: 740 }

test('a profile with photo and cover is changed, previewed and saved, and what was refused stays typed', async ({
  person,
}) => {
  const { page, username } = await person('aarati')
  await page.goto(`/je/${username}`)
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(page).toHaveURL('/setting#profile')
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toBeDisabled()

  await page.getByLabel('Name', { exact: true }).fill('आरती गुरुङ')
  await page.getByLabel('Bio').fill('पोखराकी, काठमाडौँमा हराएकी।')
  await page.getByLabel('District').fill('Kaski')
  await page.getByRole('button', { name: 'Add a link' }).click()
  await page.getByLabel('Link 1', { exact: true }).fill('javascript:alert(1)')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('आरती गुरुङ')
  await save.click()
  await expect(page.getByText('Enter a whole web address')).toBeVisible()
  await expect(page.getByLabel('Bio')).toHaveValue('पोखराकी, काठमाडौँमा हराएकी।')

  // Another section of the settings loses nothing that was typed.
  await nav(page).getByRole('link', { name: 'Appearance' }).click()
  await page.goBack()
  await page.getByLabel('Link 1', { exact: true }).fill('jes.com.np/blogs')
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  for (const [what, word] of [
    ['Change photo', 'Photo'],
    ['Change cover', 'Cover'],
  ] as const) {
    await page.getByLabel(what).setInputFiles(await drawPicture(page))
    await page.getByRole('button', { name: 'Use picture' }).click()
    await expect(page.getByText(`${word} saved`)).toBeVisible()
  }

  await page.reload()
  await expect(page.getByLabel('Link 1', { exact: true })).toHaveValue('https://jes.com.np/blogs')
  await page.getByRole('link', { name: 'See your profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आरती गुरुङ')
  await expect(page.getByRole('main')).toContainText('Kaski')
  await expect(page.getByRole('main').locator('header img')).toHaveCount(2)

  await page.goBack()
  await page.getByRole('button', { name: 'Remove cover' }).click()
  await expect(page.getByText('Cover removed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove cover' })).toHaveCount(0)
})

test('a new username and a new email ask for the password, and the email for its link', async ({
  person,
}) => {
  const { page, username, email, password } = await person('hari')
  await page.goto('/setting#account')
  await page.getByRole('button', { name: 'Change Username' }).click()
  await page.getByLabel('New username').fill(`${username}x`)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Change username', exact: true }).last().click()
  await expect(page.getByText(`@${username}x · You can change it again from`)).toBeVisible()

  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByLabel('New email').fill(`new.${email}`)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(`new.${email} waits for you`)).toBeVisible()
  await page.goto(linkIn(await mailTo(page.request, `new.${email}`, /./)))
  await expect(page.getByText('Your new address counts from now on.')).toBeVisible()
  await page.getByRole('link', { name: 'To your account' }).click()
  await expect(page.getByRole('main').getByText(`new.${email}`, { exact: true })).toBeVisible()
  await expect(page.getByText('waits for you')).toHaveCount(0)
  await page.goto(`/je/${username}`)
  await expect(page).toHaveURL(`/je/${username}x`)
})

test('each choice says that it is saved and survives a reload; a phone has a list of the parts', async ({
  person,
}) => {
  const { page } = await person('sita')
  await page.goto('/setting#privacy')
  await choose(mentions(page), 'People you follow')
  await nav(page).getByRole('link', { name: 'Appearance' }).click()
  await choose(page.getByRole('main'), 'Large')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Large', exact: true })).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL('/setting#privacy')
  await expect(mentions(page).getByRole('radio', { name: 'People you follow' })).toBeChecked()

  await page.setViewportSize(PHONE)
  await expect(nav(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await nav(page)
    .getByRole('link', { name: /^Security/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  await expect(nav(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(nav(page)).toBeVisible()
})

function nav(page: Page) {
  return page.getByRole('navigation', { name: 'Settings' })
}

function saved(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Saved' })
}

function mentions(page: Page) {
  return page.getByRole('group', { name: /^Others can still write your/ })
}

async function choose(part: Locator, name: string) {
  const choice = part.getByRole('radio', { name, exact: true })
  await choice.click()
  await expect(choice).toBeChecked()
  await expect(saved(part.page()).first()).toBeVisible()
}
