import { expect, test } from './people.ts'

test('Sita posts for her followers, then for all, and closes the comments', async ({ person }) => {
  const sita = await person('sita')
  const gita = await person('gita')
  await sita.page.goto('/add-post')
  await sita.page.getByLabel('Title').fill('Our house is moving')
  await sita.page.getByLabel('Who sees it').selectOption({ label: 'Followers' })
  await sita.page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(sita.page.getByRole('heading', { name: 'Our house is moving' })).toBeVisible()
  await expect(sita.page.getByText('For followers')).toBeVisible()

  const path = new URL(sita.page.url()).pathname
  await gita.page.goto(path)
  await expect(gita.page.getByRole('heading', { name: 'Our house is moving' })).toHaveCount(0)
  await gita.page.goto(`/je/${sita.username}`)
  const followed = gita.page.waitForResponse((reply) => reply.url().endsWith('/follow'))
  await gita.page.getByRole('button', { name: 'Follow', exact: true }).click()
  expect((await followed).ok()).toBe(true)
  await gita.page.goto(path)
  await expect(gita.page.getByText('For followers')).toBeVisible()

  await sita.page.getByRole('button', { name: 'More options' }).first().click()
  await sita.page.getByRole('menuitem', { name: 'Who sees, who comments' }).click()
  const dialog = sita.page.getByRole('dialog')
  await dialog.getByLabel('Who sees it').selectOption({ label: 'Everyone' })
  await dialog.getByLabel('Who may comment').selectOption({ label: 'Nobody' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(sita.page.getByText('has closed the comments')).toBeVisible()

  await gita.page.reload()
  await expect(gita.page.getByText('has closed the comments')).toBeVisible()
  await expect(gita.page.getByPlaceholder('Add a comment')).toHaveCount(0)
  await expect(gita.page.getByText('For followers')).toHaveCount(0)
})
