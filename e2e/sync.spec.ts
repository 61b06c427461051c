import type { BrowserContext } from '@playwright/test'
import { workerReady } from './cutting.ts'
import { expect, member, test, tokenOf } from './people.ts'
import { addressOf, drawPicture, writer } from './writing.ts'

const TAG = 'jes-outbox'

test.use({ contextOptions: { reducedMotion: 'reduce', serviceWorkers: 'allow' } })

test('what was done without a line goes out once by the worker, though no page is open', async ({
  person,
  request,
}) => {
  const sita = await member('sita')
  const post = await (await writer(request, sita)).post(`The last micro ${sita.username}`)
  const { page, ...hari } = await person('hari')
  const context = page.context()
  await page.goto(addressOf(post))
  await workerReady(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByRole('img', { name: 'Waiting to be sent' })).toHaveCount(1)
  await page.getByPlaceholder('Add a comment').fill('Written without a line')
  await page.getByPlaceholder('Add a comment').press('Control+Enter')
  await expect(page.getByText('Not sent')).toBeVisible()
  await page.goto('/add-post')
  await page.getByLabel('Title').fill(`Nilo jhola ${hari.username}`)
  await page.locator('input[type=file]').setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('3 things wait to be sent')).toBeVisible()

  const sync = await syncEvents(context)
  await page.close()
  await context.setOffline(false)
  await Promise.all([sync.dispatch(), sync.dispatch()])
  const headers = { authorization: `Bearer ${await tokenOf(request, hari)}` }
  const read = async (path: string) => (await request.get(path, { headers })).json()
  await expect
    .poll(() => read(`/api/ads/${post._id}`))
    .toMatchObject({ isBookmarked: true, commentCount: 1 })
  const { _id: userId } = await read(`/api/users/${hari.username}`)
  await expect
    .poll(() => read(`/api/ads/user/${userId}`))
    .toMatchObject({ ads: [{ title: `Nilo jhola ${hari.username}`, images: [{ alt: '' }] }] })

  const later = await context.newPage()
  await later.goto('/outbox')
  await expect(later.getByText('Everything is sent')).toBeVisible()
})

/** As the browser does it when there is a connection again: by its DevTools, from a page that is not of Jes. */
async function syncEvents(context: BrowserContext) {
  const tools = await context.newCDPSession(await context.newPage())
  const known = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first)
    })
  })
  await tools.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await known
  const { origin } = new URL(scopeURL)
  const event = { origin, registrationId, tag: TAG, lastChance: false }
  return { dispatch: () => tools.send('ServiceWorker.dispatchSyncEvent', event) }
}
