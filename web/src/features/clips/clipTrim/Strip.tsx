import { type ReactNode, type RefObject, useRef } from 'react'
import { InOrder } from '#ui/InOrder.tsx'
import { clamp } from './part.ts'
import styles from './Strip.module.css'

type Props = {
  stills: readonly (string | null)[]
  rail: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** The whole video in small frames, with handles on it. */
export function Strip({ stills, rail, children }: Props) {
  return (
    <div className={styles.strip}>
      <div className={styles.stills} aria-hidden="true">
        <InOrder of={stills}>
          {(still) => (
            <span className={styles.cell}>
              {still && <img src={still} alt="" className={styles.still} />}
            </span>
          )}
        </InOrder>
      </div>
      <div ref={rail} className={styles.rail}>
        {children}
      </div>
    </div>
  )
}

/** The position of a pointer on the strip, in milliseconds of the video. */
export function useRail(durationMs: number) {
  const rail = useRef<HTMLDivElement>(null)

  function msAt(clientX: number) {
    const box = rail.current?.getBoundingClientRect()
    if (!box || box.width === 0) return 0
    return clamp((clientX - box.left) / box.width, 0, 1) * durationMs
  }

  return { rail, msAt }
}
