import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import styles from './ClipCaption.module.css'

/** What is said in the clip, above what its author says of it. */
export function Cues() {
  const cues = usePlayer((player) => player.cues)
  if (!cues) return null

  return (
    <p className={styles.cues} lang={cues.language}>
      <span>{cues.words}</span>
    </p>
  )
}
