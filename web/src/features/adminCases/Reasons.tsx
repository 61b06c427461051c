import type { Case } from '@jes/contract/cases'
import type { ReportReason } from '@jes/contract/reports'
import { messages as reasons } from '#features/reports/reasonMessages.ts'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import styles from './Cases.module.css'

/** Why it was reported, and by how many for each reason. */
export function Reasons({ of }: { of: Case['reasons'] }) {
  const words = useText(reasons)
  const said = of.map(({ reason, count }) => {
    const name = words[reason as ReportReason] ?? reason
    return count > 1 ? `${name} × ${number(count)}` : name
  })
  return <p className={styles.hint}>{said.join(' · ')}</p>
}
