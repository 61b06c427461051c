import styles from './ProgressBar.module.css'

export type ProgressTone = 'accent' | 'success' | 'muted' | 'danger'

type Props = { value: number; max: number; label: string; tone?: ProgressTone | undefined }

/** How much of something is done. */
export function ProgressBar({ value, max, label, tone = 'accent' }: Props) {
  return (
    <progress className={styles.bar} value={value} max={max} aria-label={label} data-tone={tone} />
  )
}
