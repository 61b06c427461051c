import { closeDatabase, promote } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, test } from './people.ts'
import { changeLanguage, moveTo } from './survey.ts'

const NEPALI = { name: 'jes_prefs', value: encodeURIComponent('{"language":"ne","theme":"dark"}') }

test.afterAll(closeDatabase)

test('the staff writes an article in both languages, and everybody reads it', async ({
  person,
  browser,
}) => {
  test.slow()
  const { page: desk, ...editor } = await person('kabita')
  await promote(editor)
  const title = `How trees meet ${Date.now()}`
  await desk.goto('/admin/blogs/new')
  const form = desk.getByRole('form', { name: 'New article' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Content').fill('## Roots\n\nThey **meet** below.')
  await form.getByRole('tab', { name: 'नेपाली' }).click()
  await form.getByLabel('Title').fill('रूख कसरी भेटिन्छन्')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByText('The Nepali needs a title and a text, or neither')).toBeVisible()
  await form.getByLabel('Content').fill('## जरा\n\nतल भेटिन्छन्।')
  await form.getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByText('Published', { exact: true })).toBeVisible()
  await expect(desk).toHaveURL(/\/admin\/blogs\/\d+$/)
  await expectNoFaults(desk, 'the editor of an article')
  const id = desk.url().split('/').at(-1)!

  const reader = await browser.newContext({ baseURL: test.info().project.use.baseURL! })
  const page = await reader.newPage()
  await page.goto('/blogs')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await page.goto(`/blogs/${id}/quite-wrong`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/blogs/${id}/How-trees-meet-`))
  await expect(page.getByRole('heading', { level: 2, name: 'Roots' })).toBeVisible()
  await reader.addCookies([{ ...NEPALI, url: page.url() }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'रूख कसरी भेटिन्छन्' })).toBeVisible()
  await expectNoFaults(page, 'an article in Nepali, dark')

  const edit = desk.getByRole('form', { name: 'Edit article' })
  await edit.getByRole('button', { name: 'Take back to draft' }).click()
  await expect(desk.getByText('Now a draft again')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'रूख कसरी भेटिन्छन्' })).toHaveCount(0)
  await edit.getByRole('button', { name: 'Delete' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(desk).toHaveURL(/\/admin\/blogs$/)
  await expect(desk.getByText(title)).toHaveCount(0)
  await reader.close()
})

test('a visitor finds help in either script, sends a grievance and follows it, and reads what binds', async ({
  page,
}) => {
  await test.step('help', async () => {
    await page.goto('/help')
    await page.getByRole('searchbox', { name: 'Search help' }).fill('khata metne')
    const found = page.getByRole('main').getByRole('link', { name: 'Delete your account' })
    await expect(found).toBeVisible()
    await expectNoFaults(page, 'a search in the help')
    await found.click()
    await expect(page).toHaveURL('/help/delete-your-account')
    await expect(page.getByRole('heading', { level: 1, name: 'Delete your account' })).toBeVisible()
    await expect(page.getByText('For 30 days nothing changes for others.')).toBeVisible()
    await moveTo(page, '/help/no-such-article')
    await expect(page).toHaveTitle(/not found/i)
  })

  await test.step('a grievance', async () => {
    await moveTo(page, '/help/grievance')
    const form = page.getByRole('form', { name: 'Write a grievance' })
    await form.getByRole('button', { name: 'Send grievance' }).click()
    await expect(form.getByText('Enter your name, in at most 100 characters')).toBeVisible()
    await form.getByLabel('Your name').fill('Sunita')
    await form.getByLabel('Email').fill('sunita@example.com')
    await form.getByLabel('What is it about?').selectOption('impersonation')
    await form.getByLabel('What happened?').fill('Somebody uses my name and my picture.')
    await form.getByRole('button', { name: 'Send grievance' }).click()
    await expect(page.getByRole('heading', { name: 'We have it' })).toBeVisible()
    const number = await page.getByText(/^JES-(\w{4}-){2}\w{4}$/).innerText()
    await expectNoFaults(page, 'a grievance that was sent')

    await page.goto('/help/grievance')
    const follow = page.getByRole('form', { name: 'Follow a grievance' })
    await follow.getByLabel('Number').fill(number.toLowerCase().replaceAll('-', ' '))
    await follow.getByRole('button', { name: 'Look it up' }).click()
    await expect(page.getByText('Being looked at')).toBeVisible()
    await expect(page.getByText('Somebody uses my name and my picture.')).toBeVisible()
  })

  await test.step('what binds has a date and contents; About shows the weights in use', async () => {
    await moveTo(page, '/about')
    const weights = page.getByRole('table').first()
    await expect(weights.getByRole('row', { name: /Your language/ })).toContainText('0.15')
    for (const path of ['/rules', '/terms', '/privacy-policy']) {
      await moveTo(page, path)
      await expect(page.getByText('Version of November 16, 2026')).toBeVisible()
      await expect(page.getByText(/^Draft for counsel/)).toBeVisible()
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      const last = await contents.last().innerText()
      await contents.last().click()
      await expect(page.getByRole('heading', { level: 2, name: last })).toBeInViewport()
    }
  })

  await test.step('in Nepali too', async () => {
    for (const path of [
      '/privacy-policy',
      '/terms',
      '/rules',
      '/about',
      '/help',
      '/help/grievance',
      '/blogs',
    ]) {
      await moveTo(page, path)
      if (path === '/privacy-policy') await changeLanguage(page, 'ne')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/[\u0900-\u097f]/)
    }
  })
})
