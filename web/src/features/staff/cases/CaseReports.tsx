import type { ReportReason } from '@jes/contract/core/reports'
import type { CaseDetail } from '@jes/contract/staff/cases'
import { messages as reasons } from '#features/core/reports/reasonMessages.ts'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Case.module.css'
import { messages } from './messages.ts'
import { ReportedMessages } from './ReportedMessages.tsx'

/** Why it was reported and by how many, then by whom and in which words. */
export function CaseReports({ one }: { one: CaseDetail }) {
  const text = useText(messages)
  const words = useText(reasons)
  const { reports } = one
  const most = Math.max(1, ...one.reasons.map(({ count }) => count))
  const wordsOf = (reason: string) => words[reason as ReportReason] ?? reason

  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{text.reports(reports.length)}</h3>
      <ul className={styles.bars}>
        {one.reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{wordsOf(reason)}</span>
            <progress value={count} max={most} aria-hidden="true" />
            <span className={styles.count}>{number(count)}</span>
          </li>
        ))}
      </ul>
      <ul>
        {reports.map(({ _id, reporter, reason, detail, messages: sent, createdAt }) => (
          <li key={_id} className={styles.report}>
            {reporter ? (
              <PersonLine user={reporter}>
                {wordsOf(reason)} · <Time iso={createdAt} />
              </PersonLine>
            ) : (
              <p className={styles.hint}>
                {text.house} · {wordsOf(reason)} · <Time iso={createdAt} />
              </p>
            )}
            {detail && (
              <Txt as="p" className={styles.content}>
                {detail}
              </Txt>
            )}
            <ReportedMessages sent={sent} />
          </li>
        ))}
      </ul>
    </section>
  )
}
