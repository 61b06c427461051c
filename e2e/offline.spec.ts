import type { Page } from '@playwright/test'
import { cuttableLine, storedIn, workerReady } from './cutting.ts'
import { expect, member, test } from './people.ts'
import { addressOf, articleOf, drawPicture, writer } from './writing.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

test('what was read can be read again without a connection: after a reload, by a link, and by Back', async ({
  person,
  request,
}) => {
  const author = await writer(request, await member('sita'))
  const [read, unread] = [await author.post('Rain in Pokhara'), await author.post('Never opened')]
  await author.comment(read, 'It has not stopped since Monday')
  const { page } = await person('hari')
  await page.goto('/?feed=latest')
  await expect(articleOf(page, 'Rain in Pokhara')).toBeVisible()
  await expect.poll(() => storedIn(page)).toContain('Rain in Pokhara')
  await page.goto(addressOf(read))
  await expect(page.getByText('It has not stopped since Monday')).toBeVisible()
  await workerReady(page)
  await expect.poll(() => storedIn(page)).toContain('It has not stopped since Monday')

  await page.context().setOffline(true)
  await page.reload()
  await expect(strip(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rain in Pokhara' })).toBeVisible()
  await expect(page.getByText('It has not stopped since Monday')).toBeVisible()
  await page.goto('/?feed=latest')
  await expect(articleOf(page, 'Rain in Pokhara')).toBeVisible()
  await expect(page.getByText(/^From /)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('It has not stopped since Monday')).toBeVisible()

  await page.goto(addressOf(unread))
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Never opened' })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)
})

test('when the server is gone, the shell and what is known stay, until it is back', async ({
  page,
  baseURL,
}) => {
  const line = await cuttableLine(baseURL!)
  await page.goto(`${line.url}/`)
  const first = page.getByRole('article').first()
  const name = (await first.getByRole('heading').first().textContent())!
  await workerReady(page)
  await expect.poll(() => storedIn(page)).toContain(name)

  await line.cut()
  await page.reload()
  await expect(first.getByRole('heading').first()).toHaveText(name)
  await expect(strip(page)).toBeVisible()
  await page.goto(`${line.url}/je/nobody.here`)
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeVisible()
  await line.mend()
  await expect(page.getByRole('status').filter({ hasText: 'You are back online' })).toBeVisible()
  await expect(again).toHaveCount(0)
  await line.cut()
})

test('a log-out leaves nothing of what was read or kept', async ({ person, request }) => {
  const secret = 'A word between the two of us'
  const reader = await person('maya')
  const { page, username, email } = reader
  const author = await writer(request, reader)
  const post = await author.post(secret)
  await author.bookmark(post._id)
  await page.goto('/bookmarks/kept')
  await page.getByRole('switch', { name: 'Keep everything I save' }).check()
  await expect(page.getByText(/^Kept · /)).toBeVisible()
  await page.goto(`/je/${username}`)
  await expect(articleOf(page, secret)).toBeVisible()
  await workerReady(page)
  for (const mark of [secret, email]) await expect.poll(() => storedIn(page)).toContain(mark)

  // A visitor of the page must not read it anew.
  await author.remove(post._id)
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  for (const mark of [secret, email]) await expect.poll(() => storedIn(page)).not.toContain(mark)
})

test('a new version waits for a press, and a half-written post is there after it', async ({
  person,
  baseURL,
}) => {
  const line = await cuttableLine(baseURL!)
  const { page } = await person('bina')
  await page.goto(`${line.url}/add-post`)
  const title = page.getByLabel('Title')
  await title.fill('Half a sentence about')
  await workerReady(page)
  await page.evaluate(() => {
    document.body.dataset.old = 'yes'
  })

  line.release('the next version')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('A new Jes is ready')).toBeVisible()
  await title.fill('Half a sentence about the rain')
  await expect(page.locator('body[data-old]')).toHaveCount(1)

  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('body[data-old]')).toHaveCount(0)
  await expect(title).toHaveValue('Half a sentence about the rain')
  await line.cut()
})

test('what another app shares is in the composer', async ({ person }) => {
  const { page } = await person('gita')
  await page.goto('/')
  await workerReady(page)
  const { buffer } = await drawPicture(page)
  await shareInto(
    page,
    { title: 'Kites', text: 'Over Bhaktapur', url: 'https://kites.example/1' },
    [...buffer],
  )
  await expect(page).toHaveURL('/add-post?shared')
  await expect(page.getByLabel('Title')).toHaveValue('Kites')
  await expect(page.getByLabel('Content')).toHaveValue('Over Bhaktapur\n\nhttps://kites.example/1')
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
})

/** As Android does for the share target of the manifest. */
async function shareInto(page: Page, texts: Record<string, string>, picture: number[]) {
  await page.evaluate(
    ([texts, picture]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/share' })
      for (const [name, value] of Object.entries(texts)) {
        const field = document.createElement('input')
        form.append(Object.assign(field, { name, value }))
      }
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(picture)], 'shared.png', { type: 'image/png' }))
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
      field.files = files.files
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    [texts, picture] as const,
  )
}

function strip(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You are offline' })
}
