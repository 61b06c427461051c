import styles from './Figures.module.css'

export type Tile = { name: string; value: string; isBad?: boolean }

/** What can be said in single numbers. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {tiles.map(({ name, value, isBad }) => (
        <div key={name} className={styles.tile} data-bad={isBad || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
