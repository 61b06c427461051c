import type { ReportedMessage } from '@jes/contract/staff/cases'
import { useText } from '#lib/language.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Case.module.css'
import { messages } from './messages.ts'

/** The messages that a reporter sent along; nobody reads any other. */
export function ReportedMessages({ sent }: { sent: ReportedMessage[] }) {
  const text = useText(messages)
  if (sent.length === 0) return null
  return (
    <ol aria-label={text.reportedMessages}>
      <InOrder of={sent}>
        {({ user, content, isReported, createdAt }) => (
          <li className={styles.report}>
            <p className={styles.hint}>
              @{user.username} · <Time iso={createdAt} />
              {isReported && ` · ${text.isReported}`}
            </p>
            <Txt as="p" className={styles.content}>
              {content}
            </Txt>
          </li>
        )}
      </InOrder>
    </ol>
  )
}
