import type { CaseDetail } from '@jes/contract/cases'
import type { ReportReason } from '@jes/contract/reports'
import { PersonLine } from '#features/adminParts/PersonLine.tsx'
import { messages as reasons } from '#features/reports/reasonMessages.ts'
import { useText } from '#lib/language.ts'
import { Time } from '#ui/Time.tsx'
import { Txt } from '#ui/Txt.tsx'
import styles from './Case.module.css'
import { messages } from './messages.ts'

/** Who reported it, why, and in which words. */
export function CaseReports({ reports }: Pick<CaseDetail, 'reports'>) {
  const text = useText(messages)
  const words = useText(reasons)

  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{text.who}</h2>
      <ul>
        {reports.map(({ _id, reporter, reason, detail, createdAt }) => {
          const why = words[reason as ReportReason] ?? reason
          return (
            <li key={_id} className={styles.report}>
              {reporter ? (
                <PersonLine user={reporter}>
                  {why} · <Time iso={createdAt} />
                </PersonLine>
              ) : (
                <p className={styles.hint}>
                  {text.house} · {why} · <Time iso={createdAt} />
                </p>
              )}
              {detail && (
                <Txt as="p" className={styles.content}>
                  {detail}
                </Txt>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
