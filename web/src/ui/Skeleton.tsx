import type { ReactNode } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import styles from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** As CSS says it: 60 %, 8rem. */
  width?: string
  height?: string
  shape?: 'line' | 'circle' | 'tile' | 'pill'
}

/** One grey shape where something will be; give it the size of that thing. */
export function Skeleton({ width = '100%', height = '0.875rem', shape = 'line' }: Props) {
  return (
    <span
      className={styles.shape}
      data-shape={shape}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}

const messages = catalogue({ loading: ['Loading', 'लोड हुँदैछ'] })

/** The shapes of one place: said once, shown only when the wait is longer than a blink. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode
  className?: string
}) {
  const { loading } = useText(messages)
  return (
    <div role="status" className={styles.group}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  )
}
