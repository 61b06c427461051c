import { expect, test } from './people.ts'

const ENTRIES = [
  ['Home', '/'],
  ['Explore', '/search'],
  ['Notifications', '/notifications'],
  ['JesClips', '/jesclips'],
  ['Bookmarks', '/bookmarks'],
  ['JeHubs', '/jehubs'],
  ['Premium', '/premium'],
  ['Profile', '/login'],
]

test('a visitor finds a search where there is no page, the navigation with where one is, and the right sidebar', async ({
  page,
}) => {
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Search' })).toBeVisible()
  await expect(page).toHaveTitle(/not found/i)

  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const [index, [name, href]] of ENTRIES.entries()) {
    await expect(links.nth(index)).toHaveText(name!)
    await expect(links.nth(index)).toHaveAttribute('href', href!)
  }
  await page.getByRole('link', { name: 'JeHubs', exact: true }).click()
  await expect(page.getByRole('link', { name: 'JeHubs', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('link', { name: 'Post', exact: true })).toHaveAttribute(
    'href',
    '/add-post',
  )
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Help & Support' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Create JeHub' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('Subscribe to Premium')).toBeVisible()
  await expect(sidebar.getByRole('heading', { name: 'Popular JeHubs' })).toBeVisible()
  await expect(sidebar.getByRole('button', { name: /^Join / }).first()).toBeVisible()
  await expect(sidebar.getByRole('heading', { name: "What's happening" })).toBeVisible()
  await sidebar.getByRole('combobox', { name: 'Search' }).fill('momo')
  await sidebar.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL('/search?q=momo')
})

test('a new page starts at its top, and Back returns to the place', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('jes-places'))
  const place = await page.evaluate(() => window.scrollY)

  await page.getByRole('link', { name: 'Premium' }).first().click()
  await expect(page).toHaveURL('/premium')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a crash shows the error screen with a number that the server knows', async ({
  page,
  context,
}) => {
  await context.route('**/assets/AboutPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutPage() { throw new Error("snap") }',
    }),
  )
  const shown = page.waitForRequest('**/api/crashes')
  await page.goto('/about')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error' })).toBeVisible()
  const { report } = (await shown).postDataJSON()
  await expect(page.getByText(report)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a member finds their name and Logout in the menu; a visitor finds everything, behind locks where one must log in', async ({
    person,
  }) => {
    const { page, username } = await person('asha')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      `/je/${username}`,
    )
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('heading', { name: `@${username}` })).toBeVisible()
    await expect(menu.getByText('Active Member')).toBeVisible()
    await menu.getByRole('button', { name: 'Create JeHub' }).click()
    const creation = page.getByRole('dialog', { name: 'Create JeHub' })
    await creation.getByRole('button', { name: 'Cancel' }).click()
    await expect(creation).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu.getByText('Active Member')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()

    const footer = page.getByRole('navigation', { name: 'Main' })
    const names = ['Home', 'Search', 'Create', 'Notifications', 'JeHubs']
    for (const name of names) await expect(footer.getByRole('link', { name })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    for (const name of [
      'My Profile',
      'Explore',
      'JesClips',
      'Search',
      'Create JesClip',
      'Create Post',
      'Settings',
      'Help & Support',
      'About',
      'Login',
      'Sign Up',
    ]) {
      await expect(menu.getByRole('link', { name })).toBeVisible()
    }
    await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL(/\/login/)
  })
})
