import type { BrowserContext, Locator, Page } from '@playwright/test'
import { clipper, expectPlaying } from './clipping.ts'
import { closeDatabase, database } from './database.ts'
import { expect, member, test } from './people.ts'
import { makeVideo, videoFolder } from './videos.ts'
import { addressOf, writer } from './writing.ts'

const OPEN = [
  '/',
  '/search',
  '/search?q=momo',
  '/explore',
  '/trending',
  '/jesclips/latest',
  '/jehubs',
  '/jehub/KathmanduEats',
  '/premium',
  '/premium/how',
  '/about',
  '/help',
  '/rules',
  '/privacy-policy',
  '/terms',
  '/blogs',
  '/je/aarati',
  '/je/nobody.here',
  '/post/a/1/b',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/nowhere',
]
const OWN = [
  '/',
  '/notifications',
  '/bookmarks',
  '/setting',
  '/add-post',
  '/add-jesclips',
  '/reports',
  '/analytics',
  '/premium/earnings',
  '/premium/orders',
]
const NARROW = { width: 320, height: 568 }
const LYING = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
]

test.use({ viewport: NARROW, hasTouch: true, isMobile: true })
test.afterAll(closeDatabase)

for (const language of ['en', 'ne'] as const) {
  test(`no page is wider than the narrowest phone (${language})`, async ({ page, context }) => {
    test.slow()
    await speak(context, language)
    for (const path of OPEN) await expectWithin(page, path)
    await page.setViewportSize(LYING[0]!)
    for (const path of ['/', '/jehubs', '/je/aarati', '/login']) await expectWithin(page, path)
  })

  test(`no page of a member is wider, whatever is counted on it (${language})`, async ({
    person,
    request,
  }) => {
    test.slow()
    const { page, ...bimala } = await person('bimala')
    await page.setViewportSize(NARROW)
    await speak(page.context(), language)
    const post = await (await writer(request, bimala)).post('A much read post')
    const sql = database()
    await sql`
      update standings set up_votes = 98700, comment_count = 98700 where post_id = ${post._id}`
    await sql`
      insert into post_views (post_id, views) values (${post._id}, 98700)
      on conflict (post_id) do update set views = excluded.views`
    for (const path of [...OWN, `/je/${bimala.username}`, addressOf(post)])
      await expectWithin(page, path)

    const row = page.getByRole('article').first()
    const pill = row.getByRole('group').first()
    await expectApart(pill, row.locator('a[href*="#comments"]').first())
    const bookmark = row.locator('[aria-pressed]').last()
    await expectApart(row.locator('a[href*="#comments"]').first(), bookmark)
  })
}

test('names and times are as high as a finger needs', async ({ page, request }) => {
  const pen = await writer(request, await member('bimala'))
  const post = await pen.post('A talk')
  await pen.comment(post, 'A word')
  for (const path of ['/', addressOf(post), '/je/aarati', '/jehub/KathmanduEats']) {
    await page.goto(path)
    const links = page.getByRole('article').locator('a[href^="/je/"]:not([tabindex]), a:has(time)')
    await expect(links.first()).toBeVisible()
    const low = await links.evaluateAll((all) =>
      all
        .filter((link) => !link.closest('p') && link.getBoundingClientRect().height < 24)
        .map((link) => `${link.textContent} ${link.getBoundingClientRect().height}`),
    )
    expect(low, path).toEqual([])
  }
})

test('the buttons of one’s own profile stand in one line', async ({ person }) => {
  const { page, username } = await person('bimala')
  await page.setViewportSize(NARROW)
  await page.goto(`/je/${username}`)
  const buttons = [
    page.getByRole('link', { name: 'Analytics' }),
    page.getByRole('main').getByRole('button', { name: 'Share' }).first(),
    page.getByRole('link', { name: 'Edit profile' }),
  ]
  const boxes = []
  for (const button of buttons) {
    await expect(button).toBeVisible()
    boxes.push((await button.boundingBox())!)
  }
  const middles = boxes.map(({ y, height }) => Math.round(y + height / 2))
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
})

test.describe('a clip', () => {
  let clip: string

  test.beforeAll(async ({ playwright }, { project }) => {
    test.setTimeout(300_000)
    const request = await playwright.request.newContext({ baseURL: project.use.baseURL! })
    const videos = videoFolder()
    const maker = await member('maker')
    const send = await clipper(request, maker)
    const path = makeVideo(videos.folder, { seconds: 4 })
    clip = await send.clip(path, `${'Kites over Patan, seen from the roof. '.repeat(5)}#dashain`)
    const content = 'WEBVTT\n\n00:00.000 --> 00:10.000\nLook up, the green one is about to be cut!'
    await request.put(`/api/clips/${clip}/captions/en`, {
      headers: { authorization: `Bearer ${maker.token}` },
      data: { content },
    })
    videos.remove()
    await request.dispose()
  })

  for (const [language, viewport] of [
    ['en', NARROW],
    ['ne', NARROW],
    ...LYING.map((size) => ['en', size] as const),
  ] as const) {
    test(`has each thing in a place of its own (${viewport.width}, ${language})`, async ({
      person,
    }) => {
      const { page } = await person('bimala')
      await page.setViewportSize(viewport)
      await speak(page.context(), language)
      await page.goto(`/jesclips/${clip}`)
      await expectPlaying(page)
      const shown = page.locator('article:not([inert])')
      const cues = shown.getByText('Look up, the green one')
      await expect(cues).toBeVisible()
      const name = shown.locator('a[href^="/je/"]:not([tabindex])')
      const rail = shown.getByRole('group')
      const lastTab = page.getByRole('navigation').locator('a[href*="latest"]').last()
      const captions = page.getByRole('button', { name: /^(Captions|क्याप्सन)$/ })
      await expect(rail.locator('button')).toHaveCount(6)
      for (const thing of [cues, name, rail]) {
        await expectApart(thing, captions)
        await expectApart(thing, lastTab)
      }
      await expectApart(cues, name)
      await expectApart(cues, rail)
      await expectApart(name, rail)
      await expectApart(captions, lastTab)
    })
  }
})

async function speak(context: BrowserContext, language: 'en' | 'ne') {
  const value = encodeURIComponent(JSON.stringify({ language }))
  const url = `http://127.0.0.1:${process.env.E2E_PORT ?? '3100'}`
  await context.addCookies([{ name: 'jes_prefs', value, url }])
}

async function expectWithin(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  const pending = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Loading|लोड)/ })
  await expect(pending, path).toHaveCount(0)
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide, path).toBeLessThanOrEqual(0)
}

/** Two things that are both seen, and neither of which covers the other. */
async function expectApart(one: Locator, other: Locator) {
  await expect(one).toBeVisible()
  await expect(other).toBeVisible()
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  const isApart =
    a.x + a.width <= b.x + 0.5 ||
    b.x + b.width <= a.x + 0.5 ||
    a.y + a.height <= b.y + 0.5 ||
    b.y + b.height <= a.y + 0.5
  expect(isApart, JSON.stringify([a, b])).toBe(true)
}
