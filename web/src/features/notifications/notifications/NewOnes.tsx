import type { Notification } from '@jes/contract/notifications/notifications'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { onScroll, scrollerOf } from '#lib/scroller.ts'
import { NewPill } from '#ui/NewPill.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'
import styles from './notifications.module.css'

type Props = { place: RefObject<HTMLElement | null>; rows: readonly Notification[] }

/** Announces what came while the list was open, and gives those who have scrolled a way up. */
export function NewOnes({ place, rows }: Props) {
  const text = useText(messages)
  const known = useRef<Set<string>>(null)
  const [fresh, setFresh] = useState(0)
  const [isAway, setIsAway] = useState(false)

  useEffect(() => {
    const isKnown = (row: Notification) => known.current?.has(nameOf(row)) ?? true
    const before = rows.findIndex(isKnown)
    known.current = new Set(rows.map(nameOf))
    if (before > 0) setFresh((many) => many + before)
    if (before !== 0) setIsAway(place.current !== null && scrollerOf(place.current).scrollTop > 0)
  }, [place, rows])

  useEffect(() => {
    if (!place.current) return
    const scroller = scrollerOf(place.current)
    return onScroll(scroller, () => {
      if (scroller.scrollTop > 0) return
      setFresh(0)
      setIsAway(false)
    })
  }, [place])

  function handleClick() {
    if (place.current) scrollerOf(place.current).scrollTo({ top: 0 })
  }

  const words = inDigits(text.newOnes(fresh))
  return (
    <div role="status" className={styles.fresh}>
      {fresh > 0 && isAway && (
        <NewPill className={styles.pill} onClick={handleClick}>
          {words}
        </NewPill>
      )}
      {fresh > 0 && !isAway && <VisuallyHidden>{words}</VisuallyHidden>}
    </div>
  )
}

/** A group with a new event is new again. */
function nameOf({ _id, createdAt }: Notification) {
  return `${_id} ${createdAt}`
}
