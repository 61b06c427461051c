import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { clipper, videoOn } from './clipping.ts'
import { founder, hubNamed } from './founding.ts'
import { type Actor, expect, test, tokenOf } from './people.ts'
import { makeVideo, videoFolder } from './videos.ts'
import {
  faultsOf,
  filesDuring,
  filesOf,
  leaveIdleWorkUndone,
  type Shows,
  scriptsIn,
  type Whole,
  weigh,
} from './weighing.ts'
import { drawPicture, addressOf as postAddress, writer } from './writing.ts'

// Motion may shift the layout: here it is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const KB = 1_000
const AT_ONCE = 4
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SENTENCE = 'The night micro waits at Ratnapark until the last seat is taken, rain or not. '
/** Longer than two screens, so that nobody is near its comments. */
const LONG = Array.from({ length: 40 }, () => SENTENCE.repeat(3)).join('\n\n')

declare global {
  interface Window {
    shifted: number
  }
}

type Route = { path: string; page: string }

/** Every route, with the page that it shows, read from the app: a new one cannot be forgotten. */
const routes = [
  ...['App', 'Everyday', 'Rare', 'Auth']
    .map((name) => sourceOf(`${name}Routes.tsx`))
    .join('')
    .matchAll(/path: '(.+)', element: <pages\.(\w+) \/>/g),
]
  .map(([, path = '', page = '']): Route => ({ path, page }))
  .filter(({ page }) => page.endsWith('Page') && page !== 'UiPage')
/** The last element of a page that fetches more files once it knows its content. */
const WHOLE: Record<string, Whole> = {
  '/jehub/:name': (page) => page.getByText('Coffee'),
  '/jesclips/:id': videoOn,
}
/** Where members write posts, or see what they wrote. */
const WRITING = /^\/(add-post|outbox)$/
/** The list, a talk and the field beside each other: over the 120 that every page should keep to. */
const TALK = '/messages/:id'
/** A whole page in one reply, with the names of all districts. */
const DISTRICT = '/districts/:key'
const limits: Record<string, number> = { [TALK]: 123, [DISTRICT]: 119 }
const limitOf = (path: string) => limits[path] ?? (WRITING.test(path) ? 121 : 110)
const isForVisitors = ({ path }: Route) =>
  /^\/(login(\/:provider)?|register|(forgot|reset)-password|lost-phone|(verify|confirm)-email|two-step\/\w+)$/.test(
    path,
  )

/** For members, without the main layout. */
/** These have the whole width, or no layout at all. */
const WITHOUT_SIDEBAR = /^\/(welcome|messages)\b/

const isForMembers = (route: Route) => !isForVisitors(route)

test('every page keeps to the budget as the first one, and is near from the first page', async ({
  person,
  browser,
}) => {
  const { page, ...account } = await person('ishwor')
  const member = page.context()
  const visitor = await browser.newContext({
    viewport: DESK,
    baseURL: test.info().project.use.baseURL!,
  })
  const { page: _, ...host } = await person('host')
  const parts = await thingsToShow(page, account, host)
  for (const context of [member, visitor]) await leaveIdleWorkUndone(context)
  const open = async (tab: Page, route: Route, shows: Shows) => ({
    ...route,
    files: await filesOf(tab, addressOf(route, parts), shows),
  })

  const opened = await inTabs(AT_ONCE, member, routes.filter(isForMembers), (tab, route) =>
    open(tab, route, { hasSidebar: !WITHOUT_SIDEBAR.test(route.path), whole: WHOLE[route.path] }),
  )
  const alone = await inTabs(1, visitor, routes.filter(isForVisitors), (tab, route) =>
    open(tab, route, { hasSidebar: false }),
  )
  await visitor.close()

  const home = opened.find(({ path }) => path === '/')!
  const atHome = new Set(home.files.map(({ name }) => name))
  const table = [...opened, ...alone].map(({ path, page, files }) => ({
    path,
    first: weigh(files, 'script'),
    scripts: scriptsIn(files),
    late: weigh(
      files.filter(({ name }) => !atHome.has(name)),
      'script',
    ),
    styles: weigh(files, 'stylesheet'),
    isShown: files.some(({ name }) => name.startsWith(`${page}-`)),
    preloads: faultsOf(page, files),
  }))
  const weights = table.map(({ scripts: _, ...row }) => row)
  test.info().annotations.push({ type: 'gzip bytes', description: JSON.stringify(weights) })

  expect(table.length).toBeGreaterThan(25)
  expect(table.filter(({ isShown }) => !isShown)).toEqual([])
  const isHeavy = ({ first, path }: (typeof table)[number]) => first > limitOf(path) * KB
  expect(table.filter(isHeavy)).toEqual([])
  expect(table.filter(({ late }) => late > 35 * KB)).toEqual([])
  expect(table.filter(({ preloads }) => preloads.length > 0)).toEqual([])
})

for (const [place, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`a post is there before its comments on a ${place}`, async ({ person }) => {
    const { page, ...account } = await person('bimala')
    const author = await writer(page.request, account)
    const post = await author.post('Read me first', LONG)
    await author.comment(post, 'Then me')
    await page.setViewportSize(viewport)
    await leaveIdleWorkUndone(page.context())
    await countShifts(page)

    const comments = page.getByRole('heading', { name: '1 comment' })
    const before = await filesDuring(page, async () => {
      await page.goto(postAddress(post))
      await page.getByRole('heading', { name: 'Read me first' }).waitFor()
      if (viewport === DESK) await page.getByRole('complementary').waitFor()
    })
    await expect(comments).toHaveCount(0)
    const late = await filesDuring(page, async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.getByText('Then me').waitFor()
    })

    const weights = { before: weigh(before, 'script'), late: weigh(late, 'script') }
    const styles = { before: weigh(before, 'stylesheet'), late: weigh(late, 'stylesheet') }
    test.info().annotations.push({
      type: 'gzip bytes',
      description: JSON.stringify({ weights, styles }),
    })
    expect(weights.before).toBeLessThanOrEqual(109 * KB)
    expect(weights.late).toBeLessThanOrEqual(35 * KB)
    expect(weights.before + weights.late).toBeLessThanOrEqual(140 * KB)
    expect(styles.before).toBeLessThanOrEqual(13 * KB)
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.01)
  })
}

test('to a visitor a whole post with its comments comes within its budget, the post first', async ({
  page,
  person,
}) => {
  const { page: other, ...account } = await person('bimala')
  const author = await writer(other.request, account)
  const post = await author.post('Read me first', SENTENCE.repeat(4))
  await author.comment(post, 'Then me')
  await page.setViewportSize(DESK)
  await leaveIdleWorkUndone(page.context())

  const files = await filesDuring(page, async () => {
    await page.goto(postAddress(post))
    await page.getByText('Then me').waitFor()
    await page.getByRole('complementary').waitFor()
  })
  expect(weigh(files, 'script')).toBeLessThanOrEqual(140 * KB)
  expect(await largestPaint(page)).toContain('Ratnapark')
})

test('nothing that a visitor reads moves when the page is taken over and the line turns out to be slow', async ({
  page,
  person,
}) => {
  const { page: other, ...account } = await person('bimala')
  const author = await writer(other.request, account)
  for (const title of ['One', 'Two', 'Three', 'Four']) await author.post(title, SENTENCE.repeat(6))
  await page.setViewportSize(PHONE)
  await countShifts(page)
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { effectiveType: '3g' })
    Object.defineProperty(navigator, 'connection', { value: connection })
  })

  for (const address of ['/?feed=latest', `/je/${account.username}`]) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-saver', 'on')
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02)
  }
})

test('who comes for the comments does not wait, and if they do not come the post stays', async ({
  person,
}) => {
  const { page, ...account } = await person('bimala')
  const author = await writer(page.request, account)
  const post = await author.post('Read me first', LONG)
  const id = await author.comment(post, 'Then me')
  await leaveIdleWorkUndone(page.context())

  for (const part of ['#comments', `?comment=${id}`]) {
    await page.goto(postAddress(post) + part)
    await expect(page.getByText('Then me')).toBeInViewport()
  }

  await page.route('**/assets/Comments-*.js', (route) => route.abort())
  await page.goto(`${postAddress(post)}#comments`)
  await page.reload()
  await expect(page.getByRole('alert').getByText('This did not load')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Read me first' })).toBeVisible()
  await page.unroute('**/assets/Comments-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Then me')).toBeVisible()
})

test('hashed files are cached for ever, pages are not, and both come compressed', async ({
  request,
}) => {
  const reply = await request.get('/')
  expect(reply.headers()['cache-control']).toContain('no-cache')
  const src = /<script[^>]+src="([^"]+)"/.exec(await reply.text())![1]!
  const file = await request.get(src, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const zipped = await request.get(src, { headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers()['content-encoding']).toBe('gzip')
})

function sourceOf(file: string) {
  return readFileSync(new URL(`../web/src/app/${file}`, import.meta.url), 'utf8')
}

type Account = Actor & { id: string }
type Parts = Record<string, string> & { clip: string; list: string }

/** A long post, a hub with a cover and a poll, a clip: an empty page weighs less. */
async function thingsToShow(page: Page, account: Account, host: Account) {
  const author = await writer(page.request, account)
  const post = await author.post('First the weight', LONG)
  const { found, send } = await founder(page.request, host)
  const hub = await found({ name: hubNamed('Heavy'), cover: await drawPicture(page) })
  const poll = { options: ['Tea', 'Coffee'], hours: 24 }
  await send('/api/ads', { title: 'What do we drink?', jehub: hub._id, poll })
  const { list } = await send('/api/lists', { name: 'Heavy writers', isPublic: true })
  const headers = { authorization: `Bearer ${await tokenOf(page.request, host)}` }
  await page.request.put(`/api/lists/${list._id}/people/${account.id}`, { headers })
  const { folder, remove } = videoFolder()
  const { clip } = await clipper(page.request, host)
  const clipId = await clip(makeVideo(folder, { seconds: 1 }), 'First the weight').finally(remove)
  return {
    username: account.username,
    id: post._id,
    title: 'x',
    name: encodeURIComponent(hub.name),
    key: 'kaski',
    clip: clipId,
    list: list._id,
  }
}

/** Routes whose `:id` is no post. */
function addressOf({ path }: Route, { clip, list, ...parts }: Parts) {
  const ids: Record<string, string> = { jesclips: clip, lists: list }
  const id = ids[path.split('/')[1] ?? '']
  const known = id ? { ...parts, id } : parts
  return path.replace('*', '/no/such/page').replace(/:(\w+)/g, (_, part) => known[part] ?? part)
}

/** How far visible content was moved by later content. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    window.shifted = 0
    new PerformanceObserver((list) => {
      const main = document.querySelector('main')
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => main?.contains(node))) window.shifted += value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The text of the largest element that was painted. */
function largestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
          resolve(last.element?.textContent ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** So many tabs share the list: a tab for each page costs more than its page. */
async function inTabs<From, To>(
  tabs: number,
  context: BrowserContext,
  list: readonly From[],
  act: (tab: Page, one: From) => Promise<To>,
) {
  const waiting = [...list]
  const done: To[] = []
  const work = async () => {
    const tab = await context.newPage()
    for (let one = waiting.shift(); one; one = waiting.shift()) done.push(await act(tab, one))
    await tab.close()
  }
  await Promise.all(Array.from({ length: tabs }, work))
  return done
}
