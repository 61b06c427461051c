import type { Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { founder, hubNamed } from './founding.ts'
import { expect, test } from './people.ts'
import { moveTo } from './survey.ts'
import { articleOf, writer } from './writing.ts'

test('both scripts find each other, each tab has its kind, and Back returns from one to the other', async ({
  person,
}) => {
  const { page, ...account } = await person('kabita')
  const { username } = account
  const author = await writer(page.request, account)
  const tag = `चिया${username.replace(/\D/g, '')}`
  const nepali = await author.post('काठमाडौंमा आज पानी', `साँझ फेरि पर्छ भन्छन्। #${tag}`)
  const roman = await author.post('Kathmandu in the rain', 'Umbrellas are sold out.')
  const hub = await (await founder(page.request, account)).found({ name: hubNamed(username) })

  await test.step('with endings and small slips, and what was looked for is marked', async () => {
    await page.goto('/search')
    await searchFor(page, `kathmandu from:${username}`)
    await expect(articleOf(page, nepali.title)).toBeVisible()
    await expect(articleOf(page, roman.title)).toBeVisible()
    await expect
      .poll(() => page.locator('main mark').allTextContents())
      .toEqual(expect.arrayContaining(['Kathmandu', 'काठमाडौंमा']))
    await expectNoFaults(page, 'search results')
    await searchFor(page, `katmandu from:${username}`)
    await expect(articleOf(page, roman.title)).toBeVisible()
  })

  await test.step('a hashtag leads to its posts', async () => {
    await page
      .getByRole('link', { name: `#${tag}` })
      .first()
      .click()
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(`#${tag}`)}`)
    await expect(page.getByRole('heading', { level: 1, name: `#${tag}` })).toHaveCount(1)
    await expect(articleOf(page, nepali.title)).toBeVisible()
  })

  await test.step('tabs', async () => {
    await moveTo(page, `/search?q=${username}`)
    await expect(page.getByRole('region', { name: 'JeHubs' }).getByText(hub.name)).toBeVisible()
    await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).not.toHaveCount(0)
    const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
    await tabs.getByRole('link', { name: 'People' }).click()
    await expect(page.getByRole('main').getByText(`@${username}`)).toBeVisible()
    await tabs.getByRole('link', { name: 'JeHubs' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: hub.name })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/search?q=${username}&type=people`)
    await expect(page.getByRole('main').getByText(`@${username}`)).toBeVisible()
  })

  await test.step('the box offers people, and what was looked for before', async () => {
    await moveTo(page, '/search')
    await boxOf(page).fill(username.slice(0, -1))
    const offered = page.getByRole('option', { name: `@${username}` })
    await expect(offered).toBeVisible()
    await expectNoFaults(page, 'suggestions')
    await boxOf(page).fill('')
    await boxOf(page).press('ArrowDown')
    await expect(page.getByRole('option', { name: `katmandu from:${username}` })).toBeVisible()
    await expectNoFaults(page, 'recent searches')
  })
})

function boxOf(page: Page) {
  return page.getByRole('main').getByRole('combobox', { name: 'Search' })
}

async function searchFor(page: Page, words: string) {
  await boxOf(page).fill(words)
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words)
}
