import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { closeDatabase, dismiss, hire } from './database.ts'
import { expectNoFaults } from './faults.ts'
import { expect, linkIn, mailTo, test } from './people.ts'
import { moveTo } from './survey.ts'

const PHONE = { width: 320, height: 640 }
const PERIOD_MS = 30_000

test.afterAll(closeDatabase)

test('staff is led to two-step log-in; it goes on with the password and a code, and then everything requires a code', async ({
  person,
  page: elsewhere,
}) => {
  test.slow()
  const sita = await person('sita')
  const { page, username, email, password } = sita
  await page.setViewportSize(PHONE)
  await hire(sita, 'admin')
  await page.goto('/admin/members')
  await expect(page.getByRole('heading', { name: 'Switch two-step log-in on first' })).toBeVisible()
  await expectNoFaults(page, 'the desk without two-step log-in')
  await page.getByRole('link', { name: 'To your security settings' }).click()
  await expect(page).toHaveURL('/setting#security')
  await expect(page.getByText('You are of the staff: your tools wait')).toBeVisible()
  const { secret, recoveryCodes } = await switchOn(page, password)
  const isWide = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWide).toBe(false)
  await moveTo(page, '/admin/members')
  await expect(page.getByRole('searchbox', { name: /Search by name/ })).toBeVisible()
  await expect(async () => void (await mailTo(page.request, email, /log-in is on/))).toPass()

  await moveTo(page, '/setting#account')
  await page.getByRole('button', { name: 'Change Username' }).click()
  await page.getByLabel('New username').fill(`${username}x`)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  const save = page.getByRole('button', { name: 'Change username', exact: true }).last()
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('Enter the code')
  await page.getByLabel('Code from the app').fill('aaaaa-aaaaa')
  await save.click()
  await expect(page.getByRole('alert')).toHaveText('This code is not right')
  await expect(page.getByLabel('New username')).toHaveValue(`${username}x`)
  await page.getByLabel('Code from the app').fill(codeOf(secret, 1))
  await save.click()
  await expect(page.getByText(`@${username}x · You can change it again from`)).toBeVisible()

  await test.step('who has lost the app and the codes requests a recovery, and can stop it again', async () => {
    await dismiss({ username: `${username}x` })
    await logIn(elsewhere, `${username}x`, password)
    await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
    await elsewhere.getByRole('button', { name: 'I have neither app nor codes' }).click()
    await expect(elsewhere.getByText(/it takes 72 hours/)).toBeVisible()
    await expectNoFaults(elsewhere, 'the way back')
    await elsewhere.getByRole('button', { name: 'Start, and mail me' }).click()
    await expect(elsewhere.getByText('Another comes in 72 hours.')).toBeVisible()

    await expect(async () => void (await mailTo(page.request, email, /switch two-step/))).toPass()
    await elsewhere.goto(linkIn(await mailTo(page.request, email, /switch two-step/)))
    await expectNoFaults(elsewhere, 'stopping it')
    await elsewhere.getByRole('button', { name: 'It was not me: stop it' }).click()
    await expect(elsewhere.getByText('Two-step log-in stays on.')).toBeVisible()
    await expect(elsewhere.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
  })

  await logIn(elsewhere, `${username}x`, password)
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
  await elsewhere.getByLabel('Recovery code').fill(recoveryCodes[0]!)
  await elsewhere.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(elsewhere.getByRole('button', { name: 'Account' })).toBeVisible()

  await moveTo(page, '/setting#security')
  const part = page.getByRole('region', { name: 'Two-step log-in' })
  await part.getByRole('button', { name: 'New recovery codes' }).click()
  await expect(part.getByLabel('Your password', { exact: true })).toBeFocused()
  await part.getByLabel('Your password', { exact: true }).fill(password)
  await part.getByLabel('Code from the app').fill(recoveryCodes[1]!)
  await part.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.getByText('The old codes work no longer.')).toBeVisible()
})

/** In the settings, as a member does it; a wrong password is reported at its field. */
async function switchOn(page: Page, password: string) {
  if (!page.url().endsWith('/setting#security')) await page.goto('/setting#security')
  await page.getByRole('button', { name: 'Switch on' }).click()
  const given = page.getByLabel('Your password', { exact: true })
  await given.fill('not the password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your current password is not right')).toBeVisible()
  await given.fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()
  const secret = key!.replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('Two-step log-in is on.')).toBeVisible()
  const recoveryCodes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('button', { name: 'Switch off' })).toBeVisible()
  return { secret, recoveryCodes }
}

async function logIn(page: Page, username: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
}

/** The code of the present step, or of one after it: clocks may be a step off. */
function codeOf(secret: string, later = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * PERIOD_MS })
}
