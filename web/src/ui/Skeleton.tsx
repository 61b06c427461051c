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

/** One grey shape as a placeholder; give it the size of the thing. */
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

/** The shapes of one place: announced once, shown only when loading takes longer than a blink. */
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
