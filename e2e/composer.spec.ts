import type { Page } from '@playwright/test'
import { founder, hubAddress, hubNamed } from './founding.ts'
import { expect, test } from './people.ts'
import { drawPicture } from './writing.ts'

test('a draft survives a reload and a closed tab', async ({ person }) => {
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
})

test('a draft for everybody keeps its address: who posts in a hub begins anew, and is offered it', async ({
  person,
  request,
}) => {
  const account = await person('anita')
  const { page } = account
  const hub = await (await founder(request, account)).found({ name: hubNamed('Chiya') })
  await openComposer(page)
  await page.getByLabel('Title').fill('For everybody')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.goto(hubAddress(hub))
  await page.getByRole('main').getByRole('link', { name: 'Post', exact: true }).click()
  const place = page.locator('button[name=jehub]')
  await expect(place).toContainText(hub.name)
  await expect(page.getByLabel('Title')).toHaveValue('')

  await expect(page.getByText('Draft: For everybody')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('For everybody')
  await expect(place).toContainText('Public post')
})

test('on a phone Post stays in sight however long the post is', async ({ person }) => {
  const { page } = await person('sita')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/add-post')
    const post = page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
    await expect(post).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Title').fill('A long way')
    await page.getByLabel('Content').fill('Step by step\n'.repeat(60))
    await expect(post).toBeEnabled()
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
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'New JesClip' }).click()
  await expect(page).toHaveURL('/add-jesclips')
})

test('leaving unsent words asks once', async ({ person }) => {
  const { page } = await person('hari')
  await openComposer(page)
  await page.getByLabel('Title').fill('Not finished')
  await page.getByRole('link', { name: 'Home' }).first().click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/add-post')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Not finished')

  await page.getByRole('link', { name: 'Home' }).first().click()
  await question.getByRole('button', { name: /keep/i }).click()
  await expect(page).toHaveURL('/')
  await expect(question).toHaveCount(0)

  await page.goto('/add-post')
  await expect(page.getByLabel('Title')).toHaveValue('Not finished')
})

test('nothing is asked of who has written nothing', async ({ person }) => {
  const { page } = await person('ram')
  await openComposer(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
})

test('a mention is found and taken by keyboard alone', async ({ person }) => {
  const friend = await person('gita')
  const { page } = await person('maya')
  await openComposer(page)
  await page.getByLabel('Title').fill('Hello')
  await page.getByLabel('Content').focus()
  await expect(page.getByLabel('Content')).toBeFocused()
  await page.keyboard.type(`Come along, @${friend.username.slice(0, -1)}`)
  const option = page.getByRole('option', { name: new RegExp(friend.username) })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByLabel('Content')).toHaveValue(`Come along, @${friend.username} `)
})

test('while a picture is on its way one cannot post; what it shows can be said in words', async ({
  person,
}) => {
  const { page } = await person('bina')
  await openComposer(page)
  await page.getByLabel('Title').fill('With a picture')
  const post = page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
  await expect(post).toBeEnabled()

  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/media', async (route) => {
    await held
    await route.continue()
  })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(page))
  await expect(post).toBeDisabled()
  letGo()
  await expect(post).toBeEnabled()

  await page.getByRole('button', { name: 'Edit photo 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Description').fill('A red cloth')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
  await post.click()
  await expect(page.getByRole('heading', { level: 1, name: 'With a picture' })).toBeVisible()
  await expect(page.getByRole('article').getByAltText('A red cloth')).toBeVisible()
})

test('a picture taken out again is not posted', async ({ person }) => {
  const { page } = await person('dipa')
  await openComposer(page)
  await page.getByLabel('Title').fill('Better without')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Remove photo 1' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Better without' })).toBeVisible()
  await expect(page.getByRole('article').locator('picture')).toHaveCount(0)
})

test('a file that is no picture is refused in words', async ({ person }) => {
  const { page } = await person('asha')
  await openComposer(page)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  await expect(page.getByText('Please select a valid image file').first()).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'big.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    })
  await expect(page.getByText('File size must be less than 5MB').first()).toBeVisible()
})

test('a Nepali title of 150 letters is taken, and the counter counts those letters', async ({
  person,
}) => {
  const { page } = await person('gita')
  await openComposer(page)
  // Four code units each: the old limit was full after 37 of them.
  const title = 'क्षे'.repeat(150)
  await page.getByLabel('Title').fill(`${title}क्षे`)
  await expect(page.getByText('151/150')).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Title must be 3 to 150 characters')).toBeVisible()

  await page.getByLabel('Title').fill(title)
  await expect(page.getByText('150/150')).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/post\//)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

async function openComposer(page: Page) {
  await page.goto('/add-post')
  await expect(page.getByRole('heading', { level: 1, name: 'Create post' })).toBeVisible()
}
