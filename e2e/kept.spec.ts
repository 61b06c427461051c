import type { APIRequestContext, Page } from '@playwright/test'
import { storedIn, workerReady } from './cutting.ts'
import { type Actor, expect, member, test, tokenOf } from './people.ts'
import { addressOf, drawPicture, type Written, writer } from './writing.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

test('a bookmark that is kept can be read and found without a connection, and is gone when another account is used', async ({
  person,
  request,
}) => {
  const sita = await member('sita')
  const { page, ...hari } = await person('hari')
  await page.goto('/bookmarks/kept')
  const post = await postWithPicture(request, page, sita)
  await (await writer(request, sita)).comment(post, 'It has not stopped since Monday')
  await (await writer(request, hari)).bookmark(post._id)
  await page.reload()
  await workerReady(page)
  await page.getByRole('switch', { name: `Keep on this device: ${post.title}` }).check()
  await expect(page.getByText(/^Kept · /)).toBeVisible()

  await page.context().setOffline(true)
  await page.goto(addressOf(post))
  await expect(page.getByRole('heading', { name: post.title })).toBeVisible()
  await expect(page.getByText('It has not stopped since Monday')).toBeVisible()
  const picture = page.getByRole('img', { name: 'The lake' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .not.toBe(0)
  await page.goto('/bookmarks/kept')
  await page.getByRole('searchbox').fill('पोखरामा')
  await expect(page.getByRole('link', { name: post.title })).toBeVisible()
  await page.context().setOffline(false)

  for (const mark of [post.title, 'jes-kept http']) expect(await storedIn(page)).toContain(mark)
  await useAnotherAccount(page, await member('maya'))
  for (const mark of [post.title, 'jes-kept http', hari.username])
    await expect.poll(() => storedIn(page)).not.toContain(mark)
})

async function postWithPicture(request: APIRequestContext, page: Page, author: Actor) {
  const headers = { authorization: `Bearer ${await tokenOf(request, author)}` }
  const sent = await request.post('/api/media', {
    headers,
    multipart: { file: await drawPicture(page) },
  })
  const { image } = await sent.json()
  const images = [{ _id: image._id, alt: 'The lake' }]
  const data = { title: 'Rain in Pokhara', content: 'All week', images }
  return (await (await request.post('/api/ads', { headers, data })).json()) as Written
}

/** As if they had logged in in another tab of this browser. */
async function useAnotherAccount(
  page: Page,
  { id, username, session }: Awaited<ReturnType<typeof member>>,
) {
  const root = {
    user: { _id: id, username, image: null },
    token: session.token,
    isAuthenticated: true,
  }
  const other = await page.context().newPage()
  // Not a page of the app, which would go on for the first account.
  await other.goto('/api/health')
  await other.evaluate((saved) => localStorage.setItem('root', saved), JSON.stringify(root))
  await expect(page.getByText(username).first()).toBeAttached()
}
