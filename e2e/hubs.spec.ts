import type { Page } from '@playwright/test'
import { founder, hubAddress, hubNamed, RULES } from './founding.ts'
import { expect, member, test } from './people.ts'
import { moveTo } from './survey.ts'
import { writer } from './writing.ts'

test('a member finds a hub, joins it, leaves it and undoes that', async ({ person, request }) => {
  const hub = await (await founder(request, await member('pasang'))).found({
    rules: RULES,
    name: hubNamed('Trail'),
  })
  const { page } = await person('manju')

  await page.goto('/jehubs')
  await expect(page.getByRole('heading', { level: 1, name: 'JeHubs' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search JeHubs' }).fill(hub.name)
  await expect(page).toHaveURL(/\?q=Trail/)
  await page.getByRole('link', { name: hub.name }).click()

  await expect(page.getByRole('heading', { level: 1, name: hub.name })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(main.getByText('2 members')).toBeVisible()
  await main.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(main.getByText('1 member', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()

  await moveTo(page, '/jehubs?tab=joined')
  await expect(page.getByRole('button', { name: `Leave ${hub.name}` })).toBeVisible()
})

test('a post goes into the hub that somebody came from, and stands there', async ({ person }) => {
  const { page, ...account } = await person('pasang')
  const hub = await (await founder(page.request, account)).found({
    rules: RULES,
    name: hubNamed('चिया पसल'),
  })

  await page.goto(hubAddress(hub))
  await page.getByRole('main').getByRole('link', { name: 'Post', exact: true }).click()
  await expect(page.getByRole('button', { name: `Post to: ${hub.name}` })).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Which tea in the rain?')
  await page.getByRole('button', { name: 'Post', exact: true }).click()

  const place = page.getByRole('main').getByRole('link', { name: hub.name })
  await expect(place).toBeVisible()
  await place.click()
  await expect(page.getByRole('heading', { level: 1, name: hub.name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Which tea in the rain?' })).toBeVisible()
})

test('the picker is worked by the keyboard, and a draft keeps its choice', async ({ person }) => {
  const { page, ...account } = await person('pasang')
  const mine = await (await founder(page.request, account)).found({
    rules: RULES,
    name: hubNamed('Terraces'),
  })

  await page.goto('/add-post')
  await page.getByRole('button', { name: 'Post to: Public post' }).press('Enter')
  const field = page.getByRole('combobox', { name: 'Search JeHubs' })
  await expect(field).toBeFocused()
  await field.fill('terrac')
  await expect(page.getByRole('option', { name: mine.name })).toBeVisible()
  await field.press('Enter')
  const chosen = page.getByRole('button', { name: `Post to: ${mine.name}` })
  await expect(chosen).toBeFocused()

  await page.getByRole('textbox', { name: 'Title' }).fill('Millet is in')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.reload()
  await expect(chosen).toBeVisible()
})

test('who requests to join a private hub is accepted by its team', async ({ person, request }) => {
  const team = await founder(request, await member('owner'))
  const hub = await team.found({ rules: RULES, name: hubNamed('Inner'), isPrivate: true })
  const { page, username } = await person('asker')

  await page.goto(hubAddress(hub))
  await expect(page.getByRole('heading', { name: 'This JeHub is private' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Members', exact: true })).toHaveCount(0)
  // The button changes before the server has replied, and the team can accept only a request that the server has.
  const asked = page.waitForResponse((reply) => reply.url().endsWith('/join'))
  await page.getByRole('button', { name: 'Request to join' }).click()
  await expect(page.getByRole('button', { name: /^Requested/ })).toBeVisible()
  expect((await asked).ok()).toBe(true)
  await expect(page.getByText('You have asked to join.', { exact: false })).toBeVisible()

  const { _id } = await (await page.request.get(`/api/users/${username}`)).json()
  await team.send(`/api/jehub/${hub._id}/requests`, { userId: _id, approve: true })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Members', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('button', { name: 'Request to join' })).toBeVisible()
})

test('a visitor with a link of invitation accepts, logs in on the spot and is in', async ({
  page,
  request,
}) => {
  const team = await founder(request, await member('owner'))
  const hub = await team.found({ rules: RULES, name: hubNamed('निजी घर'), isPrivate: true })
  const { invite } = await team.send(`/api/jehub/${hub._id}/invites`, { uses: 1, days: 1 })
  const guest = await member('guest')

  await page.goto(`${hubAddress(hub)}?invite=${invite.code}`)
  await expect(page.getByRole('heading', { name: `You are invited to ${hub.name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  const sheet = page.getByRole('dialog', { name: 'Log in to join' })
  await sheet.getByLabel('Username or email').fill(guest.username)
  await sheet.getByLabel('Password', { exact: true }).fill(guest.password)
  await sheet.getByRole('button', { name: 'Log in' }).click()

  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'JeHub' })
  await expect(tabs.getByRole('link', { name: 'Rules' })).toBeVisible()
  await expect(page).toHaveURL(hubAddress(hub))
})

test('an address in other letters is put right, and Back comes to the very post', async ({
  person,
}) => {
  const { page, ...account } = await person('pasang')
  const hub = await (await founder(page.request, account)).found({
    rules: RULES,
    name: hubNamed('KTM Walk'),
  })
  const author = await writer(page.request, account)
  for (let n = 1; n <= 25; n++)
    await author.post(`Walk number ${n}`, 'From Asan to Patan on foot. '.repeat(12), hub._id)

  await page.goto(`${hubAddress({ name: hub.name.toUpperCase() })}?sort=new`)
  await expect(page).toHaveURL(`${hubAddress(hub)}?sort=new`)
  const wanted = page.getByRole('link', { name: 'Walk number 3', exact: true })
  await expect(async () => {
    // In steps that cannot pass it by.
    await page.mouse.wheel(0, 400)
    await expect(wanted).toBeInViewport({ timeout: 150 })
  }).toPass({ intervals: [50] })
  await wanted.scrollIntoViewIfNeeded()
  const before = await restingTop(page, 'Walk number 3')
  await wanted.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walk number 3' })).toBeVisible()
  await page.goBack()
  await expect(wanted).toBeInViewport()
  await expect(async () => {
    expect(Math.abs((await restingTop(page, 'Walk number 3')) - before)).toBeLessThan(4)
  }).toPass()
})

/** Its position once the wheel has come to rest. */
async function restingTop(page: Page, title: string) {
  const link = page.getByRole('link', { name: title, exact: true })
  return link.evaluate(async (link) => {
    let top = Number.NaN
    for (let still = 0; still < 20; ) {
      await new Promise(requestAnimationFrame)
      const now = link.getBoundingClientRect().top
      still = now === top ? still + 1 : 0
      top = now
    }
    return top
  })
}
