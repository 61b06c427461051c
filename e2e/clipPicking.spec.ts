import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../playwright.config.ts'
import { dropFiles } from './carrying.ts'
import { open, pick, requestsOf, stageOf } from './clipUploading.ts'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './people.ts'
import { makeVideo, videoFolder } from './videos.ts'

const MB = 1024 * 1024
const PHONE = { width: 390, height: 844 }
const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const { launchOptions } = config.use!

test.use({ launchOptions: { ...launchOptions, args: [...launchOptions!.args!, ...FAKE_CAMERA] } })

let videos: ReturnType<typeof videoFolder>
let short: string
let cut: string

test.beforeAll(() => {
  videos = videoFolder()
  short = makeVideo(videos.folder)
  // The index of its frames is complete, the frames are not.
  const whole = readFileSync(makeVideo(videos.folder, { name: 'whole.mp4', seconds: 8 }))
  cut = join(videos.folder, 'cut.mp4')
  writeFileSync(cut, whole.subarray(0, Math.floor(whole.length * 0.6)))
})
test.afterAll(() => videos?.remove())

test('what is no video, empty or too large is refused in words before a byte is sent', async ({
  person,
}) => {
  const { page } = await person('asha')
  const sent = requestsOf(page)
  await open(page)
  const text = {
    name: 'text.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('Only words, no film.'),
  }
  await page.getByLabel('Choose a video').setInputFiles(text)
  await expect(page.getByRole('alert')).toContainText('not a video that we can take')
  await dropFiles(page.getByText('Up to 90 seconds'), [
    { name: 'none.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByRole('alert')).toContainText('This file is empty')

  const huge = join(videos.folder, 'huge.mp4')
  writeFileSync(huge, Buffer.concat([readFileSync(short), Buffer.alloc(100 * MB)]))
  await page.getByLabel('Choose a video').setInputFiles(huge)
  await expect(page.getByRole('alert')).toContainText('you can send up to 100 MB')
  expect(sent).toEqual([])
})

test('what the server finds wrong with a video is said where it was picked', async ({ person }) => {
  const { page } = await person('sarita')
  await open(page)
  await pick(page, cut)
  await page.getByLabel('Caption').fill('Half a film')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alert')).toContainText('This video breaks off before its end')
  await expect(page.getByLabel('Caption')).toHaveValue('Half a film')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a clip is recorded with the camera, watched again, and uploaded', async ({ person }) => {
  const { page } = await person('kamal')
  await page.context().grantPermissions(['camera', 'microphone'])
  await open(page)
  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recording' })).toBeVisible()
  await expect(page.getByText('2 of 90 seconds')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByLabel('What you recorded')).toBeVisible()
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(stageOf(page)).toHaveText('Uploaded')
  await expect(page.getByRole('slider', { name: 'Moment of the cover' })).toBeVisible()
})

test('who may not use the camera, or has none, sees what to do', async ({ person }) => {
  const { page } = await person('nabin')
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Not here', 'NotFoundError'))
  })
  await open(page)
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByRole('alert')).toContainText('No camera or microphone was found')
  await page.getByRole('button', { name: 'Close the camera' }).click()
  await expect(page.getByRole('heading', { name: 'Add a short video' })).toBeVisible()
})

test('nobody is shut out: the start and the form, on a desk and on a dark phone in Nepali', async ({
  person,
}) => {
  const { page } = await person('puja')
  await open(page)
  await expectNoFaults(page, 'start', 'main')
  await pick(page, short)
  await expect(stageOf(page)).toHaveText('Uploaded')
  await expectNoFaults(page, 'form', 'main')

  await page.setViewportSize(PHONE)
  const value = encodeURIComponent(JSON.stringify({ language: 'ne', theme: 'dark' }))
  await page.context().addCookies([{ name: 'jes_prefs', value, url: page.url() }])
  await page.reload()
  await expect(page.getByRole('button', { name: 'प्रकाशित गर्नुहोस्' })).toBeVisible()
  await expect(page.getByText('पठाइयो', { exact: true })).toBeVisible()
  await expectNoFaults(page, 'form, Nepali', 'main')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
})
