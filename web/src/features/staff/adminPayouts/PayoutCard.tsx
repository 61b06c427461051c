import type { StaffPayout } from '@jes/contract/staff/adminPayments'
import { useState } from 'react'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { shortDate, shortDateTime } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Txt } from '#ui/Txt.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { DetailsDialog } from './DetailsDialog.tsx'
import { messages } from './messages.ts'
import { PaidDialog } from './PaidDialog.tsx'
import styles from './Payouts.module.css'

const ACTIONS = {
  asked: ['approve', 'show', 'decline'],
  approved: ['show', 'pay', 'decline'],
  paid: [],
  declined: [],
} as const
/** What cannot be done while its owner may still say that it is not theirs. */
const HELD: readonly string[] = ['show', 'pay']
const DIALOGS = {
  approve: ApproveDialog,
  show: DetailsDialog,
  decline: DeclineDialog,
  pay: PaidDialog,
}

/** One payout, with what comes next. */
export function PayoutCard({ payout }: { payout: StaffPayout }) {
  const text = useText(messages)
  const [dialog, setDialog] = useState<{ action: keyof typeof DIALOGS; count: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { amountPaisa, method, hint, state, createdAt, heldUntil, reference, reason } = payout
  const PayoutDialog = dialog && DIALOGS[dialog.action]

  function ask(decision: keyof typeof DIALOGS) {
    setDialog({ action: decision, count: (dialog?.count ?? 0) + 1 })
    setIsAsking(true)
  }

  return (
    <Row>
      <PersonLine user={payout.user}>
        <time dateTime={createdAt}>{shortDateTime(createdAt)}</time>
      </PersonLine>
      <p className={styles.sum}>
        <b>{exactMoney(amountPaisa)}</b> · {text.to(text[method], hint)}
      </p>
      {heldUntil && (
        <p className={styles.held}>
          <Chip tone="gold" size="sm">
            {text.held}
          </Chip>{' '}
          {text.heldUntil(shortDateTime(heldUntil))}
        </p>
      )}
      {reference && <p className={styles.hint}>{text.referenceSaid(reference)}</p>}
      {reason && <Txt as="p">{reason}</Txt>}
      <Decided payout={payout} />
      <div className={styles.actions}>
        {ACTIONS[state].map((decision) => (
          <Button
            key={decision}
            size="sm"
            look={decision === 'decline' ? 'dangerLine' : 'line'}
            disabled={heldUntil !== null && HELD.includes(decision)}
            onClick={() => ask(decision)}
          >
            {text[decision]}
          </Button>
        ))}
      </div>
      {PayoutDialog && (
        <PayoutDialog
          key={dialog.count}
          payout={payout}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Row>
  )
}

function Decided({ payout: { decidedBy, paidBy, paidAt } }: { payout: StaffPayout }) {
  const text = useText(messages)
  return (
    <>
      {decidedBy && <p className={styles.hint}>{text.decidedBy(decidedBy.displayName)}</p>}
      {paidBy && paidAt && (
        <p className={styles.hint}>{text.paidBy(paidBy.displayName, shortDate(paidAt))}</p>
      )}
    </>
  )
}
