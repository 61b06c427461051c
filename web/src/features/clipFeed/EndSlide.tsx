import { type ComponentProps, lazy, Suspense } from 'react'
import { useText } from '#lib/language.ts'
import { Flags } from '#ui/Flags.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './FeedEnd.module.css'
import { messages } from './messages.ts'

type Props = ComponentProps<typeof import('./FeedEnd.tsx').FeedEnd>

const FeedEnd = lazy(async () => ({ default: (await import('./FeedEnd.tsx')).FeedEnd }))

/** Flags while more is coming; what stands there when nothing is comes for who gets that far. */
export function EndSlide(props: Props & { isNear: boolean }) {
  const { loading } = useText(messages)
  const { isNear, ...end } = props
  const waiting = (
    <div className={styles.end} role="status">
      <Flags />
      <VisuallyHidden>{loading}</VisuallyHidden>
    </div>
  )

  if (end.state === 'loading' || !isNear) return waiting
  return (
    <Suspense fallback={waiting}>
      <FeedEnd {...end} />
    </Suspense>
  )
}
