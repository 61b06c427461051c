import type { APIRequestContext } from '@playwright/test'
import { closeDatabase, promote, runJob } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { writer } from './writing.ts'

const DESK = { width: 1440, height: 900 }
const DAYS_OLD = 100

test.afterAll(closeDatabase)

test('what many write about stands in the card, on Trending, Explore and Search, until the staff hides it', async ({
  page,
  person,
  request,
}) => {
  test.slow()
  const tag = await plantTrend(request)
  const other = await plantTrend(request, 6)
  const trend = new RegExp(`#${tag}`)
  await page.setViewportSize(DESK)

  await page.goto('/')
  const card = page.getByRole('region', { name: "What's happening" })
  await expect(card.getByRole('link', { name: trend })).toHaveText(`Festivals#${tag}10 posts`)
  await card.getByRole('link', { name: 'Show more' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Trending in Nepal' })).toBeVisible()
  const row = page.getByRole('main').getByRole('link', { name: trend })
  await expect(row).toContainText('Festivals · Trending')
  await expect(row).toContainText('10 posts')
  await expect(row).toContainText(/busiest at \d+:00/)
  await expect(card).toHaveCount(0)

  for (const path of ['/explore', '/search']) {
    await moveTo(page, path)
    await expect(
      page.getByRole('region', { name: 'Trending in Nepal' }).getByRole('link', { name: trend }),
    ).toBeVisible()
  }

  const maya = await person('maya')
  await promote(maya)
  await maya.page.goto('/trending')
  await maya.page.getByRole('button', { name: `More about #${tag}` }).click()
  await maya.page.getByRole('menuitem', { name: 'Hide…' }).click()
  const dialog = maya.page.getByRole('dialog', { name: `Hide #${tag}` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bought for a shop')
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(maya.page.getByText(`#${tag} no longer trends.`)).toBeVisible()
  await expect(maya.page.getByRole('button', { name: `More about #${tag}` })).toHaveCount(0)
  const held = maya.page.getByRole('region', { name: 'Hidden and held' })
  await expect(held.getByText('Bought for a shop')).toBeVisible()
  await expectNoFaults(maya.page, '/trending of the staff')

  await page.goto('/trending')
  await expect(page.getByRole('main').getByRole('link', { name: `#${other}` })).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^More about/ })).toHaveCount(0)
})

/** So many long-time members write about one thing. */
async function plantTrend(request: APIRequestContext, people = 10) {
  const authors = []
  for (let n = 0; n < people; n++) authors.push(await member('jatra', { daysOld: DAYS_OLD }))
  // Letters only, each with a sound of its own: spellings that sound alike are one hashtag.
  const tag = `Dashain${authors[0]!.username.slice(-6).replace(/\d/g, (digit) => 'bcdfgjklmn'[Number(digit)]!)}`
  for (const author of authors) {
    const { post } = await writer(request, author)
    await post(`Off to the chariot, says ${author.username}`, `With everybody. #${tag}`)
  }
  await runJob('recountTrends')
  return tag
}
