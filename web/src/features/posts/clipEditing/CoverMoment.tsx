import type { ClipVideo } from '@jes/contract/posts/posts'
import { useEffect, useRef } from 'react'
import { clockText } from '#lib/clockText.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import styles from './dialogs.module.css'
import { messages } from './editMessages.ts'

type Props = {
  clip: ClipVideo
  cover: string | null
  /** Null is the cover that it has. */
  atMs: number | null
  error: string | undefined
  onChange: (atMs: number) => void
}

/** Another moment as the cover; the video is loaded only when somebody chooses one. */
export function CoverMoment({ clip, cover, atMs, error, onChange }: Props) {
  const text = useText(messages)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    if (video.current && atMs !== null) video.current.currentTime = atMs / 1000
  }, [atMs])

  if (atMs === null)
    return (
      <div className={styles.cover}>
        {cover && <img src={cover} alt="" className={styles.picture} />}
        <div>
          <p className={styles.note}>{text.coverKept}</p>
          <Button look="quiet" size="xs" onClick={() => onChange(0)}>
            {text.changeCover}
          </Button>
        </div>
      </div>
    )

  return (
    <div className={styles.cover}>
      <video
        ref={video}
        src={clip.sizes[0]?.url}
        aria-label={text.cover}
        muted
        playsInline
        preload="auto"
        className={styles.picture}
      />
      <Field label={text.moment} error={error} hint={clockText(atMs)}>
        {(control) => (
          <input
            {...control}
            type="range"
            name="posterAtMs"
            min={0}
            max={clip.durationMs}
            step={100}
            value={atMs}
            aria-valuetext={clockText(atMs)}
            className={styles.range}
            onChange={(event) => onChange(Number(event.target.value))}
          />
        )}
      </Field>
    </div>
  )
}
