import type { Page } from '@playwright/test'
import { expect, member, test } from './people.ts'
import {
  deliver,
  press,
  shownBy,
  subscriptionIn,
  timesAsked,
  withPushService,
  workerOf,
} from './pushing.ts'
import { addressOf, writer } from './writing.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

test('who takes part is asked, the browser asks only after Yes, and who logs out takes push along', async ({
  person,
  request,
}) => {
  const sita = await member('sita')
  const post = await (await writer(request, sita)).post('The last micro home')
  const { page, username, password } = await person('hari')
  await withPushService(page.context())
  await page.goto(addressOf(post))
  await expect(page.getByText('No comments yet')).toBeVisible()
  await expect(question(page)).toHaveCount(0)

  await say(page, 'He waits every night')
  await expect(question(page)).toBeVisible()
  expect(await timesAsked(page)).toBe(0)

  await question(page).getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('You will be told on this device')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  expect(await timesAsked(page)).toBe(1)

  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(() => subscriptionIn(page)).toBeNull()
  await page.goto('/login?next=/setting%23notifications')
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => subscriptionIn(page)).not.toBeNull()
  await expect(switchOf(page)).toBeChecked()
  expect(await timesAsked(page)).toBe(1)

  const device = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(device).toContainText('This device')
  await device.getByRole('button', { name: /^Send a test/ }).click()
  await expect(page.getByText('It could not be sent.')).toBeVisible()
  await device.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('This device gets no more push messages.')).toBeVisible()
  await expect(switchOf(page)).not.toBeChecked()
  await expect(device).toHaveCount(0)
  await expect.poll(() => subscriptionIn(page)).toBeNull()
})

test('a message is shown, leads to its place and is read then', async ({ person, request }) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const post = await (await writer(request, hari)).post('Sel roti that does not break')
  const { page } = hari
  await withPushService(page.context())
  await page.goto('/setting#notifications')
  await switchOf(page).click()
  await expect(page.getByRole('list', { name: 'Devices' })).toContainText('This device')
  const worker = await workerOf(page)

  const comment = await (await writer(request, sita)).comment(post, 'Aama would be proud.')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  const words = { title: 'New comment', body: 'Sita commented on your post' }
  await deliver(page, {
    ...words,
    id: await newestOf(page),
    path: `/post/${hari.username}/${post._id}/post?comment=${comment}`,
    tag: 'n1',
    badge: 1,
    lang: 'en',
  })
  await expect
    .poll(() => shownBy(worker))
    // While Jes is visible, the message is silent.
    .toEqual([{ ...words, tag: 'n1', lang: 'en', silent: true }])

  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await press(worker)
  await expect(page).toHaveURL(
    new RegExp(`/post/${hari.username}/${post._id}/.+comment=${comment}`),
  )
  await expect(page.getByText('Aama would be proud.')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expect.poll(() => shownBy(worker)).toEqual([])
})

test('the worker is never cached', async ({ request }) => {
  const reply = await request.get('/worker.js')
  expect(reply.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  })
})

function question(page: Page) {
  return page.getByRole('region', { name: 'Get told when somebody replies?' })
}

function switchOf(page: Page) {
  return page.getByRole('switch', { name: 'On this device' })
}

function bell(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  return nav.getByRole('link', { name: /^Notifications/ })
}

async function say(page: Page, words: string) {
  const box = page.getByLabel('Add a comment')
  await box.fill(words)
  await box.press('Control+Enter')
}

/** The id of the newest notification of the member signed in here. */
function newestOf(page: Page) {
  return page.evaluate(async () => {
    const { user, token } = JSON.parse(localStorage.getItem('root')!)
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`/api/notifications/${user._id}`, { headers })
    const { notifications } = (await reply.json()) as { notifications: { _id: string }[] }
    return notifications[0]!._id
  })
}
