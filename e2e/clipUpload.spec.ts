import { lineOf, open, percentOf, pick, requestsOf, stageOf } from './clipUploading.ts'
import { expect, test } from './people.ts'
import { makeVideo, videoFolder } from './videos.ts'

// With reduced motion clips do not play by themselves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let videos: ReturnType<typeof videoFolder>
let heavy: string

test.beforeAll(() => {
  videos = videoFolder()
  heavy = makeVideo(videos.folder, { seconds: 6, width: 180, height: 320, rate: '4M' })
})
test.afterAll(() => videos?.remove())

test('a video is picked, described and published; the dock follows it, and leads to it when it is out', async ({
  person,
}) => {
  const { page } = await person('sita')
  const line = await lineOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await page.getByLabel('Caption').fill('Kites over Patan #dashain')
  await page.getByRole('slider', { name: 'Moment of the cover' }).press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It goes out by itself')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()

  const dock = page.getByRole('region', { name: 'Your JesClips on their way' })
  await expect(dock.getByRole('link', { name: /Uploading your JesClip/ })).toBeVisible()
  await line.mend()
  await expect(page.getByText('Your JesClip is out')).toBeVisible({ timeout: 120_000 })
  await expect(dock).toHaveCount(0)
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(page).toHaveURL(/\/jesclips\/\d+$/)
  const video = page.locator('article video').first()
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3)
})

test('an upload that is cut, and left in the middle by a reload, goes on from there with all that was written', async ({
  person,
}) => {
  const { page } = await person('hari')
  const line = await lineOf(page)
  const sent = requestsOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await page.getByLabel('Caption').fill('Half a word')
  await page.getByLabel('Sensitive').check()
  await page.getByRole('slider', { name: 'End' }).press('Shift+ArrowLeft')
  await expect.poll(() => percentOf(page)).toBeGreaterThan(5)

  await line.cut()
  await expect(page.getByText('Waiting for the line')).toBeVisible()
  expect(await percentOf(page)).toBeLessThan(100)
  await line.crawl()
  await expect(stageOf(page)).toHaveText('Uploading')
  const before = sent.length
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByLabel('Caption')).toHaveValue('Half a word')
  await expect(page.getByLabel('Sensitive')).toBeChecked()
  await expect(page.getByRole('slider', { name: 'End' })).toHaveAttribute(
    'aria-valuetext',
    '0:05.0',
  )
  await line.mend()
  await expect(stageOf(page)).toHaveText('Uploaded')

  expect(sent.filter((request) => request.method() === 'POST')).toHaveLength(1)
  const resumed = sent.slice(before).filter((request) => request.method() === 'PATCH')
  const offsets = await Promise.all(resumed.map((one) => one.headerValue('upload-offset')))
  expect(offsets.length).toBeGreaterThan(0)
  for (const offset of offsets) expect(Number(offset)).toBeGreaterThan(0)
})

test('a second tab waits for the first and goes on when that is closed; an upload is paused, and cancelled for good', async ({
  person,
}) => {
  const { page: first } = await person('kiran')
  await (await lineOf(first)).slow()
  await open(first)
  await pick(first, heavy)
  await expect.poll(() => percentOf(first)).toBeGreaterThan(5)
  await first.getByRole('button', { name: 'Pause', exact: true }).last().click()
  await expect(stageOf(first)).toHaveText('Paused')
  await first.getByRole('button', { name: 'Resume' }).click()
  await expect(stageOf(first)).toHaveText('Uploading')

  const page = await first.context().newPage()
  await (await lineOf(page)).slow()
  await page.goto('/add-jesclips')
  await expect(page.getByText('is being uploaded in another tab')).toBeVisible()
  await first.close()
  await expect(stageOf(page)).toHaveText(/^Upload(ing|ed)$/)

  const gone = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(page.getByRole('heading', { name: 'Add a short video' })).toBeVisible()
  expect((await (await gone).response())?.status()).toBe(204)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Add a short video' })).toBeVisible()
})
