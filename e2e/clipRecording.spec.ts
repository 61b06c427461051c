import config from '../playwright.config.ts'
import { open, stageOf } from './clipUploading.ts'
import { expect, test } from './people.ts'

const FAKE_CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const { launchOptions } = config.use!

// A browser of its own: only this journey has a camera.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions!.args!, ...FAKE_CAMERA] } })

test('a clip is recorded with the camera, watched again, and uploaded', async ({ person }) => {
  const { page } = await person('kamal')
  await page.context().grantPermissions(['camera', 'microphone'])
  await open(page)
  await page.getByRole('button', { name: 'Record' }).click()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recording' })).toBeVisible()
  // A busy machine may pass over a second.
  await expect(page.getByText(/^([2-9]|\d\d) of 90 seconds$/)).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByLabel('What you recorded')).toBeVisible()
  await page.getByRole('button', { name: 'Use this' }).click()
  await expect(stageOf(page)).toHaveText('Uploaded')
  await expect(page.getByRole('slider', { name: 'Moment of the cover' })).toBeVisible()
})
