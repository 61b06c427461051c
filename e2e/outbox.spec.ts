import type { BrowserContext, Page } from '@playwright/test'
import { founder, hubNamed } from './founding.ts'
import { expect, test, tokenOf } from './people.ts'
import { addressOf, articleOf, drawPicture, writer } from './writing.ts'

test('ten kinds of things done without a line outlive the page and go out once, in order, from two tabs', async ({
  person,
  request,
}) => {
  test.slow()
  const sita = await person('sita')
  const hub = await (await founder(request, sita)).found({ name: hubNamed('Cooks') })
  const { post, comment } = await writer(request, sita)
  const written = await post(`The last micro ${sita.username}`, 'It waits', hub._id)
  const said = await comment(written, 'Every night')
  const hari = await person('hari')
  const mine = await writer(request, hari)
  await mine.comment(written, 'To be changed')
  await mine.comment(written, 'To be deleted')
  const { page } = hari

  await visitAll(page, { written, sita: sita.username, hub: hub.name })
  await cutLine(page)

  await page.getByRole('button', { name: 'Upvote' }).first().click()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect(clocks(page)).toHaveCount(2)
  await box(page).fill('Written without a line')
  await box(page).press('Control+Enter')
  await expect(page.getByText('Not sent')).toBeVisible()
  await remark(page, 'Every night').getByRole('button', { name: 'Reply' }).click()
  await page.keyboard.type('Answered without a line')
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  await expect(page.getByText('Not sent')).toHaveCount(2)
  await choose(page, 'To be changed', 'Edit')
  await page.getByLabel('Edit your comment').fill('Changed without a line')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(remark(page, 'Changed without a line')).toContainText('Waits for a connection')
  await choose(page, 'To be deleted', 'Delete')
  await expect(page.getByText('Deleted when you are connected again')).toBeVisible()
  await report(page)
  await expect(page.getByText('It is sent as soon as you are connected again.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await followAndJoin(page, { sita: sita.username, hub: hub.name })
  await writePost(page, `Nilo jhola ${hari.username}`)
  await expect(articleOf(page, `Nilo jhola ${hari.username}`)).toContainText(
    'Waits for a connection',
  )
  await expect(page.getByText('10 things wait to be sent')).toBeVisible()

  const context = page.context()
  await page.close()
  const [later, other] = [await context.newPage(), await context.newPage()]
  const sent = watchSent(context)
  await mendLine(later)
  await Promise.all([later.goto('/outbox'), other.goto('/outbox')])
  for (const tab of [later, other]) await expect(tab.getByText('Everything is sent')).toBeVisible()
  await other.close()
  expect(sent).toEqual([
    `PATCH /api/ads/${written._id}/vote`,
    `POST /api/bookmarks/${written._id}`,
    'POST /api/comments',
    'POST /api/comments',
    expect.stringMatching(/^PATCH \/api\/comments\/\d+$/),
    expect.stringMatching(/^DELETE \/api\/comments\/\d+$/),
    'POST /api/reports',
    expect.stringMatching(/^POST \/api\/users\/\d+\/follow$/),
    expect.stringMatching(/^POST \/api\/jehub\/\d+\/join$/),
    'POST /api/media',
    'POST /api/ads',
  ])

  const headers = { authorization: `Bearer ${await tokenOf(request, hari)}` }
  const found = await (await request.get(`/api/ads/${written._id}`, { headers })).json()
  expect(found).toMatchObject({ userVote: 1, isBookmarked: true, commentCount: 4 })
  await later.goto(`${addressOf(written)}?comment=${said}`)
  await expect(remark(later, 'Answered without a line')).toHaveCount(1)
  await later.goto(`/je/${hari.username}`)
  const published = articleOf(later, `Nilo jhola ${hari.username}`)
  await expect(published).toHaveCount(1)
  await expect(published.getByRole('button', { name: /^Open picture/ })).toBeVisible()
})

test('what was overtaken on another device says so, and its text is kept', async ({
  person,
  request,
}) => {
  test.slow()
  const sita = await person('sita')
  const theirs = await writer(request, sita)
  const gone = await theirs.post(`Soon gone ${sita.username}`)
  const hari = await person('hari')
  const { page } = hari
  await page.goto(addressOf(gone))
  await expect(page.getByText('No comments yet')).toBeVisible()
  await outboxLoaded(page)
  await cutLine(page)
  await page.getByRole('button', { name: 'Upvote' }).first().click()
  await expect(clocks(page)).toHaveCount(1)
  await box(page).fill('Too late')
  await box(page).press('Control+Enter')
  await expect(page.getByText('Not sent')).toBeVisible()

  await theirs.remove(gone._id)
  await mendLine(page)
  await expect(page.getByText(/^Could not be sent\./).first()).toBeVisible()
  await page.getByRole('link', { name: 'See them' }).click()
  await expect(page.getByRole('heading', { name: 'Could not be sent 2' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Could not be sent 2' })).toBeVisible()
  await expect(page.getByText('Too late')).toBeVisible()

  await page.getByRole('button', { name: 'Discard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Could not be sent 1' })).toBeVisible()
  await page.goto('/setting#account')
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click()
  const question = page.getByRole('dialog', { name: 'Log out without sending?' })
  await expect(question).toContainText('1 thing is not sent yet')
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  expect(await storedActs(page)).toBe(0)
})

type Places = {
  written: Parameters<typeof addressOf>[0]
  sita: string
  hub: string
}

/** Opens everything that is used later: without a line its code could not be fetched. */
async function visitAll(page: Page, { written, sita, hub }: Places) {
  await page.goto(addressOf(written))
  await expect(remark(page, 'Every night')).toBeVisible()
  await outboxLoaded(page)
  await choose(page, 'To be changed', 'Edit')
  await expect(page.getByLabel('Edit your comment')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await expect(page.getByRole('dialog', { name: 'Report this post' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('article').first().getByRole('link', { name: sita }).first().click()
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('article').first().getByRole('link', { name: hub }).click()
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Post', exact: true }).first().click()
  await page.getByLabel('Title').fill('x')
  await page.getByLabel('Title').fill('')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(remark(page, 'Every night')).toBeVisible()
}

async function report(page: Page) {
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this post' })
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
}

async function followAndJoin(page: Page, { sita, hub }: Pick<Places, 'sita' | 'hub'>) {
  await page.getByRole('article').first().getByRole('link', { name: sita }).first().click()
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toContainText('Following')
  await page.goBack()
  await page.getByRole('article').first().getByRole('link', { name: hub }).click()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave' })).toContainText('Joined')
}

async function writePost(page: Page, title: string) {
  await page.getByRole('link', { name: 'Post', exact: true }).first().click()
  await page.getByLabel('Title').fill(title)
  await page.locator('input[type=file]').setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

const ACTS = /\/api\/(ads|bookmarks|comments|reports|users|jehub|media)\b(?!.*views$)/

/** What changes something, in the order in which it was sent. */
function watchSent(context: BrowserContext) {
  const sent: string[] = []
  context.on('request', (made) => {
    const { pathname } = new URL(made.url())
    if (made.method() !== 'GET' && ACTS.test(pathname)) sent.push(`${made.method()} ${pathname}`)
  })
  return sent
}

/** The code of the outbox is loaded when the browser is idle. */
async function outboxLoaded(page: Page) {
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'jes-outbox'),
  )
}

function storedActs(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('jes-outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('acts').objectStore('acts').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      }),
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

function clocks(page: Page) {
  return page.getByRole('img', { name: 'Waiting to be sent' })
}

function box(page: Page) {
  return page.getByPlaceholder('Add a comment')
}

function remark(page: Page, words: string) {
  return page.locator('#comments').getByRole('article').filter({ hasText: words })
}

async function choose(page: Page, words: string, item: string) {
  await remark(page, words).getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
