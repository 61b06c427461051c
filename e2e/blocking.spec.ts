import type { Locator, Page } from '@playwright/test'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, articleOf, writer } from './writing.ts'

test('a block hides both ways at once, and taking it back brings both back', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await person('sita')]
  const hers = await (await writer(request, sita)).post(`Hers ${sita.username}`)
  const his = await (await writer(request, hari)).post(`His ${hari.username}`)
  const { page } = hari
  await page.goto('/?feed=latest')
  await open(page, articleOf(page, hers.title), 'Block @')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('you stop following each other')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(articleOf(page, hers.title)).toHaveCount(0)
  await moveTo(page, `/je/${sita.username}`)
  await expect(page.getByRole('heading', { name: sita.username })).toHaveCount(0)
  await sita.page.goto(addressOf(his))
  await expect(articleOf(sita.page, his.title)).toHaveCount(0)

  await moveTo(page, '/setting#blocked')
  const row = page.getByRole('listitem').filter({ hasText: `@${sita.username}` })
  await row.getByRole('button', { name: /^Unblock/ }).click()
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeFocused()
  await moveTo(page, `/je/${sita.username}`)
  await expect(articleOf(page, hers.title)).toBeVisible()
  await sita.page.reload()
  await expect(articleOf(sita.page, his.title).first()).toBeVisible()
})

test('a mute hides quietly, says so on the profile, and Undo brings everything back', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const hers = await (await writer(request, sita)).post(`Hers ${sita.username}`)
  const { page } = hari
  await page.goto('/?feed=latest')
  await open(page, articleOf(page, hers.title), 'Mute @')
  await expect(articleOf(page, hers.title)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(articleOf(page, hers.title)).toBeVisible()

  await moveTo(page, `/je/${sita.username}`)
  await open(page, page.locator('main header').first(), 'Mute @')
  await expect(page.getByText('You muted this person')).toBeVisible()
  await expect(articleOf(page, hers.title)).toBeVisible()
  await moveTo(page, '/?feed=latest')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(articleOf(page, hers.title)).toHaveCount(0)
  await moveTo(page, `/je/${sita.username}`)
  await page.getByRole('button', { name: 'Unmute', exact: true }).click()
  await expect(page.getByText('You muted this person')).toHaveCount(0)
})

test('a word muted in Devanagari hides a post in Roman letters', async ({ person, request }) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const author = await writer(request, sita)
  const chunaab = await author.post(`aaja chunab ko kura ${sita.username}`)
  const chiya = await author.post(`chiya khane ho ${sita.username}`)
  const { page } = hari
  await page.goto('/setting#blocked')
  await page.getByLabel('Word or phrase').fill('चुनाव')
  await page.getByRole('button', { name: 'Mute', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'चुनाव' })
  await expect(row).toBeVisible()
  await expect(page.getByLabel('Word or phrase')).toHaveValue('')

  await moveTo(page, '/?feed=latest')
  await expect(articleOf(page, chiya.title)).toBeVisible()
  await expect(articleOf(page, chunaab.title)).toHaveCount(0)
  await moveTo(page, '/setting#blocked')
  await row.getByRole('button', { name: 'Unmute चुनाव' }).click()
  await expect(row.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await moveTo(page, '/?feed=latest')
  await expect(articleOf(page, chunaab.title)).toBeVisible()
})

test('a comment of somebody muted is folded, and a thread and a hub are muted and unmuted', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const post = await (await writer(request, hari)).post(`His ${hari.username}`)
  await (await writer(request, sita)).comment(post, 'Loud words')
  const { page } = hari
  await page.goto(`${addressOf(post)}#comments`)
  const comment = page
    .getByRole('article')
    .filter({ hasText: `@${sita.username}` })
    .last()
  await expect(comment).toContainText('Loud words')
  await open(page, comment, 'Mute @')
  await expect(comment).not.toContainText('Loud words')
  await comment.getByRole('button', { name: 'Show' }).click()
  await expect(comment).toContainText('Loud words')

  await open(page, articleOf(page, post.title).first(), 'Mute this thread')
  await moveTo(page, '/jehub/CricketNepal')
  await open(page, page.locator('main header').first(), 'Mute JeHub')
  await expect(page.getByText('You will see no posts of CricketNepal')).toBeVisible()
  await moveTo(page, '/setting#blocked')
  for (const name of [`Unmute ${post.title}`, 'Unmute CricketNepal', `Unmute @${sita.username}`])
    await page.getByRole('button', { name }).click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(3)
})

async function open(page: Page, place: Locator, item: string) {
  await place.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
}
