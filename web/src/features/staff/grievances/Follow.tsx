import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { grievanceOf } from './api.ts'
import { FollowForm } from './FollowForm.tsx'
import styles from './Grievance.module.css'
import { GrievanceState } from './GrievanceState.tsx'
import { messages } from './messages.ts'

type Props = { number: string; isNew: boolean; onFollow: (number: string) => void }

/** What became of a grievance, for whoever knows its number. */
export function Follow({ number, isNew, onFollow }: Props) {
  const text = useText(messages)
  const found = useQuery({ ...grievanceOf(number), enabled: number !== '' })

  return (
    <section className={styles.part} aria-label={text.follow}>
      {!isNew && <h2 className={styles.heading}>{text.follow}</h2>}
      {found.data && <GrievanceState grievance={found.data} isNew={isNew} />}
      {number && found.isPending && <RowsPending rows={1} />}
      {found.isLoadingError && (
        <FailedState reason={found.error.message} onRetry={() => void found.refetch()} />
      )}
      {!isNew && (
        <FollowForm
          key={number}
          number={number}
          problem={found.data === null ? text.unknown : undefined}
          onFollow={onFollow}
        />
      )}
    </section>
  )
}
