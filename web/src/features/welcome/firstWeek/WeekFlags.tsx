import { InOrder } from '#ui/InOrder.tsx'
import styles from './WeekFlags.module.css'

/** Decoration: the words beside it say how many. */
export function WeekFlags({ raised, of }: { raised: number; of: number }) {
  return (
    <div className={styles.string} aria-hidden="true">
      <InOrder of={of}>
        {(_, index) => (
          <span className={styles.flag} data-flag={index < raised ? index + 1 : undefined} />
        )}
      </InOrder>
    </div>
  )
}
