import type { Page } from '@playwright/test'
import { closeDatabase, promote } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, member, newAccount, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.afterAll(closeDatabase)

test('what is reported is removed for a template reason, appealed, and restored by a colleague', async ({
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
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('cell', { name: 'Spam' })).toBeVisible()
  await expect(row.getByText(/^2[34] h$/)).toBeVisible()
  await row.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/admin\/queue\/\d+\?kind=post$/)
  const opened = page.getByRole('region', { name: 'Case: Post' })
  await expect(opened.getByRole('heading', { name: /As it was reported/ })).toBeVisible()
  await expect(opened.getByRole('heading', { name: '1 report' })).toBeVisible()
  const remove = opened.getByRole('button', { name: 'Remove' })
  await expect(remove).toBeDisabled()
  await opened.getByRole('combobox', { name: 'Choose a reason' }).selectOption(unique)
  const reason = opened.getByRole('textbox', { name: 'Words to the member' })
  await expect(reason).toHaveValue('This looks like a scam.')
  await opened.getByRole('radio', { name: 'नेपाली' }).check({ force: true })
  await expect(reason).toHaveValue('यो ठगीजस्तो देखिन्छ।')
  await opened.getByRole('radio', { name: 'English' }).check({ force: true })
  await reason.fill('This looks like a scam. Please do not.')
  await remove.focus()
  await page.keyboard.press('3')
  await expect(page.getByText('Removed', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)

  await moveTo(hari.page, '/reports')
  await expect(hari.page.getByText('Acted on')).toBeVisible()
  await hari.page.goto(addressOf(post))
  await expect(hari.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await sita.page.goto('/notifications')
  await sita.page
    .getByRole('main')
    .getByRole('link', { name: /removed/ })
    .click()
  await expect(sita.page).toHaveURL(/\/appeal\/\d+$/)
  const shown = sita.page.getByRole('main')
  await expect(shown.getByText('The staff of Jes removed your post')).toBeVisible()
  await expect(shown.getByText('This looks like a scam. Please do not.')).toBeVisible()
  await expect(shown).not.toContainText(maya.username)
  await shown.getByRole('textbox', { name: 'Why is it wrong?' }).fill('I sell pickles, honestly.')
  await shown.getByRole('button', { name: 'Send appeal' }).click()
  await expect(shown.getByText('Being looked at')).toBeVisible()

  await moveTo(page, '/admin/appeals')
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
  await expect(shown.getByText('You are right. Sorry.')).toBeVisible()

  await moveTo(asha.page, '/admin/audit')
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
  for (const one of [hari.page, page]) {
    await one.goto('/admin')
    await expect(one.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    for (const path of ['/admin/audit', '/admin/queue/1']) {
      await moveTo(one, path)
      await expect(one.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
  }
  await hari.page.getByRole('button', { name: 'Account' }).click()
  await expect(hari.page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(hari.page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
})

test('a member is found, suspended, let back in at once, and made a moderator', async ({
  person,
}) => {
  const [asha, hari] = [await person('asha'), await member('hari')]
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

test('a case is found, opened, read and closed without a mouse, beside the table or over it', async ({
  person,
  request,
}) => {
  const [sita, maya] = [await member('sita'), await person('maya')]
  await promote(maya)
  const author = await writer(request, sita)
  const reporter = await writer(request, await person('hari'))
  const title = `Lottery ${newAccount('case').username}`
  await reporter.report(await author.post(title, 'You have won.'))

  const { page } = maya
  await page.setViewportSize(DESK)
  await page.goto('/admin?kind=post')
  const link = page.getByRole('table').getByRole('link', { name: title })
  await expect(link).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('table a:focus')).toHaveCount(1)
  await link.focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole('region', { name: 'Case: Post' })
  await expect(opened.getByText('You have won.')).toBeVisible()
  await expect(opened).toBeFocused()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expectNoFaults(page, 'a case beside the table')
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.keyboard.press('Enter')
  await expect(opened).toBeVisible()
  await expect(page.locator('[inert]').getByRole('table')).toHaveCount(1)
  await expectNoFaults(page, 'a case over the table')
  await page.keyboard.press('4')
  const suspend = page.getByRole('dialog', { name: `Suspend ${sita.username}` })
  await expect(suspend).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suspend).toHaveCount(0)
  await expect(opened).toBeVisible()
  await opened.getByRole('button', { name: 'Close the case' }).click()
  await expect(link).toBeVisible()
})

test('on a phone the sections of the desk are behind a button', async ({ person }) => {
  const { page, ...asha } = await person('asha')
  await promote(asha, 'admin')
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/admin/revenue')
  const sections = page.getByRole('navigation', { name: 'Admin' })
  const open = page.getByRole('button', { name: 'Sections' })
  await expect(open).toBeVisible()
  await expect(sections).toHaveCount(0)
  await open.click()
  await expect(sections.getByRole('link')).toHaveCount(18)
  await expectNoFaults(page, 'the sections of a phone')
  await sections.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL('/admin/members')
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await page.setViewportSize(DESK)
  await expect(sections.locator('[aria-current=page]')).toHaveText('Members')
})

async function expectLoaded(page: Page) {
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
}

async function choose(page: Page, name: string) {
  await page.getByRole('article').getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
