import type { StaffPlan } from '@jes/contract/staff/adminPayments'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Note, Row } from '#features/staff/adminParts/Parts.tsx'
import { shortDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { money } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { allPlans } from './api.ts'
import { messages } from './messages.ts'
import { PlanDialog } from './PlanDialog.tsx'
import styles from './Plans.module.css'

/** What passes cost. */
export function Plans() {
  const text = useText(messages)
  const { data: plans, ...query } = useQuery(allPlans())
  const [dialog, setDialog] = useState<{ plan: StaffPlan; count: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  function ask(plan: StaffPlan) {
    setDialog((before) => ({ plan, count: (before?.count ?? 0) + 1 }))
    setIsAsking(true)
  }

  return (
    <section>
      <h2 className={styles.title}>{text.title}</h2>
      <Note>{text.note}</Note>
      {query.isPending && <RowsPending rows={3} />}
      {query.isLoadingError && (
        <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {plans?.map((plan) => (
        <Row key={plan.code}>
          <div className={styles.plan}>
            <p className={styles.words}>
              <span className={styles.name}>
                {text.days(plan.days)} · {money(plan.pricePaisa)}
              </span>{' '}
              <Chip tone={plan.isOffered ? 'green' : 'grey'} size="sm">
                {plan.isOffered ? text.offered : text.notOffered}
              </Chip>
              <span className={styles.hint}>{text.since(shortDate(plan.updatedAt))}</span>
            </p>
            <Button look="line" size="sm" onClick={() => ask(plan)}>
              {text.change}
            </Button>
          </div>
        </Row>
      ))}
      {dialog && (
        <PlanDialog
          key={dialog.count}
          plan={dialog.plan}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
