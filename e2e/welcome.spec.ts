import { expect, linkIn, mailTo, newAccount, test } from './people.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a newcomer signs up, chooses a language, a district and people, is brought back to the same step, and finds a full Home', async ({
  page,
  request,
}) => {
  const { username, email, password } = newAccount('maya')
  await page.goto('/register')
  await page.getByRole('button', { name: 'E-mail' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(/\/verify-email/)
  await page.goto(linkIn(await mailTo(request, email, /verify/i)))
  await page.getByRole('link', { name: 'Continue' }).click()

  await expect(page.getByText('Step 1 of 3')).toBeVisible()
  await page.getByRole('radio', { name: /नेपाली/ }).check()
  await expect(page.getByText('३ मध्ये १')).toBeVisible()
  await page.getByRole('button', { name: 'अगाडि बढ्नुहोस्' }).click()
  await page.getByLabel('जिल्ला').selectOption('kaski')
  await page.getByRole('checkbox', { name: 'खानेकुरा' }).check()
  await page.getByRole('button', { name: /^KathmanduEats/ }).click()
  await expect(page.getByRole('button', { name: '१ वटा JeHub सँग अगाडि बढ्नुहोस्' })).toBeVisible()

  await page.goto('/')
  await expect(page.getByText('३ मध्ये २')).toBeVisible()
  await expect(page.getByLabel('जिल्ला')).toHaveValue('kaski')
  await page.getByRole('button', { name: /JeHub सँग/ }).click()
  await page.getByLabel('नाम').fill('माया गुरुङ')
  await page.getByRole('button', { name: 'सबै फलो' }).click()
  await page.getByRole('button', { name: /जनासँग सुरु/ }).click()

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'तपाईंको पहिलो हप्ता' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'फलो गरेका', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
