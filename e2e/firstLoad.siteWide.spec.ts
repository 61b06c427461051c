import { expect, member, test } from './people.ts'
import { filesOf, inlineStyles, leaveIdleWorkUndone, weigh } from './weighing.ts'
import { writer } from './writing.ts'

const KB = 1_000
const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** As many as the feed shows at first. */
const POSTS = 20

// Motion may shift the layout: here it is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Polls, links and covers have code of their own: with nobody else there, what stands in the feed is known.
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  const { post } = await writer(request, await member('gita'))
  for (let written = 0; written < POSTS; written++)
    await post(
      `राति ${written} बजे`,
      'The night micro waits at Ratnapark until the last seat is taken.',
    )
  await request.dispose()
})

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`the first load of a visitor keeps to its budget on a ${screen}`, async ({ browser }) => {
    const baseURL = test.info().project.use.baseURL!
    const context = await browser.newContext({ viewport, baseURL })
    await leaveIdleWorkUndone(context)
    const page = await context.newPage()
    const files = await filesOf(page, '/', { hasSidebar: screen === 'desk' })
    await expect(page.getByRole('article').filter({ hasText: 'Ratnapark' })).toHaveCount(POSTS)
    await context.close()

    expect(weigh(files, 'script')).toBeLessThanOrEqual(105 * KB)
    expect(inlineStyles(files)).toBeLessThanOrEqual(12 * KB)
    expect(weigh(files, 'document') - inlineStyles(files)).toBeLessThanOrEqual(25 * KB)
  })
}
