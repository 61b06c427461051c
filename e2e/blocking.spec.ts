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
  await page.goto(addressOf(hers))
  await open(page, articleOf(page, hers.title), 'Block @')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('you stop following each other')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog).toHaveCount(0)
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
})

test('people, words, threads and hubs are muted, and unmuted in the settings', async ({
  person,
  request,
}) => {
  const [hari, sita] = [await person('hari'), await member('sita')]
  const hers = await (await writer(request, sita)).post(`aaja chunab ko kura ${sita.username}`)
  const his = await (await writer(request, hari)).post(`His ${hari.username}`)
  await (await writer(request, sita)).comment(his, 'Loud words')
  const { page } = hari

  await test.step('a person is muted in a list, and Undo brings everything back', async () => {
    await page.goto('/?feed=latest')
    await open(page, articleOf(page, hers.title), 'Mute @')
    await expect(articleOf(page, hers.title)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(articleOf(page, hers.title)).toBeVisible()
  })

  await test.step('a comment of somebody muted is folded', async () => {
    await moveTo(page, addressOf(his))
    const comment = page
      .getByRole('article')
      .filter({ hasText: `@${sita.username}` })
      .last()
    await expect(comment).toContainText('Loud words')
    await open(page, comment, 'Mute @')
    await expect(comment).not.toContainText('Loud words')
    await comment.getByRole('button', { name: 'Show' }).click()
    await expect(comment).toContainText('Loud words')
    await open(page, articleOf(page, his.title).first(), 'Mute this thread')
  })

  await test.step('the profile and the hub say so', async () => {
    await moveTo(page, `/je/${sita.username}`)
    await expect(page.getByText('You muted this person')).toBeVisible()
    await moveTo(page, '/jehub/CricketNepal')
    await open(page, page.locator('main header').first(), 'Mute JeHub')
    await expect(page.getByText('You will see no posts of CricketNepal')).toBeVisible()
  })

  await test.step('a word muted in Devanagari hides a post in Roman letters', async () => {
    await moveTo(page, '/setting#blocked')
    for (const name of [`Unmute ${his.title}`, 'Unmute CricketNepal', `Unmute @${sita.username}`])
      await page.getByRole('button', { name }).click()
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(3)
    await page.getByLabel('Word or phrase').fill('चुनाव')
    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'चुनाव' })).toBeVisible()
    await moveTo(page, '/?feed=latest')
    await expect(articleOf(page, his.title)).toBeVisible()
    await expect(articleOf(page, hers.title)).toHaveCount(0)
  })
})

async function open(page: Page, place: Locator, item: string) {
  await place.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: new RegExp(`^${item}`) }).click()
}
