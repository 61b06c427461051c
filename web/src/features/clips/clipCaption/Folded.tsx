import type { Body } from '@jes/contract/core/body'
import { useState } from 'react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import { useCut } from '#lib/useCut.ts'
import styles from './ClipCaption.module.css'
import { messages } from './messages.ts'

/** Two lines of it; the rest after a press. */
export function Folded({ body }: { body: Body }) {
  const text = useText(messages)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [ref, isCut] = useCut(body, isUnfolded)

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
      {(isCut || isUnfolded) && (
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
