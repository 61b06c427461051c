import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { scheduled } from './api.ts'
import { messages } from './messages.ts'
import { ScheduledRow } from './ScheduledRow.tsx'
import styles from './ScheduledRows.module.css'

/** Scheduled posts, above the drafts; nothing without any. */
export function ScheduledRows({ onOpen }: { onOpen: () => void }) {
  const text = useText(messages)
  const list = useQuery(scheduled())
  if (list.isError)
    return <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
  if (!list.data?.scheduled.length) return null

  return (
    <section aria-label={text.scheduled}>
      <h3 className={styles.heading}>{text.scheduled}</h3>
      <ul>
        {list.data.scheduled.map((one) => (
          <ScheduledRow key={one._id} scheduled={one} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}
