import type { Page } from '@playwright/test'
import { expectNoFaults } from './faults.ts'
import { expect, member, test } from './people.ts'
import { changeLanguage, moveTo, speak } from './survey.ts'
import { addressOf, articleOf, writer } from './writing.ts'

const PREETI = 'sf7df8f}+ g]kfnsf] /fhwfgL xf] .'
const UNICODE = 'काठमाडौं नेपालको राजधानी हो ।'

test('who writes Nepali in Roman letters takes the Devanagari with Tab or a tap; Preeti is converted when one says so', async ({
  person,
}) => {
  const { page } = await person('sita')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await speak(page.context(), 'ne')
  await page.goto('/add-post')
  const title = page.getByRole('main').locator('input[name=title]')
  await title.focus()
  await page.keyboard.type('malai')
  await page.getByRole('button', { name: 'मलाई', exact: true }).click()
  await expect(title).toHaveValue('मलाई')

  const content = page.locator('textarea')
  await content.focus()
  await page.keyboard.type('malai')
  const offered = page.getByRole('button', { name: 'मलाई', exact: true })
  await expect(offered).toBeInViewport({ ratio: 1 })
  await expectNoFaults(page, 'with an offer', 'main')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.keyboard.press('Tab')
  await expect(content).toHaveValue('मलाई')
  await expect(content).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('malai')
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()

  await changeLanguage(page, 'en')
  await content.fill('')
  await paste(page, PREETI)
  const offer = page.getByRole('group', { name: 'This looks like Preeti. Convert to Unicode?' })
  await expect(offer).toBeVisible()
  await expect(content).toHaveValue(PREETI)
  await expectNoFaults(page, 'with the question', 'main')
  await offer.getByRole('button', { name: 'Convert' }).click()
  await expect(content).toHaveValue(UNICODE)
  await expect(offer).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue(PREETI)
})

test('one tap shows a post in the other script, the next one as it was written; its comments are helped too', async ({
  page,
  request,
}) => {
  const account = await member('maya')
  const author = await writer(request, account)
  const nepali = await author.post(`मलाई मोमो मन पर्छ ${account.username}`, 'आज **साँझ** #दशैं मा')
  const roman = await author.post(`Malai chiya man parcha`, 'Aaja sanjh sabai jana aunus hai')
  const english = await author.post('Tea is better than coffee', 'All of us know that')

  await page.goto(addressOf(nepali))
  const article = page.getByRole('article').first()
  await article.getByRole('button', { name: 'Show in Roman' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('malai momo man parchha')
  await expect(article).toContainText('aaja sanjh #दशैं ma')
  await expectNoFaults(page, 'in the other script', 'main')
  await article.getByRole('button', { name: 'Show original' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('मलाई मोमो मन पर्छ')
  const box = page.getByRole('textbox', { name: 'Add a comment' })
  await box.focus()
  await page.keyboard.type('malai momo')
  await expect(page.getByRole('button', { name: 'मोमो', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toHaveValue('malai मोमो')

  await moveTo(page, `/je/${account.username}`)
  const card = articleOf(page, roman.title)
  await card.getByRole('button', { name: 'Show in Devanagari' }).click()
  await expect(page.getByRole('link', { name: 'मलाई चिया मन पर्छ' })).toBeVisible()
  await expect(articleOf(page, english.title).getByRole('button', { name: /Show in/ })).toHaveCount(
    0,
  )
})

/** As the browser pastes: the event, then the text. */
async function paste(page: Page, text: string) {
  await page.evaluate((text) => {
    const field = document.activeElement!
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    document.execCommand('insertText', false, text)
  }, text)
}
