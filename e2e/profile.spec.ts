import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { articleOf, writer } from './writing.ts'

test('one follows from a profile, both see it, and what they write is in the Following feed; an end can be undone', async ({
  person,
  request,
}) => {
  const author = await person('sita')
  const written = await (await writer(request, author)).post(`In bloom ${author.username}`)
  const { page, ...reader } = await person('hari')
  await page.goto(`/je/${author.username}`)
  await expect(page.getByRole('heading', { level: 1, name: author.username })).toBeVisible()
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: '1 follower' })).toBeVisible()

  await author.page.goto(`/je/${reader.username}`)
  await expect(author.page.getByText('Follows you')).toBeVisible()
  await moveTo(author.page, `/je/${author.username}`)
  await expect(author.page.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await author.page.getByRole('link', { name: '1 follower' }).click()
  await expect(author.page).toHaveURL(`/je/${author.username}?tab=followers`)
  const row = author.page.getByRole('listitem').filter({ hasText: `@${reader.username}` })
  await row.getByRole('button', { name: /^Follow/ }).click()
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  await author.page.getByRole('link', { name: 'Following', exact: true }).click()
  await expect(row).toBeVisible()

  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await moveTo(page, '/?feed=following')
  await expect(articleOf(page, written.title)).toBeVisible()
})

test('an empty profile of one’s own offers to write, counts what is written and deleted, and has a post pinned', async ({
  person,
  request,
}) => {
  const { page, ...sita } = await person('sita')
  await page.goto(`/je/${sita.username.toUpperCase()}?tab=clips`)
  await expect(page).toHaveURL(`/je/${sita.username}?tab=clips`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Make your first clip' })).toBeVisible()
  await main.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(main.getByRole('link', { name: 'Write your first post' })).toHaveAttribute(
    'href',
    '/add-post',
  )

  const { post } = await writer(request, sita)
  for (const title of ['The one to remember', 'Another one']) await post(title)
  await page.reload()
  await expect(main.getByText('2 posts', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Another one')
  await choose('The one to remember', 'Pin to profile')
  await expect(page.getByText(/pinned/i).first()).toBeVisible()
  await choose('Another one', 'Delete')
  const undo = page.getByRole('button', { name: 'Undo' })
  // Under the pointer the time of a toast stops.
  await undo.hover()
  await expect(main.getByText('1 post', { exact: true })).toBeVisible()
  await undo.click()
  await expect(main.getByText('2 posts', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText('The one to remember')

  async function choose(title: string, item: string) {
    await articleOf(page, title).getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
})

test('the menu of a post stays open when the list puts the post elsewhere', async ({
  person,
  request,
}) => {
  const { page, ...sita } = await person('sita')
  const { post } = await writer(request, sita)
  for (const title of ['The first one', 'The second one']) await post(title)
  await page.goto(`/je/${sita.username}`)
  const article = articleOf(page, 'The second one')
  await article.getByRole('button', { name: 'More options' }).click()
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  await expect(remove).toBeVisible()
  // As React moves it.
  await article.evaluate((moved) => moved.closest('main')?.append(moved))
  await expect(remove).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(remove).toBeHidden()
})

test('saved posts are searched, taken out and brought back; what is gone says so', async ({
  person,
  request,
}) => {
  const { page, ...account } = await person('nima')
  const writing = await writer(request, account)
  const tea = await writing.post(`Tea from Ilam ${account.username}`)
  const bus = await writing.post(`Bus to Jumla ${account.username}`)
  const lost = await writing.post(`Soon gone ${account.username}`)
  for (const { _id } of [tea, bus, lost]) await writing.bookmark(_id)
  await writing.remove(lost._id)

  await page.goto('/bookmarks')
  await expect(articleOf(page, tea.title)).toBeVisible()
  await expect(articleOf(page, lost.title)).toHaveCount(0)
  await expect(page.getByText('No longer available')).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('Jumla')
  await expect(page).toHaveURL('/bookmarks?q=Jumla')
  await expect(articleOf(page, tea.title)).toHaveCount(0)
  await articleOf(page, bus.title).getByRole('button', { name: 'Bookmark' }).click()
  await expect(articleOf(page, bus.title)).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(articleOf(page, bus.title)).toBeVisible()
})

test('a hashtag leads to its posts, in either script', async ({ page, request }) => {
  const author = await member('dipa')
  const { post } = await writer(request, author)
  const tag = `चिया${author.username.replace(/\D/g, '')}`
  const written = await post(`A cup ${author.username}`, `First of the day #${tag}`)
  await page.goto(`/je/${author.username}`)
  await page
    .getByRole('link', { name: `#${tag}` })
    .first()
    .click()
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(`#${tag}`)}`)
  await expect(page.getByRole('heading', { level: 1, name: `#${tag}` })).toHaveCount(1)
  await expect(articleOf(page, written.title)).toBeVisible()
  await page.getByRole('link', { name: 'Popular' }).click()
  await expect(articleOf(page, written.title)).toBeVisible()
})
