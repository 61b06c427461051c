import type { JobGroupState } from '@jes/contract/core/jobs'
import { useQuery } from '@tanstack/react-query'
import { text as textOf, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { FigureTiles } from '#ui/FigureTiles.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { jobGroups } from './api.ts'
import styles from './Jobs.module.css'
import { messages } from './messages.ts'

/** Only a longer delay is shown. */
const LONG_SECONDS = 60

/** How many jobs wait, by whom they wait for. */
export function JobGroups() {
  const text = useText(messages)
  const groups = useQuery(jobGroups())

  if (groups.isPending) return <RowsPending rows={2} />
  if (groups.isLoadingError)
    return <FailedState reason={groups.error.message} onRetry={() => void groups.refetch()} />
  return (
    <section className={styles.groups}>
      <h2 className={styles.title}>{text.groups}</h2>
      <FigureTiles
        label={text.groups}
        figures={groups.data!.map((state) => ({
          name: text[state.group],
          value: number(state.waiting),
          note: noteOf(state),
        }))}
      />
    </section>
  )
}

function noteOf({ running, oldestSeconds }: JobGroupState) {
  const words = textOf(messages)
  const notes = [
    running > 0 && words.running(number(running)),
    oldestSeconds >= LONG_SECONDS &&
      words.oldest(words.minutes(number(Math.round(oldestSeconds / 60)))),
  ]
  return notes.filter(Boolean).join(' · ') || undefined
}
