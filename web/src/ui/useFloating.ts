import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { itemsOf } from './menuKeys.ts'
import type { MenuEnd } from './useLateMenu.ts'

type Floating = {
  isOpen: boolean
  startsAt?: MenuEnd | undefined
  trigger: RefObject<HTMLElement | null>
  /** A press elsewhere, a scroll or a resize. */
  onLeave: () => void
}

const gap = 6
const margin = 8

/** Puts a menu into the top layer beside its trigger and focuses its first item. */
export function useFloating({ isOpen, startsAt = 'first', trigger, onLeave }: Floating) {
  const ref = useRef<HTMLDivElement>(null)
  const opensAt = useRef(startsAt)
  const leave = useEffectEvent(onLeave)

  useLayoutEffect(() => {
    const menu = ref.current
    if (!isOpen || !menu) return
    function show(menu: HTMLElement) {
      if (!trigger.current) return
      menu.showPopover?.()
      place(menu, trigger.current.getBoundingClientRect())
      itemsOf(menu)
        .at(opensAt.current === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true })
    }
    show(menu)
    // A list that gets another order takes the menu out of the page for a moment, and that hides it.
    const observer = new ResizeObserver(() => menu.offsetHeight || show(menu))
    observer.observe(menu)
    return () => observer.disconnect()
  }, [isOpen, trigger])

  useEffect(() => {
    if (!isOpen) return
    function handleElsewhere(event: Event) {
      const place = event.target as Node
      if (!ref.current?.contains(place) && !trigger.current?.contains(place)) leave()
    }
    // A list beside it may move.
    function handleScroll({ target }: Event) {
      if ((target as Node).contains(trigger.current)) leave()
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('pointerdown', handleElsewhere, options)
    document.addEventListener('scroll', handleScroll, options)
    window.addEventListener('resize', handleElsewhere, options)
    return () => listening.abort()
  }, [isOpen, trigger])

  return { ref, opensAt }
}

/** Below the trigger, aligned at the end; above it where there is no space below. */
function place(menu: HTMLElement, near: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = menu
  const isRtl = getComputedStyle(menu).direction === 'rtl'
  const left = isRtl ? near.left : near.right - width
  const below = near.bottom + gap
  const top = below + height > innerHeight - margin ? near.top - gap - height : below
  menu.style.left = `${clamp(left, innerWidth - width)}px`
  menu.style.top = `${clamp(top, innerHeight - height)}px`
}

function clamp(position: number, most: number) {
  return Math.max(margin, Math.min(position, most - margin))
}
