import type { Page } from '@playwright/test'
import { closeDatabase, runJob } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { founder, hubNamed } from './founding.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { articleOf, writer } from './writing.ts'

const PHONE = { width: 390, height: 844 }

const SYLLABLES = ['ba', 'ke', 'di', 'go', 'lu', 'ma', 'ne', 'pi', 'ro', 'tu']
let made = 0

test.afterAll(closeDatabase)

/** A unique word, so that no other journey is found with it. */
function newWord() {
  const digits = `${Date.now() % 100_000}${process.env.TEST_PARALLEL_INDEX}${++made}`
  return Array.from(digits, (digit) => SYLLABLES[Number(digit)]).join('')
}

function boxOf(page: Page) {
  return page.getByRole('main').getByRole('combobox', { name: /^(Search|खोज्नुहोस्)$/ })
}

async function searchFor(page: Page, words: string) {
  await boxOf(page).fill(words)
  await boxOf(page).press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === words)
}

async function marksIn(page: Page) {
  return page.locator('main mark').allTextContents()
}

test('both scripts find each other, with endings and small slips, and what was looked for is marked', async ({
  person,
}) => {
  const { page, username, ...account } = await person('kabita')
  const author = await writer(page.request, { username, ...account })
  const nepali = await author.post('काठमाडौंमा आज पानी', 'साँझ फेरि पर्छ भन्छन्।')
  const roman = await author.post('Kathmandu in the rain', 'Umbrellas are sold out.')

  await page.goto('/search')
  await searchFor(page, `kathmandu from:${username}`)
  await expect(articleOf(page, nepali.title)).toBeVisible()
  await expect(articleOf(page, roman.title)).toBeVisible()
  await expect.poll(() => marksIn(page)).toEqual(expect.arrayContaining(['Kathmandu', 'काठमाडौंमा']))

  await searchFor(page, `काठमाडौँ from:${username}`)
  await expect(articleOf(page, roman.title)).toBeVisible()
  await expect(articleOf(page, nepali.title)).toBeVisible()

  await searchFor(page, `katmandu from:${username}`)
  await expect(articleOf(page, roman.title)).toBeVisible()

  const card = articleOf(page, roman.title)
  await card.getByRole('button', { name: 'Bookmark' }).click()
  await expect(card.getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expectNoFaults(page, 'search results')
})

test('each tab has its kind, and Back returns from one to the other', async ({ person }) => {
  const word = newWord()
  const { page, ...account } = await person(word)
  const author = await writer(page.request, account)
  const post = await author.post(`All about ${word}`, `One more #${word} to read.`)
  const hub = await (await founder(page.request, account)).found({ name: hubNamed(word) })

  await page.goto(`/search?q=${word}`)
  await expect(articleOf(page, post.title)).toBeVisible()
  await expect(page.getByRole('region', { name: 'JeHubs' }).getByText(hub.name)).toBeVisible()
  await expect(page.getByRole('region', { name: 'People' }).getByRole('link')).not.toHaveCount(0)

  const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
  await tabs.getByRole('link', { name: 'Posts' }).click()
  await expect(page).toHaveURL(`/search?q=${word}&type=posts`)
  await expect(articleOf(page, post.title)).toBeVisible()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Latest')
  await expect(page).toHaveURL(`/search?q=${word}&type=posts&sort=new`)
  await expect(articleOf(page, post.title)).toBeVisible()

  await tabs.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('main').getByText(`@${account.username}`)).toBeVisible()
  await tabs.getByRole('link', { name: 'JeHubs' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: hub.name })).toBeVisible()
  await tabs.getByRole('link', { name: 'JesClips' }).click()
  const others = page.getByRole('navigation', { name: 'But there is something here:' })
  await expect(others.getByRole('link', { name: 'JeHubs' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('main').getByRole('link', { name: hub.name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/search?q=${word}&type=people`)

  await runJob('countHashtags')
  await moveTo(page, `/search?q=${word}&type=hashtags`)
  await expect(page.getByRole('link', { name: `#${word}` })).toBeVisible()
})

test('operators narrow what is found', async ({ person }) => {
  const word = newWord()
  const { page, ...account } = await person('dipak')
  const second = await member('manju')
  const mine = await (await writer(page.request, account)).post(
    `Cold ${word} noodles`,
    'Buff only.',
  )
  const theirs = await (await writer(page.request, second)).post(`Warm ${word} soup`, 'No meat.')

  await page.goto('/search')
  await searchFor(page, word)
  await expect(articleOf(page, mine.title)).toBeVisible()
  await expect(articleOf(page, theirs.title)).toBeVisible()

  for (const query of [
    `${word} from:${account.username}`,
    `"${word} noodles"`,
    `${word} -soup`,
    `${word} -meat since:2020-01-01`,
  ]) {
    await searchFor(page, query)
    await expect(articleOf(page, mine.title), query).toBeVisible()
    await expect(articleOf(page, theirs.title), query).toHaveCount(0)
  }
  await searchFor(page, `${word} has:image`)
  await expect(page.getByRole('heading', { name: /^Nothing found/ })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the box is worked by the keyboard, and remembers on this device until its history is deleted', async ({
  person,
}) => {
  const { page, username } = await person('suggestme')
  await page.goto('/search')
  const box = boxOf(page)
  const offers = page.getByRole('listbox').getByRole('option')

  await box.fill(username.slice(0, -2))
  const offered = page.getByRole('option', { name: `@${username}` })
  await expect(offered).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expectNoFaults(page, 'suggestions')
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(box).toHaveValue(username.slice(0, -2))
  await box.press('ArrowDown')
  await expect(offered).toBeVisible()
  await expect(async () => {
    await box.press('ArrowDown')
    await expect(offered).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass()
  await box.press('Enter')
  await expect(page).toHaveURL(`/je/${username}`)

  await page.goto('/search')
  for (const words of ['jhol momo', 'काठमाडौँ']) await searchFor(page, words)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(offers).toHaveText(['काठमाडौँ', 'jhol momo', 'Clear all'])
  await expectNoFaults(page, 'recent searches')
  await page.getByRole('button', { name: 'Remove jhol momo from recent searches' }).click()
  await expect(offers).toHaveText(['काठमाडौँ', 'Clear all'])

  await page.reload()
  await boxOf(page).fill('')
  await boxOf(page).press('ArrowDown')
  await expect(offers).toHaveText(['काठमाडौँ', 'Clear all'])
  await boxOf(page).press('ArrowUp')
  await boxOf(page).press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('a Nepali phone in the dark finds Devanagari by Roman letters, and says when there is nothing', async ({
  person,
  baseURL,
}) => {
  const { page, ...account } = await person('nirmala')
  const author = await writer(page.request, account)
  const post = await author.post('धन्यवाद सबैलाई', 'तपाईंहरूको साथले काम सकियो।')
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  const value = encodeURIComponent(JSON.stringify({ language: 'ne', theme: 'dark' }))
  await page.context().addCookies([{ name: 'jes_prefs', value, url: baseURL! }])

  await page.goto('/search')
  await searchFor(page, `dhanyabad from:${account.username}`)
  await expect(articleOf(page, post.title)).toBeVisible()
  await expect.poll(() => marksIn(page)).toContain('धन्यवाद')
  await expectNoFaults(page, 'Nepali results')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)

  await page.goto('/search?q=qqqwwwxyz')
  await expect(page.getByRole('heading', { name: '“qqqwwwxyz” भेटिएन' })).toBeVisible()
  await expectNoFaults(page, 'nothing found')
})

test('where nothing is found, what was meant is a touch away', async ({ page }) => {
  await page.route('**/api/search?*', async (route) => {
    const isMeant = route.request().url().includes('momo')
    if (isMeant) return route.continue()
    const nothing = { ads: [], clips: [], users: [], jehubs: [], hashtags: [], terms: [] }
    return route.fulfill({ json: { ...nothing, meant: 'momo', nextCursor: null } })
  })
  await page.goto('/search')
  await page.getByRole('combobox').fill('mmmooo')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Did you mean momo?')).toBeVisible()
  await page.getByRole('link', { name: 'momo', exact: true }).click()
  await expect(page).toHaveURL('/search?q=momo')
  await expect(page.getByRole('article').first()).toBeVisible()
})
