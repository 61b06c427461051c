import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { isForPage, stepTab, swipeOf } from './gestures.ts'
import { followLongPress } from './longPress.ts'
import { refreshPage } from './refresh.ts'
import styles from './Touch.module.css'

const messages = catalogue({
  refreshing: ['Refreshing', 'ताजा हुँदैछ'],
  refreshed: ['Up to date', 'ताजा भयो'],
})

/** The finger goes further than the sign, as against a spring. */
const RESISTANCE = 0.45
const ENOUGH_PX = 64

/**
 * Fingers on a page: pulled down at its top it is fetched again; swiped to a side, the next tab opens; held on a card,
 * its menu does.
 */
export function Touch() {
  const text = useText(messages)
  const client = useQueryClient()
  const begun = useRef<{ x: number; y: number; isAtTop: boolean } | null>(null)
  const [pulledPx, setPulledPx] = useState(0)
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed'>('idle')

  const handleStart = useEffectEvent(({ touches, target }: TouchEvent) => {
    const [touch] = touches
    const isOne = touch && touches.length === 1 && isForPage(target)
    begun.current = isOne
      ? { x: touch.clientX, y: touch.clientY, isAtTop: window.scrollY <= 0 }
      : null
  })

  const handleMove = useEffectEvent(({ touches }: TouchEvent) => {
    const [touch] = touches
    if (!touch || !begun.current?.isAtTop || state === 'refreshing') return
    const down = touch.clientY - begun.current.y
    const isDown = down > Math.abs(touch.clientX - begun.current.x)
    setPulledPx(isDown && window.scrollY <= 0 ? down * RESISTANCE : 0)
  })

  const handleEnd = useEffectEvent(({ changedTouches }: TouchEvent) => {
    const [touch] = changedTouches
    if (!touch || !begun.current) return
    const way = swipeOf(begun.current, { x: touch.clientX, y: touch.clientY })
    begun.current = null
    if (pulledPx >= ENOUGH_PX) void refresh()
    else if (way) stepTab(way)
    setPulledPx(0)
  })

  async function refresh() {
    setState('refreshing')
    await refreshPage(client).catch(() => {})
    setState('refreshed')
  }

  useEffect(() => {
    const page = document.documentElement
    const passive = { passive: true }
    // The browser would load the whole page again.
    page.style.overscrollBehaviorY = 'contain'
    window.addEventListener('touchstart', handleStart, passive)
    window.addEventListener('touchmove', handleMove, passive)
    window.addEventListener('touchend', handleEnd, passive)
    return () => {
      page.style.overscrollBehaviorY = ''
      window.removeEventListener('touchstart', handleStart)
      window.removeEventListener('touchmove', handleMove)
      window.removeEventListener('touchend', handleEnd)
    }
  }, [])

  useEffect(followLongPress, [])

  const isRefreshing = state === 'refreshing'
  return (
    <>
      {(pulledPx > 0 || isRefreshing) && (
        <div
          className={styles.sign}
          data-enough={pulledPx >= ENOUGH_PX || undefined}
          style={{
            translate: `0 ${isRefreshing ? ENOUGH_PX : Math.min(pulledPx, 1.5 * ENOUGH_PX)}px`,
          }}
        >
          {isRefreshing ? <Spinner /> : <RefreshCw size={20} />}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{state !== 'idle' && text[state]}</span>
      </VisuallyHidden>
    </>
  )
}
