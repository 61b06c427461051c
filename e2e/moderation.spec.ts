import type { Page } from '@playwright/test'
import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, articleOf, type Written, writer } from './writing.ts'

test('a report by a rule of the hub, a removal, an appeal, and an outcome for who reported', async ({
  person,
  request,
}) => {
  const [maya, bikash, gita] = [await person('maya'), await person('bikash'), await person('gita')]
  const name = hubNamed('Kitchen')
  const hub = await (await founder(request, maya)).found({ name, rules: RULES })
  const post = await (await writer(request, bikash)).post(
    'Pickles for sale',
    'Rs 300 a jar.',
    hub._id,
  )

  await gita.page.goto(addressOf(post))
  await choose(gita.page, 'Report')
  const report = gita.page.getByRole('dialog', { name: 'Report this post' })
  await report.getByRole('radio', { name: 'No selling' }).click()
  await report.getByRole('button', { name: 'Send report' }).click()
  const thanks = gita.page.getByRole('dialog', { name: 'Thank you' })
  await expect(thanks.getByText(`The moderators of ${name} look at it.`)).toBeVisible()
  await thanks.getByRole('link', { name: 'My reports' }).click()
  await expect(gita.page).toHaveURL('/reports')
  await expect(gita.page.getByText('Being looked at')).toBeVisible()

  const { page } = maya
  await page.goto(`${hubAddress(hub)}/moderate`)
  const card = articleOf(page, 'Pickles for sale')
  await expect(card.getByText('1 report')).toBeVisible()
  await expect(card.getByText('No selling')).toBeVisible()
  await page.keyboard.press('j')
  await expect(card).toBeFocused()
  await page.keyboard.press('r')
  const remove = page.getByRole('dialog', { name: 'Remove this post' })
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(remove.getByText('Choose a rule or say why.')).toBeVisible()
  await remove.getByRole('radio', { name: 'No selling' }).click()
  await remove.getByRole('textbox', { name: 'Tell the author why' }).fill('Try the bazaar hub.')
  await expect(remove.getByRole('figure')).toContainText('Rule: No selling')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Post removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible()

  await bikash.page.goto('/notifications')
  await bikash.page
    .getByRole('main')
    .getByRole('link', { name: /removed/ })
    .click()
  await expect(bikash.page).toHaveURL(/\/appeal\/\d+$/)
  const decided = bikash.page.getByRole('main')
  for (const words of [
    `The team of ${name} removed your post`,
    'No selling',
    'Try the bazaar hub.',
  ])
    await expect(decided.getByText(words)).toBeVisible()
  await decided.getByRole('textbox', { name: 'Why is it wrong?' }).fill('They were a gift.')
  await decided.getByRole('button', { name: 'Send appeal' }).click()
  await expect(decided.getByText('Being looked at')).toBeVisible()

  await moveTo(bikash.page, addressOf(post))
  await expect(bikash.page.getByText('Removed by the moderators.')).toBeVisible()
  await expect(bikash.page.getByRole('link', { name: 'Read why and appeal' })).toBeVisible()

  await moveTo(gita.page, '/notifications')
  await gita.page
    .getByRole('main')
    .getByRole('link', { name: /report/i })
    .click()
  await expect(gita.page).toHaveURL('/reports')
  await expect(gita.page.getByText('Removed', { exact: true })).toBeVisible()
})

test('AutoMod is tried, switched on, holds a post and a comment, and the post is approved; nobody decides about their own', async ({
  person,
  request,
}) => {
  const [maya, bikash] = [await person('maya'), await person('bikash')]
  const hub = await (await founder(request, maya)).found({ name: hubNamed('Kitchen') })
  const bikashsPen = await writer(request, bikash)
  const old = await bikashsPen.post('A quick loan for you', 'No questions.', hub._id)

  const { page } = maya
  await page.goto(`${hubAddress(hub)}/moderate?tab=automod`)
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('menuitem', { name: 'Words' }).click()
  await page.getByRole('textbox', { name: 'Words' }).fill('quick loan, free money')
  await expect(page.getByRole('button', { name: 'Switch on' })).toBeDisabled()
  await page.getByRole('button', { name: 'Try on the last 200 posts' }).click()
  await expect(page.getByText('1 of 1 posts would have been caught.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'A quick loan for you' })).toBeVisible()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('AutoMod is on')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()

  const held = await bikashsPen.post('Free money on Friday', 'Come early.', hub._id)
  await bikash.page.goto(addressOf(held))
  await expect(bikash.page.getByText('Waiting for the moderators.')).toBeVisible()
  await moveTo(bikash.page, addressOf(old))
  await bikash.page.getByRole('textbox', { name: 'Add a comment' }).fill('Free money, really')
  await bikash.page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(bikash.page.getByText(/Your comment waits for a moderator/)).toBeVisible()
  await expect(bikash.page.getByText('Free money, really')).toHaveCount(0)

  const own = await (await writer(request, maya)).post('My own pickles', '', hub._id)
  await bikashsPen.report(own, 'scam')
  await moveTo(page, `${hubAddress(hub)}/moderate`)
  const card = articleOf(page, 'Free money on Friday')
  await expect(card.getByText('Held by AutoMod')).toBeVisible()
  await expect(card.getByText(/A word: /)).toBeVisible()
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card).toHaveCount(0)

  const ownCard = articleOf(page, 'My own pickles')
  await expect(ownCard.getByText(/^You wrote this: another moderator/)).toBeVisible()
  await expect(ownCard.getByText('Scam or fraud')).toBeVisible()
  await expect(ownCard.getByRole('button')).toHaveCount(0)

  await bikash.page.goto(addressOf(held))
  await expect(bikash.page.getByRole('heading', { name: 'Free money on Friday' })).toBeVisible()
  await expect(bikash.page.getByText('Waiting for the moderators.')).toHaveCount(0)

  await test.step('what was removed by mistake is back with one tap', async () => {
    await bikashsPen.comment(old, 'Dry it for a week.')
    await expectUndone(page, old)
  })
})

test('a banned member appeals from the page of the hub, reads there what becomes of it, and finds the rooms of the team closed', async ({
  person,
  request,
}) => {
  const [maya, bikash] = [await member('maya'), await person('bikash')]
  const team = await founder(request, maya)
  const hub = await team.found({ name: hubNamed('Kitchen') })
  const ban = { days: 7, reason: 'Pickles again.' }
  const bikashId = await idOf(bikash.page)
  await team.send(`/api/jehub/${hub._id}/members/${bikashId}`, { ban }, 'PATCH')

  await moveTo(bikash.page, hubAddress(hub))
  const note = bikash.page.getByRole('alert')
  await expect(note).toContainText('Reason: Pickles again.')
  await note.getByRole('link', { name: 'Appeal' }).click()
  await bikash.page.getByRole('textbox', { name: 'Why is it wrong?' }).fill('They were a gift.')
  await bikash.page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(bikash.page.getByText('Being looked at')).toBeVisible()
  await bikash.page.goto(hubAddress(hub))
  await expect(note).toContainText('Your appeal: Being looked at')
  await expect(note.getByRole('link', { name: 'Read it' })).toBeVisible()

  for (const [path, words] of [
    [`${hubAddress(hub)}/moderate`, 'For the team only'],
    ['/jehub/there-is-none/moderate', 'Page not found'],
    ['/appeal/1', 'Page not found'],
  ] as const) {
    await moveTo(bikash.page, path)
    await expect(bikash.page.getByRole('heading', { name: words })).toBeVisible()
  }
})

/** What was removed by mistake is back with one tap. */
async function expectUndone(page: Page, post: Written) {
  await moveTo(page, addressOf(post))
  await choose(page, 'Remove…')
  const remove = page.getByRole('dialog', { name: 'Remove this post' })
  await remove.getByRole('textbox', { name: 'Tell the author why' }).fill('The wrong one.')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed by the moderators.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It is back')).toBeVisible()
  await expect(page.getByText('Removed by the moderators.')).toHaveCount(0)

  const comments = page.getByRole('region', { name: '1 comment' })
  await comments.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Remove…' }).click()
  const removeComment = page.getByRole('dialog', { name: 'Remove this comment' })
  await removeComment.getByRole('textbox').fill('Also the wrong one.')
  await removeComment.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Comment removed', { exact: true })).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' }).last()
  // Under the pointer the time of a toast stops.
  await undo.hover()
  await expect(page.getByText('Dry it for a week.')).toHaveCount(0)
  await undo.click()
  await expect(page.getByText('Dry it for a week.')).toBeVisible()

  await choose(page, 'Lock comments')
  await expect(page.getByText('This post is locked. Nobody can comment on it.')).toBeVisible()
}

async function idOf(page: Page) {
  await page.goto('/')
  return page.evaluate(() => JSON.parse(localStorage.getItem('root')!).user._id as string)
}

async function choose(page: Page, name: string) {
  await page.getByRole('article').getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
