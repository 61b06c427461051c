import type { Page } from '@playwright/test'
import { cuttableLine, storedIn, workerReady } from './cutting.ts'
import { expect, member, test } from './people.ts'
import { addressOf, articleOf, writer } from './writing.ts'

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

function strip(page: Page) {
  return page.getByRole('status').filter({ hasText: 'You are offline' })
}
