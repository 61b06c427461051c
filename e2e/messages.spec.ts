import type { Page } from '@playwright/test'
import { expect, test } from './people.ts'

test('two people write to each other: a request, an answer, live, read, and what was written offline once', async ({
  person,
}) => {
  test.slow()
  const [sita, hari] = [await person('sita'), await person('hari')]

  await sita.page.goto(`/je/${hari.username}`)
  await sita.page.getByRole('button', { name: 'Message', exact: true }).click()
  await expect(sita.page.getByText('Say namaste to')).toBeVisible()
  await write(sita.page, 'Namaste, the **last** micro?')
  await expect(sita.page.getByText('They see this as a request')).toBeVisible()
  const address = new URL(sita.page.url()).pathname

  await hari.page.goto('/messages')
  await hari.page.getByRole('link', { name: /1 request/ }).click()
  await hari.page.getByRole('link', { name: /Namaste/ }).click()
  await expect(hari.page.getByText('does not see that you read this')).toBeVisible()
  await hari.page.getByRole('button', { name: 'Accept' }).click()
  await write(hari.page, 'At ten')
  await expect(log(sita.page)).toContainText('At ten')
  await expect(sita.page.getByText('They see this as a request')).toBeHidden()
  await expect(log(hari.page).getByText('Read').first()).toBeAttached()

  await hari.page.goto('/')
  await write(sita.page, 'Two seats')
  await expect(
    hari.page.getByRole('link', { name: 'Messages, 1 with something new' }).first(),
  ).toBeVisible()
  await expect(hari.page).toHaveTitle(/^\(\d+\) /)

  await sita.page.context().setOffline(true)
  for (const words of ['Written offline', 'And this after it']) await write(sita.page, words)
  await expect(log(sita.page).getByText('Waits for a connection')).toHaveCount(2)
  await sita.page.getByLabel('Write a message').fill('Not yet finished')
  await sita.page.context().setOffline(false)
  await hari.page.goto(address)
  await expect(log(hari.page)).toContainText(/Two seats.*Written offline.*And this after it/s)
  await expect(log(hari.page).getByText('Written offline')).toHaveCount(1)
  await sita.page.reload()
  await expect(sita.page.getByLabel('Write a message')).toHaveValue('Not yet finished')
  await expect(log(sita.page)).toContainText(/Written offline.*And this after it/s)
})

async function write(page: Page, words: string) {
  await page.getByLabel('Write a message').fill(words)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

function log(page: Page) {
  return page.getByRole('log')
}
