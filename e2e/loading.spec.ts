import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { writer } from './writing.ts'

const PREMIUM = '**/assets/PremiumPage-*.js'
const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SIDEBAR = /\/assets\/sidebar-.*\.js$/
const CALENDAR = '**/assets/bikramSambatTable-*.js'

test('offline the shell stays, Back brings the feed, and the page opens later', async ({
  page,
  context,
}) => {
  await page.setViewportSize(DESK)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  const top = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((article) => article.getBoundingClientRect().top)
  const before = await top()

  await context.setOffline(true)
  const hubs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'JeHubs' })
  await hubs.click()
  await expectOffline(page)
  await expect(hubs).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expectOffline(page)
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  // The strip that says so stands above: what was read is still where it was.
  await expect.poll(top).toBe(before)

  // A page without the layout leaves the layout there too.
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expectOffline(page)
  await expect(hubs).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.setViewportSize(PHONE)
  await hubs.click()
  await expectOffline(page)
  await expect(hubs).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'JeHubs', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/jehubs')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => stylesMissing(page)).toEqual([])
})

test('a page whose file a release has taken away is loaded anew, once', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let isReleased = false
  page.on('request', (request) => {
    isReleased ||= request.isNavigationRequest()
  })
  await page.route(PREMIUM, (route) =>
    isReleased ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.getByRole('link', { name: 'Premium' }).first().click()
  await expect(page).toHaveTitle(/Premium/)
})

test('a page whose file is gone is loaded anew once, then says so in the shell, and opens when it is tried again', async ({
  page,
}) => {
  await page.route(PREMIUM, (route) => route.fulfill({ status: 404 }))
  await page.goto('/about')
  await page.evaluate(() => {
    document.body.dataset.old = 'yes'
  })
  const premium = page.getByRole('link', { name: 'Premium' }).first()
  await premium.click()
  await expect(page.locator('body[data-old]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await page.unroute(PREMIUM)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/Premium/)
})

test('a tap shows a bar at once, and the shape of a page while its code is on its way; a sign-in page fills the screen', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  const { release } = await hold(page, '**/assets/RareRoutes-*.js')
  const link = page.getByRole('link', { name: 'Premium' }).first()

  // In the frame of the tap: the next rendered frame has it.
  const hasBar = await link.evaluate(async (element) => {
    ;(element as HTMLElement).click()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return document.querySelector('[role="progressbar"]')?.getAttribute('aria-label')
  })
  expect(hasBar).toBe('Loading')
  await expect(page.getByRole('article').first()).toBeHidden()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  release()
  await expect(page).toHaveTitle(/Premium/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0)

  const signUp = await hold(page, '**/assets/RegisterPage-*.js')
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.locator('#opening')).toBeVisible()
  signUp.release()
  await expect(page.getByLabel('Mobile number')).toBeVisible()
  await expect(page.locator('#opening')).toBeHidden()
})

test('before any script has come the mark and the flags stand there, in the colours that were chosen', async ({
  page,
  context,
  baseURL,
}) => {
  const value = encodeURIComponent(JSON.stringify({ theme: 'dark', language: 'ne' }))
  // A visitor would find the page rendered.
  const ofMember = { name: 'jes_member', value: '1', url: baseURL! }
  await context.addCookies([{ name: 'jes_prefs', value, url: baseURL! }, ofMember])
  const { release } = await hold(page, '**/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const opening = page.getByRole('status')
  await expect(opening).toBeVisible()
  await expect(opening).toHaveCSS('background-color', 'rgb(12, 14, 22)')
  await expect(opening.getByText('लोड हुँदैछ')).toBeAttached()
  await expect(opening.getByText('Loading')).toBeHidden()
  await expect(opening.locator('svg')).toHaveCount(2)

  release()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(opening.locator('svg')).toHaveCount(0)
})

test('the right column has its shape from the start, and nothing moves when it comes', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  const { release } = await hold(page, SIDEBAR)
  await page.goto('/')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  const shape = page.locator('main + [aria-hidden]')
  await expect(shape).toBeVisible()
  const before = await shape.boundingBox()
  release()
  const column = page.getByRole('complementary')
  await expect(column.getByRole('heading', { name: 'Popular JeHubs' })).toBeVisible()
  const after = await column.boundingBox()
  expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width])
})

test('who reads Bikram Sambat waits for nothing: dates are Gregorian until the calendar is here', async ({
  person,
}) => {
  const { page, ...account } = await person('bikram')
  await (await writer(page.request, account)).post('Dated', 'Words.')
  const value = encodeURIComponent(JSON.stringify({ calendar: 'bs' }))
  await page
    .context()
    .addCookies([{ name: 'jes_prefs', value, url: test.info().project.use.baseURL! }])
  await countShifts(page)
  const { release } = await hold(page, CALENDAR)
  await page.goto(`/je/${account.username}`)
  await expect(page.getByText('Dated')).toBeVisible()
  await expect(page.getByText(/Joined \w+ 20[23]\d/)).toBeVisible()

  release()
  await expect(page.getByText(/Joined \w+ 20[89]\d/)).toBeVisible()
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.01)
})

async function expectOffline(page: Page) {
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'You are offline' }),
  ).toBeVisible()
}

/** Stylesheets that were requested and are not loaded; a disabled one is inlined. */
function stylesMissing(page: Page) {
  return page
    .locator('link[rel=stylesheet]:not([disabled])')
    .evaluateAll((links) => links.filter((link) => !(link as HTMLLinkElement).sheet).map(String))
}

/** Blocks these files until it is released. */
async function hold(page: Page, files: string | RegExp) {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await free
    await route.continue()
  })
  return { release }
}

declare global {
  interface Window {
    moved: number
  }
}

/** How far visible content is moved by later content. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
