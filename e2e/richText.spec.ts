import { founder, hubNamed } from './founding.ts'
import { expect, test } from './people.ts'
import { addressOf, writer } from './writing.ts'

test('a post with a spoiler, a table, code, an emoji and a hub is written in the composer, and read as it was meant', async ({
  person,
}) => {
  const { page, ...account } = await person('sita')
  const { found } = await founder(page.request, account)
  const hub = await found({ name: hubNamed('Cinema') })
  await page.goto('/add-post')
  await page.getByLabel('Title').fill('What I saw')
  const content = page.getByLabel('Content')
  const mention = `j/${hub.name.replaceAll(' ', '_')}`
  await content.pressSequentially(`In ${mention.slice(0, -2)}`)
  await page.getByRole('option', { name: hub.name }).click()
  await expect(content).toHaveValue(`In ${mention} `)
  await page.getByRole('button', { name: 'Spoiler' }).click()
  await content.pressSequentially('he comes home')
  await content.press('ControlOrMeta+End')
  await content.pressSequentially('\n\n| Hall | Rs |\n|---|--:|\n| Jai Nepal | 350 |\n\n')
  await content.pressSequentially('```js\nconst seats = 2 // side by side\n```\n\n')
  await page.getByRole('button', { name: 'Emoji' }).click()
  await page.getByLabel('Search emoji').fill('popcorn')
  await page.getByRole('dialog').getByRole('button', { name: 'popcorn' }).click()
  await expect(content).toBeFocused()
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click()
  await page.waitForURL(/\/post\//)

  const article = page.getByRole('article').filter({ hasText: 'What I saw' })
  await expect(article.getByRole('link', { name: mention })).toHaveAttribute('href', /\/jehub\//)
  await expect(article.getByRole('cell', { name: '350' })).toHaveCSS('text-align', 'end')
  await expect(article.getByText('const', { exact: true })).toHaveCSS('font-weight', '600')
  await expect(article.getByText('🍿')).toBeVisible()
  await article.getByRole('button', { name: 'Spoiler: show it' }).press('Enter')
  await expect(article.getByText('he comes home')).toBeFocused()
})

test('a video of another site plays after a press, and before it nothing is loaded from there', async ({
  person,
}) => {
  const { page, ...account } = await person('hari')
  const asked: string[] = []
  await page.context().route(/youtube/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>The film</p>' })
  })
  const { post } = await writer(page.request, account)
  const written = await post('Up the Annapurna', 'https://youtu.be/dQw4w9WgXcQ?t=42')
  await page.goto(addressOf(written))
  const cover = page.getByRole('button', { name: /Plays from youtu.be/ })
  await expect(cover).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  await cover.click()
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  expect(asked).toEqual([
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=42',
  ])
})
