import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { clipper, expectPlaying, videoOn } from './clipping.ts'
import { expectNoFaults } from './faults.ts'
import { type Actor, expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { makeVideo, videoFolder } from './videos.ts'
import { writer } from './writing.ts'

// With reduced motion clips do not play by themselves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const CAPTIONS = ['Rain on the tin roof', 'Momo at five #momo']

let maker: Awaited<ReturnType<typeof member>>
let clips: string[]

// One worker runs them all: making the clips takes longer than most of the tests.
test.describe.configure({ mode: 'default' })

// Followers of only this maker have a feed of two clips, whatever others upload meanwhile.
test.beforeAll(async ({ playwright }, { project }) => {
  test.setTimeout(300_000)
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL! })
  const videos = videoFolder()
  maker = await member('maker')
  const { clip } = await clipper(request, maker)
  const path = makeVideo(videos.folder, { seconds: 4 })
  clips = []
  for (const caption of CAPTIONS) clips.unshift(await clip(path, `${caption} ${maker.username}`))
  videos.remove()
  await request.dispose()
})

test.describe('on a desk', () => {
  test.use({ viewport: DESK })

  test('clips play one after the other by the keys, the address follows, and the sound is remembered', async ({
    person,
    request,
  }) => {
    const { page } = await follower(person, request)
    await page.goto('/')
    await page.getByRole('link', { name: 'JesClips' }).first().click()
    await expect(page).toHaveURL(/\/jesclips\//)
    await page.getByRole('link', { name: 'Following' }).click()
    await expectClip(page, 0)
    await expectPlaying(page)

    for (const [key, index] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['j', 1],
      ['k', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expectClip(page, index)
    }
    await expectPlaying(page)
    const isPaused = () => videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)
    await page.keyboard.press('Space')
    await expect.poll(isPaused).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(isPaused).toBe(false)

    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
    await page.reload()
    await expectClip(page, 0)
    await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('comments stand beside it, votes and saves hold, and its maker alone reads that it was watched', async ({
    person,
    request,
    browser,
  }) => {
    const { page } = await follower(person, request)
    const { plays } = await clipper(request, maker)
    const before = await plays(clips[1]!)
    await page.context().grantPermissions(['clipboard-write'])
    await page.goto(`/jesclips/${clips[1]}`)
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    )
    await expectPlaying(page)
    await expect.poll(() => plays(clips[1]!)).toBeGreaterThan(before)
    const beside = page.getByRole('complementary')
    await beside.getByPlaceholder('Add a comment').fill('I hear the tin')
    await beside.getByRole('button', { name: 'Comment', exact: true }).click()
    const said = beside.getByRole('article').filter({ hasText: 'I hear the tin' })
    await expect(said.getByRole('button', { name: 'Reply' })).toBeVisible()

    // A press is shown at once; another page knows it only after the server has received it.
    const received = [/\/vote$/, /\/api\/bookmarks\//].map((path) => page.waitForResponse(path))
    const rail = page.getByRole('group', { name: 'Actions' })
    await rail.getByRole('button', { name: 'Upvote' }).click()
    await rail.getByRole('button', { name: 'Bookmark' }).click()
    await expect(rail.getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await Promise.all(received)
    await rail.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    await moveTo(page, '/bookmarks')
    const card = page.getByRole('article').filter({ hasText: CAPTIONS[0]! })
    await expect(card.getByRole('button', { name: 'Upvote' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(card.getByRole('link', { name: '1 comment', exact: true })).toHaveAttribute(
      'href',
      `/jesclips/${clips[1]}?comments`,
    )

    await page.goto(`/jesclips/${clips[1]}/stats`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Statistics')
    const own = await asMaker(browser)
    await own.goto(`/jesclips/${clips[1]}/stats`)
    await expect(own.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
    const curve = own.getByRole('slider', { name: 'Who stays' })
    await curve.focus()
    await expect(curve).toHaveAttribute('aria-valuetext', /^0\.0 s: \d+%$/)
    await curve.press('ArrowRight')
    await expect(curve).toHaveAttribute('aria-valuetext', /^0\.2 s: \d+%$/)
    await expectNoFaults(own, 'statistics')
    await own.context().close()
  })

  test('a clip in a list leads to its stage, and so does the address of a post', async ({
    page,
  }) => {
    await page.goto(`/je/${maker.username}`)
    const card = page.getByRole('article').filter({ hasText: CAPTIONS[0]! })
    await expect(card.getByText('0:04')).toBeVisible()
    await card.getByRole('link', { name: CAPTIONS[0]! }).first().click()
    await expect(page).toHaveURL(new RegExp(`/jesclips/${clips[1]}`))

    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Clips', exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(clips.length)

    await moveTo(page, '/explore')
    const row = page.getByRole('region', { name: 'JesClips' }).getByRole('listitem')
    await expect(row.first().getByRole('link')).toHaveAttribute('href', /^\/jesclips\/\d+$/)

    await page.goto(`/post/${maker.username}/${clips[0]}/x`)
    await expect(page).toHaveURL(new RegExp(`/jesclips/${clips[0]}`))
    await expectPlaying(page)
  })

  test('crawlers find the video, and nobody is shut out of the stage', async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`/jesclips/${clips[0]}`)).text()
    expect(html).toMatch(/<meta property="og:video"[^>]+\.mp4"/)
    expect(html).toMatch(/<meta property="og:image"/)
    await page.goto(`/jesclips/${clips[0]}`)
    await expectPlaying(page)
    await expectNoFaults(page, 'stage on a desk')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, colorScheme: 'dark' })

  test('comments come up in a sheet, and the video goes on', async ({ person, request }) => {
    const { page } = await follower(person, request)
    await page.goto(`/jesclips/${clips[0]}`)
    await expectPlaying(page)
    await page.getByRole('button', { name: /^Comments/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Comments' })
    await sheet.getByPlaceholder('Add a comment').fill('From the last seat')
    await sheet.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(sheet.getByText('From the last seat')).toBeVisible()
    await expectPlaying(page)
  })

  test('in Nepali and in the dark nobody is shut out', async ({ page }) => {
    await prefer(page, { language: 'ne', theme: 'dark' })
    await page.goto(`/jesclips/${clips[0]}`)
    await expectPlaying(page)
    await expectNoFaults(page, 'stage on a phone')
    await moveTo(page, `/je/${maker.username}`)
    await expect(page.getByText('०:०४').first()).toBeVisible()
    await expectNoFaults(page, 'clips in a list')
  })
})

type Follower = Actor & { page: Page }

async function follower(
  person: (name: string) => Promise<Follower>,
  request: APIRequestContext,
): Promise<Follower> {
  const watcher = await person('watcher')
  const { follow } = await writer(request, watcher)
  await follow(maker.username)
  return watcher
}

/** A browser of the maker's own. */
async function asMaker(browser: Browser) {
  const context = await browser.newContext({
    viewport: DESK,
    baseURL: test.info().project.use.baseURL!,
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Username or email').fill(maker.username)
  await page.getByLabel('Password', { exact: true }).fill(maker.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  return page
}

async function prefer(page: Page, wanted: Record<string, unknown>) {
  const value = encodeURIComponent(JSON.stringify(wanted))
  const { baseURL } = test.info().project.use
  await page.context().addCookies([{ name: 'jes_prefs', value, url: baseURL! }])
}

async function expectClip(page: Page, index: number) {
  await expect(page).toHaveURL(new RegExp(`/jesclips/${clips[index]}\\?feed=following$`))
}
