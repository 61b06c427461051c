import { langOf } from '#lib/language.ts'
import type { Act } from './acts.ts'
import { wordsOf } from './actWords.ts'
import styles from './outbox.module.css'

/** What was done, and what was written with it. */
export function ActText({ act }: { act: Act }) {
  const { title, said } = wordsOf(act)
  return (
    <>
      <h3 className={styles.title} lang={langOf(title)}>
        {title}
      </h3>
      {said && (
        <p className={styles.said} lang={langOf(said)} dir="auto">
          {said}
        </p>
      )}
    </>
  )
}
