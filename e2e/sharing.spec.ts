import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './people.ts'
import { articleOf, drawPicture, writer } from './writing.ts'

test('a post leaves Jes as a link, a picture for stories and a card in a newspaper', async ({
  person,
  request,
  browser,
}) => {
  const { page, ...author } = await person('sita')
  const title = `क्षेत्रीय र्‍याली र श्रीमान्को ज्ञान ${author.username}`
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/add-post')
  await page.getByLabel('Title').fill(title)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(page))
  const publish = page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
  await expect(publish).toBeEnabled()
  await publish.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await articleOf(page, title).getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share' })
  await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible()
  const story = sheet.getByRole('img', { name: /for stories/ })
  const sizeOf = (img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]
  await expect.poll(() => story.evaluate(sizeOf)).toEqual([1080, 1920])
  await sheet.getByRole('button', { name: 'Embed' }).click()
  await expect(page.getByText('Code copied')).toBeVisible()
  const html = await page.evaluate(() => navigator.clipboard.readText())

  const { post, remove } = await writer(request, author)
  const gone = await post('Gone tomorrow')
  await remove(gone._id)
  const newspaper = await printed([html, html.replace(/embed\/\d+/, `embed/${gone._id}`)])
  const reader = await browser.newContext()
  const news = await reader.newPage()
  await news.goto(newspaper.address)
  const cards = news.frameLocator('iframe')
  await expect(cards.first().getByRole('heading', { name: title })).toBeVisible()
  const photo = cards.first().locator('a img')
  const widthOf = (img: HTMLImageElement) => img.naturalWidth
  await expect.poll(() => photo.evaluate(widthOf)).toBeGreaterThan(0)
  await expect(cards.last().getByText('This post was deleted, or is not public.')).toBeVisible()
  expect(await reader.cookies()).toEqual([])
  await reader.close()
  newspaper.close()
})

/** A page of another site; a browser lets only loopback frame what is on loopback. */
async function printed(frames: string[]) {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html')
    reply.end(frames.join(''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}
