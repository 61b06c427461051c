import type { ReactNode } from 'react'
import styles from './FigureTiles.module.css'

export type Figure = {
  name: string
  value: string
  /** A few words below the value. */
  note?: string | undefined
  /** The note is good news. */
  isUp?: boolean
}

type Props = { label: string; figures: readonly Figure[] }

/** Single numbers side by side, each in a tile with its name. */
export function FigureTiles({ label, figures }: Props) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {figures.map(({ name, value, note, isUp = false }) => (
        <div key={name} className={styles.tile}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && (
            <dd className={styles.note} data-up={isUp || undefined}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** The placeholder of the tiles. */
export function FigureTilesPending({ children }: { children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
