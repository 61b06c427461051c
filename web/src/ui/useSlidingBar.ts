import { useCallback, useRef } from 'react'
import { wantsStillness } from './motion.ts'

const slide: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2, .8, .2, 1)' }

/** The ref of the bar in the active tab; when another becomes active it slides over from the last. */
export function useSlidingBar() {
  const before = useRef<number | undefined>(undefined)

  return useCallback((bar: HTMLElement | null) => {
    const tab = bar?.parentElement
    const list = tab?.parentElement
    if (!bar || !tab || !list) return
    showWhole(list, tab)
    const now = bar.getBoundingClientRect().left + list.scrollLeft
    const distance = (before.current ?? now) - now
    before.current = now
    if (distance !== 0 && !wantsStillness())
      bar.animate?.([{ translate: `${distance}px 0` }, { translate: '0 0' }], slide)
  }, [])
}

/** Scrolls the row, not the page, until the tab is in view. */
function showWhole(list: HTMLElement, tab: HTMLElement) {
  const [row, one] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (one.left < row.left) list.scrollLeft += one.left - row.left
  if (one.right > row.right) list.scrollLeft += one.right - row.right
}
