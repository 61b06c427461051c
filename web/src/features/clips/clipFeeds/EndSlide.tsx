import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '#lib/language.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { Flags } from '#ui/Flags.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './FeedEnd.module.css'
import { messages } from './messages.ts'

type Props = ComponentProps<typeof import('./FeedEnd.tsx').FeedEnd>

const FeedEnd = lazy(async () => ({ default: (await import('./FeedEnd.tsx')).FeedEnd }))

/** Flags while more is loading; the end itself is loaded for those who get that far. */
export function EndSlide(props: Props & { isNear: boolean }) {
  const { loading } = useText(messages)
  const { isNear, ...end } = props
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const waiting = (
    <div className={styles.end} role="status">
      <Flags />
      <VisuallyHidden>{loading}</VisuallyHidden>
    </div>
  )

  // If a clip is shown, it is loaded before this.
  const isNeeded = end.hasClips ? isNear && isIdle : true
  if (end.state === 'loading' || !isNeeded) return waiting
  return (
    <Suspense fallback={waiting}>
      <FeedEnd {...end} />
    </Suspense>
  )
}
