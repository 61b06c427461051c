import { dropFiles } from './carrying.ts'
import { open, pick, requestsOf, stageOf } from './clipUploading.ts'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './people.ts'
import { makeVideo, videoFolder } from './videos.ts'

const PHONE = { width: 390, height: 844 }

test('what is no video is refused in words before a byte is sent, and nobody is shut out of the form', async ({
  person,
}) => {
  const { page } = await person('asha')
  const sent = requestsOf(page)
  await open(page)
  await expectNoFaults(page, 'start', 'main')
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
  expect(sent).toEqual([])

  const videos = videoFolder()
  await pick(page, makeVideo(videos.folder))
  await expect(stageOf(page)).toHaveText('Uploaded')
  videos.remove()
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, 'form', 'main')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(PHONE.width)
})
