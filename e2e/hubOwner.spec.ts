import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { expect, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, writer } from './writing.ts'

test('the owner closes the doors, then the hub', async ({ page: visitor, person, request }) => {
  const maya = await person('maya')
  const team = await founder(request, maya)
  const hub = await team.found({ name: hubNamed('Kitchen'), rules: RULES })
  const post = await (await writer(request, maya)).post('Gundruk at home', 'Dry it.', hub._id)
  await visitor.goto(hubAddress(hub))
  await expect(visitor.getByRole('link', { name: 'Gundruk at home' })).toBeVisible()

  const { page } = maya
  await page.goto(`${hubAddress(hub)}/moderate?tab=settings`)
  await page.getByRole('button', { name: 'Make private…' }).click()
  const ask = page.getByRole('dialog', { name: 'Make this JeHub private?' })
  await expect(ask.getByText('This cannot be undone once there are posts.')).toBeVisible()
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await ask.getByRole('button', { name: 'Make private' }).click()
  await expect(page.getByText('The JeHub is private now')).toBeVisible()
  await expect(page.getByText('Private JeHub')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Make p/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeFocused()

  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'This JeHub is private' })).toBeVisible()
  await expect(visitor.getByText('Gundruk at home')).toHaveCount(0)
  await moveTo(visitor, addressOf(post))
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()

  await page.getByRole('button', { name: 'Close JeHub…' }).click()
  const close = page.getByRole('dialog', { name: `Close ${hub.name} for good?` })
  const verb = close.getByRole('button', { name: 'Close for good' })
  await expect(close.getByRole('textbox')).toBeFocused()
  await close.getByRole('textbox').fill(hub.name.slice(1))
  await expect(verb).toBeDisabled()
  await close.getByRole('textbox').fill(hub.name)
  await verb.click()
  await expect(page).toHaveURL('/jehubs')
  await expect(page.getByText(`${hub.name} is closed`)).toBeVisible()
  for (const gone of [hubAddress(hub), addressOf(post)]) {
    await moveTo(page, gone)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})
