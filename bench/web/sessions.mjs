import { LINES, openContext, openPage } from './phone.mjs'

const MINUTES = 10
const BETWEEN_SCREENS_MS = 3_000
const BETWEEN_CLIPS_MS = 8_000
const SAVING = encodeURIComponent(JSON.stringify({ dataSaver: true }))

/**
 * What ten minutes cost, five on Home and five in the clips: at a first and at a second visit, with data saver and
 * without, over both lines. Only bytes count, so the four go on at the same time.
 */
export async function measureSessions(browser, url) {
  const kinds = LINES.flatMap((line) => [false, true].map((isSaving) => ({ line, isSaving })))
  const rows = await Promise.all(kinds.map((kind) => measureSession(browser, url, kind)))
  for (const row of rows.flat()) process.stdout.write(`${JSON.stringify(row)}\n`)
  return rows.flat()
}

async function measureSession(browser, url, { line, isSaving }) {
  const context = await openContext(browser)
  if (isSaving) await context.addCookies([{ name: 'jes_prefs', value: SAVING, url }])
  const rows = []
  for (const visit of ['first', 'second']) {
    const { page, bytes, seen } = await openPage(context, line)
    await page.goto(url, { timeout: 120_000 })
    await scroll(page)
    await page.goto(`${url}/jesclips`, { timeout: 120_000 })
    await swipe(page)
    const { cls } = await seen()
    await page.close()
    rows.push({ line: line.line, isSaving, visit, cls, bytes: { ...bytes } })
  }
  await context.close()
  return rows
}

async function scroll(page) {
  for (const end = Date.now() + (MINUTES / 2) * 60_000; Date.now() < end; ) {
    await page.mouse.wheel(0, 700)
    await page.waitForTimeout(BETWEEN_SCREENS_MS)
  }
}

async function swipe(page) {
  for (const end = Date.now() + (MINUTES / 2) * 60_000; Date.now() < end; ) {
    await page.waitForTimeout(BETWEEN_CLIPS_MS)
    await page.keyboard.press('ArrowDown')
  }
}
