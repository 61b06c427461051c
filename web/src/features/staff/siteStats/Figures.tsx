import type { Figures as Found } from '@jes/contract/staff/siteStats'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { figuresOf } from '#features/staff/admin/api.ts'
import { Bar } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { count, number } from '#lib/numbers.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { DayChart, type Measure } from './DayChart.tsx'
import { ErrorList } from './ErrorList.tsx'
import styles from './Figures.module.css'
import { messages } from './messages.ts'
import { spanOf } from './spanOf.ts'
import { Tiles } from './Tiles.tsx'

const SPANS = ['7', '30', '90'] as const
type Part = 'people' | 'writing' | 'safety' | 'health'

const CHARTS: readonly (readonly [Part, readonly Measure[]])[] = [
  ['people', ['newMembers', 'activeMembers']],
  ['writing', ['posts', 'comments', 'clips']],
  ['safety', ['reports', 'answered', 'answerMinutes', 'late']],
  ['health', ['serverErrors', 'browserErrors']],
]

/** How the site is, day by day. */
export function Figures() {
  const text = useText(messages)
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30')
  const figures = useQuery({ ...figuresOf(span), placeholderData: keepPreviousData })

  if (figures.isPending) return <RowsPending rows={6} />
  if (figures.isLoadingError)
    return <FailedState reason={figures.error.message} onRetry={() => void figures.refetch()} />

  return (
    <>
      <Now figures={figures.data!} />
      <Bar>
        <RadioGroup
          label={text.span}
          value={span}
          onChange={setSpan}
          options={SPANS.map((value) => ({ value, label: text.days(Number(value)) }))}
        />
      </Bar>
      {CHARTS.map(([part, measures]) => (
        <section key={part} className={styles.part}>
          <h2 className={styles.title}>{text[part]}</h2>
          {measures.map((measure) => (
            <DayChart key={measure} days={figures.data!.days} measure={measure} />
          ))}
        </section>
      ))}
      <ErrorList errors={figures.data!.errors} />
    </>
  )
}

function Now({ figures: { totals, open, jobs } }: { figures: Found }) {
  const text = useText(messages)
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{text.now}</h2>
      <Tiles
        label={text.now}
        tiles={[
          { name: text.members, value: count(totals.members) },
          { name: text.posts, value: count(totals.posts) },
          { name: text.comments, value: count(totals.comments) },
          { name: text.jehubs, value: count(totals.jehubs) },
          { name: text.cases, value: number(open.cases) },
          { name: text.lateCases, value: number(open.late), isBad: open.late > 0 },
          { name: text.appeals, value: number(open.appeals) },
          { name: text.grievances, value: number(open.grievances) },
        ]}
      />
      <h2 className={styles.title}>{text.jobs}</h2>
      <Tiles
        label={text.jobs}
        tiles={[
          { name: text.waiting, value: number(jobs.waiting) },
          { name: text.running, value: number(jobs.running) },
          { name: text.failed, value: number(jobs.failed), isBad: jobs.failed > 0 },
          { name: text.oldest, value: spanOf(jobs.oldestSeconds) },
        ]}
      />
    </section>
  )
}
