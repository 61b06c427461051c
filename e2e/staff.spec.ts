import type { Page } from '@playwright/test'
import { closeDatabase, promote } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, newAccount, test } from './people.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SECTIONS = [
  '',
  'grievances',
  'appeals',
  'members',
  'jehubs',
  'content',
  'trends',
  'words',
  'templates',
  'blogs',
  'announcements',
  'switches',
  'jobs',
  'audit',
  'figures',
  'passes',
  'payouts',
  'revenue',
]

test.afterAll(closeDatabase)

test('what is reported is removed for a kept reason, appealed, and brought back by a colleague', async ({
  person,
  request,
}) => {
  test.slow()
  const [sita, hari] = [await person('sita'), await person('hari')]
  const [asha, maya, gopal] = [await person('asha'), await person('maya'), await person('gopal')]
  await promote(asha, 'admin')
  for (const one of [maya, gopal]) await promote(one)
  const { username: unique } = newAccount('reason')
  const title = `Money from home ${unique}`
  const post = await (await writer(request, sita)).post(title, 'Write to me. Only today!')

  await asha.page.goto('/admin/templates')
  await asha.page.getByRole('button', { name: 'Add a reason' }).click()
  const adding = asha.page.getByRole('dialog', { name: 'A new reason' })
  await adding.getByRole('textbox', { name: 'Name' }).fill(unique)
  await adding.getByRole('textbox', { name: 'In English' }).fill('This looks like a scam.')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByRole('alert')).toBeVisible()
  await adding.getByRole('textbox', { name: 'In Nepali' }).fill('यो ठगीजस्तो देखिन्छ।')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(asha.page.getByRole('heading', { name: unique })).toBeVisible()

  await hari.page.goto(addressOf(post))
  await choose(hari.page, 'Report')
  const report = hari.page.getByRole('dialog', { name: 'Report this post' })
  await report.getByRole('radio', { name: 'Spam' }).click()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(hari.page.getByText('The team of Jes looks at it.')).toBeVisible()

  const { page } = maya
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Post')
  const card = articleOf(page, title)
  await expect(card.getByText('1 report')).toBeVisible()
  await expect(card.getByText(/^due in 2[34] h$/)).toBeVisible()
  await card.getByRole('link', { name: 'Look at the case' }).click()
  await expect(page.getByRole('heading', { name: /As it was reported/ })).toBeVisible()
  await page.keyboard.press('r')
  const remove = page.getByRole('dialog', { name: 'Remove this post' })
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(remove.getByText('Say why, in 1 to 500 characters')).toBeVisible()
  await remove.getByRole('combobox', { name: 'Choose a reason' }).selectOption(unique)
  const reason = remove.getByRole('textbox', { name: 'Reason' })
  await expect(reason).toHaveValue('This looks like a scam.')
  await remove.getByRole('radio', { name: 'नेपाली' }).check({ force: true })
  await expect(reason).toHaveValue('यो ठगीजस्तो देखिन्छ।')
  await remove.getByRole('radio', { name: 'English' }).check({ force: true })
  await reason.fill('This looks like a scam. Please do not.')
  await remove.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed', { exact: true }).first()).toBeVisible()

  await hari.page.goto('/reports')
  await expect(hari.page.getByText('Acted on')).toBeVisible()
  await hari.page.goto(addressOf(post))
  await expect(hari.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await sita.page.goto('/notifications')
  await sita.page
    .getByRole('main')
    .getByRole('link', { name: /removed/ })
    .click()
  await expect(sita.page).toHaveURL(/\/appeal\/\d+$/)
  const told = sita.page.getByRole('main')
  await expect(told.getByText('The staff of Jes removed your post')).toBeVisible()
  await expect(told.getByText('This looks like a scam. Please do not.')).toBeVisible()
  await expect(told).not.toContainText(maya.username)
  await told.getByRole('textbox', { name: 'Why is it wrong?' }).fill('I sell pickles, honestly.')
  await told.getByRole('button', { name: 'Send appeal' }).click()
  await expect(told.getByText('Being looked at')).toBeVisible()

  await page.goto('/admin/appeals')
  await expect(page.getByText(/Nobody decides about what they did themselves/)).toBeVisible()
  await expectLoaded(page)
  await expect(articleOf(page, title)).toHaveCount(0)

  await gopal.page.goto('/admin/appeals')
  const appeal = articleOf(gopal.page, title)
  await expect(appeal.getByText('I sell pickles, honestly.')).toBeVisible()
  await appeal.getByRole('button', { name: 'Overturn…' }).click()
  const decide = gopal.page.getByRole('dialog', { name: 'Overturn the decision' })
  await decide.getByRole('textbox', { name: 'Answer to the member' }).fill('You are right. Sorry.')
  await decide.getByRole('button', { name: 'Overturn' }).click()
  await expect(gopal.page.getByText('The decision was overturned')).toBeVisible()

  await hari.page.goto(addressOf(post))
  await expect(hari.page.getByRole('heading', { name: title })).toBeVisible()
  await sita.page.reload()
  await expect(told.getByText('You are right. Sorry.')).toBeVisible()

  await asha.page.goto('/admin/audit')
  const by = asha.page.getByRole('combobox', { name: 'By' })
  for (const [who, done] of [
    [maya, 'Removed what was reported'],
    [gopal, 'Overturned a decision'],
    [asha, 'Kept a reason'],
  ] as const) {
    await by.selectOption(who.username)
    await expect(asha.page.getByRole('article').getByRole('heading', { name: done })).toBeVisible()
  }
  await asha.page.getByRole('button', { name: 'Verify the chain' }).click()
  await expect(asha.page.getByText(/^The chain is whole: \d+/)).toBeVisible()
})

test('to a member and a visitor there is no such page', async ({ page, person }) => {
  const hari = await person('hari')
  for (const path of ['/admin', '/admin/audit', '/admin/queue/1'])
    for (const one of [hari.page, page]) {
      await one.goto(path)
      await expect(one.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  await hari.page.getByRole('button', { name: 'Account' }).click()
  await expect(hari.page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(hari.page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
})

test('a member is found, suspended, let back in at once, and made a moderator', async ({
  person,
}) => {
  const [asha, hari] = [await person('asha'), await person('hari')]
  await promote(asha, 'admin')
  const { page } = asha
  await page.goto('/admin/members')
  await page.getByRole('searchbox', { name: /Search by name/ }).fill(hari.username)
  await page.getByRole('article').getByRole('link', { name: hari.username }).click()
  await expect(page.getByText(hari.email)).toBeVisible()

  await page.getByRole('button', { name: 'Suspend…' }).click()
  const suspend = page.getByRole('dialog', { name: `Suspend ${hari.username}` })
  await suspend.getByRole('combobox', { name: 'For how long' }).selectOption('3 days')
  await suspend.getByRole('textbox', { name: 'Reason' }).fill('Threats')
  await suspend.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(/^Suspended until /)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${hari.username} may come back`)).toBeVisible()
  await expect(page.getByText(/^Suspended until /)).toHaveCount(0)

  await page.getByRole('button', { name: 'Change role…' }).click()
  const role = page.getByRole('dialog', { name: `The role of ${hari.username}` })
  await expect(role.getByRole('button', { name: 'Save' })).toBeDisabled()
  await role.getByRole('radio', { name: /^Moderator/ }).click()
  await role.getByRole('textbox', { name: 'Reason' }).fill('Helps every day')
  await role.getByLabel('Your password', { exact: true }).fill(asha.password)
  await role.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Moderator', { exact: true })).toBeVisible()
})

test('nobody of the staff is shut out of the desk', async ({ person }) => {
  test.slow()
  const asha = await person('asha')
  await promote(asha, 'admin')
  for (const [viewport, colorScheme] of [
    [DESK, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await asha.page.setViewportSize(viewport)
    await asha.page.emulateMedia({ colorScheme })
    for (const section of SECTIONS) {
      await asha.page.goto(`/admin/${section}`)
      await expect(asha.page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
      await expectLoaded(asha.page)
      await expectNoFaults(asha.page, `${section || 'queue'}, ${viewport.width}`)
    }
  }
})

async function expectLoaded(page: Page) {
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
}

async function choose(page: Page, name: string) {
  await page.getByRole('article').getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
