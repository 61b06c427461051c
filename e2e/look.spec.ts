import { expect, test } from './people.ts'

test('where one is stays marked in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/jehubs')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const main = page.getByRole('navigation', { name: 'Main' })
    const current = main.locator('a[aria-current=page]:visible').first()
    await expect(current).toBeVisible()
    const [bar, sheet] = await current.evaluate((link) => [
      getComputedStyle(link, '::before').backgroundColor,
      getComputedStyle(link.closest('nav')!).backgroundColor,
    ])
    expect(bar).not.toBe(sheet)
    expect(bar).not.toBe(await colourOf(page, 'Canvas'))
  }
})

test('language and theme change at once, are stored, and stand in the first bytes, so nothing flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about')
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await page.getByRole('menuitem', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await more.click()
  await page.getByRole('menuitem', { name: 'नेपाली' }).click()
  await expect(page.getByRole('link', { name: 'होम' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ne')

  const html = await (await page.request.get('/about')).text()
  expect(html).toContain('<html lang="ne"')
  expect(html).toContain('data-theme="dark"')
  await page.reload()
  await expect(page.getByRole('link', { name: 'होम' })).toBeVisible()
})

test('the keyboard alone reaches the content, the menu and the way out of it', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.getByRole('button', { name: 'More', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused()
})

/** A colour of the system as the browser says it. */
function colourOf(page: import('@playwright/test').Page, name: string) {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.backgroundColor = name
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  }, name)
}
