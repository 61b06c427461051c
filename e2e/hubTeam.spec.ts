import type { Page } from '@playwright/test'
import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { expect, member, test } from './people.ts'
import { drawPicture } from './writing.ts'

test('who requests to join is approved, noted upon, banned and let in again', async ({
  person,
  request,
}) => {
  const [maya, bikash] = [await person('maya'), await person('bikash')]
  const name = hubNamed('Family')
  const hub = await (await founder(request, maya)).found({ name, isPrivate: true })
  await bikash.page.goto(hubAddress(hub))
  await expect(bikash.page.getByRole('heading', { name: 'This JeHub is private' })).toBeVisible()
  // The button changes before the server has replied, and the team can accept only a request that the server has.
  const asked = bikash.page.waitForResponse((reply) => reply.url().endsWith('/join'))
  await bikash.page.getByRole('button', { name: 'Request to join' }).click()
  await expect(bikash.page.getByRole('button', { name: /^Requested/ })).toBeVisible()
  expect((await asked).ok()).toBe(true)

  const { page } = maya
  await page.goto('/notifications')
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(name) })
    .click()
  await expect(page).toHaveURL(/\/moderate\?tab=requests$/)
  await page.getByRole('button', { name: `Approve ${bikash.username}` }).click()
  await expect(page.getByText(`${bikash.username} is in`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody asks to come in' })).toBeVisible()

  await tab(page, 'Members')
  await page.getByRole('button', { name: `Options for ${bikash.username}` }).click()
  await page.getByRole('menuitem', { name: 'Notes' }).click()
  const notes = page.getByRole('dialog', { name: `Notes on ${bikash.username}` })
  await notes.getByRole('textbox', { name: 'New note' }).fill('Cousin of Gita')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toContainText('Cousin of Gita')
  await notes.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: `Options for ${bikash.username}` }).click()
  await page.getByRole('menuitem', { name: 'Ban…' }).click()
  const ban = page.getByRole('dialog', { name: `Ban ${bikash.username}` })
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(ban.getByText('Say why, in 1 to 500 characters')).toBeVisible()
  await ban.getByRole('combobox', { name: 'For how long' }).selectOption('30 days')
  await ban.getByRole('textbox', { name: 'Why' }).fill('Sold pickles')
  await ban.getByRole('button', { name: 'Ban', exact: true }).click()
  await expect(page.getByText(`${bikash.username} is banned`)).toBeVisible()
  await bikash.page.reload()
  const main = bikash.page.getByRole('main')
  await expect(
    main.getByText(/^You are banned from this JeHub until \w+ \d+, \d+\.$/),
  ).toBeVisible()
  await expect(main.getByText('Reason: Sold pickles')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Banned' })).toBeDisabled()

  await tab(page, 'Bans')
  await page.getByRole('button', { name: `End the ban of ${bikash.username}` }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is banned' })).toBeVisible()
  await tab(page, 'Log')
  await expect(page.getByText(`${maya.username} ended the ban of ${bikash.username}`)).toBeVisible()
})

test('the owner invites by name and link, changes the rules, and hands the hub over', async ({
  person,
  page: visitor,
  request,
}) => {
  const [maya, bikash] = [await person('maya'), await member('bikash')]
  const name = hubNamed('Family')
  const hub = await (await founder(request, maya)).found({ name, isPrivate: true, rules: RULES })

  const { page } = maya
  await page.goto(`${hubAddress(hub)}/moderate?tab=invites`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByText(/\?invite=/)
  await expect(link).toBeVisible()
  const { pathname, search } = new URL((await link.textContent())!)
  await page.getByRole('combobox', { name: 'Username' }).fill('nobody.at.all')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('combobox', { name: 'Username' }).fill(bikash.username)
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText(`${bikash.username} is invited`)).toBeVisible()
  // A visitor with the link logs in on the spot.
  await visitor.goto(pathname + search)
  await expect(visitor.getByRole('heading', { name: `You are invited to ${name}` })).toBeVisible()
  await visitor.getByRole('button', { name: 'Accept' }).click()
  const sheet = visitor.getByRole('dialog', { name: 'Log in to join' })
  await sheet.getByRole('button', { name: 'E-mail' }).click()
  await sheet.getByLabel('Username or email').fill(bikash.username)
  await sheet.getByLabel('Password', { exact: true }).fill(bikash.password)
  await sheet.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(visitor.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  await expect(visitor.getByText('2 members').first()).toBeVisible()

  await tab(page, 'Settings')
  await page.getByRole('textbox', { name: 'Title of rule 1' }).fill('Be very kind')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Short')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Description must be at least 10 characters')).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Where the whole family talks.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await page.getByLabel(/^Choose icon/).setInputFiles(await drawPicture(page))
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click()
  await expect(page.getByRole('button', { name: 'Remove icon' })).toBeVisible()

  await tab(page, 'Members')
  await page.getByRole('button', { name: `Options for ${bikash.username}` }).click()
  await page.getByRole('menuitem', { name: 'Hand the JeHub over…' }).click()
  const handOver = page.getByRole('dialog')
  await expect(handOver.getByRole('button', { name: 'Hand over' })).toBeDisabled()
  await handOver.getByRole('textbox').fill(name)
  await handOver.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText(`The JeHub belongs to ${bikash.username} now`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0)
})

async function tab(page: Page, name: string) {
  await page
    .getByRole('navigation', { name: 'Moderation' })
    .getByRole('link', { name, exact: false })
    .click()
}
