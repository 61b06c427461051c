import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { expect, mailTo, test } from './people.ts'
import { writer } from './writing.ts'

test('everything of mine comes as a ZIP that opens; who leaves is logged out, and keeps the account by coming back', async ({
  person,
  request,
}) => {
  test.slow()
  const { page, username, email, password } = await person('aarati')
  await (await writer(request, { username, password })).post('The one to take along')
  await page.goto('/setting#data')
  await page.getByLabel('Your password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ask for a copy' }).click()
  const copy = page.getByRole('list', { name: 'Your copies' }).getByRole('listitem')
  await expect(copy).toContainText('Ready', { timeout: 120_000 })
  await expect(copy).toContainText('can be downloaded until')
  await expect(async () => void (await mailTo(request, email, /data is ready/))).toPass()

  const fetched = page.waitForEvent('download')
  await copy.getByRole('button', { name: 'Download' }).click()
  await copy.getByLabel('Your password', { exact: true }).fill(password)
  await copy.getByRole('button', { name: 'Download' }).click()
  const zip = await readFile(await (await fetched).path())
  const texts = filesIn(zip).map(({ text }) => text)
  expect(texts.some((text) => text.includes('The one to take along'))).toBe(true)

  await page.getByRole('button', { name: 'Delete account…' }).click()
  const confirm = page.getByRole('button', { name: 'Delete my account' })
  await page.getByRole('radio', { name: /without my name/ }).click()
  await page.getByLabel('Your password', { exact: true }).last().fill('not the password')
  await expect(confirm).toBeDisabled()
  await page.getByLabel(`Type ${username} to confirm`).fill(username)
  await confirm.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(`Type ${username} to confirm`)).toHaveValue(username)
  await page.getByLabel('Your password', { exact: true }).last().fill(password)
  await confirm.click()
  await expect(page.getByText('Log in before that to keep it.')).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.goto('/login?next=/setting')
  await page.getByLabel('Username or email').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(/^Your account ends on/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await expect(page.getByText(/^Your account ends on/)).toHaveCount(0)
})

/** The files of a ZIP, by its list at the end. */
function filesIn(zip: Buffer) {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [method, size, begin] = [10, 20, 42].map((place) =>
      place === 10 ? zip.readUInt16LE(at + place) : zip.readUInt32LE(at + place),
    ) as [number, number, number]
    const [nameLength, extra, note] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const from = begin + 30 + zip.readUInt16LE(begin + 26) + zip.readUInt16LE(begin + 28)
    const packed = zip.subarray(from, from + size)
    at += 46 + nameLength + extra + note
    return { name, text: (method === 8 ? inflateRawSync(packed) : packed).toString('utf8') }
  })
}
