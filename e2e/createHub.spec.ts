import type { Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect, newAccount, test } from './people.ts'
import { drawPicture } from './writing.ts'

const MB = 1024 * 1024
const DESCRIPTION = 'Tea shops, tea people, tea arguments.'
const PHONE = { width: 390, height: 844 }

/** A name that no other test founds. */
function newName() {
  return newAccount('Chiya').username
}

async function openDialog(page: Page) {
  await page.goto('/')
  if (page.viewportSize()!.width < 768) {
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Create JeHub' }).click()
  } else {
    await page.getByRole('button', { name: 'More', exact: true }).click()
  }
  return dialogOf(page)
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
    close: dialog.getByRole('button', { name: 'Close' }),
  }
}

test.describe('the dialog for a new JeHub', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('says what is wrong with the words when a field is left, and no more while it is mended', async ({
    person,
  }) => {
    const { page } = await person('maya')
    const { dialog, name, description, create } = await openDialog(page)
    await expect(name).toBeFocused()
    await expect(create).toBeDisabled()

    await name.blur()
    await expect(dialog.getByText('Hub name is required')).toBeVisible()
    await name.fill('Ch')
    await expect(dialog.getByText('Hub name is required')).toBeHidden()
    await name.blur()
    await expect(dialog.getByText('Hub name must be at least 3 characters')).toBeVisible()
    // The specification counts the length of the string here, and the counter with it.
    await name.fill('चिया')
    await expect(dialog.getByText('4/50')).toBeVisible()
    await name.fill('')
    await name.pressSequentially('c'.repeat(52))
    await expect(name).toHaveValue('c'.repeat(50))
    await expect(dialog.getByText('50/50')).toBeVisible()
    await name.blur()
    await expect(dialog.getByText('Hub name must be less than 50 characters')).toBeVisible()

    await description.focus()
    await description.blur()
    await expect(dialog.getByText('Description is required')).toBeVisible()
    await description.fill('Tea talk')
    await description.blur()
    await expect(dialog.getByText('Description must be at least 10 characters')).toBeVisible()
    await expect(dialog.getByText('Fix 2 fields to continue')).toBeVisible()
    await expect(create).toBeDisabled()
    await description.fill('d'.repeat(500))
    await description.blur()
    await expect(dialog.getByText('Description must be less than 500 characters')).toBeVisible()

    await name.fill('  ')
    await description.fill(DESCRIPTION)
    await expect(create).toBeDisabled()
    await name.fill('Chiya Adda')
    await expect(create).toBeEnabled()
    await expect(dialog.getByText('This becomes the address: /jehub/Chiya%20Adda')).toBeVisible()
  })

  test('stays when Escape or the backdrop is pressed; closed, it keeps the draft', async ({
    person,
  }) => {
    const { page } = await person('bina')
    const { dialog, name, close } = await openDialog(page)
    await name.fill('Half a name')
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.mouse.click(20, 450)
    await expect(dialog).toBeVisible()

    await close.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Your draft is kept on this device.')).toBeVisible()
    const again = await openDialog(page)
    await expect(again.name).toHaveValue('Half a name')

    await again.dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(again.name).toHaveValue('')
  })

  test('takes tags by Enter and comma, each once and ten at most', async ({ person }) => {
    const { page } = await person('tara')
    const { dialog, tag } = await openDialog(page)
    const tags = dialog.locator('[data-section=tags]').getByRole('listitem')
    await tag.fill('  Chiya ')
    await tag.press('Enter')
    await tag.pressSequentially('गफ,chiya,,momo,')
    await expect(tags).toHaveText(['chiya', 'गफ', 'momo'])

    await tag.press('Backspace')
    await expect(tags).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Remove tag chiya' }).click()
    await expect(tags).toHaveText(['गफ'])
    await expect(tag).toBeFocused()

    for (let n = 2; n <= 10; n++) await tag.pressSequentially(`tag${n},`)
    await expect(tags).toHaveCount(10)
    await expect(tag).toBeDisabled()
    await expect(dialog.getByRole('button', { name: 'Remove tag tag10' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tag).toBeEnabled()
    await expect(tag).toBeFocused()
  })

  test('has one rule at least and ten at most, and the focus follows', async ({ person }) => {
    const { page } = await person('rita')
    const { dialog } = await openDialog(page)
    const add = dialog.getByRole('button', { name: 'Add rule' })
    const titleOf = (n: number) => dialog.getByLabel(`Title of rule ${n}`, { exact: true })
    await expect(dialog.getByRole('button', { name: 'Remove rule' })).toHaveCount(0)

    await titleOf(1).fill('Tea before politics')
    await add.click()
    await expect(titleOf(2)).toBeFocused()
    await titleOf(2).fill('No selling')
    await dialog.getByRole('button', { name: 'Move rule 2 up' }).click()
    await expect(titleOf(1)).toHaveValue('No selling')
    await expect(titleOf(1)).toBeFocused()
    for (let n = 3; n <= 10; n++) await add.click()
    await expect(dialog.getByText('10 of 10')).toBeVisible()
    await expect(add).toBeHidden()

    await dialog.getByRole('button', { name: 'Remove rule 1', exact: true }).click()
    await expect(titleOf(1)).toHaveValue('Tea before politics')
    await expect(titleOf(1)).toBeFocused()
    for (let n = 9; n >= 2; n--)
      await dialog.getByRole('button', { name: `Remove rule ${n}` }).click()
    await expect(dialog.getByText('1 of 10')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove rule' })).toHaveCount(0)
  })

  test('takes a cover and an icon, cropped, and refuses what is no picture or too large', async ({
    person,
  }) => {
    const { page } = await person('kala')
    const { dialog } = await openDialog(page)
    const cover = dialog.getByLabel('Choose a cover')
    await cover.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(dialog.getByText('Please select a valid image file')).toBeVisible()
    const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * MB) }
    await cover.setInputFiles(large)
    await expect(dialog.getByText('File size must be less than 5MB')).toBeVisible()
    await cover.setInputFiles({ ...large, buffer: Buffer.from('no picture') })
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

    await cover.setInputFiles(await drawPicture(page))
    await crop.getByRole('button', { name: 'Use picture' }).click()
    await expect(crop).toBeHidden()
    await expect(dialog.getByText('Please select a valid image file')).toBeHidden()
    const sides = await dialog
      .getByRole('button', { name: 'Adjust cover' })
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    expect(sides).toEqual([640, 213])
    await dialog.getByRole('button', { name: 'Remove cover' }).click()
    await expect(cover).toBeFocused()
  })

  test('puts what the server refuses at its field, and keeps everything', async ({ person }) => {
    const { page } = await person('dilu')
    const { dialog, name, description, create } = await openDialog(page)
    await name.fill('popular')
    await description.fill(DESCRIPTION)
    await create.click()
    await expect(dialog.getByText('A JeHub with this name already exists.')).toBeVisible()
    await expect(name).toBeFocused()
    await expect(create).toBeDisabled()
    await expect(description).toHaveValue(DESCRIPTION)
  })

  test('without an answer it says so twice, and sent again it is still one hub', async ({
    person,
  }) => {
    const { page } = await person('sunil')
    const { dialog, name, description, create } = await openDialog(page)
    const hub = newName()
    await name.fill(hub)
    await description.fill(DESCRIPTION)
    const keys: (string | undefined)[] = []
    await page.route('**/api/jehub', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await expect(create).toHaveText(/Creating Hub\.\.\./)
      await expect(create).toBeDisabled()
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
      await route.fetch()
      await route.abort()
    })
    await create.click()
    const sentence = 'No response from server. Please check your connection.'
    await expect(dialog.getByRole('alert').filter({ hasText: sentence })).toHaveCount(2)

    await create.click()
    await expect(page.getByText('JeHub created successfully!')).toBeVisible()
    expect(page.url()).toContain(`/jehub/${hub}`)
    expect(keys[0]).toBe(keys[1])
  })

  test('the draft is there after a reload; pictures are not, and it says so', async ({
    person,
  }) => {
    const { page } = await person('gita')
    const { dialog, name, description, tag } = await openDialog(page)
    await name.fill('चिया अड्डा')
    await description.fill(DESCRIPTION)
    await tag.fill('गफ')
    await tag.press('Enter')
    await dialog.getByRole('switch').check()
    await dialog.getByLabel('Title of rule 1').fill('Be kind')
    await dialog.getByLabel('Choose icon').setInputFiles(await drawPicture(page))
    await page.getByRole('button', { name: 'Use picture' }).click()
    await expect(dialog.getByRole('button', { name: 'Remove icon' })).toBeVisible()

    await page.reload()
    const again = await openDialog(page)
    await expect(again.name).toHaveValue('चिया अड्डा')
    await expect(again.description).toHaveValue(DESCRIPTION)
    await expect(again.dialog.getByText('Private hub')).toBeVisible()
    await expect(again.dialog.getByRole('button', { name: 'Remove tag गफ' })).toBeVisible()
    await expect(again.dialog.getByLabel('Title of rule 1')).toHaveValue('Be kind')
    await expect(again.dialog.getByText('Pictures are not kept')).toBeVisible()
  })

  test('a visitor is led to log in', async ({ page }) => {
    await page.goto('/jehubs')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Help & Support' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Create JeHub' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Create/ })
      .click()
    await expect(page).toHaveURL(/\/login\?next=%2Fjehubs/)
  })

  test('opens from the right sidebar as well, and shows what it makes', async ({ person }) => {
    const { page } = await person('laxmi')
    await page.goto('/')
    await page.getByRole('complementary').getByRole('button', { name: '+ Create JeHub' }).click()
    const { dialog, name } = await dialogOf(page)
    await name.fill('चिया अड्डा')
    await expect(dialog.getByRole('figure', { name: 'Preview' })).toContainText('चिया अड्डा')
    await dialog.getByRole('button', { name: 'Community Rules' }).click()
    await expect(dialog.getByRole('button', { name: 'Community Rules' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(dialog.getByLabel('Title of rule 1')).toBeInViewport()
  })
})

for (const [place, viewport, colorScheme] of [
  ['desk', { width: 1440, height: 900 }, 'light'],
  ['phone', PHONE, 'dark'],
] as const) {
  test.describe(`on a ${place}`, () => {
    test.use({ viewport, colorScheme })

    test('a member founds a hub with everything and arrives there', async ({ person }) => {
      const { page } = await person('hari')
      await page.setViewportSize(viewport)
      const { dialog, name, description, tag, create } = await openDialog(page)
      const hub = newName()
      await name.fill(hub)
      await description.fill(DESCRIPTION)
      await dialog.getByLabel('Choose a cover').setInputFiles(await drawPicture(page))
      await page.getByRole('button', { name: 'Use picture' }).click()
      await expect(dialog.getByRole('button', { name: 'Adjust cover' })).toBeFocused()
      await dialog.getByLabel('Choose icon').setInputFiles(await drawPicture(page))
      await page.getByRole('button', { name: 'Use picture' }).click()
      await expect(dialog.getByRole('button', { name: 'Adjust icon' })).toBeFocused()
      await tag.fill('chiya')
      await tag.press('Enter')
      await dialog.getByLabel('Title of rule 1').fill('Tea before politics')
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
}
