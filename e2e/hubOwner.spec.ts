import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { addressOf, writer } from './writing.ts'

test('the owner closes the doors, then the hub', async ({ page: visitor, person, request }) => {
  const [maya, bikash] = [await person('maya'), await person('bikash')]
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

  for (const outside of [visitor, bikash.page]) {
    await outside.goto(hubAddress(hub))
    await expect(outside.getByRole('heading', { name: 'This JeHub is private' })).toBeVisible()
    await expect(outside.getByText('Gundruk at home')).toHaveCount(0)
    const main = outside.getByRole('main')
    await expect(main.getByRole('link', { name: 'Post', exact: true })).toHaveCount(0)
    await moveTo(outside, addressOf(post))
    await expect(outside.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }

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
  expect((await request.get(`/api/jehub/${encodeURIComponent(hub.name)}`)).status()).toBe(404)

  const again = await (await founder(request, bikash)).found({ name: hub.name })
  expect(again._id).not.toBe(hub._id)
  await visitor.goto(hubAddress(hub))
  await expect(visitor.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
})

test('who is banned reads why and until when, and can only look', async ({ person, request }) => {
  const [maya, bikash] = [await member('maya'), await person('bikash')]
  const team = await founder(request, maya)
  const [open, inner] = [
    await team.found({ name: hubNamed('Kitchen'), rules: RULES }),
    await team.found({ name: hubNamed('Family'), isPrivate: true }),
  ]
  await (await writer(request, maya)).post('Gundruk at home', 'Dry it.', open._id)
  const { _id } = await (await request.get(`/api/users/${bikash.username}`)).json()
  const joiner = await founder(request, bikash)
  for (const [hub, days] of [
    [open, 7],
    [inner, null],
  ] as const) {
    await joiner.send(`/api/jehub/${hub._id}/join`, {})
    const ban = { days, reason: 'Sold pickles' }
    await team.send(`/api/jehub/${hub._id}/members/${_id}`, { ban }, 'PATCH')
  }

  const main = bikash.page.getByRole('main')
  await bikash.page.goto(hubAddress(open))
  await expect(
    main.getByText(/^You are banned from this JeHub until \w+ \d+, \d+\.$/),
  ).toBeVisible()
  await expect(main.getByText('Reason: Sold pickles')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Banned' })).toBeDisabled()
  await expect(main.getByRole('link', { name: 'Gundruk at home' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Post', exact: true })).toHaveCount(0)

  await moveTo(bikash.page, hubAddress(inner))
  await expect(main.getByText('You are banned from this JeHub.', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'This JeHub is private' })).toBeVisible()
  await expect(main.getByText('its team will decide')).toHaveCount(0)
})

test('who is invited by name declines, is invited again and accepts', async ({
  person,
  request,
}) => {
  const [maya, gita] = [await member('maya'), await person('gita')]
  const team = await founder(request, maya)
  const hub = await team.found({ name: hubNamed('Family'), isPrivate: true, rules: RULES })
  const invite = () => team.send(`/api/jehub/${hub._id}/invites`, { username: gita.username })
  await invite()

  const main = gita.page.getByRole('main')
  await gita.page.goto('/notifications')
  await main.getByRole('link', { name: new RegExp(hub.name) }).click()
  await expect(
    main.getByText('You are invited. Accept, and you are a member at once.'),
  ).toBeVisible()
  await main.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Request to join' })).toBeVisible()
  await gita.page.reload()
  await expect(main.getByRole('button', { name: 'Request to join' })).toBeVisible()

  await invite()
  await gita.page.reload()
  await main.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(main.getByRole('button', { name: 'Leave', exact: true })).toBeFocused()
  await expect(main.getByRole('link', { name: 'Rules', exact: true })).toBeVisible()
  await expect(main.getByText('2 members')).toBeVisible()
})
