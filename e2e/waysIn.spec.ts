import type { Page } from '@playwright/test'
import { settingsFor, startProvider } from '../server/test/oidcProvider.ts'
import { expectNoFaults } from './faults.ts'
import { freePort, startOwnServer } from './ownServer.ts'
import { type Account, expect, newAccount, test } from './people.ts'

// One server for both.
test.describe.configure({ mode: 'default' })

const PHONE = { width: 390, height: 844 }

let server: Awaited<ReturnType<typeof startOwnServer>>
let provider: Awaited<ReturnType<typeof startProvider>>

test.beforeAll(async () => {
  const port = await freePort()
  provider = await startProvider(`http://localhost:${port}`)
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = settingsFor(
    provider.issuer,
  )
  const settings = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }
  server = await startOwnServer(port, settings)
})
test.afterAll(async () => {
  await server.stop()
  await provider.stop()
})

test('a passkey is added and named, logs in with one tap, proves who one is, and is removed', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await plugIn(page)
  const { username, email, password } = newAccount('sita')
  await signUp(page, { username, email, password })
  await logIn(page, username, password)

  await page.goto(`${server.url}/setting#security`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'never used' })
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^More about/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('मेरो फोन')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('मेरो फोन')).toBeVisible()
  await expectNoFaults(page, 'the passkeys')

  await test.step('the log-in page offers it by itself', async () => {
    await logOut(page)
    await page.goto(`${server.url}/login?next=%2Fsetting%23security`)
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  })

  await test.step('without that, a button does', async () => {
    await logOut(page)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await page.goto(`${server.url}/login?next=%2Fsetting%23security`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  })

  await test.step('at the sheet over a page it comes first, and one tap does what was wanted', async () => {
    const hari = newAccount('hari')
    await signUp(page, hari)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.removeItem('root'))
    await page.goto(`${server.url}/je/${hari.username}`)
    const follow = page.getByRole('button', { name: 'Follow', exact: true })
    await follow.click()
    const sheet = page.getByRole('dialog', { name: 'Log in to follow' })
    await sheet.getByRole('button').filter({ hasText: 'passkey' }).click()
    await expect(sheet).toBeHidden()
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
    await page.goto(`${server.url}/setting#security`)
  })

  await test.step('it proves who removes it', async () => {
    await page.getByRole('button', { name: /^More about/ }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText('Your passkey has shown that it is you.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('मेरो फोन')).toBeHidden()
  })
})

test('a provider makes an account, opens it again, and is connected to another after its log-in', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  const [maya, sita] = [newAccount('maya'), newAccount('sita')]
  const throughProvider = async (next: string) => {
    await page.goto(`${server.url}/login?next=${encodeURIComponent(next)}`)
    await page.getByRole('button', { name: 'Continue with Chautari' }).click()
  }

  provider.signIn({ sub: maya.username, email: maya.email })
  await throughProvider('/setting#security')
  await expect(page.getByText(`${maya.email} is new to Jes.`)).toBeVisible()
  await expectNoFaults(page, 'a new account by a provider')
  await page.getByLabel('Username').fill(maya.username)
  await page.getByRole('button', { name: 'Make my account' }).click()
  await expect(page).toHaveURL(/\/welcome\?next=%2Fsetting%23security/)
  await skipFirstSteps(page, await tokenIn(page))
  await page.goto(`${server.url}/setting#security`)
  const row = page.getByRole('listitem').filter({ hasText: 'Chautari' })
  await expect(row).toContainText(`${maya.email} · Your last way in`)
  await expect(row.getByRole('button', { name: 'Disconnect Chautari' })).toBeDisabled()

  const post = await writePost(page, `Tea at Ilam ${maya.username}`)
  await logOut(page)
  await throughProvider('/setting#security')
  await expect(row).toContainText(maya.email)

  await test.step('from the sheet over a page it comes back and sends what was written', async () => {
    await logOut(page)
    await page.goto(`${server.url}/p/${post}`)
    const box = page.getByPlaceholder('Add a comment')
    await box.fill('The second cup is free')
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Log in to comment' })
    await sheet.getByRole('button', { name: 'Continue with Chautari' }).click()
    await expect(page.getByText('Your comment is out.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/post/.*/${post}/`))
    const comments = page.locator('#comments').getByRole('article')
    await expect(comments.filter({ hasText: 'The second cup is free' })).toHaveCount(1)
    await expect(box).toHaveValue('')
  })

  await test.step('an account with the same address is asked for its own log-in first', async () => {
    await logOut(page)
    const { username, email, password } = sita
    await signUp(page, sita)
    await page.context().clearCookies()
    provider.signIn({ sub: sita.username, email })
    await throughProvider('/')
    await expect(page.getByText(`${email} has an account here already.`)).toBeVisible()
    await page.getByLabel('Username or email').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText(`Connect Chautari (${email}) to your account @`)).toBeVisible()
    await page.getByLabel('Your password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(row.getByRole('button', { name: 'Disconnect Chautari' })).toBeVisible()
  })
})

/** A device with a screen lock inside the browser, whose owner is at hand. */
async function plugIn(page: Page) {
  const chrome = await page.context().newCDPSession(page)
  await chrome.send('WebAuthn.enable', { enableUI: false })
  await chrome.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signUp(page: Page, data: Account) {
  const reply = await page.request.post(`${server.url}/api/auth/register`, { data })
  const { token } = (await reply.json()) as { token: string }
  await skipFirstSteps(page, token)
}

/** Otherwise a log-in leads there. */
async function skipFirstSteps(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  await page.request.patch(`${server.url}/api/first-steps`, { data: { isDone: true }, headers })
}

/** As the member of this page; answers with the id. */
async function writePost(page: Page, title: string) {
  const headers = { authorization: `Bearer ${await tokenIn(page)}` }
  const data = { title, content: 'With ginger.' }
  const reply = await page.request.post(`${server.url}/api/ads`, { data, headers })
  return ((await reply.json()) as { _id: string })._id
}

function tokenIn(page: Page) {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('root')!) as { token: string }).token)
}

async function logIn(page: Page, username: string, password: string) {
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/`)
}

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
}
