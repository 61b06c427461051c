import { readFileSync } from 'node:fs'
import type { APIResponse, Browser, Page } from '@playwright/test'
import { founder, hubAddress, hubNamed } from './founding.ts'
import { expect, member, test } from './people.ts'
import { changeLanguage, speak } from './survey.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const PHONE = { width: 390, height: 844 }
const STATE = 'id="page-state"'

test('a visitor reads, follows links and searches without any script', async ({
  browser,
  request,
}) => {
  const author = await member('binda')
  const { post, comment } = await writer(request, author)
  const hub = await (await founder(request, author)).found({ name: hubNamed('Kitchen') })
  const written = await post(`Gundruk in the sun ${author.username}`, 'Three days.', hub._id)
  await comment(written, 'Mine took **five**')

  const page = await withoutScript(browser)
  await page.goto(addressOf(written))
  await expect(page.getByRole('heading', { name: written.title })).toBeVisible()
  const said = page.getByRole('article').filter({ hasText: 'Mine took' })
  await expect(said.locator('strong')).toHaveText('five')
  await page.getByRole('link', { name: hub.name }).first().click()
  await expect(page.getByRole('heading', { name: hub.name, level: 1 })).toBeVisible()
  await expect(articleOf(page, written.title)).toBeVisible()
  await page.goto(`/je/${author.username}`)
  await expect(articleOf(page, written.title)).toBeVisible()

  await page.goto('/search')
  await page.getByRole('combobox').fill(`Gundruk ${author.username}`)
  await page.keyboard.press('Enter')
  await expect(articleOf(page, 'Gundruk in the sun')).toBeVisible()
  for (const address of ['/', '/explore', '/trending', '/jehubs', '/blogs', '/help', '/premium']) {
    await page.goto(address)
    await expect(page.locator('#root main h1')).not.toBeEmpty()
    await expect(page.locator('#opening')).toBeHidden()
  }
  await page.context().close()
})

test('a page that has not changed keeps the permission for its styles', async ({ request }) => {
  const policyOf = (reply: APIResponse) => reply.headers()['content-security-policy']
  // Other journeys change what stands beside it: until nobody does so in between.
  await expect(async () => {
    const page = await request.get('/help')
    expect(policyOf(page)).toContain("style-src 'self' 'sha256-")
    const same = await request.get('/help', { headers: { 'if-none-match': page.headers().etag! } })
    expect([same.status(), policyOf(same)]).toEqual([304, policyOf(page)])
  }).toPass()
})

test('the app takes the page over as it is: nothing is fetched again, nothing moves', async ({
  page,
  request,
}) => {
  const author = await member('kabita')
  const { post } = await writer(request, author)
  const written = await post(`The first bus ${author.username}`)
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'GET' && sent.url().includes('/api/')) calls.push(sent.url())
  })
  await page.setViewportSize(PHONE)
  for (const address of ['/', addressOf(written), '/jehubs', '/explore']) {
    await page.goto(address)
    await expect(page.locator('#root main h1').first()).not.toBeEmpty()
    await page.waitForLoadState('networkidle')
    expect(calls, address).toEqual([])
  }
  await page.goto(addressOf(written))
  await page.getByRole('button', { name: 'Upvote' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a button that is pressed before the script has come does its work when it is there', async ({
  page,
  request,
}) => {
  const author = await member('rupa')
  const { post } = await writer(request, author)
  const written = await post(`Early riser ${author.username}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  // On a busy machine the app may be there before the timer that follows the press.
  await page.addInitScript(() => {
    const { setTimeout } = window
    const late = (act: () => void) => {
      if (document.getElementById('page-state')) setTimeout(late, 20, act)
      else act()
    }
    window.setTimeout = ((act: () => void, delay?: number, ...given: unknown[]) =>
      delay === undefined
        ? setTimeout(late, 20, act)
        : setTimeout(act, delay, ...given)) as typeof setTimeout
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  const early = page.waitForResponse('**/early.js')
  await page.goto(addressOf(written), { waitUntil: 'commit' })
  await (await early).finished()
  await page.getByRole('button', { name: 'Upvote' }).first().click()
  release()
  await expect(page.getByRole('dialog', { name: 'Log in to upvote' })).toBeVisible()
})

test('a button of a part whose code has not come does its work when it is there', async ({
  page,
  request,
}) => {
  const author = await member('rupa')
  const { post } = await writer(request, author)
  const written = await post(`Late talk ${author.username}`)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/${fileOf('src/features/search/searchResults/Found.tsx')}`, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize(PHONE)
  await page.goto(`/search?q=${encodeURIComponent(written.title)}`, { waitUntil: 'commit' })
  await expect(page.locator('#page-state')).toHaveCount(0)
  await articleOf(page, written.title).getByRole('button', { name: 'Upvote' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Log in to upvote' })).toBeVisible()
})

test('a page that is still being taken over when another language is chosen speaks it', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await speak(page.context(), 'en')
  await page.goto('/')
  await changeLanguage(page, 'ne')
  await expect(page.getByRole('navigation').first()).toContainText('होम')
})

test('a page says in its language what is true now, and to members nothing of a visitor', async ({
  request,
}) => {
  const author = await member('prem')
  const { post, remove } = await writer(request, author)
  const written = await post(`Rain at four ${author.username}`)
  const html = async (headers: Record<string, string> = {}, address = addressOf(written)) =>
    (await request.get(address, { headers })).text()

  const [english, nepali] = await Promise.all([
    html({ 'accept-language': 'en' }),
    html({ 'accept-language': 'ne' }),
  ])
  expect(english).toContain('Add a comment')
  expect(nepali).not.toContain('Add a comment')
  for (const page of [english, nepali]) expect(page).toContain(`>${written.title}<`)

  const ofMember = await html({ cookie: 'jes_member=1' })
  expect(ofMember).toContain('<div id="root"></div>')
  expect(ofMember).not.toContain(STATE)

  await remove(written._id)
  expect((await request.get(addressOf(written))).status()).toBe(404)
  expect(await html({}, `/je/${author.username}`)).not.toContain(written.title)
})

test('what is private is on no page', async ({ request }) => {
  const owner = await member('sanjaya')
  const { found } = await founder(request, owner)
  const hub = await found({ name: hubNamed('Closed'), isPrivate: true })
  const { post } = await writer(request, owner)
  const written = await post(`Only for us ${owner.username}`, '', hub._id)
  for (const address of [addressOf(written), hubAddress(hub), `/je/${owner.username}`, '/']) {
    expect(await (await request.get(address)).text(), address).not.toContain(written.title)
  }
})

/** The built file of a module that is loaded late. */
function fileOf(module: string): string {
  const manifest = new URL('../web/dist/.vite/manifest.json', import.meta.url)
  return JSON.parse(readFileSync(manifest, 'utf8'))[module].file
}

async function withoutScript(browser: Browser): Promise<Page> {
  const { baseURL } = test.info().project.use
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  return context.newPage()
}
