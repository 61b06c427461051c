import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { build } from '../scripts/build.mjs'
import { writeWeb } from './report.mjs'
import { openScratch, startDatabase, startJes } from './servers.mjs'

/** `npm run bench:web`: what a visitor waits for on a phone, with the demo content; medians of three runs. */
const RUNS = 3
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
const SLOWER = 4
const LINES = [
  { line: 'slow 4G', kbit: 1_600, latency: 150 },
  { line: '400 kbit/s', kbit: 400, latency: 300 },
]
const QUIET_MS = 3_000

const scratch = openScratch()
try {
  await build()
  const settings = { DEMO: 'on', DEMO_CLIPS: 'off' }
  const { url } = await startJes(scratch, await startDatabase(scratch), settings)
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  scratch.onClose(() => browser.close())
  const rows = []
  for (const [name, path] of Object.entries(await pagesOf(url)))
    for (const line of LINES) rows.push(await measure(browser, name, `${url}${path}`, line))
  writeWeb(rows)
} finally {
  await scratch.close()
}

async function pagesOf(url) {
  const list = await fetch(`${url}/api/ads?feed=latest`)
  const { ads } = await list.json()
  const post = ads.find(({ jehub }) => jehub)
  return {
    '/': '/',
    post: `/post/${post.user.username}/${post._id}/x`,
    hub: `/jehub/${encodeURIComponent(post.jehub.name)}`,
    '/jehubs': '/jehubs',
    profile: `/je/${post.user.username}`,
    explore: '/explore',
    search: '/search?q=momo',
    help: '/help',
  }
}

async function measure(browser, name, url, line) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, url, line))
  const row = { name, line: line.line }
  for (const key of Object.keys(runs[0])) row[key] = median(runs.map((one) => one[key]))
  process.stdout.write(`${JSON.stringify(row)}\n`)
  return row
}

/** One first visit, with nothing cached. */
async function visit(browser, url, { kbit, latency }) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const bytes = { script: 0, all: 0, requests: 0 }
  const kinds = new Map()
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.requests += 1
    bytes.all += encodedDataLength
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength
  })
  await client.send('Network.enable')
  const throughput = (kbit * 1_000) / 8
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.waitForTimeout(QUIET_MS)
  const seen = await page.evaluate(() => window.seen)
  await context.close()
  return { ...seen, requests: bytes.requests, scriptKb: bytes.script / 1e3, kb: bytes.all / 1e3 }
}

/** In the page: when the first and the largest content were painted, what moved, and what blocked. */
function watch() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0 }
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    window.seen.lcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.cls += value
  })
  on('longtask', ({ duration }) => {
    window.seen.blocked += duration - 50
  })
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
