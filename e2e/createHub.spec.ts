import type { Locator, Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect, newAccount, test } from './people.ts'
import { drawPicture } from './writing.ts'

const DESCRIPTION = 'Tea shops, tea people, tea arguments.'

/** A name that no other test uses. */
function newName() {
  return newAccount('Chiya').username
}

async function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create JeHub' })
  await expect(dialog).toBeVisible()
  return {
    dialog,
    name: dialog.getByLabel('Hub name'),
    description: dialog.getByLabel('Description', { exact: true }),
    tag: dialog.getByLabel('Tags', { exact: true }),
    create: dialog.getByRole('button', { name: /Create JeHub|Creating Hub/ }),
  }
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('a member founds a hub with everything and arrives there', async ({ person }) => {
    const { page } = await person('hari')
    await page.goto('/about')
    await page.getByRole('complementary').getByRole('button', { name: '+ Create JeHub' }).click()
    const { dialog, name, description, tag, create } = await dialogOf(page)
    const hub = newName()
    await expect(name).toBeFocused()
    await page.keyboard.type(hub)
    await description.fill(DESCRIPTION)
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.mouse.click(20, 450)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Community Rules' }).click()
    const rule = dialog.getByLabel('Title of rule 1')
    await expect(rule).toBeInViewport()
    await rule.fill('Tea before politics')
    await chooseCover(page, dialog)
    await choosePicture(page, dialog, 'icon')
    await tag.fill('chiya')
    await tag.press('Enter')
    await expect(dialog.getByRole('listitem').filter({ hasText: '(done)' })).toHaveCount(4)

    await expectNoFaults(page, 'the dialog', 'dialog[open]')

    await create.click()
    await expect(page.getByText('JeHub created successfully!')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/jehub/${hub}`))
    await expect(dialog).toBeHidden()
    const found = await (await page.request.get(`/api/jehub/${hub}`)).json()
    expect(found).toMatchObject({
      description: DESCRIPTION,
      tags: ['chiya'],
      rules: [{ title: 'Tea before politics', description: '' }],
      memberCount: 1,
    })
    expect([found.cover, found.icon].every(Boolean)).toBe(true)
  })
})

/** Crops a cover by keys, zoom and pointer; a file that only pretends to be a picture is refused before. */
async function chooseCover(page: Page, dialog: Locator) {
  const cover = dialog.getByLabel('Choose a cover')
  await cover.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  await expect(dialog.getByText('Please select a valid image file')).toBeVisible()

  await cover.setInputFiles(await drawPicture(page))
  const crop = page.getByRole('dialog', { name: 'Adjust cover' })
  const frame = crop.getByRole('application', { name: 'What will be seen' })
  await expect(frame).toBeFocused()
  const picture = frame.locator('img')
  const first = (await picture.getAttribute('style'))!
  await page.keyboard.press('ArrowDown')
  await expect(picture).not.toHaveAttribute('style', first)
  const moved = (await picture.getAttribute('style'))!
  await crop.getByLabel('Zoom').fill('2')
  await expect(picture).not.toHaveAttribute('style', moved)
  const box = (await frame.boundingBox())!
  const zoomed = (await picture.getAttribute('style'))!
  await page.mouse.move(box.x + 150, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 40)
  await page.mouse.up()
  await expect(picture).not.toHaveAttribute('style', zoomed)
  await page.keyboard.press('Escape')
  await expect(crop).toBeHidden()
  await expect(dialog).toBeVisible()

  await choosePicture(page, dialog, 'cover')
  await expect(dialog.getByText('Please select a valid image file')).toBeHidden()
  const sides = await dialog
    .getByRole('button', { name: 'Adjust cover' })
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(sides).toEqual([640, 213])
}

async function choosePicture(page: Page, dialog: Locator, kind: 'cover' | 'icon') {
  const input = dialog.getByLabel(kind === 'cover' ? 'Choose a cover' : 'Choose icon')
  await input.setInputFiles(await drawPicture(page))
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog.getByRole('button', { name: `Adjust ${kind}` })).toBeFocused()
}
