import { LINES, logIn, median, openContext, openPage, SLOWER } from './phone.mjs'

const RUNS = 3
const SETTLED_MS = 2_000
const POSTS = 200
const PAGES = 200
const FAST = { kbit: 100_000, latency: 0 }

/** What a member presses most, and where. */
const PRESSES = {
  vote: {
    at: '/?feed=latest',
    press: (page) => page.getByRole('button', { name: 'Upvote' }).first().click(),
  },
  open: { at: '/?feed=latest', press: (page) => page.locator('article h2 a').first().click() },
  tab: {
    at: '/?feed=latest',
    press: (page) => page.getByRole('link', { name: 'Following' }).first().click(),
  },
  type: {
    at: '/search',
    press: async (page) => {
      await page.getByRole('combobox').click()
      await page.keyboard.type('momo pokhara', { delay: 120 })
    },
  },
}

/** How long the slowest frame after a press took to come: medians of three, on slow 4G. */
export async function measurePresses(browser, url) {
  const rows = []
  for (const [name, { at, press }] of Object.entries(PRESSES)) {
    const runs = []
    for (let run = 0; run < RUNS; run++) {
      const context = await openContext(browser, { serviceWorkers: 'block' })
      await logIn(context, url)
      const { page, seen } = await openPage(context, LINES[0])
      await page.goto(`${url}${at}`, { timeout: 120_000 })
      await page.waitForLoadState('networkidle', { timeout: 120_000 })
      await page.waitForTimeout(SETTLED_MS)
      await press(page)
      await page.waitForTimeout(SETTLED_MS)
      runs.push((await seen()).interaction)
      await context.close()
    }
    const row = { name, interaction: median(runs) }
    process.stdout.write(`${JSON.stringify(row)}\n`)
    rows.push(row)
  }
  return rows
}

/** Tasks over 50 ms while two hundred posts are scrolled through. */
export async function measureScrolling(browser, url) {
  const context = await openContext(browser, { serviceWorkers: 'block' })
  const { page, seen } = await openPage(context, LINES[0])
  await page.goto(`${url}/?feed=latest`, { timeout: 120_000 })
  await page.waitForLoadState('networkidle', { timeout: 120_000 })
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(() => {
    Object.assign(window.seen, { blocked: 0, longTasks: 0, longest: 0 })
    window.passed = new Set()
  })
  let passed = 0
  while (passed < POSTS) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(150)
    const before = passed
    passed = await page.evaluate(() => {
      for (const link of document.querySelectorAll('article h2 a')) window.passed.add(link.href)
      return window.passed.size
    })
    if (passed === before && (await isAtEnd(page))) break
  }
  const { longTasks, longest } = await seen()
  await context.close()
  return { posts: passed, longTasks, longest, slower: SLOWER }
}

function isAtEnd(page) {
  return page.evaluate(() => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement
    const isLoading = document.querySelector('[role=progressbar], [aria-busy=true]') !== null
    return !isLoading && scrollTop + clientHeight >= scrollHeight - 2
  })
}

/** The heap after each fifty pages that were opened one after the other in one tab. */
export async function measureMemory(browser, url, addresses) {
  const context = await openContext(browser, { serviceWorkers: 'block' })
  const { page, client } = await openPage(context, FAST, 1)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const heaps = []
  for (let opened = 1; opened <= PAGES; opened++) {
    await open(page, addresses[opened % addresses.length])
    if (opened % 50 === 0) heaps.push(await heapOf(client))
  }
  await context.close()
  return heaps
}

/** As a link does it. */
async function open(page, { path, title }) {
  await page.evaluate((path) => {
    const index = window.history.state.index + 1
    window.history.pushState({ key: crypto.randomUUID(), index }, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction(
    (title) => document.querySelector('h1')?.textContent?.includes(title),
    title,
  )
}

async function heapOf(client) {
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}
