import type { PayoutDetails } from '@jes/contract/money/earnings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionDialog } from '#features/core/actionDialog/ActionDialog.tsx'
import { useAction } from '#features/core/actionDialog/useAction.ts'
import { useText } from '#lib/language.ts'
import { exactMoney } from '#lib/money.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Txt } from '#ui/Txt.tsx'
import type { PayoutDialogProps } from './ApproveDialog.tsx'
import { openDetails } from './api.ts'
import { messages } from './messages.ts'
import styles from './Payouts.module.css'

/** Shows the encrypted details, after saying that it is logged; they disappear with the dialog. */
export function DetailsDialog({ payout, open, onClose }: PayoutDialogProps) {
  const text = useText(messages)
  const client = useQueryClient()
  const [to, setTo] = useState<PayoutDetails | null>(null)
  const { problems, isBusy, run } = useAction(() => {})

  if (!to)
    return (
      <ActionDialog
        open={open}
        onClose={onClose}
        title={text.showTitle}
        verb={text.showIt}
        busyVerb={text.opening}
        look="primary"
        problem={problems.form}
        isBusy={isBusy}
        onAct={() => void run(async () => setTo(await openDetails(client, payout._id)))}
      >
        <p>{text.showWhy}</p>
      </ActionDialog>
    )

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.whereTo}
      footer={
        <Button look="quiet" size="sm" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <dl className={styles.details}>
        <dt>{text.amount}</dt>
        <dd>{exactMoney(payout.amountPaisa)}</dd>
        <dt>{text.method}</dt>
        <dd>{text[to.method]}</dd>
        <dt>{text.name}</dt>
        <dd>
          <Txt>{to.name}</Txt>
        </dd>
        <dt>{text.number}</dt>
        <dd className={styles.number}>{to.number}</dd>
        {to.method === 'bank' && (
          <>
            <dt>{text.bank}</dt>
            <dd>
              <Txt>{to.bank}</Txt>
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  )
}
