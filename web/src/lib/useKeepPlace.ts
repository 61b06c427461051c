import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { onScroll, scrollerOf } from './scroller.ts'

type Row = { _id: string; createdAt: string }
type Seen = { id: string; createdAt: string; top: number }
const ENOUGH = 6

/** The rows in sight stay at the same place, whatever is inserted above them. */
export function useKeepPlace(place: RefObject<HTMLElement | null>, rows: readonly Row[]) {
  const seen = useRef<Seen[]>([])

  useLayoutEffect(() => {
    const list = place.current
    if (!list) return
    const scroller = scrollerOf(list)
    if (scroller.scrollTop > 0) scroller.scrollTop += movedBy(list, seen.current, rows)
    seen.current = look(list, rows)
  }, [place, rows])

  useEffect(() => {
    const list = place.current
    if (!list) return
    return onScroll(scrollerOf(list), () => {
      seen.current = look(list, rows)
    })
  }, [place, rows])
}

/** How far the first visible row moved; one that rose to the top does not count. */
function movedBy(list: HTMLElement, seen: Seen[], rows: readonly Row[]) {
  for (const { id, createdAt, top } of seen) {
    if (rows.find((row) => row._id === id)?.createdAt !== createdAt) continue
    return topOf(list, id) - top
  }
  return 0
}

function look(list: HTMLElement, rows: readonly Row[]): Seen[] {
  const edge = Math.max(0, scrollerOf(list).getBoundingClientRect().top)
  const places = rows.map(({ _id, createdAt }) => ({ id: _id, createdAt, top: topOf(list, _id) }))
  return places.filter(({ top }) => top >= edge).slice(0, ENOUGH)
}

function topOf(list: HTMLElement, id: string) {
  return list.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect().top ?? 0
}
