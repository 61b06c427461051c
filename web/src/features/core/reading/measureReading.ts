import { toRequest } from '@jes/contract/lib/request'
import { MOST_READ_MS, readingApi } from '@jes/contract/money/earnings'
import { ApiError, headersFor, withToken } from '#lib/api.ts'

const LOOK_MS = 1_000
const REPORT_MS = 30_000
/** After so long without input the reader is away. */
const STILL_MS = 30_000
/** A machine that slept between two looks read nothing. */
const MOST_BETWEEN = 2 * LOOK_MS
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove']

/**
 * Measures how long the post of an open page is really read, and reports it now and then: the page is visible, the post
 * is on the screen, and somebody is active. Returns how to stop.
 */
export function measureReading(id: string) {
  let read = 0
  let lookedAt = performance.now()
  let movedAt = lookedAt
  const looking = window.setInterval(look, LOOK_MS)
  const reporting = window.setInterval(report, REPORT_MS)
  for (const sign of SIGNS) window.addEventListener(sign, move, { capture: true, passive: true })
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', report)

  function move() {
    movedAt = performance.now()
  }

  function look() {
    const now = performance.now()
    if (!document.hidden && now - movedAt < STILL_MS && isOnScreen())
      read += Math.min(MOST_BETWEEN, now - lookedAt)
    lookedAt = now
  }

  function report() {
    look()
    const ms = Math.min(MOST_READ_MS, Math.round(read))
    read = 0
    if (ms >= 1) send(id, ms)
  }

  function leave() {
    if (document.hidden) report()
    else move()
  }

  return () => {
    clearInterval(looking)
    clearInterval(reporting)
    for (const sign of SIGNS) window.removeEventListener(sign, move, { capture: true })
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('pagehide', report)
    report()
  }
}

/** A third of the post, or of the screen: below that the comments are being read. */
function isOnScreen() {
  const place = document.querySelector('main article')?.getBoundingClientRect()
  if (!place) return false
  const shown = Math.min(place.bottom, window.innerHeight) - Math.max(place.top, 0)
  return shown > 0 && shown >= Math.min(place.height, window.innerHeight) / 3
}

/** Sent even while the page is being closed; a lost report is ignored. */
function send(id: string, ms: number) {
  const { method, url, body } = toRequest(readingApi.tell, { body: { reads: [{ id, ms }] } })
  withToken(async (token) => {
    if (!token) return
    const reply = await fetch(url, {
      method,
      headers: { ...headersFor(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    })
    if (reply.status === 401) throw new ApiError(401, await reply.json())
  }).catch(() => {})
}
