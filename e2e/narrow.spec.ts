import type { Locator, Page } from '@playwright/test'
import { clipper, expectPlaying } from './clipping.ts'
import { closeDatabase, countAsMuchRead } from './database.ts'
import { type Actor, expect, member, test } from './people.ts'
import { expectWellMade, moveTo, speak } from './survey.ts'
import { makeVideo, videoFolder } from './videos.ts'
import { addressOf, writer } from './writing.ts'

const NARROW = { width: 320, height: 568 }
const LYING = [
  { width: 568, height: 320 },
  { width: 667, height: 375 },
]

test.use({ viewport: NARROW, hasTouch: true, isMobile: true })
test.afterAll(closeDatabase)

test('no page is wider than a phone that lies on its side', async ({ page }) => {
  await page.setViewportSize(LYING[0]!)
  await page.goto('/')
  for (const path of ['/', '/jehubs', '/je/aarati', '/login']) {
    await moveTo(page, path)
    await expectWellMade(page, path)
  }
})

test('what is counted under a post has room, however much it is; names and times are as high as a finger needs', async ({
  page,
  request,
}) => {
  const pen = await writer(request, await member('bimala'))
  const post = await pen.post('A much read post')
  await pen.comment(post, 'A word')
  await countAsMuchRead(post)
  for (const language of ['en', 'ne'] as const) {
    await speak(page.context(), language)
    await page.goto(addressOf(post))
    const row = page.getByRole('article').first()
    const comments = row.locator('a[href*="#comments"]').first()
    await expectApart(row.getByRole('group').first(), comments)
    await expectApart(comments, row.locator('[aria-pressed]').last())
  }
  for (const path of [addressOf(post), '/', '/je/aarati', '/jehub/KathmanduEats']) {
    await moveTo(page, path)
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

test('on a clip each thing has a place of its own, as the buttons of one’s own profile have', async ({
  person,
}) => {
  const { page, ...bimala } = await person('bimala')
  const clip = await clipWithCaptions(page, bimala)
  await page.setViewportSize(NARROW)
  await page.goto(`/je/${bimala.username}`)
  await expectInOneLine([
    page.getByRole('link', { name: 'Analytics' }),
    page.getByRole('main').getByRole('button', { name: 'Share' }).first(),
    page.getByRole('link', { name: 'Edit profile' }),
  ])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const [language, viewports] of [
    ['en', [NARROW, ...LYING]],
    ['ne', [NARROW]],
  ] as const) {
    await speak(page.context(), language)
    await page.goto(`/jesclips/${clip}`)
    await expectPlaying(page)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await expectClipApart(page)
    }
  }
})

async function expectClipApart(page: Page) {
  const shown = page.locator('article:not([inert])')
  const cues = shown.getByText('Look up, the green one')
  await expect(cues).toBeVisible()
  const name = shown.locator('a[href^="/je/"]:not([tabindex])')
  const rail = shown.getByRole('group')
  const lastTab = page.getByRole('navigation').locator('a[href*="latest"]').last()
  const captions = page.getByRole('button', { name: /^(Captions|सबटाइटल)$/ })
  await expect(rail.locator('button')).toHaveCount(6)
  for (const thing of [cues, name, rail]) {
    await expectApart(thing, captions)
    await expectApart(thing, lastTab)
  }
  await expectApart(cues, name)
  await expectApart(cues, rail)
  await expectApart(name, rail)
  await expectApart(captions, lastTab)
}

async function clipWithCaptions({ request }: Page, maker: Actor & { token: string }) {
  const videos = videoFolder()
  const { clip } = await clipper(request, maker)
  const path = makeVideo(videos.folder, { seconds: 2 })
  const id = await clip(path, `${'Kites over Patan, seen from the roof. '.repeat(5)}#dashain`)
  const content = 'WEBVTT\n\n00:00.000 --> 00:10.000\nLook up, the green one is about to be cut!'
  await request.put(`/api/clips/${id}/captions/en`, {
    headers: { authorization: `Bearer ${maker.token}` },
    data: { content },
  })
  videos.remove()
  return id
}

async function expectInOneLine(buttons: readonly Locator[]) {
  const middles = []
  for (const button of buttons) {
    await expect(button).toBeVisible()
    const { y, height } = (await button.boundingBox())!
    middles.push(Math.round(y + height / 2))
  }
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
}

/** Two elements that are both visible, and neither covers the other. */
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
