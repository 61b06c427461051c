import { expect, test } from './people.ts'
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
  await expect(row.getByRole('button', { name: /^Follow/ })).toHaveAttribute('aria-pressed', 'true')
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
  const remember = articleOf(page, 'The one to remember')
  await remember.getByRole('button', { name: 'More options' }).click()
  const pin = page.getByRole('menuitem', { name: 'Pin to profile' })
  await expect(pin).toBeVisible()
  // As React moves it: the menu stays open when the list puts the post elsewhere.
  await remember.evaluate((moved) => moved.parentElement?.append(moved))
  await expect(pin).toBeInViewport()
  await pin.click()
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
