import type { Report } from '@jes/contract/reports'
import { messages as reasons } from '#features/reports/reasonMessages.ts'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './MyReports.module.css'
import { messages } from './messages.ts'

const tones = { open: 'blue', removed: 'green', kept: 'grey' } as const

export function ReportRow({ report }: { report: Report }) {
  const text = useText(messages)
  const words = useText(reasons)
  const { kind, state, rule, reason, detail, jehub, createdAt } = report
  const who = jehub ? text.teamOf(jehub) : text.jes
  const title = `${text[kind]} · ${rule ?? words[reason]}`

  return (
    <article className={styles.row}>
      <header className={styles.top}>
        <h2 className={styles.title} lang={langOf(title)}>
          {title}
        </h2>
        <Chip tone={tones[state]}>{text[state]}</Chip>
      </header>
      {detail && (
        <Txt as="p" className={styles.detail}>
          {detail}
        </Txt>
      )}
      <p className={styles.facts}>
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {shortDateTime(createdAt)}
        </time>{' '}
        · {text[`${state}Why`](who)}
      </p>
    </article>
  )
}
