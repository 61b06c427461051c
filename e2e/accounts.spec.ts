import type { Page } from '@playwright/test'
import { expect, linkIn, mailTo, newAccount, test } from './people.ts'

test('a newcomer sees what they accept, signs up, verifies by the link in the mail, has an expired token renewed without a word, and logs out', async ({
  page,
  request,
}) => {
  const { username, email, password } = newAccount('sita')
  await page.goto('/register')
  await page.getByRole('button', { name: 'E-mail' }).click()
  for (const [name, path] of [
    ['rules', '/rules'],
    ['terms', '/terms'],
    ['privacy policy', '/privacy-policy'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      path,
    )
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/verify-email/)

  await page.goto(linkIn(await mailTo(request, email, /verify/i)))
  await expect(page.getByText(/verified/i).first()).toBeVisible()

  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('root')!)
    localStorage.setItem('root', JSON.stringify({ ...saved, token: `jes_${'x'.repeat(43)}` }))
  })
  await page.goto('/about')
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    `/je/${username}`,
  )
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root')!).token))
    .not.toContain('xxxx')
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('root')!))
  expect(saved).toMatchObject({ user: { username }, isAuthenticated: true })
  expect(Object.keys(saved).sort()).toEqual(['isAuthenticated', 'token', 'user'])

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login')
  await expect(page).toHaveURL('/')
})

test('a session that cannot be read starts signed out; a forgotten password is chosen anew by mail, and leads to where they were going', async ({
  page,
  request,
}) => {
  const account = newAccount('gita')
  const registered = await request.post('/api/auth/register', { data: account })
  const { token } = await registered.json()
  const headers = { authorization: `Bearer ${token}` }
  await request.patch('/api/first-steps', { data: { isDone: true }, headers })
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('broken')) localStorage.setItem('root', '{"user":')
    sessionStorage.setItem('broken', 'yes')
  })
  await page.goto('/setting')
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('Your saved session could not be read.')).toBeVisible()
  await logIn(page, account.username, 'not the password')
  await expect(page.getByText('Incorrect username or password')).toBeVisible()
  await expect(page.getByLabel('Username or email')).toHaveValue(account.username)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: /send/i }).click()
  await expect(
    page.getByText('If an account exists for that email, we have sent a reset link.'),
  ).toBeVisible()

  await page.goto(linkIn(await mailTo(request, account.email, /reset|new password/i)))
  await page
    .getByLabel(/password/i)
    .first()
    .fill('a wholly new password')
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/login?next=/setting')
  await logIn(page, account.email, 'a wholly new password')
  await expect(page).toHaveURL('/setting')
})

async function logIn(page: Page, login: string, password: string) {
  await page.getByLabel('Username or email').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
