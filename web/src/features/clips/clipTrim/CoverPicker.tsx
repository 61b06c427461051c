import { useId } from 'react'
import { clockText } from '#lib/clockText.ts'
import { useText } from '#lib/language.ts'
import { Group } from '#ui/Group.tsx'
import { Handle } from './Handle.tsx'
import { messages } from './messages.ts'
import { clamp, type Part } from './part.ts'
import { Strip, useRail } from './Strip.tsx'
import styles from './Trimmer.module.css'

type Props = {
  atMs: number
  /** The cover is a moment of the chosen part. */
  part: Part
  durationMs: number
  stills: readonly (string | null)[]
  still: string | null
  onChange: (atMs: number) => void
}

/** Chooses the cover of the clip. */
export function CoverPicker({ atMs, part, durationMs, stills, still, onChange }: Props) {
  const text = useText(messages)
  const labelId = useId()
  const { rail, msAt } = useRail(durationMs)
  const move = (ms: number) => onChange(clamp(ms, part.fromMs, part.toMs))

  return (
    <Group aria-labelledby={labelId}>
      <p className={styles.label}>
        <span id={labelId}>{text.cover}</span>
        <span className={styles.chosen}>{clockText(atMs)}</span>
      </p>
      <div className={styles.cover}>
        {still ? (
          <img src={still} alt="" className={styles.picture} />
        ) : (
          <span className={styles.picture} />
        )}
        <Strip stills={stills} rail={rail}>
          <span
            className={styles.out}
            style={{ insetInlineEnd: `${(1 - part.fromMs / durationMs) * 100}%` }}
          />
          <span
            className={styles.out}
            style={{ insetInlineStart: `${(part.toMs / durationMs) * 100}%` }}
          />
          <Handle
            label={text.coverMoment}
            look="moment"
            atMs={atMs}
            leastMs={part.fromMs}
            mostMs={part.toMs}
            durationMs={durationMs}
            msAt={msAt}
            onMove={move}
          />
        </Strip>
      </div>
      <p className={styles.hint}>{text.coverHint}</p>
    </Group>
  )
}
