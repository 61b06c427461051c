import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page, Response } from '@playwright/test'
import { expect, test } from './people.ts'
import { addressOf as postAddress, type Written, writer } from './writing.ts'

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

type Kind = 'script' | 'stylesheet' | 'document'
type File = { name: string; kind: Kind; size: number; text: string }
type Route = { path: string; page: string }

/** Every route, with the page that it shows, read from the app: a new one cannot be forgotten. */
const routes = [
  ...`${sourceOf('AppRoutes.tsx')}${sourceOf('RareRoutes.tsx')}`.matchAll(
    /path: '(.+)', element: <pages\.(\w+) \/>/g,
  ),
]
  .map(([, path = '', page = '']): Route => ({ path, page }))
  .filter(({ page }) => page !== 'UiPage' && page !== 'RareRoutes')
const isForVisitors = ({ path }: Route) =>
  /^\/(login|register|(forgot|reset)-password|(verify|confirm)-email)$/.test(path)

for (const [place, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`the first load of a visitor keeps to its budget on a ${place}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport,
      baseURL: test.info().project.use.baseURL!,
    })
    const files = await filesOf(context, '/', { hasSidebar: viewport === DESK })
    await context.close()

    expect(weigh(files, 'script')).toBeLessThanOrEqual(120 * KB)
    expect(weigh(files, 'stylesheet')).toBeLessThanOrEqual(12 * KB)
    expect(weigh(files, 'document')).toBeLessThanOrEqual(10 * KB)
  })
}

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
  const author = await writer(page.request, account)
  const post = await author.post('First the weight', LONG)
  for (const context of [member, visitor]) await leaveIdleWorkUndone(context)

  const opened = await inTurns(routes, async (route) => {
    const context = isForVisitors(route) ? visitor : member
    const shows = { hasSidebar: context === member }
    return { ...route, files: await filesOf(context, addressOf(route, post), shows) }
  })
  await visitor.close()

  const home = opened.find(({ path }) => path === '/')!
  const atHome = new Set(home.files.map(({ name }) => name))
  const table = opened.map(({ path, page, files }) => ({
    path,
    first: weigh(files, 'script'),
    late: weigh(
      files.filter(({ name }) => !atHome.has(name)),
      'script',
    ),
    styles: weigh(files, 'stylesheet'),
    isShown: files.some(({ name }) => name.startsWith(`${page}-`)),
    preloads: faultsOf(page, files),
  }))
  test.info().annotations.push({ type: 'gzip bytes', description: JSON.stringify(table) })

  expect(table.length).toBeGreaterThan(25)
  expect(table.filter(({ isShown }) => !isShown)).toEqual([])
  expect(table.filter(({ first }) => first > 120 * KB)).toEqual([])
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
    expect(weights.before).toBeLessThanOrEqual(120 * KB)
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

  const files = await filesDuring(page, async () => {
    await page.goto(postAddress(post))
    await page.getByText('Then me').waitFor()
    await page.getByRole('complementary').waitFor()
  })
  expect(weigh(files, 'script')).toBeLessThanOrEqual(140 * KB)
  expect(await largestPaint(page)).toContain('Ratnapark')
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

test('hashed files are kept for ever, pages are not, and both come compressed', async ({
  page,
  request,
}) => {
  const reply = await page.goto('/')
  expect(reply!.headers()['cache-control']).toContain('no-cache')
  const src = await page.locator('script[src]').first().getAttribute('src')
  const file = await request.get(src!, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const zipped = await request.get(src!, { headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers()['content-encoding']).toBe('gzip')
})

function sourceOf(file: string) {
  return readFileSync(new URL(`../web/src/app/${file}`, import.meta.url), 'utf8')
}

function addressOf({ path }: Route, { _id, user }: Written) {
  const parts: Record<string, string> = { username: user.username, id: _id, title: 'x', name: 'x' }
  return path.replace('*', '/no/such/page').replace(/:(\w+)/g, (_, part) => parts[part] ?? part)
}

/** The line for news opens when the page has been drawn and nothing else is to be done. */
async function leaveIdleWorkUndone(context: BrowserContext) {
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
}

async function filesOf(context: BrowserContext, address: string, shows: { hasSidebar: boolean }) {
  const page = await context.newPage()
  const files = await filesDuring(page, async () => {
    await page.goto(address)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    if (shows.hasSidebar) await page.getByRole('complementary').waitFor()
  })
  await page.close()
  return files
}

async function filesDuring(page: Page, act: () => Promise<void>) {
  const files: Promise<File>[] = []
  const keep = (response: Response) => {
    const kind = response.request().resourceType()
    if (isWeighed(kind)) files.push(weighed(kind, response))
  }
  page.on('response', keep)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('response', keep)
  return Promise.all(files)
}

/** How far what one reads was moved by what came later. */
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

/** What stands in the largest thing that was drawn. */
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

async function weighed(kind: Kind, response: Response): Promise<File> {
  const body = await response.body()
  const name = new URL(response.url()).pathname.split('/').at(-1)!
  return { name, kind, size: gzipSync(body, { level: 9 }).length, text: body.toString() }
}

function isWeighed(kind: string): kind is Kind {
  return kind === 'script' || kind === 'stylesheet' || kind === 'document'
}

function weigh(files: readonly File[], kind: Kind) {
  return files.filter((file) => file.kind === kind).reduce((sum, { size }) => sum + size, 0)
}

/** The document names every script that the page imports from the start, and no other. */
function faultsOf(page: string, files: readonly File[]) {
  const document = files.find(({ kind }) => kind === 'document')!.text
  const named = new Set(namesIn(document, /(?:src|href)="\/assets\/([^"]+\.js)"/g))
  const own = files.filter(({ name }) => new RegExp(`^(${page}|RareRoutes)-.*\\.js$`).test(name))
  const needed = new Set([
    ...own.map(({ name }) => name),
    ...namesIn(document, /src="\/assets\/([^"]+\.js)"/g),
  ])
  for (const name of needed) {
    const text = files.find((file) => file.name === name)?.text ?? ''
    for (const imported of namesIn(text, /(?:from|import)"\.\/([^"]+\.js)"/g)) needed.add(imported)
  }
  return [
    ...[...needed].filter((name) => !named.has(name)).map((name) => `${name} is missing`),
    ...[...named].filter((name) => !needed.has(name)).map((name) => `${name} is not used`),
  ]
}

function namesIn(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

async function inTurns<From, To>(list: readonly From[], act: (one: From) => Promise<To>) {
  const done: To[] = []
  for (let index = 0; index < list.length; index += AT_ONCE)
    done.push(...(await Promise.all(list.slice(index, index + AT_ONCE).map(act))))
  return done
}
