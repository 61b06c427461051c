import { toRequest } from '@jes/contract/lib/request'
import { MOST_READ_MS, readingApi } from '@jes/contract/money/earnings'
import { ApiError, headersFor, withToken } from '#lib/api.ts'

const LOOK_MS = 1_000
const TELL_MS = 30_000
/** Who does nothing for so long has gone to make tea. */
const STILL_MS = 30_000
/** A machine that slept between two looks read nothing. */
const MOST_BETWEEN = 2 * LOOK_MS
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchmove']

/**
 * Measures how long the post whose page is open is really read, and tells the server now and then: the page is visible,
 * the post is on the screen, and somebody is there. Answers how to stop.
 */
export function measureReading(id: string) {
  let read = 0
  let lookedAt = performance.now()
  let movedAt = lookedAt
  const looking = window.setInterval(look, LOOK_MS)
  const telling = window.setInterval(tell, TELL_MS)
  for (const sign of SIGNS) window.addEventListener(sign, move, { capture: true, passive: true })
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', tell)

  function move() {
    movedAt = performance.now()
  }

  function look() {
    const now = performance.now()
    if (!document.hidden && now - movedAt < STILL_MS && isOnScreen())
      read += Math.min(MOST_BETWEEN, now - lookedAt)
    lookedAt = now
  }

  function tell() {
    look()
    const ms = Math.min(MOST_READ_MS, Math.round(read))
    read = 0
    if (ms >= 1) send(id, ms)
  }

  function leave() {
    if (document.hidden) tell()
    else move()
  }

  return () => {
    clearInterval(looking)
    clearInterval(telling)
    for (const sign of SIGNS) window.removeEventListener(sign, move, { capture: true })
    document.removeEventListener('visibilitychange', leave)
    window.removeEventListener('pagehide', tell)
    tell()
  }
}

/** A third of the post, or of the screen: below it, it is the comments that are read. */
function isOnScreen() {
  const place = document.querySelector('main article')?.getBoundingClientRect()
  if (!place) return false
  const shown = Math.min(place.bottom, window.innerHeight) - Math.max(place.top, 0)
  return shown > 0 && shown >= Math.min(place.height, window.innerHeight) / 3
}

/** It goes out even while the page is being closed; what gets lost is not worth a word. */
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
