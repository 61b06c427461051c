import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { choose, lineOf, open, percentOf, pick, requestsOf, stageOf } from './clipUploading.ts'
import { expect, test } from './people.ts'
import { makeVideo, videoFolder } from './videos.ts'

let videos: ReturnType<typeof videoFolder>
let short: string
let heavy: string
let long: string
let hollow: string

test.beforeAll(() => {
  videos = videoFolder()
  short = makeVideo(videos.folder)
  heavy = makeVideo(videos.folder, { name: 'heavy.mp4', seconds: 6, rate: '8M' })
  long = makeVideo(videos.folder, {
    name: 'long.mp4',
    seconds: 95,
    width: 90,
    height: 160,
    rate: '60k',
  })
  const whole = readFileSync(makeVideo(videos.folder, { name: 'whole.mp4', seconds: 8 }))
  // Its pictures are listed, and nothing is in them.
  hollow = join(videos.folder, 'hollow.mp4')
  writeFileSync(hollow, Buffer.from(whole).fill(0, whole.indexOf('mdat') + 4))
})
test.afterAll(() => videos?.remove())

test('a video is picked, described, published, prepared, and plays', async ({ person }) => {
  const { page } = await person('sita')
  await open(page)
  await pick(page, short)
  await page.getByLabel('Caption').fill('Kites over Patan #dashain')
  await expect(page.getByRole('slider', { name: 'Moment of the cover' })).toBeVisible()
  await page.getByRole('slider', { name: 'Moment of the cover' }).press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Publish' }).click()

  await expect(page).toHaveURL(/\/jesclips\/\d+$/)
  const video = page.locator('article video').first()
  await expect(video).toBeVisible({ timeout: 120_000 })
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3)

  await choose(page, 'Edit caption')
  await page.getByRole('dialog').getByLabel('Caption').fill('Kites over Bhaktapur')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Kites over Bhaktapur').first()).toBeVisible()
  await choose(page, 'Captions')
  const captions = page.getByRole('dialog')
  await captions.getByLabel('Captions with their times').fill('0:00 - 0:02 Look up!')
  await captions.getByRole('button', { name: 'Add captions' }).click()
  await expect(captions.getByRole('button', { name: 'Remove English' })).toBeVisible()
})

test('an upload that is cut at half waits for the line and goes on from there', async ({
  person,
}) => {
  const { page } = await person('hari')
  const line = await lineOf(page)
  const sent = requestsOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await expect.poll(() => percentOf(page)).toBeGreaterThan(30)

  await line.cut()
  await expect(page.getByText('Waiting for the line')).toBeVisible()
  const atBreak = await percentOf(page)
  expect(atBreak).toBeLessThan(100)
  await line.mend()
  await expect(stageOf(page)).toHaveText('Uploaded')

  expect(sent.filter((request) => request.method() === 'POST')).toHaveLength(1)
  const resumed = sent.slice(sent.findLastIndex((request) => request.method() === 'HEAD'))
  const offset = await resumed
    .find((request) => request.method() === 'PATCH')!
    .headerValue('upload-offset')
  expect(Number(offset)).toBeGreaterThan(0)
})

test('after a reload in the middle it goes on by itself, with all that was written', async ({
  person,
}) => {
  const { page } = await person('gita')
  const line = await lineOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await page.getByLabel('Caption').fill('Half a word')
  await page.getByLabel('Sensitive').check()
  await page.getByRole('slider', { name: 'End' }).press('Shift+ArrowLeft')
  await expect.poll(() => percentOf(page)).toBeGreaterThan(20)

  const sent = requestsOf(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByLabel('Caption')).toHaveValue('Half a word')
  await expect(page.getByLabel('Sensitive')).toBeChecked()
  await expect(page.getByRole('slider', { name: 'End' })).toHaveAttribute(
    'aria-valuetext',
    '0:05.0',
  )
  await line.mend()
  await expect(stageOf(page)).toHaveText('Uploaded')
  expect(sent.map((request) => request.method())).not.toContain('POST')
  expect(sent[0]?.method()).toBe('HEAD')
})

test('a browser that has no room for the file asks before it is closed, and takes the same file again', async ({
  person,
}) => {
  const { page } = await person('rita')
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  const line = await lineOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await page.getByLabel('Caption').fill('Not lost')
  await expect.poll(() => percentOf(page)).toBeGreaterThan(20)

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(asked).toEqual(['beforeunload'])
  await expect(page.getByRole('alert')).toContainText('Pick the same file again')
  await expect(page.getByLabel('Caption')).toHaveValue('Not lost')
  await page.getByLabel('Pick the file again').setInputFiles(short)
  await expect(page.getByRole('alert')).toContainText('That is another file')
  const sent = requestsOf(page)
  await line.mend()
  await page.getByLabel('Pick the file again').setInputFiles(heavy)
  await expect(stageOf(page)).toHaveText('Uploaded')
  expect(sent.map((request) => request.method())).not.toContain('POST')
})

test('a second tab waits for the first, and goes on when that is closed', async ({ person }) => {
  const { page } = await person('kiran')
  const line = await lineOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await expect.poll(() => percentOf(page)).toBeGreaterThan(10)

  const second = await page.context().newPage()
  await second.goto('/add-jesclips')
  await expect(second.getByText('is being uploaded in another tab')).toBeVisible()
  await page.close()
  await expect(stageOf(second)).toHaveText('Uploaded')
})

test('an upload is paused, resumed, and cancelled for good', async ({ person }) => {
  const { page } = await person('ram')
  const line = await lineOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await expect.poll(() => percentOf(page)).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Pause', exact: true }).last().click()
  await expect(stageOf(page)).toHaveText('Paused')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(stageOf(page)).toHaveText('Uploading')

  const gone = page.waitForRequest((request) => request.method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel the upload' }).click()
  await expect(page.getByRole('heading', { name: 'Add a short video' })).toBeVisible()
  expect((await (await gone).response())?.status()).toBe(204)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Add a short video' })).toBeVisible()
})

test('of a longer video the first 90 seconds are chosen, and the keys choose another part', async ({
  person,
}) => {
  const { page } = await person('maya')
  await open(page)
  await pick(page, long)
  const start = page.getByRole('slider', { name: 'Start' })
  const end = page.getByRole('slider', { name: 'End' })
  await expect(end).toHaveAttribute('aria-valuetext', '1:30.0')
  await start.press('ArrowRight')
  await expect(start).toHaveAttribute('aria-valuetext', '0:00.1')
  await end.press('End')
  await expect(end).toHaveAttribute('aria-valuetext', /^1:35/)
  await expect(start).toHaveAttribute('aria-valuetext', /^0:05/)
})

test('the page may be left: the dock follows, publishes, and says when it is out', async ({
  person,
}) => {
  const { page } = await person('bina')
  const line = await lineOf(page)
  await line.slow()
  await open(page)
  await pick(page, heavy)
  await page.getByLabel('Caption').fill('On its way')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('It goes out by itself')).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).first().click()

  const dock = page.getByRole('region', { name: 'Your JesClips on their way' })
  await expect(dock.getByRole('link', { name: /Uploading your JesClip/ })).toBeVisible()
  await line.mend()
  await expect(dock.getByRole('link', { name: /Preparing your JesClip/ })).toBeVisible({
    timeout: 30_000,
  })
  await page.reload()
  await expect(page.getByText('Your JesClip is out')).toBeVisible({ timeout: 120_000 })
  await expect(dock).toHaveCount(0)
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(page).toHaveURL(/\/jesclips\/\d+$/)
})

test('what could not be prepared says why, can be tried again and deleted', async ({ person }) => {
  const { page } = await person('dipa')
  await open(page)
  await pick(page, hollow)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/\/jesclips\/\d+$/)
  const failed = page.getByRole('heading', { name: 'Your JesClip could not be prepared' })
  await expect(failed).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('alert')).toContainText('could not be read')

  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Preparing your JesClip' })).toBeVisible()
  await expect(failed).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL('/add-jesclips')
})
