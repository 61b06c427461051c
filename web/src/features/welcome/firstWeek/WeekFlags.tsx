import { WEEK_TASKS } from '@jes/contract/welcome/choices'
import { InOrder } from '#ui/InOrder.tsx'
import styles from './WeekFlags.module.css'

/** Decoration: the words beside it say how many. */
export function WeekFlags({ raised }: { raised: number }) {
  return (
    <div className={styles.string} aria-hidden="true">
      <InOrder of={WEEK_TASKS.length}>
        {(_, index) => (
          <span className={styles.flag} data-flag={index < raised ? index + 1 : undefined} />
        )}
      </InOrder>
    </div>
  )
}
