import { closeDatabase, database } from './database.ts'
import { expect, test } from './people.ts'
import { addressOf, writer } from './writing.ts'

test.afterAll(closeDatabase)

const SENTENCE = 'The night micro waits at Ratnapark until the last seat is taken. '

test('what a member reads, its author sees as views and time', async ({ person }) => {
  const { page: desk, ...account } = await person('asmita')
  const { page, ...reader } = await person('binod')
  const author = await writer(desk.request, account)
  const post = await author.post('The last micro', SENTENCE.repeat(30))

  await desk.goto('/analytics')
  await expect(desk.getByRole('link', { name: 'See Premium' })).toBeVisible()
  for (const { username } of [account, reader])
    await database()`
      update users set premium_until = now() + interval '30 days' where username = ${username}`

  let reports = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/ads/read')) reports += 1
  })
  await page.clock.install()
  await page.goto(addressOf(post))
  await expect(page.getByRole('heading', { level: 1, name: 'The last micro' })).toBeVisible()
  await expect(async () => {
    // The measuring code is loaded late; then time passes, with input on the page.
    await page.mouse.wheel(0, 1)
    await page.clock.runFor(10_000)
    expect(reports).toBeGreaterThan(0)
  }).toPass()

  await expect
    .poll(async () => {
      const [saved] = await database()`
        select d.views, d.engaged_ms > 0 as was_read, e.ms = d.engaged_ms as is_shared
        from users u
        join post_days d on d.author_id = u.id
        join engaged_days e on e.creator_id = u.id
        where u.username = ${account.username}`
      return saved
    })
    .toEqual({ views: 1, was_read: true, is_shared: true })

  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Day by day' })).toBeVisible()
  await desk.getByRole('link', { name: '7 days' }).click()
  await expect(desk).toHaveURL('/analytics?days=7')
  const row = desk.getByRole('link', { name: /The last micro.*1 view · \d+ s/ })
  await row.click()
  await expect(desk.getByRole('heading', { level: 1, name: 'The last micro' })).toBeVisible()
})
