const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }
export const SLOWER = 4
export const LINES = [
  { line: 'slow 4G', kbit: 1_600, latency: 150 },
  { line: '400 kbit/s', kbit: 400, latency: 300 },
]

/** A window as wide as a phone, with nothing cached. */
export function openContext(browser, options = {}) {
  return browser.newContext({ ...SCREEN, hasTouch: true, ...options })
}

/** A page of it over a slow line, on a slower processor; it counts bytes and notes what the page made people wait for. */
export async function openPage(context, { kbit, latency }, slower = SLOWER) {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const bytes = countBytes(client)
  const throughput = (kbit * 1_000) / 8
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watch)
  return {
    page,
    client,
    bytes,
    seen: () => page.evaluate(() => window.seen),
  }
}

/** Logs a member of the demo content in, as the app itself would. */
export async function logIn(context, url, login = 'aarati') {
  const data = { login, password: 'namaste-jes' }
  const reply = await context.request.post(`${url}/api/auth/login`, {
    data,
    headers: { origin: url },
  })
  if (!reply.ok()) throw new Error(`${login} could not log in: ${await reply.text()}`)
  const { token, user } = await reply.json()
  const { _id, username, image } = user
  const root = JSON.stringify({ user: { _id, username, image }, token, isAuthenticated: true })
  await context.addInitScript((saved) => {
    if (window.location.protocol !== 'about:') localStorage.setItem('root', saved)
  }, root)
  return token
}

function countBytes(client) {
  const bytes = { requests: 0, all: 0, Script: 0, Image: 0, Media: 0, Font: 0 }
  const kinds = new Map()
  const add = (requestId, size) => {
    const kind = kinds.get(requestId)
    bytes.all += size
    if (kind in bytes) bytes[kind] += size
  }
  client.on('Network.responseReceived', ({ requestId, type }) => {
    bytes.requests += 1
    kinds.set(requestId, type)
  })
  // A video that is left in its middle never finishes: what has come of it counts as it comes.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Media') add(requestId, encodedDataLength)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Media') add(requestId, encodedDataLength)
  })
  return bytes
}

/** In the page: the first and the largest paint, what moved, what blocked, and the slowest reply to a press. */
function watch() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, blocked: 0, longTasks: 0, longest: 0, interaction: 0 }
  const on = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
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
    window.seen.longTasks += 1
    window.seen.blocked += duration - 50
    window.seen.longest = Math.max(window.seen.longest, duration)
  })
  const noteEvent = ({ interactionId, duration }) => {
    if (interactionId) window.seen.interaction = Math.max(window.seen.interaction, duration)
  }
  on('event', noteEvent, { durationThreshold: 16 })
}

export function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
}
