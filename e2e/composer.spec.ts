import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'
import { drawPicture } from './writing.ts'

test('a draft survives a reload and a closed tab, and is not left without a question', async ({
  person,
}) => {
  const { page } = await person('sita')
  await openComposer(page)
  await page.getByLabel('Title').fill('Half a thought')
  await page.getByLabel('Content').fill('about the **rain**')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
  await expect(page.getByLabel('Content')).toHaveValue('about the **rain**')

  const second = await page.context().newPage()
  await openComposer(second)
  await expect(second.getByLabel('Title')).toHaveValue('Half a thought')

  await second.getByLabel('Title').fill('Half a thought more')
  await second.getByRole('link', { name: 'Home' }).first().click()
  const question = second.getByRole('dialog')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(second).toHaveURL('/add-post')
  await second.getByRole('link', { name: 'Home' }).first().click()
  await question.getByRole('button', { name: /keep/i }).click()
  await expect(second).toHaveURL('/')
  await expect(question).toHaveCount(0)
})

test('on a phone Post stays in sight however long the post is', async ({ person }) => {
  const { page } = await person('sita')
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/add-post')
  const post = page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
  await expect(post).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Title').fill('A long way')
  await page.getByLabel('Content').fill('Step by step\n'.repeat(60))
  await expect(post).toBeEnabled()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expect(post).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => document.body.scrollWidth)).toBe(width)
  }
})

test('from Home one begins with a picture, or with a clip', async ({ person }) => {
  const { page } = await person('sita')
  await page.goto('/')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('link', { name: 'Add a picture' }).click()
  const chooser = await choosing
  await chooser.setFiles(await drawPicture(page))
  await expect(page.getByRole('group', { name: 'Photos' })).toContainText('1 of 8')
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: /keep/i }).click()
  await page.getByRole('main').getByRole('link', { name: 'New JesClip' }).click()
  await expect(page).toHaveURL('/add-jesclips')
})

async function openComposer(page: Page) {
  await page.goto('/add-post')
  await expect(page.getByRole('heading', { level: 1, name: 'Create post' })).toBeVisible()
}
