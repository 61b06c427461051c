import type { Body } from '@jes/contract/body'
import { useLayoutEffect, useRef, useState } from 'react'
import { BodyView } from '#features/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import styles from './ClipCaption.module.css'
import { messages } from './messages.ts'

/** Two lines of it; the rest for who asks. */
export function Folded({ body }: { body: Body }) {
  const text = useText(messages)
  const ref = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isUnfolded, setIsUnfolded] = useState(false)

  useLayoutEffect(() => {
    const element = ref.current
    if (element && !isUnfolded) setIsCut(element.scrollHeight > element.clientHeight + 1)
  }, [isUnfolded])

  return (
    <>
      <div
        ref={ref}
        className={styles.words}
        data-folded={!isUnfolded || undefined}
        data-unfolded={isUnfolded || undefined}
      >
        <BodyView body={body} />
      </div>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? text.less : text.more}
        </button>
      )}
    </>
  )
}
