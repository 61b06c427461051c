import type { Page } from '@playwright/test'
import { payloads } from '../web/src/features/core/body/examplePayloads.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, articleOf, drawPicture, writer } from './writing.ts'

const LONG = `${'अनुसन्धानात्मकविश्वविद्यालय'.repeat(4)}

\`\`\`
${'code '.repeat(60)}
\`\`\`

https://example.com/${'a'.repeat(200)}`

test('what one writes, with a picture and a poll, another finds, votes on, saves and shares', async ({
  person,
}) => {
  test.slow()
  const author = await person('sita')
  const title = `Momo in Patan ${author.username}`
  await author.page.goto('/add-post')
  await author.page.getByLabel('Title').fill(title)
  await author.page
    .getByLabel('Content')
    .fill('The **best** ones are *behind* the temple.\n\n- buff\n- veg\n\n#momo')
  await author.page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPicture(author.page))
  await author.page.getByRole('button', { name: 'Poll' }).click()
  await author.page.getByLabel('Choice 1').fill('Jhol')
  await author.page.getByLabel('Choice 2').fill('Steamed')
  const post = author.page.getByRole('main').getByRole('button', { name: 'Post', exact: true })
  await expect(post).toBeEnabled()
  await post.click()
  await expect(author.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(author.page).toHaveURL(new RegExp(`/post/${author.username}/\\d+/`))

  const reader = await person('hari')
  await reader.page.goto('/?feed=latest')
  const card = articleOf(reader.page, title)
  await expect(card.getByRole('heading', { name: title })).toBeVisible()
  await expect(card.locator('strong', { hasText: 'best' })).toBeVisible()
  const picture = card.getByRole('button', { name: 'Open picture' }).locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)

  await card.getByRole('button', { name: 'Upvote' }).click()
  await expect(card.getByRole('button', { name: 'Upvote' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('group', { name: 'Vote' })).toHaveText('2')
  await card.getByText('Jhol').click()
  await expect(card.getByText('100%')).toBeVisible()

  await card.getByRole('button', { name: 'Bookmark' }).click()
  await expect(card.getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await reader.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await card.getByRole('button', { name: 'Share' }).click()
  const sheet = reader.page.getByRole('dialog', { name: 'Share' })
  await sheet.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(reader.page.getByText('Link copied')).toBeVisible()
  const copied = await reader.page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toMatch(/^\/p\/\d+$/)
  await sheet.getByRole('button', { name: 'Close' }).click()

  await moveTo(reader.page, '/bookmarks')
  await expect(articleOf(reader.page, title)).toBeVisible()

  await reader.page.goto(copied)
  await expect(reader.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(new URL(reader.page.url()).pathname).toMatch(new RegExp(`^/post/${author.username}/\\d+/`))
  await expect(reader.page.getByRole('button', { name: 'Upvote' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test("a vote shows on the cards that others have before them, and in the voter's other tab", async ({
  person,
  request,
}) => {
  const [hari, sita, gita] = [await member('hari'), await person('sita'), await person('gita')]
  const post = await (await writer(request, hari)).post('Who passes it on')
  const isWatched = new Promise<void>((resolve) => {
    sita.page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes(`"watchScores",["${post._id}"`)) resolve()
      }),
    )
  })
  await sita.page.goto(`/je/${hari.username}`)
  await isWatched
  const other = await gita.page.context().newPage()
  for (const page of [gita.page, other]) {
    await page.goto(`/je/${hari.username}`)
    await expect(articleOf(page, post.title).getByRole('button', { name: 'Upvote' })).toBeVisible()
  }
  const scoreOf = (page: Page) => articleOf(page, post.title).getByRole('group', { name: /vote/i })
  const before = await scoreOf(sita.page).textContent()

  await articleOf(gita.page, post.title).getByRole('button', { name: 'Upvote' }).click()
  await expect(
    articleOf(other, post.title).getByRole('button', { name: 'Upvote', pressed: true }),
  ).toBeVisible()
  await expect(scoreOf(sita.page)).not.toHaveText(before!)
  await expect(scoreOf(sita.page)).toHaveText((await scoreOf(gita.page).textContent())!)
})

test('the author edits, which gives a new address, and everybody can read what it was; deleting can be undone', async ({
  person,
  page: visitor,
  request,
}) => {
  const author = await person('maya')
  const { post } = await writer(request, author)
  const written = await post(`The bus to Pokhara ${author.username}`, 'It leaves at seven.')
  const { page } = author
  await page.goto(addressOf(written))
  await expect(page.getByRole('heading', { level: 1, name: written.title })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page).toHaveURL(/\/edit\//)
  await expect(page.getByLabel('Content')).toHaveValue('It leaves at seven.')
  await page.getByLabel('Title').fill(`The bus to Jumla ${author.username}`)
  await page.getByLabel('Content').fill('It leaves at eight.')
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/post\/.*Jumla/)
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await expect(page.getByRole('article').getByText('It leaves at eight.')).toBeVisible()

  // Back does not lead into the form.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/edit\//)

  await visitor.goto(addressOf(written))
  await visitor.getByRole('button', { name: /edited/i }).click()
  const history = visitor.getByRole('dialog')
  await expect(history.getByText('seven').first()).toBeVisible()
  await expect(history.getByText('eight').first()).toBeVisible()

  await moveTo(page, `/je/${author.username}`)
  const card = articleOf(page, `The bus to Jumla ${author.username}`)
  await card.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
  const undo = page.getByRole('button', { name: 'Undo' })
  // Under the pointer the time of a toast stops.
  await undo.hover()
  const status = async () => (await request.get(`/api/ads/${written._id}`)).status()
  await expect.poll(status).toBe(404)
  await undo.click()
  await expect(card).toHaveCount(1)
  await expect.poll(status).toBe(200)
})

test('Back from a post returns to the very card, three pages down', async ({ person, request }) => {
  test.slow()
  const author = await person('bina')
  const { post } = await writer(request, author)
  for (let n = 1; n <= 45; n++)
    await post(`Letter ${n} of ${author.username}`, 'A line.\n\nAnother.')
  const { page } = author
  await page.goto(`/je/${author.username}`)
  const goal = page.getByRole('link', { name: `Letter 8 of ${author.username}`, exact: true })
  await expect(articleOf(page, `Letter 45 of ${author.username}`)).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(goal).toBeInViewport({ timeout: 150 })
  }).toPass({ intervals: [50] })
  // The wheel may still be turning: wait until two looks find the page at the same position.
  await goal.scrollIntoViewIfNeeded()
  let last = -1
  await expect
    .poll(
      async () => {
        const [was, now] = [last, await page.evaluate(() => window.scrollY)]
        last = now
        return now === was
      },
      { intervals: [300] },
    )
    .toBe(true)
  const before = (await goal.boundingBox())!.y

  await goal.click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Letter 8 of ${author.username}` }),
  ).toBeVisible()
  await page.goBack()
  await expect(goal).toBeInViewport()
  await expect
    .poll(async () => Math.abs(((await goal.boundingBox())?.y ?? -1e6) - before))
    .toBeLessThan(60)
})

test('whatever people write, nothing of it runs, and nothing makes a narrow phone scroll sideways', async ({
  page,
  request,
}) => {
  const pen = await writer(request, await member('kabir'))
  const written = [await pen.post('w'.repeat(100), LONG)]
  await pen.comment(written[0]!, LONG)
  for (const group of inTitles(payloads)) {
    const post = await pen.post(group.join(' '), group.join('\n\n'))
    await pen.comment(post, group.join('\n\n'))
    written.push(post)
  }

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/je/${written[0]!.user.username}`)
  await expect(page.getByRole('article')).toHaveCount(written.length)
  await expectNothingRan(page)
  await expectRoom(page)
  for (const one of written) {
    await moveTo(page, addressOf(one))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(one.title)
    await expect(page.locator('#comments').getByRole('article')).toHaveCount(1)
    await expectNothingRan(page)
    await expectRoom(page)
  }

  // The HTML of the server has the title too, before any script of ours has run.
  for (const one of written) {
    const html = await (await request.get(addressOf(one))).text()
    expect(payloads.filter((payload) => /</.test(payload) && html.includes(payload))).toEqual([])
  }
  await page.goto(addressOf(written.find(({ title }) => title.includes('</title>'))!))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNothingRan(page)
})

/** As many in each title as fit. */
function inTitles(texts: readonly string[]) {
  const groups: string[][] = []
  for (const text of texts) {
    const last = groups.at(-1)
    if (last && [...last, text].join(' ').length <= 150) last.push(text)
    else groups.push([text])
  }
  return groups
}

async function expectRoom(page: Page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
}

async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const dangerous = page.locator(
    'a:not([href^="/"], [href^="http"], [href^="#"], [href^="mailto:"]), iframe, object, embed, #root script',
  )
  await expect(dangerous).toHaveCount(0)
}
