import type { CaseDetail } from '@jes/contract/staff/cases'
import { useText } from '#lib/language.ts'
import { InOrder } from '#ui/InOrder.tsx'
import { Time } from '#ui/Time.tsx'
import { messages as cases } from './adminCasesMessages.ts'
import styles from './Case.module.css'
import { messages } from './messages.ts'

/** What became of the case so far, the oldest first. */
export function CaseHistory({ one }: { one: CaseDetail }) {
  const text = useText(messages)
  const words = useText(cases)
  const { reports, reportCount, createdAt, outcome, closedAt, decidedBy } = one
  const [latest] = reports
  const steps = [
    { at: createdAt, said: reportCount === 0 ? text.found : text.firstReport },
    ...(latest && reports.length > 1 ? [{ at: latest.createdAt, said: text.latestReport }] : []),
    ...(outcome && closedAt
      ? [
          {
            at: closedAt,
            said: decidedBy
              ? `${words[outcome]} ${words.decidedBy(decidedBy.displayName)}`
              : words[outcome],
          },
        ]
      : []),
  ]

  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{text.history}</h3>
      <ol className={styles.history}>
        <InOrder of={steps}>
          {({ at, said }) => (
            <li>
              <Time iso={at} />
              <span>{said}</span>
            </li>
          )}
        </InOrder>
      </ol>
    </section>
  )
}
