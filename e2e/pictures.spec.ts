import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { copyPicture, dropFiles, pasteNamed } from './carrying.ts'
import { expect, test } from './people.ts'
import { drawPicture } from './writing.ts'

const COLOURS = { red: '#c8102e', blue: '#1b3f94', green: '#1f7a4d', yellow: '#f2b632' }

test('pictures dropped and pasted are described, put in order, and stand so in the post; text stays text, and what falls beside stays away', async ({
  person,
}) => {
  const { page } = await person('sita')
  await openComposer(page, 'In the right order')
  await dropBeside(page)
  await dropFiles(form(page), [await draw(page, 'red'), await draw(page, 'blue')])
  await expect(tiles(page)).toHaveCount(2)

  await copyPicture(page, await draw(page, 'green'))
  const content = page.getByLabel('Content')
  await content.focus()
  await page.keyboard.press('Control+V')
  await expect(tiles(page)).toHaveCount(3)
  await expect(content).toHaveValue('')
  await copyPicture(page, await draw(page, 'red'), 'Rain in Ilam.')
  await page.keyboard.press('Control+V')
  await expect(content).toHaveValue('Rain in Ilam.')
  const yellow = await draw(page, 'yellow')
  await pasteNamed(content, [yellow], yellow.name)
  await expect(tiles(page)).toHaveCount(4)

  const dialog = page.getByRole('dialog')
  for (const [index, colour] of ['red', 'blue', 'green', 'yellow'].entries()) {
    await page.getByRole('button', { name: `Edit photo ${index + 1}` }).click()
    await dialog.getByLabel('Description').fill(`A ${colour} cloth`)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
  }

  await page.getByRole('button', { name: 'Edit photo 3' }).click()
  await dialog.getByRole('button', { name: 'Move earlier' }).click()
  await dialog.getByRole('button', { name: 'Move earlier' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Photo 1 of 4')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await tiles(page).nth(3).dragTo(tiles(page).nth(1))
  await expect.poll(() => coloursOf(tiles(page))).toEqual(['green', 'yellow', 'red', 'blue'])
  await page.getByRole('button', { name: 'Remove photo 3' }).click()

  await expect(postButton(page)).toBeEnabled()
  await postButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'In the right order' })).toBeVisible()
  const shown = page.getByRole('article').getByRole('button', { name: /^Open picture/ })
  await expect.poll(() => coloursOf(shown)).toEqual(['green', 'yellow', 'blue'])
  await expect(shown.locator('img').nth(0)).toHaveAttribute('alt', 'A green cloth')
  await expect(shown.locator('img').nth(1)).toHaveAttribute('alt', 'A yellow cloth')
  await expect(shown.locator('img').nth(2)).toHaveAttribute('alt', 'A blue cloth')
})

async function openComposer(page: Page, title: string) {
  await page.goto('/add-post')
  await page.getByLabel('Title').fill(title)
}

function form(page: Page) {
  return page.getByRole('main').locator('form')
}

function tiles(page: Page) {
  const photos = page.getByRole('group', { name: 'Photos' }).getByRole('listitem')
  return photos.filter({ has: page.getByRole('button', { name: /^Edit photo/ }) })
}

function postButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
}

function draw(page: Page, name: keyof typeof COLOURS) {
  return drawPicture(page, { name: `${name}.png`, colour: COLOURS[name] })
}

/** The pictures by the colour of their corners; undefined until they are loaded. */
async function coloursOf(places: Locator) {
  const corners = await places.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const brush = document.createElement('canvas').getContext('2d')!
      brush.drawImage(image as HTMLImageElement, 0, 0)
      return [...brush.getImageData(5, 5, 1, 1).data]
    }),
  )
  return corners.map(nearest)
}

function nearest([red = 0, green = 0, blue = 0, opacity]: number[]) {
  if (!opacity) return undefined
  const isNear = (colour: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.hypot(red - r!, green - g!, blue - b!) < 24
  }
  return Object.entries(COLOURS).find(([, colour]) => isNear(colour))?.[0]
}

/** A picture dropped beside the form does not replace the page. */
async function dropBeside(page: Page) {
  const file = test.info().outputPath('beside.png')
  await writeFile(file, (await draw(page, 'red')).buffer)
  // A drop that nobody prevents is opened by the browser, here or in a new tab, but some time later.
  await page.evaluate(() =>
    window.addEventListener('dragover', ({ defaultPrevented }) => {
      document.body.toggleAttribute('data-refused', defaultPrevented)
    }),
  )
  await dropFromDisk(page, file, { x: 20, y: 700 })
  await expect(page.locator('body')).toHaveAttribute('data-refused')
  await expect(page.getByLabel('Title')).toHaveValue('In the right order')
  await expect(tiles(page)).toHaveCount(0)

  const { x, y } = (await page.getByLabel('Content').boundingBox())!
  await dropFromDisk(page, file, { x: x + 40, y: y + 10 })
  await expect(tiles(page)).toHaveCount(1)
  await expect(page).toHaveURL('/add-post')
  expect(page.context().pages()).toHaveLength(1)
  await page
    .getByRole('button', { name: /photo 1/ })
    .last()
    .click()
  await expect(tiles(page)).toHaveCount(0)
}

/** As the system hands a file of its disk to the browser: not a synthetic event. */
async function dropFromDisk(page: Page, file: string, place: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [file], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data })
  await session.detach()
}
