import type { ClipVideo } from '@jes/contract/posts/posts'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { togglePlay, usePlayer } from '#features/clips/clipPlayer/player.ts'
import { bestSize } from '#features/clips/clipPlayer/useSize.ts'
import { weight } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { messages } from './messages.ts'
import styles from './PlayLayer.module.css'
import { useHold } from './useHold.ts'

type Props = {
  clipId: string
  clip: ClipVideo
  /** Nothing plays by itself here: it shows the size, and waits. */
  waits: boolean
}

/** The whole picture is one button: a tap pauses and plays, holding it down plays at double speed. */
export function PlayLayer({ clipId, clip, waits }: Props) {
  const text = useText(messages)
  const isSaving = usePreferences(({ dataSaver }) => dataSaver)
  const isPlaying = usePlayer((player) => player.isPlaying)
  const isRefused = usePlayer((player) => player.isRefused)
  const [taps, setTaps] = useState(0)
  const hold = useHold()
  const size = waits ? weight(bestSize(clip, isSaving)?.bytes ?? 0) : ''

  function handleClick() {
    if (hold.wasHeld()) return
    setTaps(taps + 1)
    togglePlay(clipId)
  }

  const label = waits ? text.playSize(size) : isPlaying ? text.pause : text.play
  const isBig = waits || isRefused

  return (
    <button
      type="button"
      aria-label={label}
      className={styles.layer}
      onClick={handleClick}
      {...hold.handlers}
    >
      {isBig ? (
        <span className={styles.big}>
          <span className={styles.disc}>
            <Play />
          </span>
          {waits && <span className={styles.size}>{size}</span>}
        </span>
      ) : (
        taps > 0 && (
          <span key={taps} className={styles.sign} data-stays={!isPlaying || undefined}>
            {isPlaying ? <Play /> : <Pause />}
          </span>
        )
      )}
      {hold.isHeld && <span className={styles.fast}>2×</span>}
    </button>
  )
}
