import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import styles from './ClipCaption.module.css'

/** The captions of the video, above the author's caption. */
export function Cues() {
  const cues = usePlayer((player) => player.cues)
  if (!cues) return null

  return (
    <p className={styles.cues} lang={cues.language}>
      <span>{cues.words}</span>
    </p>
  )
}
