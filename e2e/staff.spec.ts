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
  const [sita, hari] = [await person('sita'), await member('hari')]
  const [asha, maya] = [await person('asha'), await person('maya')]
  await promote(asha, 'admin')
  await promote(maya)
  const { username: unique } = newAccount('reason')
  const title = `Money from home ${unique}`
  const post = await (await writer(request, sita)).post(title, 'Write to me. Only today!')

  await asha.page.goto('/admin/templates')
  await asha.page.getByRole('button', { name: 'Add a reason' }).click()
  const adding = asha.page.getByRole('dialog', { name: 'A new reason' })
  await adding.getByRole('textbox', { name: 'Name' }).fill(unique)
  await adding.getByRole('textbox', { name: 'In English' }).fill('This looks like a scam.')
  await adding.getByRole('textbox', { name: 'In Nepali' }).fill('यो ठगीजस्तो देखिन्छ।')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(asha.page.getByRole('heading', { name: unique })).toBeVisible()

  await (await writer(request, hari)).report(post)

  const { page } = maya
  await page.setViewportSize(DESK)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Admin' }).click()
  await expect(page).toHaveURL('/admin')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Post')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row.getByRole('cell', { name: 'Spam' })).toBeVisible()
  await expect(row.getByText(/^2[34] h$/)).toBeVisible()
  const link = row.getByRole('link', { name: title })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/queue\/\d+\?kind=post$/)
  const opened = page.getByRole('region', { name: 'Case: Post' })
  await expect(opened).toBeFocused()
  await expectNoFaults(page, 'a case beside the table')
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.keyboard.press('Enter')
  await expect(page.locator('[inert]').getByRole('table')).toHaveCount(1)
  await expectNoFaults(page, 'a case over the table')
  await expect(opened.getByRole('heading', { name: /As it was reported/ })).toBeVisible()
  await expect(opened.getByRole('heading', { name: '1 report' })).toBeVisible()
  const remove = opened.getByRole('button', { name: 'Remove' })
  await expect(remove).toBeDisabled()
  await opened.getByRole('combobox', { name: 'Choose a reason' }).selectOption(unique)
  const reason = opened.getByRole('textbox', { name: 'Words to the member' })
  await expect(reason).toHaveValue('This looks like a scam.')
  await reason.fill('This looks like a scam. Please do not.')
  await remove.focus()
  await page.keyboard.press('3')
  await expect(page.getByText('Removed', { exact: true }).first()).toBeVisible()
  await expect(row).toHaveCount(0)

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

  await moveTo(asha.page, '/admin/appeals')
  const appeal = articleOf(asha.page, title)
  await expect(appeal.getByText('I sell pickles, honestly.')).toBeVisible()
  await appeal.getByRole('button', { name: 'Overturn…' }).click()
  const decide = asha.page.getByRole('dialog', { name: 'Overturn the decision' })
  await decide.getByRole('textbox', { name: 'Answer to the member' }).fill('You are right. Sorry.')
  await decide.getByRole('button', { name: 'Overturn' }).click()
  await expect(asha.page.getByText('The decision was overturned')).toBeVisible()

  await sita.page.reload()
  await expect(shown.getByText('You are right. Sorry.')).toBeVisible()
  await moveTo(sita.page, addressOf(post))
  await expect(sita.page.getByRole('heading', { name: title })).toBeVisible()

  await moveTo(asha.page, '/admin/audit')
  const by = asha.page.getByRole('combobox', { name: 'By' })
  for (const [who, done] of [
    [maya, 'Removed what was reported'],
    [asha, 'Overturned a decision'],
  ] as const) {
    await by.selectOption(who.username)
    await expect(asha.page.getByRole('article').getByRole('heading', { name: done })).toBeVisible()
  }
  await asha.page.getByRole('button', { name: 'Verify the chain' }).click()
  await expect(asha.page.getByText(/^The chain is whole: \d+/)).toBeVisible()
})

test('on a phone a member is found, suspended, let back in at once, and made a moderator', async ({
  person,
}) => {
  const [asha, hari] = [await person('asha'), await member('hari')]
  await promote(asha, 'admin')
  const { page } = asha
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/admin/revenue')
  const sections = page.getByRole('navigation', { name: 'Admin' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sections).toHaveCount(0)
  await page.getByRole('button', { name: 'Sections' }).click()
  await expect(sections.getByRole('link')).toHaveCount(19)
  await expectNoFaults(page, 'the sections of a phone')
  await sections.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveURL('/admin/members')
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

async function expectLoaded(page: Page) {
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toHaveCount(0)
}
