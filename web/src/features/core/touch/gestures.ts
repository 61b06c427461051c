import { currentPlace } from '#lib/history.ts'
import { useOpenModals } from '#ui/openModals.ts'

type Point = { x: number; y: number }

/** A swipe is this long, and this much longer across than down. */
const SWIPE_PX = 60
const STEEPNESS = 2
/** In these a finger has its own meaning. */
const OWN =
  'input, textarea, select, [contenteditable], video, [role=slider], [role=dialog], dialog'

/** Whether a touch that begins here may be a gesture of the page. Clips have gestures of their own. */
export function isForPage(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest(OWN)) return false
  if (useOpenModals.getState().length > 0) return false
  return !currentPlace().pathname.startsWith('/jesclips') && !scrollsSideways(target)
}

/** The way of a swipe: 1 to what lies at the right, -1 to what lies at the left. */
export function swipeOf(from: Point, to: Point): 1 | -1 | null {
  const [across, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(across) < SWIPE_PX || Math.abs(across) < STEEPNESS * Math.abs(down)) return null
  return across < 0 ? 1 : -1
}

/** Opens the tab beside the current one of the page; the last has none at its right. */
export function stepTab(by: 1 | -1) {
  const current = document.querySelector(
    'main nav > [aria-current=page], main [role=tablist] > [aria-selected=true]',
  )
  const next = by === 1 ? current?.nextElementSibling : current?.previousElementSibling
  if (next instanceof HTMLElement) next.click()
}

function scrollsSideways(target: Element) {
  for (let at: Element | null = target; at && at.tagName !== 'MAIN'; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX))
      return true
  return false
}
