import type { APIRequestContext } from '@playwright/test'
import { closeDatabase, promote, runJob } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, member, test } from './people.ts'
import { moveTo, speak } from './survey.ts'
import { writer } from './writing.ts'

const DESK = { width: 1440, height: 900 }
const DAYS_OLD = 100

test.afterAll(closeDatabase)

test('what many write about stands in the card, on Trending and on Explore, until the staff hides it', async ({
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

  await moveTo(page, '/explore')
  await expect(
    page.getByRole('region', { name: 'Trending in Nepal' }).getByRole('link', { name: trend }),
  ).toBeVisible()

  const maya = await person('maya')
  await promote(maya)
  await maya.page.goto('/trending')
  await maya.page.getByRole('button', { name: `More about #${tag}` }).click()
  await maya.page.getByRole('menuitem', { name: 'Hide…' }).click()
  const dialog = maya.page.getByRole('dialog', { name: `Hide #${tag}` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('x')
  await dialog.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(dialog.getByText('Give a reason of 3 to 300 characters')).toBeVisible()
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

  await held.getByRole('button', { name: `Show #${tag} again` }).click()
  await expect(maya.page.getByText(`#${tag} may trend again.`)).toBeVisible()
  await expect(maya.page.getByRole('button', { name: `More about #${tag}` })).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()
})

test('a member follows one who is suggested, passes another over, and thinks better of it', async ({
  person,
}) => {
  const { page } = await person('asha')
  await page.goto('/explore')
  const people = page.getByRole('region', { name: 'People to follow' })
  const cards = people.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const before = await cards.count()
  expect(before).toBeGreaterThan(2)

  const follow = cards.first().getByRole('button', { name: /^Follow/ })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  const name = await nameOn(cards.nth(1).getByRole('button', { name: /^Follow/ }))
  const pass = page.getByRole('button', { name: `Do not suggest ${name}` })
  await pass.click()
  await expect(cards).toHaveCount(before - 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards).toHaveCount(before)
  expect(await nameOn(cards.nth(1).getByRole('button', { name: /^Follow/ }))).toBe(name)

  const shown = page.waitForResponse('**/api/explore/pass')
  await pass.click()
  // The request is sent when the toast closes, whose time stops under the pointer.
  await page.mouse.move(0, 0)
  expect((await shown).status()).toBe(200)
  await page.reload()
  await expect(cards.first()).toBeVisible()
  await expect(pass).toHaveCount(0)
})

test('a member joins a hub on Explore, and the tabs lead to clips and hubs and back', async ({
  person,
}) => {
  const { page } = await person('nima')
  await page.goto('/explore')
  const hubs = page.getByRole('region', { name: 'JeHubs to join' })
  const join = hubs.getByRole('button', { name: /^Join / }).first()
  const name = (await join.getAttribute('aria-label'))!.replace('Join ', '')
  await join.click()
  await expect(hubs.getByRole('button', { name: `Leave ${name}` })).toBeVisible()

  const tabs = page.getByRole('navigation', { name: 'Parts of Explore' })
  await tabs.getByRole('link', { name: 'JeHubs' }).click()
  await expect(page).toHaveURL('/explore?tab=hubs')
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Join|Leave) / })
      .first(),
  ).toBeVisible()
  await tabs.getByRole('link', { name: 'JesClips' }).click()
  await expect(page).toHaveURL('/explore?tab=clips')
  await page.goBack()
  await page.goBack()
  await expect(hubs.getByRole('button', { name: `Leave ${name}` })).toBeVisible()
})

test('the search page shows the same before a word is typed', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('region', { name: 'Trending in Nepal' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Rising posts' })).toBeVisible()
})

test('rising posts, clips and hubs have their own tabs on Trending', async ({ page }) => {
  await page.goto('/trending')
  const tabs = page.getByRole('navigation', { name: 'Kinds of trends' })
  await tabs.getByRole('link', { name: 'Posts' }).click()
  await expect(page).toHaveURL('/trending?tab=posts')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await tabs.getByRole('link', { name: 'JeHubs' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /members/ })
      .first(),
  ).toBeVisible()
  await tabs.getByRole('link', { name: 'JesClips' }).click()
  await expect(page).toHaveURL('/trending?tab=clips')
})

test('Explore and Trending speak Nepali', async ({ page, request }) => {
  const tag = await plantTrend(request)
  await speak(page.context(), 'ne')
  await page.goto('/explore')
  await expect(page).toHaveTitle(/एक्सप्लोर/)
  await expect(page.getByRole('region', { name: 'फलो गर्ने मान्छे' })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'नेपालमा चर्चामा' }).getByRole('link', { name: /पोस्ट/ }).first(),
  ).toBeVisible()

  await moveTo(page, '/trending')
  await expect(page.getByRole('heading', { level: 1, name: 'नेपालमा चर्चामा' })).toBeVisible()
  const row = page.getByRole('main').getByRole('link', { name: `#${tag}` })
  await expect(row).toContainText('चाडपर्व · चर्चामा')
  await expect(row).toContainText('१० पोस्ट')
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

async function nameOn(button: import('@playwright/test').Locator) {
  return (await button.getAttribute('aria-label'))!.replace('Follow ', '')
}
