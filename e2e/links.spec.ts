import { expectNoFaults } from './faults.ts'
import { expect, test } from './people.ts'
import { articleOf } from './writing.ts'

const POST = 'Reading list for the bus: Dashain, explained from the outside'
const PAGE = 'https://en.wikipedia.org/wiki/Dashain'

const PHONE = { width: 390, height: 844 }

test('a post with a link shows what lies behind it, in the list and on its page', async ({
  page,
}) => {
  await page.goto('/je/sabinb')
  for (const place of ['list', 'page']) {
    const post = articleOf(page, POST)
    const card = post.getByRole('link', { name: /Dashain - Wikipedia/ })
    await card.scrollIntoViewIfNeeded()
    await expect(card, place).toHaveAccessibleName(/^en\.wikipedia\.org Dashain - Wikipedia /)
    await expect(card).toHaveAttribute('href', PAGE)
    await expect(card).toHaveAttribute('rel', 'nofollow ugc noopener')
    await expect(card).toHaveAttribute('target', '_blank')
    await expect
      .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await expectNoFaults(page, place, `[href="${PAGE}"]`)
    if (place === 'list') await post.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: POST })).toBeVisible()
  }
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, 'phone, dark', `[href="${PAGE}"]`)
})

test('its picture, late, tall or missing, moves nothing', async ({ page }) => {
  await page.setViewportSize(PHONE)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/media/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/je/sabinb', { waitUntil: 'domcontentloaded' })
  const card = articleOf(page, POST).getByRole('link', { name: /Dashain - Wikipedia/ })
  const image = (await card.locator('img').getAttribute('src'))!
  await card.scrollIntoViewIfNeeded()
  const before = await card.boundingBox()
  letGo()
  await expect
    .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalHeight))
    .toBeGreaterThan(before!.height)
  expect((await card.boundingBox())?.height).toBe(before?.height)

  await page.unroute('**/media/**')
  await page.route(`**${image}`, (route) => route.abort())
  await page.reload()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('img')).toHaveCount(0)
  expect((await card.boundingBox())?.height).toBe(before?.height)
})
