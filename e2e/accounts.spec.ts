import { expectNoFaults } from './faults.ts'
import { expect, linkIn, mailTo, newAccount, test } from './people.ts'

test('a newcomer signs up, verifies by the link in the mail, reloads, and logs out', async ({
  page,
  request,
}) => {
  const { username, email, password } = newAccount('sita')
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/verify-email/)

  await page.goto(linkIn(await mailTo(request, email, /verify/i)))
  await expect(page.getByText(/verified/i).first()).toBeVisible()

  await page.goto('/')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    `/je/${username}`,
  )
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('root')!))
  expect(kept).toMatchObject({ user: { username }, isAuthenticated: true })
  expect(Object.keys(kept).sort()).toEqual(['isAuthenticated', 'token', 'user'])

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login')
  await expect(page).toHaveURL('/')
})

test('a member logs in by username and comes back to where they were going', async ({
  page,
  request,
}) => {
  const account = newAccount('hari')
  await request.post('/api/auth/register', { data: account })
  await page.goto('/setting')
  await expect(page).toHaveURL(/\/login\?next=/)

  await page.getByLabel('Username or email').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Incorrect username or password')).toBeVisible()
  await expect(page.getByLabel('Username or email')).toHaveValue(account.username)

  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/setting')
})

test('a forgotten password is chosen anew by the link in the mail', async ({ page, request }) => {
  const account = newAccount('gita')
  await request.post('/api/auth/register', { data: account })
  await page.goto('/login')
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

  await page.getByLabel('Username or email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill('a wholly new password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/')
})

test('mistakes in the sign-up form are named on their fields, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByLabel('Username').fill('a')
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Sign up' }).click()

  await expect(page.getByText('Username must be 3 to 30 characters')).toBeVisible()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('a')
  await expect(page.getByLabel('Username')).toBeFocused()
})

test('the sign-up form says while one types what will be refused, and ticks nothing else', async ({
  page,
}) => {
  const { username, email, password } = newAccount('maya')
  await page.goto('/register')
  const [name, mail] = [page.getByLabel('Username'), page.getByLabel('Email')]
  const secret = page.getByLabel('Password', { exact: true })
  await name.fill('adm1n')
  await expect(page.getByText('This username is reserved')).toBeVisible()
  await name.fill('aarati')
  await expect(page.getByText('This username is taken')).toBeVisible()
  await mail.fill('x@')
  await secret.fill('trustno1')
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await expect(page.getByText(/^Too common/)).toBeVisible()

  await name.fill(username)
  await expect(page.getByText('This username is free')).toBeVisible()
  await mail.fill(email)
  await secret.fill(password)
  await expect(page.getByText(/^Too common|^Enter a valid/)).toHaveCount(0)
  await expectNoFaults(page, 'the form to sign up')
})

test('signing out in one tab signs out the other', async ({ person }) => {
  const { page } = await person('maya')
  await page.goto('/')
  const second = await page.context().newPage()
  await second.goto('/')
  await expect(second.getByRole('button', { name: 'Account' })).toBeVisible()

  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()

  await expect(second.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login')
})

test('a session that cannot be read starts signed out, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('broken')) localStorage.setItem('root', '{"user":')
    sessionStorage.setItem('broken', 'yes')
  })
  await page.goto('/')
  await expect(page.getByText('Your saved session could not be read.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/login')
})

test('without any storage Jes still signs in, for as long as the page is open', async ({
  page,
  request,
}) => {
  const account = newAccount('ram')
  await request.post('/api/auth/register', { data: account })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await page.getByLabel('Username or email').fill(account.username)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
})

test('an expired token is renewed without a word', async ({ person }) => {
  const { page, username } = await person('bina')
  await page.goto('/')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('root')!)
    localStorage.setItem('root', JSON.stringify({ ...kept, token: `jes_${'x'.repeat(43)}` }))
  })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    `/je/${username}`,
  )
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root')!).token))
    .not.toContain('xxxx')
})
