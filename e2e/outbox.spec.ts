import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { addressOf, writer } from './writing.ts'

test('what is done without a line waits with a clock, outlives the page, and goes out once', async ({
  person,
  request,
}) => {
  test.slow()
  const sita = await person('sita')
  const { post } = await writer(request, sita)
  const written = await post(`The last micro ${sita.username}`)
  const hari = await person('hari')
  const { page } = hari
  await page.goto(addressOf(written))
  await expect(page.getByText('No comments yet')).toBeVisible()
  await outboxLoaded(page)
  await cutLine(page)

  await page.getByRole('button', { name: 'Upvote' }).first().click()
  await expect(page.getByRole('img', { name: 'Waiting to be sent' })).toBeVisible()
  const box = page.getByPlaceholder('Add a comment')
  await box.fill('He waits every night')
  await box.press('Control+Enter')
  await expect(page.getByText('Not sent')).toBeVisible()

  const context = page.context()
  await page.close()
  const later = await context.newPage()
  const sent: string[] = []
  later.on('request', (made) => {
    if (made.method() !== 'GET') sent.push(new URL(made.url()).pathname)
  })
  await mendLine(later)
  await later.goto(addressOf(written))
  await expect(later.getByRole('article').filter({ hasText: 'He waits every night' })).toBeVisible()
  await expect(later.getByRole('img', { name: 'Waiting to be sent' })).toHaveCount(0)
  await expect(later.getByRole('button', { name: 'Upvote' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const acts = sent.filter((path) => /vote|comments$/.test(path))
  expect(acts).toEqual([`/api/ads/${written._id}/vote`, '/api/comments'])
})

/** The code of the outbox is loaded when the browser is idle. */
async function outboxLoaded(page: Page) {
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'jes-outbox'),
  )
}

/** The browser is offline, and nothing reaches the server either. */
async function cutLine(page: Page) {
  await page.context().route('**/api/**', (route) => route.abort())
  await page.context().setOffline(true)
}

async function mendLine(page: Page) {
  await page.context().unroute('**/api/**')
  await page.context().setOffline(false)
}
