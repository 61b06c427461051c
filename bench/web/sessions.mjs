import { LINES, openContext, openPage } from './phone.mjs'

const MINUTES = 10
const BETWEEN_SCREENS_MS = 3_000
const BETWEEN_CLIPS_MS = 8_000
/** On Home a post is opened after so many screens. */
const SCREENS = 10
const SAVING = encodeURIComponent(JSON.stringify({ dataSaver: true }))

/** Five minutes each. */
const PARTS = [
  { at: 'Home', path: '/', use: read },
  { at: 'clips', path: '/jesclips', use: swipe },
]

/**
 * What ten minutes cost, five on Home and five in the clips: at a first and at a second visit, with data saver and
 * without, over both lines. The four go on at the same time, each in a browser of its own, so that they take twenty
 * minutes in all; they share the processors, which makes their times longer than those of a visit alone.
 */
export async function measureSessions(openBrowser, url) {
  const kinds = LINES.flatMap((line) => [false, true].map((isSaving) => ({ line, isSaving })))
  const rows = await Promise.all(
    kinds.map(async (kind) => measureSession(await openBrowser(), url, kind)),
  )
  return rows.flat()
}

async function measureSession(browser, url, { line, isSaving }) {
  const context = await openContext(browser)
  if (isSaving) await context.addCookies([{ name: 'jes_prefs', value: SAVING, url }])
  const rows = []
  for (const visit of ['first', 'second']) {
    const { page, bytes, seen } = await openPage(context, line)
    for (const { at, path, use } of PARTS) {
      const before = { ...bytes }
      await page.goto(`${url}${path}`, { timeout: 120_000 })
      await use(page, Date.now() + (MINUTES / PARTS.length) * 60_000)
      const { lcp, cls, interaction } = await seen()
      const own = Object.fromEntries(Object.entries(bytes).map(([k, n]) => [k, n - before[k]]))
      const row = { line: line.line, isSaving, visit, at, lcp, cls, interaction, bytes: own }
      process.stdout.write(`${JSON.stringify(row)}\n`)
      rows.push(row)
    }
    await page.close()
  }
  await context.close()
  return rows
}

async function read(page, end) {
  for (let screen = 1; Date.now() < end; screen++) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(BETWEEN_SCREENS_MS)
    if (screen % SCREENS === 0) await openPost(page)
  }
}

/** The first one whose title is in sight, and back to the list. */
async function openPost(page) {
  for (const title of await page.locator('article h2 a').all()) {
    const box = await title.boundingBox()
    if (!box || box.y < 100 || box.y > 600) continue
    await page.mouse.click(box.x + 5, box.y + 5)
    await page.waitForTimeout(BETWEEN_SCREENS_MS)
    await page.goBack()
    await page.waitForTimeout(BETWEEN_SCREENS_MS)
    return
  }
}

async function swipe(page, end) {
  while (Date.now() < end) {
    await page.waitForTimeout(BETWEEN_CLIPS_MS)
    await page.keyboard.press('ArrowDown')
  }
}
