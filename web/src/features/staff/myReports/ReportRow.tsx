import type { Report } from '@jes/contract/core/reports'
import { messages as reasons } from '#features/core/reports/reasonMessages.ts'
import { exactTime, shortDateTime } from '#lib/dates.ts'
import { langOf, useText } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './MyReports.module.css'
import { messages } from './messages.ts'

const tones = { open: 'blue', removed: 'green', actedOn: 'green', kept: 'grey' } as const

export function ReportRow({ report }: { report: Report }) {
  const text = useText(messages)
  const words = useText(reasons)
  const { kind, rule, reason, detail, thing, jehub, createdAt } = report
  const who = jehub ? text.teamOf(jehub) : text.jes
  // A team removes; the site may also label, warn or suspend.
  const outcome = report.state === 'removed' && !jehub ? 'actedOn' : report.state
  const title = `${text[kind]} · ${rule ?? words[reason]}`

  return (
    <article className={styles.row}>
      <header className={styles.top}>
        <h2 className={styles.title} lang={langOf(title)}>
          {title}
        </h2>
        <Chip tone={tones[outcome]}>{text[outcome]}</Chip>
      </header>
      {thing && <Thing {...thing} />}
      {detail && (
        <Txt as="p" className={styles.detail}>
          {detail}
        </Txt>
      )}
      <p className={styles.facts}>
        <time dateTime={createdAt} title={exactTime(createdAt)}>
          {shortDateTime(createdAt)}
        </time>{' '}
        · {text[`${outcome}Why`](who)}
      </p>
    </article>
  )
}

/** What it was; a link while the reporter may still see it. */
function Thing({ title, path }: NonNullable<Report['thing']>) {
  if (!path)
    return (
      <Txt as="p" className={styles.thing}>
        {title}
      </Txt>
    )
  return (
    <Link to={path} className={styles.thing}>
      <Txt>{title}</Txt>
    </Link>
  )
}
