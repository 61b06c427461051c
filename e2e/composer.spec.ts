import { expect, test } from './people.ts'
import { drawPicture } from './writing.ts'

test('from Home one begins with a picture; Post stays in sight however long the post is, and a draft comes back', async ({
  person,
}) => {
  const { page } = await person('sita')
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('link', { name: 'Add a picture' }).click()
  const chooser = await choosing
  await chooser.setFiles(await drawPicture(page))
  await expect(page.getByRole('group', { name: 'Photos' })).toContainText('1 of 8')

  const post = page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
  await page.getByLabel('Title').fill('A long way')
  await page.getByLabel('Content').fill('Step by step\n'.repeat(60))
  await expect(post).toBeEnabled()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(post).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => document.body.scrollWidth)).toBe(width)
  }

  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByLabel('Title')).toHaveValue('A long way')
})
