import { expect, test } from './people.ts'
import { addressOf, articleOf, writer } from './writing.ts'

test('a post is reposted, reaches followers, is quoted, and its author takes it out again', async ({
  person,
  request,
}) => {
  test.slow()
  const [author, friend, reader] = [
    await person('sita'),
    await person('hari'),
    await person('gita'),
  ]
  const title = `Last micro ${author.username}`
  const post = await (await writer(request, author)).post(title, 'Even in the rain.')
  await (await writer(request, reader)).follow(friend.username)

  await friend.page.goto(addressOf(post))
  await friend.page.getByRole('button', { name: '0 reposts' }).click()
  await friend.page.getByRole('menuitem', { name: 'Repost', exact: true }).click()
  await expect(friend.page.getByRole('button', { name: '1 repost' })).toBeVisible()

  await reader.page.goto('/?feed=following')
  const card = articleOf(reader.page, title)
  await expect(card).toHaveCount(1)
  await expect(card.getByRole('link', { name: `${friend.username} reposted` })).toBeVisible()
  await card.getByRole('button', { name: '1 repost' }).click()
  await reader.page.getByRole('menuitem', { name: 'Quote', exact: true }).click()
  const form = reader.page.getByRole('main')
  await expect(form.getByRole('link', { name: title })).toBeVisible()
  await form.getByLabel('Title').fill(`So true ${reader.username}`)
  await form.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(
    reader.page.getByRole('heading', { level: 1, name: `So true ${reader.username}` }),
  ).toBeVisible()
  await expect(reader.page.getByRole('link', { name: title })).toBeVisible()
  const quote = reader.page.url()

  await author.page.goto(addressOf(post))
  await author.page.getByRole('button', { name: '1 repost' }).click()
  await author.page.getByRole('menuitem', { name: 'Reposts and quotes' }).click()
  const dialog = author.page.getByRole('dialog', { name: 'Reposts and quotes' })
  await expect(dialog.getByRole('link', { name: friend.username })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Quotes' }).click()
  await dialog.getByRole('button', { name: 'Take my post out' }).click()
  await expect(dialog.getByText('Nobody has quoted this yet.')).toBeVisible()

  await reader.page.goto(quote)
  await expect(reader.page.getByText('The author took the quoted post out of here.')).toBeVisible()
  await expect(reader.page.getByRole('link', { name: title })).toBeHidden()
})
