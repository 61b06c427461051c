import { langOf } from '#lib/language.ts'
import styles from './FoundLine.module.css'

/** A line between results: what follows matches in another way. */
export function FoundLine({ title, why }: { title: string; why: string }) {
  return (
    <div className={styles.line}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.why} lang={langOf(why)}>
        {why}
      </p>
    </div>
  )
}
