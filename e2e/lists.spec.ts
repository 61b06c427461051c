import { expect, test } from './people.ts'
import { articleOf, writer } from './writing.ts'

test('a list is made, filled from a profile and by name, read, followed by another and left', async ({
  person,
  request,
}) => {
  test.slow()
  const [owner, guide, reader] = [await person('sita'), await person('hari'), await person('gita')]
  const title = `The last pass ${guide.username}`
  await (await writer(request, guide)).post(title, 'Snow since morning.')
  const name = `Guides ${owner.username}`

  const { page } = owner
  await page.goto('/lists')
  await page.getByRole('main').getByRole('button', { name: 'New list' }).first().click()
  const form = page.getByRole('dialog', { name: 'New list' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('radio', { name: 'Everybody' }).check()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Nobody is on this list yet')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find people to add' }).fill(reader.username)
  await page.getByRole('button', { name: `Put ${reader.username} on the list` }).click()
  await expect(
    page.getByRole('button', { name: `Take ${reader.username} off the list` }),
  ).toBeVisible()
  const address = new URL(page.url()).pathname

  await page.goto(`/je/${guide.username}`)
  // Before it the first menu is that of a post.
  await expect(page.getByRole('main').getByRole('button', { name: 'Message' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: 'Add to a list' }).click()
  await page.getByRole('checkbox', { name }).click()
  await expect(page.getByRole('checkbox', { name })).toBeChecked()

  await reader.page.goto(address)
  await expect(articleOf(reader.page, title)).toHaveCount(1)
  await reader.page.getByRole('button', { name: `Follow ${name}` }).click()
  await expect(reader.page.getByRole('button', { name: `Follow ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await reader.page.getByRole('region', { name }).getByRole('button', { name: 'More' }).click()
  await reader.page.getByRole('menuitem', { name: 'Leave this list' }).click()
  await reader.page.getByRole('dialog').getByRole('button', { name: 'Leave this list' }).click()
  await expect(reader.page.getByText('1 person')).toBeVisible()
  await reader.page.goto('/lists')
  await expect(
    reader.page.getByRole('region', { name: 'Lists you follow' }).getByRole('link', { name }),
  ).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('1 follower')).toBeVisible()
  await page.getByRole('region', { name }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete list' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete list' }).click()
  await expect(page.getByText('No lists yet')).toBeVisible()
  await reader.page.goto(address)
  await expect(reader.page.getByRole('heading', { level: 1, name })).toBeHidden()
})
