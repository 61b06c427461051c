import type { Page } from '@playwright/test'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, writer } from './writing.ts'

const PHONE = { width: 390, height: 844 }

test('one writes, another answers; edits, deletes and takes that back', async ({
  person,
  request,
}) => {
  test.slow()
  const sita = await person('sita')
  const { post } = await writer(request, sita)
  const written = await post(`The last micro ${sita.username}`)
  const { page } = await person('hari')
  await page.goto(addressOf(written))
  await expect(page.getByText('No comments yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comment', exact: true })).toBeDisabled()

  await box(page).fill('He waits **every** night')
  await box(page).press('Control+Enter')
  await expect(comment(page, 'He waits').locator('strong')).toHaveText('every')
  await expect(page.getByRole('heading', { name: '1 comment', exact: true })).toBeVisible()
  await expect(box(page)).toHaveValue('')

  await sita.page.goto(addressOf(written))
  await comment(sita.page, 'He waits').getByRole('button', { name: 'Reply' }).click()
  await sita.page.keyboard.type('Every single one')
  await sita.page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  const reply = comment(sita.page, 'Every single one')
  await expect(reply.getByText('Author')).toBeVisible()
  await expect(reply.getByRole('button', { name: 'Reply' })).toBeVisible()
  await choose(sita.page, 'He waits', 'Pin comment')
  await expect(comment(sita.page, 'He waits').getByText('Pinned', { exact: true })).toBeVisible()

  await choose(sita.page, 'Every single one', 'Edit')
  await sita.page.getByLabel('Edit your comment').fill('Every single night')
  await sita.page.getByRole('button', { name: 'Save' }).click()
  await expect(comment(sita.page, 'Every single night').getByText('edited')).toBeVisible()

  await page.reload()
  await expect(comment(page, 'Every single night')).toBeVisible()
  await choose(page, 'He waits', 'Delete')
  await expect(page.getByText('Comment deleted by its author')).toBeVisible()
  await expect(comment(page, 'Every single night')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(comment(page, 'He waits')).toBeVisible()
})

test('threads are sorted and go on; a link leads to one comment, from its profile too', async ({
  person,
  request,
}) => {
  test.slow()
  const { page, ...author } = await person('gita')
  const { post, comment: say } = await writer(request, author)
  const written = await post(`Night micros by route ${author.username}`)
  const first = await say(written, 'The very first')
  let parent = first
  for (let level = 2; level <= 10; level++) parent = await say(written, `Level ${level}.`, parent)
  for (let n = 1; n <= 11; n++) await say(written, `Comment ${n}.`)

  await page.goto(`${addressOf(written)}?sort=old`)
  await expect(page.getByRole('article').nth(1)).toContainText('The very first')
  await page.getByRole('button', { name: 'Show more comments' }).click()
  await expect(comment(page, 'Comment 11.')).toBeVisible()
  await page.getByRole('button', { name: /^Sort comments/ }).click()
  await page.getByRole('menuitemradio', { name: 'New' }).click()
  await expect(page).toHaveURL(/sort=new/)
  await expect(page.getByRole('article').nth(1)).toContainText('Comment 11.')

  await moveTo(page, `${addressOf(written)}?comment=${first}`)
  await expect(page.getByText('One thread of this post')).toBeVisible()
  await expect(comment(page, 'The very first')).toBeFocused()
  const more = page.getByRole('button', { name: /^Show \d+ more repl/ })
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 })
    await expect(comment(page, 'Level 8.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('link', { name: 'Continue this thread' }).click()
  await expect(comment(page, 'Level 9.')).toBeVisible()
  await expect(comment(page, 'Level 8.')).toBeInViewport()
  await page.getByRole('button', { name: 'Show what it answers' }).click()
  await expect(comment(page, 'Level 7.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all comments' }).click()
  await expect(comment(page, 'Comment 11.')).toBeVisible()

  await moveTo(page, `/je/${author.username}?tab=comments`)
  await expect(page.getByText('Comment 11.')).toBeVisible()
  await page.getByRole('link', { name: written.title }).first().click()
  await expect(page.getByText('One thread of this post')).toBeVisible()
  await expect(comment(page, 'Comment 11.')).toBeInViewport()
})

test('who has the post open receives new comments without a jump', async ({ person, request }) => {
  const author = await member('bina')
  const { post, comment: say } = await writer(request, author)
  const written = await post(`Rain in Pokhara ${author.username}`)
  const first = await say(written, 'It pours')
  const { page } = await person('ram')
  await page.goto(addressOf(written))
  await expect(comment(page, 'It pours')).toBeVisible()
  await box(page).fill('While I type')
  const top = (await comment(page, 'It pours').boundingBox())!.y

  await expect(async () => {
    await say(written, 'It stopped', first)
    await expect(page.getByRole('button', { name: /new comment/ })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  expect((await comment(page, 'It pours').boundingBox())!.y).toBe(top)
  await expect(comment(page, 'It stopped')).toHaveCount(0)

  await page.getByRole('button', { name: /new comment/ }).click()
  await expect(comment(page, 'It stopped').first()).toBeVisible()
  await expect(box(page)).toHaveValue('While I type')
})

test('a phone has the box at the thumb, four levels, and nothing to scroll sideways', async ({
  person,
  request,
}) => {
  const { page, ...author } = await person('asha')
  const { post, comment: say } = await writer(request, author)
  const written = await post(`Momo in Asan ${author.username}`)
  let parent: string | undefined
  for (let level = 1; level <= 5; level++) parent = await say(written, `Level ${level}.`, parent)
  await page.setViewportSize(PHONE)
  await page.goto(addressOf(written))
  await expect(comment(page, 'Level 4.')).toBeVisible()
  await expect(comment(page, 'Level 5.')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Continue this thread' })).toBeVisible()

  const bar = (await page.locator('form', { has: box(page) }).boundingBox())!
  const footer = (await page.getByRole('navigation', { name: 'Main' }).last().boundingBox())!
  expect(bar.y + bar.height).toBeCloseTo(footer.y, 0)
  for (const width of [320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  }

  await box(page).fill('One\nTwo\nThree')
  expect((await page.locator('form', { has: box(page) }).boundingBox())!.y).toBeLessThan(bar.y)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(comment(page, 'Three')).toBeInViewport()

  await comment(page, 'Level 1.').getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByLabel(/^Reply to/)).toBeFocused()
  await expect(box(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeVisible()
  await expect(comment(page, 'Level 1.').getByRole('button', { name: 'Reply' })).toBeFocused()
})

function box(page: Page) {
  return page.getByPlaceholder('Add a comment')
}

/** The comment that says this, without its replies. */
function comment(page: Page, words: string) {
  return page.locator('#comments').getByRole('article').filter({ hasText: words })
}

async function choose(page: Page, words: string, item: string) {
  await comment(page, words).getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
