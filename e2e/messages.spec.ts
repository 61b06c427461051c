import type { APIRequestContext, Page } from '@playwright/test'
import { founder } from './founding.ts'
import { expect, test } from './people.ts'
import { addressOf, articleOf, writer } from './writing.ts'

test('two people write to each other: a request, an answer, live, read, and what was written offline once', async ({
  person,
}) => {
  test.slow()
  const [sita, hari] = [await person('sita'), await person('hari')]

  await sita.page.goto(`/je/${hari.username}`)
  await sita.page.getByRole('button', { name: 'Message', exact: true }).click()
  await expect(sita.page.getByText('Say namaste to')).toBeVisible()
  await write(sita.page, 'Namaste, the **last** micro?')
  await expect(sita.page.getByText('They see this as a request')).toBeVisible()
  const address = new URL(sita.page.url()).pathname

  await hari.page.goto('/messages')
  await hari.page.getByRole('link', { name: /1 request/ }).click()
  await hari.page.getByRole('link', { name: /Namaste/ }).click()
  await expect(hari.page.getByText('does not see that you read this')).toBeVisible()
  await hari.page.getByRole('button', { name: 'Accept' }).click()
  await write(hari.page, 'At ten')
  await expect(log(sita.page)).toContainText('At ten')
  await expect(sita.page.getByText('They see this as a request')).toBeHidden()
  await expect(log(hari.page).getByText('Read').first()).toBeAttached()

  await hari.page.goto('/')
  await write(sita.page, 'Two seats')
  await expect(
    hari.page.getByRole('link', { name: 'Messages, 1 with something new' }).first(),
  ).toBeVisible()
  await expect(hari.page).toHaveTitle(/^\(\d+\) /)

  await sita.page.context().setOffline(true)
  for (const words of ['Written offline', 'And this after it']) await write(sita.page, words)
  await expect(log(sita.page).getByText('Waits for a connection')).toHaveCount(2)
  await sita.page.getByLabel('Write a message').fill('Not yet finished')
  await sita.page.context().setOffline(false)
  await hari.page.goto(address)
  await expect(log(hari.page)).toContainText(/Two seats.*Written offline.*And this after it/s)
  await expect(log(hari.page).getByText('Written offline')).toHaveCount(1)
  await sita.page.reload()
  await expect(sita.page.getByLabel('Write a message')).toHaveValue('Not yet finished')
  await expect(log(sita.page)).toContainText(/Written offline.*And this after it/s)
})

test('two people answer, sign, edit and delete messages, and each sees it at once', async ({
  person,
  request,
}) => {
  test.slow()
  const [sita, hari] = [await person('sita'), await person('hari')]
  const address = await talkOf(request, sita, hari)
  for (const { page } of [sita, hari]) await page.goto(address)
  await write(sita.page, 'The last micro at ten?')
  await choose(hari.page, /The last micro/, 'Reply')
  await write(hari.page, 'Yes, window side')
  await expect(bubble(sita.page, 'Yes, window side')).toContainText('The last micro at ten?')

  await choose(sita.page, /Yes, window side/, 'Marigold')
  await expect(hari.page.getByRole('button', { name: 'Marigold, 1' })).toBeVisible()
  await choose(hari.page, /Yes, window side/, 'Edit')
  await hari.page.getByLabel('Write a message').fill('Yes, two seats')
  await hari.page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bubble(sita.page, 'Yes, two seats')).toContainText('edited')

  await sita.page.getByRole('button', { name: /The last micro at ten/ }).click()
  await expect(sita.page.locator('[data-message="3"]')).toHaveAttribute('data-found', '')
  await choose(sita.page, /micro at ten/, 'Delete for all')
  await sita.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(log(hari.page)).toContainText('This message was deleted')
  await expect(log(hari.page)).not.toContainText('The last micro at ten?')
  await choose(hari.page, /Yes, two seats/, 'Delete for me')
  await hari.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(log(hari.page)).not.toContainText('Yes, two seats')
  await expect(log(sita.page)).toContainText('Yes, two seats')

  await sita.page.getByRole('searchbox', { name: 'Search messages' }).fill('dui seat')
  await expect(sita.page.getByText('No message with “dui seat”')).toBeVisible()
  await sita.page.getByRole('searchbox', { name: 'Search messages' }).fill('TWO seats')
  await sita.page.getByRole('link', { name: /Yes, two seats/ }).click()
  await expect(bubble(sita.page, 'Yes, two seats')).toHaveAttribute('data-found', '')

  await chooseForTalk(sita.page, 'Disappearing messages')
  await sita.page.getByRole('radio', { name: 'After a day' }).click()
  await expect(log(hari.page)).toContainText('let new messages disappear after a day')
  await chooseForTalk(hari.page, 'Archive')
  await hari.page.goto('/messages')
  await hari.page.getByRole('link', { name: 'Archived talks' }).click()
  await expect(hari.page.getByRole('link', { name: /disappear after a day/ })).toBeVisible()
})

test('three people make a group, ask, write, hand it over and leave', async ({
  person,
  request,
}) => {
  test.slow()
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  await (await founder(request, hari)).send(`/api/users/${sita.id}/follow`, {})

  await sita.page.goto('/messages')
  await sita.page.getByRole('button', { name: 'New group' }).click()
  const dialog = sita.page.getByRole('dialog')
  await dialog.getByLabel('Name of the group').fill('तिहारमा पोखरा')
  for (const { username } of [hari, gita]) {
    await dialog.getByRole('searchbox', { name: 'Find people' }).fill(username)
    await dialog.getByRole('checkbox', { name: new RegExp(username) }).check()
  }
  await dialog.getByRole('button', { name: 'Make the group' }).click()
  await expect(log(sita.page)).toContainText('You made the group')

  await hari.page.goto('/messages')
  await hari.page.getByRole('link', { name: /तिहारमा पोखरा/ }).click()
  await write(sita.page, 'Who brings the tent?')
  await expect(log(hari.page)).toContainText(/sita.*Who brings the tent\?/is)
  await expect(log(sita.page)).toContainText('Read by 1')

  await gita.page.goto('/messages')
  await gita.page.getByRole('link', { name: /1 request/ }).click()
  await gita.page.getByRole('link', { name: /तिहारमा पोखरा/ }).click()
  await expect(gita.page.getByText('asks you to join')).toBeVisible()
  await gita.page.getByRole('button', { name: 'Accept' }).click()
  await expect(log(sita.page)).toContainText('joined the group')

  await sita.page.getByRole('link', { name: 'Group info' }).click()
  const info = sita.page.getByRole('region', { name: 'Group info' })
  await info.getByRole('button', { name: 'Make a link' }).click()
  await expect(info.getByText(/messages\/join\//)).toBeVisible()
  const promotion = sita.page.getByRole('menuitem', { name: 'Make an admin' })
  // A scroll that comes to its end closes a menu.
  await expect(async () => {
    await info.getByRole('button', { name: /What to do with.*hari/i }).press('Enter')
    await expect(promotion).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await promotion.press('Enter')
  await expect(log(hari.page)).toContainText(/made .*hari.* an admin/i)
  await info.getByRole('button', { name: 'Leave the group' }).click()
  await sita.page.getByRole('dialog').getByRole('button', { name: 'Leave the group' }).click()
  await expect(log(gita.page)).toContainText('left the group')
  await expect(sita.page.getByRole('link', { name: /तिहारमा पोखरा/ })).toBeHidden()
})

test('a post is sent in a message from its share sheet, and opens from its card', async ({
  person,
  request,
}) => {
  test.slow()
  const [sita, hari] = [await person('sita'), await person('hari')]
  const address = await talkOf(request, sita, hari)
  const post = await (await writer(request, hari)).post(`The last micro ${hari.username}`, 'At ten')
  await hari.page.goto(address)
  await sita.page.goto(addressOf(post))
  await sita.page.getByRole('button', { name: 'Share', exact: true }).first().click()
  await sita.page.getByRole('button', { name: 'Send in a message' }).click()
  await sita.page.getByRole('link', { name: /Namaste/ }).click()
  await expect(sita.page.getByText('With a post')).toBeVisible()
  await sita.page.getByRole('button', { name: 'Send', exact: true }).click()
  await log(hari.page)
    .getByRole('link', { name: new RegExp(post.title) })
    .click()
  await expect(articleOf(hari.page, post.title)).toBeVisible()
})

async function chooseForTalk(page: Page, entry: string) {
  const pane = page.getByRole('region', { name: /^Talk with/ })
  await pane.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter')
}

type Person = { id: string; username: string; password: string; token: string }

/** The address of a talk in which both have written, so that neither is a stranger. */
async function talkOf(request: APIRequestContext, one: Person, other: Person) {
  const [first, second] = [await founder(request, one), await founder(request, other)]
  const { _id } = await first.send('/api/talks', { user: other.id })
  for (const { send } of [first, second])
    await send(`/api/talks/${_id}/messages`, { content: 'Namaste' })
  return `/messages/${_id}`
}

async function write(page: Page, words: string) {
  await page.getByLabel('Write a message').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

function bubble(page: Page, words: string) {
  return page.locator('[data-message]').filter({ hasText: words })
}

/** By the keyboard: the button of the message, and the entry of its menu. */
async function choose(page: Page, message: RegExp, entry: string) {
  const found = page.locator('[data-message]').filter({ hasText: message }).first()
  await found.getByRole('button', { name: 'What to do with this message' }).press('Enter')
  const menu = page.getByRole('menu')
  const options = { name: entry, exact: true }
  await menu
    .getByRole('menuitem', options)
    .or(menu.getByRole('menuitemradio', options))
    .press('Enter')
}

function log(page: Page) {
  return page.getByRole('log')
}
