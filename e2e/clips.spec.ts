import type { APIRequestContext, Page } from '@playwright/test'
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

test('on a desk clips play one after the other by the keys, the address follows, and the sound is remembered', async ({
  person,
  request,
}) => {
  const { page } = await follower(person, request)
  await page.setViewportSize(DESK)
  await page.goto(`/jesclips/${clips[0]}?feed=following`)
  await expectClip(page, 0)
  await expectPlaying(page)
  await expectNoFaults(page, 'stage on a desk')
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expectClip(page, index)
  }
  await expectPlaying(page)
  await page.keyboard.press('Space')
  await expect
    .poll(() => videoOn(page).evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true)

  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await page.reload()
  await expectClip(page, 0)
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
})

test('comments stand beside a clip, votes and saves hold, and its maker reads that it was watched', async ({
  person,
  request,
}) => {
  const { page } = await follower(person, request)
  await page.setViewportSize(DESK)
  const { plays } = await clipper(request, maker)
  const before = await plays(clips[1]!)
  await page.goto(`/je/${maker.username}?tab=clips`)
  const inList = page.getByRole('article').filter({ hasText: CAPTIONS[0]! })
  await expect(inList.getByText('0:04')).toBeVisible()
  await inList.getByRole('link', { name: CAPTIONS[0]! }).first().click()
  await expect(page).toHaveURL(new RegExp(`/jesclips/${clips[1]}`))
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
  await Promise.all(received)
  await moveTo(page, '/bookmarks')
  const card = page.getByRole('article').filter({ hasText: CAPTIONS[0]! })
  await expect(card.getByRole('button', { name: 'Upvote', pressed: true })).toBeVisible()
})

test('on a phone comments come up in a sheet, the video goes on, and nobody is shut out', async ({
  person,
  request,
}) => {
  const { page } = await follower(person, request)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(`/jesclips/${clips[0]}`)
  await expectPlaying(page)
  await expectNoFaults(page, 'stage on a phone')
  await page.getByRole('button', { name: /^Comments/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Comments' })
  await sheet.getByPlaceholder('Add a comment').fill('From the last seat')
  await sheet.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(sheet.getByText('From the last seat')).toBeVisible()
  await expectPlaying(page)
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

async function expectClip(page: Page, index: number) {
  await expect(page).toHaveURL(new RegExp(`/jesclips/${clips[index]}\\?feed=following$`))
}
