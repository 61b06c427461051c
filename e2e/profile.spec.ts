import { expect, test } from './people.ts'
import { articleOf, writer } from './writing.ts'

test('one follows from a profile, both see it, and an end can be undone', async ({ person }) => {
  const author = await person('sita')
  const { page, ...reader } = await person('hari')
  await page.goto(`/je/${author.username}`)
  await expect(page.getByRole('heading', { level: 1, name: author.username })).toBeVisible()
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: '1 follower' })).toBeVisible()
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await author.page.goto(`/je/${reader.username}`)
  await expect(author.page.getByText('Follows you')).toBeVisible()
  await author.page.goto(`/je/${author.username}`)
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
})

test('an empty profile of one’s own offers to write, and counts what is written and deleted', async ({
  person,
  request,
}) => {
  const { page, ...sita } = await person('sita')
  await page.goto(`/je/${sita.username}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Write your first post' })).toHaveAttribute(
    'href',
    '/add-post',
  )
  await page.goto(`/je/${sita.username}?tab=clips`)
  await expect(main.getByRole('link', { name: 'Make your first clip' })).toBeVisible()

  await (await writer(request, sita)).post('Only this one')
  await page.goto(`/je/${sita.username}`)
  await expect(main.getByText('1 post', { exact: true })).toBeVisible()
  await articleOf(page, 'Only this one').getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  // Under the pointer the time of a toast stands still.
  await undo.hover()
  await expect(main.getByText('0 posts', { exact: true })).toBeVisible()
  await undo.click()
  await expect(main.getByText('1 post', { exact: true })).toBeVisible()
})

test('what one follows is in the Following feed', async ({ person, request }) => {
  const author = await person('gita')
  const { post } = await writer(request, author)
  const written = await post(`Rhododendrons are out ${author.username}`)
  const { page, ...reader } = await person('ram')
  await page.goto('/?feed=following')
  await expect(page.getByText('Follow someone and their posts will be here.')).toBeVisible()
  await (await writer(request, reader)).follow(author.username)
  await page.reload()
  await expect(articleOf(page, written.title)).toBeVisible()
})

test('a pinned post stands first on the profile', async ({ person, request }) => {
  const { page, ...author } = await person('maya')
  const { post } = await writer(request, author)
  const first = await post(`The one to remember ${author.username}`)
  await post(`Another one ${author.username}`)
  await page.goto(`/je/${author.username}`)
  await expect(page.getByRole('article').first()).toContainText('Another one')
  await articleOf(page, first.title).getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Pin to profile' }).click()
  await expect(page.getByText(/pinned/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article').first()).toContainText(first.title)
})

test('a username in capitals leads to the member, at the right address', async ({ person }) => {
  const { page, username } = await person('bina')
  await page.goto(`/je/${username.toUpperCase()}?tab=about`)
  await expect(page).toHaveURL(`/je/${username}?tab=about`)
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
})

test('saved posts are searched, taken out and brought back; what is gone says so', async ({
  person,
  request,
}) => {
  const author = await person('asha')
  const writing = await writer(request, author)
  const tea = await writing.post(`Tea from Ilam ${author.username}`)
  const bus = await writing.post(`Bus to Jumla ${author.username}`)
  const lost = await writing.post(`Soon gone ${author.username}`)
  const { page, ...reader } = await person('nima')
  const saving = await writer(request, reader)
  for (const { _id } of [tea, bus, lost]) await saving.bookmark(_id)
  await writing.remove(lost._id)

  await page.goto('/bookmarks')
  await expect(articleOf(page, tea.title)).toBeVisible()
  await expect(articleOf(page, lost.title)).toHaveCount(0)
  await expect(page.getByText('No longer available')).toBeVisible()

  await page.getByRole('main').getByRole('searchbox').fill('Jumla')
  await expect(page).toHaveURL('/bookmarks?q=Jumla')
  await expect(articleOf(page, tea.title)).toHaveCount(0)
  await expect(articleOf(page, bus.title)).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('')
  await expect(articleOf(page, tea.title)).toBeVisible()

  await articleOf(page, tea.title).getByRole('button', { name: 'Bookmark' }).click()
  await expect(articleOf(page, tea.title)).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(articleOf(page, tea.title)).toBeVisible()

  await page.getByRole('button', { name: 'Remove from bookmarks' }).click()
  await expect(page.getByText('No longer available')).toHaveCount(0)
  await page.reload()
  await expect(articleOf(page, tea.title)).toBeVisible()
  await expect(page.getByText('No longer available')).toHaveCount(0)
})

test('a hashtag leads to its posts, in either script', async ({ page, person, request }) => {
  const author = await person('dipa')
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

  await page.goto('/search?q=%23nobodywrotethis')
  await expect(page.getByText('No posts with #nobodywrotethis yet')).toBeVisible()
})
