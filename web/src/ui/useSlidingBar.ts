import { useLayoutEffect, useRef } from 'react'
import { wantsStillness } from './motion.ts'

const slide: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(.2, .8, .2, 1)' }

/** The bar lives in the active tab; when another becomes active it glides over from the last. */
export function useSlidingBar<List extends HTMLElement>(active: string) {
  const list = useRef<List>(null)
  const before = useRef<number | undefined>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new active tab is what moves the bar
  useLayoutEffect(() => {
    const bar = list.current?.querySelector<HTMLElement>('[data-bar]')
    if (!list.current || !bar?.parentElement) return
    showWhole(list.current, bar.parentElement)
    const now = bar.getBoundingClientRect().left + list.current.scrollLeft
    const distance = (before.current ?? now) - now
    before.current = now
    if (distance !== 0 && !wantsStillness())
      bar.animate?.([{ translate: `${distance}px 0` }, { translate: '0 0' }], slide)
  }, [active])

  return list
}

/** Scrolls the row, not the page, until the tab is in view. */
function showWhole(list: HTMLElement, tab: HTMLElement) {
  const [row, one] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (one.left < row.left) list.scrollLeft += one.left - row.left
  if (one.right > row.right) list.scrollLeft += one.right - row.right
}
