import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'

test('a member finds a hub, joins it, leaves it and undoes that, and posts there', async ({
  person,
  request,
}) => {
  const hub = await (await founder(request, await member('pasang'))).found({
    rules: RULES,
    name: hubNamed('Trail चिया'),
  })
  const { page } = await person('manju')
  const main = page.getByRole('main')

  await test.step('joining', async () => {
    await page.goto('/jehubs')
    await page.getByRole('searchbox', { name: 'Search JeHubs' }).fill(hub.name)
    await expect(page).toHaveURL(/\?q=Trail/)
    await page.getByRole('link', { name: hub.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: hub.name })).toBeVisible()
    await main.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(main.getByText('2 members')).toBeVisible()
    await main.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(main.getByText('1 member', { exact: false }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
    await moveTo(page, '/jehubs?tab=joined')
    await expect(page.getByRole('button', { name: `Leave ${hub.name}` })).toBeVisible()
  })

  await test.step('posting, with an address in other letters put right', async () => {
    await moveTo(page, hubAddress({ name: hub.name.toUpperCase() }))
    await expect(page).toHaveURL(hubAddress(hub))
    await main.getByRole('link', { name: 'Post', exact: true }).click()
    await page.getByRole('button', { name: `Post to: ${hub.name}` }).press('Enter')
    const field = page.getByRole('combobox', { name: 'Search JeHubs' })
    await expect(field).toBeFocused()
    await field.fill('trail')
    await expect(page.getByRole('option', { name: hub.name })).toBeVisible()
    await field.press('Enter')
    await expect(page.getByRole('button', { name: `Post to: ${hub.name}` })).toBeFocused()
    await page.getByRole('textbox', { name: 'Title' }).fill('Which tea in the rain?')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await main.getByRole('link', { name: hub.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: hub.name })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Which tea in the rain?' })).toBeVisible()
  })
})
