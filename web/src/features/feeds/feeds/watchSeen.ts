import { toRequest } from '@jes/contract/lib/request'
import { impressionApi, MOST_SHOWN } from '@jes/contract/posts/impressions'
import { ApiError, headersFor, withToken } from '#lib/api.ts'

const LOOK_MS = 1_000
const REPORT_MS = 15_000
/** Shown again within this time it counts as the same view: somebody came back to the list. */
const AGAIN_MS = 30 * 60_000

/** When each post was last recorded, while this page is open. */
const noted = new Map<string, number>()

/** Reports which posts under `root` were really seen: half of one on the screen for a second. */
export function watchSeen(root: Element) {
  const waiting = new Set<string>()
  const looks = new Map<Element, number>()
  const screen = new IntersectionObserver((entries) => entries.forEach(judge), {
    threshold: [0.2, 0.35, 0.5],
  })
  const page = new MutationObserver(look)
  const clock = window.setInterval(report, REPORT_MS)
  page.observe(root, { childList: true, subtree: true })
  document.addEventListener('visibilitychange', handleVisibility)
  look()

  function look() {
    for (const card of root.querySelectorAll('[data-post]')) screen.observe(card)
  }

  function judge({ target, intersectionRatio, intersectionRect }: IntersectionObserverEntry) {
    // Half of a card taller than the screen is never visible: then it has to fill half of the screen.
    const isThere = intersectionRatio >= 0.5 || intersectionRect.height >= window.innerHeight / 2
    if (!isThere) leave(target)
    else if (!looks.has(target)) looks.set(target, window.setTimeout(note, LOOK_MS, target))
  }

  function leave(card: Element) {
    clearTimeout(looks.get(card))
    looks.delete(card)
    if (!card.isConnected) screen.unobserve(card)
  }

  function note(card: HTMLElement) {
    const id = card.dataset.post ?? ''
    const now = Date.now()
    if (now - (noted.get(id) ?? 0) < AGAIN_MS) return
    noted.set(id, now)
    waiting.add(id)
  }

  function handleVisibility() {
    if (!document.hidden) return look()
    rest()
    report()
  }

  function report() {
    const ids = [...waiting].slice(0, MOST_SHOWN)
    for (const id of ids) waiting.delete(id)
    if (ids.length > 0) send(ids)
  }

  function rest() {
    for (const timer of looks.values()) clearTimeout(timer)
    looks.clear()
    screen.disconnect()
  }

  return () => {
    rest()
    page.disconnect()
    clearInterval(clock)
    document.removeEventListener('visibilitychange', handleVisibility)
    report()
  }
}

/** Sent even while the page is being closed; a lost report is ignored. */
function send(ids: string[]) {
  const { method, url, body } = toRequest(impressionApi.tell, { body: { ids } })
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
