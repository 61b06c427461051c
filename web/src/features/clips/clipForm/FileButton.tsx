import type { ChangeEvent, ReactNode } from 'react'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './picking.module.css'

type Props = { label: string; children: ReactNode; onFiles: (files: File[]) => void }

/** A real file field that looks like a button. */
export function FileButton({ label, children, onFiles }: Props) {
  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again after it was refused.
    event.target.value = ''
    onFiles(files)
  }

  return (
    <label className={buttonStyle({ look: 'primary', className: styles.button })}>
      <span className={styles.face}>{children}</span>
      <input
        type="file"
        accept="video/*,.mkv,.mov"
        aria-label={label}
        className={styles.input}
        onChange={handleChoice}
      />
    </label>
  )
}
