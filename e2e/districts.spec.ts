import { closeDatabase, database, runJob } from './database.ts'
import { expect, member, test } from './people.ts'
import { articleOf, writer } from './writing.ts'

const DESK = { width: 1440, height: 900 }

test.afterAll(closeDatabase)

test('a district is found by its name in either script, and shows what is written of it; members see it near them', async ({
  page,
  person,
  request,
}) => {
  const author = await member('jomsom')
  const { post } = await writer(request, author)
  const { title } = await post(`Wind of ${author.username}`, 'The wind came early. #मुस्ताङ')
  await runJob('recountDistricts')

  await page.setViewportSize(DESK)
  await page.goto('/search?q=मुस्ताङ')
  await page
    .getByRole('region', { name: 'Districts' })
    .getByRole('link', { name: /Mustang/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mustang' })).toBeVisible()
  await expect(page.getByText('District · Gandaki Province')).toBeVisible()
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(articleOf(page, title)).toBeVisible()
  const province = page.getByRole('region', { name: 'Gandaki Province' })
  await province.getByRole('link', { name: 'Manang' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manang' })).toBeVisible()

  const reader = await person('near')
  await database()`update users set district = 'Mustang' where username = ${reader.username}`
  await reader.page.setViewportSize(DESK)
  await reader.page.goto('/')
  const near = reader.page.getByRole('region', { name: 'Near you' })
  await near.getByRole('link', { name: 'All of Mustang' }).click()
  await expect(reader.page).toHaveURL(/\/districts\/mustang$/)
})
