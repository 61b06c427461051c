import type { ReportReason } from '@jes/contract/core/reports'
import type { QueueItem } from '@jes/contract/hubs/moderation'
import { messages as reasons } from '#features/core/reports/reasonMessages.ts'
import { langOf, useText } from '#lib/language.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './Queue.module.css'

/** Why it was reported; the same reason of several people is one line. */
export function QueueReports({ item }: { item: QueueItem }) {
  const text = useText(messages)
  const words = useText(reasons)
  if (item.reports.length === 0) return null

  return (
    <ul className={styles.reports}>
      <InOrder of={item.reports}>
        {({ reason, rule, detail, count }) => {
          const title = rule ?? words[reason as ReportReason] ?? reason
          return (
            <li className={styles.report}>
              <span className={styles.why} lang={langOf(title)}>
                {count > 1 && <b>{text.times(count)} </b>}
                {title}
              </span>
              {detail && (
                <Txt as="p" className={styles.detail}>
                  {detail}
                </Txt>
              )}
            </li>
          )
        }}
      </InOrder>
    </ul>
  )
}
