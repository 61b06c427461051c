import type { Locator, Page, WebSocket } from '@playwright/test'
import { expect, member, test } from './people.ts'
import { writer } from './writing.ts'

const PHONE = { width: 390, height: 844 }

test('a comment is on the badge of both tabs without a reload; who logs out in one is signed out in both', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const post = await (await writer(request, hari)).post('Sel roti that does not break')
  const other = await hari.page.context().newPage()
  const lines = countLines(hari.page, other)
  await goHearing(hari.page, '/about')
  const sockets: unknown[] = []
  other.on('websocket', (socket) => sockets.push(socket))
  await other.goto('/jehubs')
  await expect(bell(other)).toBeVisible()

  await (await writer(request, sita)).comment(post, 'Aama would be proud.')
  for (const page of [hari.page, other]) {
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(page).toHaveTitle(/^\(1\) /)
  }
  expect(sockets).toEqual([])
  const isNew = () => hari.page.evaluate(() => localStorage.getItem('hasNewNotification'))
  await expect.poll(isNew).toBe('true')

  await bell(hari.page).click()
  await expect(hari.page).toHaveURL('/notifications')
  await expect(hari.page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(rows(main(hari.page)).first()).toContainText('commented: “Aama would be proud.”')
  await expect(hari.page.getByText("You're all caught up!")).toBeVisible()
  await expect.poll(isNew).toBeNull()

  await rows(main(hari.page))
    .first()
    .getByRole('link', { name: /commented/ })
    .click()
  await expect(hari.page).toHaveURL(
    new RegExp(`/post/${hari.username}/${post._id}/[^?]+\\?comment=`),
  )
  for (const page of [hari.page, other])
    await expect(bell(page)).toHaveAccessibleName('Notifications')

  await (await writer(request, sita)).comment(post, 'And hers too.')
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread')
  await expect.poll(lines).toBe(1)
  await other.getByRole('button', { name: 'Account' }).click()
  await other.getByRole('menuitem', { name: 'Logout' }).click()
  await expect.poll(lines).toBe(0)
  for (const page of [hari.page, other]) {
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await expect(page).not.toHaveTitle(/^\(/)
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login')
  }
})

test('on a phone the bell opens a panel, and what is marked read there is no longer counted', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const post = await (await writer(request, hari)).post('The bus to Pokhara')
  const sitasPen = await writer(request, sita)
  await sitasPen.comment(post, 'Take the 6 AM one.')
  await sitasPen.follow(hari.username)

  const { page } = hari
  await page.setViewportSize(PHONE)
  await page.goto('/about')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
  await bell(page).click()
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(rows(panel)).toHaveCount(2)

  const follow = rows(panel).filter({ hasText: 'started following you' })
  await expect(follow.getByRole('link', { name: /following/ })).toHaveCount(0)
  await follow.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Mark read' }).click()
  await expect(follow.getByText('Unread')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
})

test('a long list loads on, nothing moves under whoever reads in it, and a break takes nothing away', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const [harisPen, sitasPen] = [await writer(request, hari), await writer(request, sita)]
  const posts = []
  for (let n = 1; n <= 12; n++) posts.push(await harisPen.post(`Post number ${n}`))
  for (const post of posts) await sitasPen.comment(post, `On ${post.title}`)

  const { page } = hari
  await page.setViewportSize({ width: 1280, height: 480 })
  await goHearing(page, '/notifications')
  await expect(rows(main(page))).toHaveCount(12)
  await expect(page.getByText("You're all caught up!")).toBeAttached()

  const seventh = rows(main(page)).filter({ hasText: '“On Post number 7”' })
  await seventh.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const place = await seventh.boundingBox()
  await sitasPen.follow(hari.username)
  const pill = page.getByRole('button', { name: '1 new notification' })
  await expect(pill).toBeVisible()
  await expect(rows(main(page))).toHaveCount(13)
  expect(Math.abs((await seventh.boundingBox())!.y - place!.y)).toBeLessThan(2)

  await pill.click()
  await expect(rows(main(page)).first()).toContainText('started following you')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(pill).toHaveCount(0)

  await page.context().setOffline(true)
  await sitasPen.comment(posts[0]!, 'While the line was away')
  await page.context().setOffline(false)
  await expect(rows(main(page)).first()).toContainText('“While the line was away”')
})

/** Opens a page and waits until the server has accepted its socket. */
async function goHearing(page: Page, path: string) {
  const isUp = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      // Socket.IO's reply to an accepted client.
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()),
    )
  })
  await page.goto(path)
  await isUp
}

/** How many sockets are open in these tabs, whichever of them holds one. */
function countLines(...pages: Page[]) {
  const open = new Set<WebSocket>()
  for (const page of pages)
    page.on('websocket', (socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    })
  return () => open.size
}

function bell(page: Page) {
  const nav = page.getByRole('navigation', { name: 'Main' })
  return nav.getByRole('link', { name: /^Notifications/ })
}

function rows(place: Locator) {
  return place.getByRole('listitem')
}

function main(page: Page) {
  return page.getByRole('main')
}
