import { LINES, median, openContext, openPage } from './phone.mjs'

const RUNS = 3
const QUIET_MS = 3_000

/** First visits of every kind of page over both lines: medians of three. */
export async function measureVisits(browser, url, pages) {
  const rows = []
  for (const [name, path] of Object.entries(pages))
    for (const line of LINES) {
      const runs = []
      for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, `${url}${path}`, line))
      const row = { name, line: line.line }
      for (const key of Object.keys(runs[0])) row[key] = median(runs.map((one) => one[key]))
      process.stdout.write(`${JSON.stringify(row)}\n`)
      rows.push(row)
    }
  return rows
}

async function visit(browser, address, line) {
  const context = await openContext(browser, { serviceWorkers: 'block' })
  const { page, bytes, seen } = await openPage(context, line)
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.waitForTimeout(QUIET_MS)
  const { fcp, lcp, cls, blocked } = await seen()
  await context.close()
  const { requests, Script, all } = bytes
  return { fcp, lcp, cls, blocked, requests, scriptKb: Script / 1e3, kb: all / 1e3 }
}
