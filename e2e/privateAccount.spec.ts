import { expect, test } from './people.ts'

test('Sita turns private, Gita asks, and sees her posts once she is let in', async ({ person }) => {
  const sita = await person('sita')
  const gita = await person('gita')
  await sita.page.goto('/add-post')
  await sita.page.getByLabel('Title').fill('Our house is moving')
  await sita.page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(sita.page.getByRole('heading', { name: 'Our house is moving' })).toBeVisible()
  await sita.page.goto('/setting#privacy')
  await sita.page.getByRole('switch', { name: 'Private account' }).click()
  await expect(sita.page.getByText('Saved')).toBeVisible()

  await gita.page.goto(`/je/${sita.username}`)
  await expect(gita.page.getByText('This account is private')).toBeVisible()
  await expect(gita.page.getByText('Our house is moving')).toHaveCount(0)
  await gita.page.getByRole('button', { name: 'Request to follow' }).click()
  await expect(gita.page.getByText('Requested')).toBeVisible()

  await sita.page.goto('/notifications')
  await sita.page.getByText('asks to follow you').click()
  await expect(sita.page).toHaveURL(/\/follow-requests$/)
  const admission = { name: `Let ${gita.username} follow you`, exact: true }
  await sita.page.getByRole('button', admission).click()
  await expect(sita.page.getByText('No requests')).toBeVisible()

  await gita.page.reload()
  await expect(gita.page.getByText('Our house is moving')).toBeVisible()
  await expect(gita.page.getByText('For followers')).toBeVisible()
})
