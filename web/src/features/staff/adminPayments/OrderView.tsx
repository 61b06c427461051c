import type { StaffOrder } from '@jes/contract/staff/adminPayments'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { PersonLine } from '#features/staff/adminParts/PersonLine.tsx'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { checkOrder, orderOf } from './api.ts'
import { messages } from './messages.ts'
import { OrderEvents, OrderFacts } from './OrderFacts.tsx'
import styles from './Orders.module.css'
import { RefundDialog } from './RefundDialog.tsx'
import { StateChip } from './StateChip.tsx'

/** One order with all that was heard of it, and what an admin can do about it. */
export function OrderView({ id }: { id: string }) {
  const text = useText(messages)
  const { data: order, ...query } = useQuery(orderOf(id))
  if (query.isLoadingError)
    return <FailedState reason={query.error!.message} onRetry={() => void query.refetch()} />
  if (!order) return <RowsPending rows={5} />

  return (
    <>
      <Row>
        <PersonLine user={order.buyer} />
        {order.isGift && <PersonLine user={order.receiver}>{text.gift}</PersonLine>}
        <p className={styles.chips}>
          <StateChip state={order.state} />
          {order.isSandbox && <Chip>{text.sandbox}</Chip>}
        </p>
        <OrderActions order={order} />
      </Row>
      <OrderFacts order={order} />
      <OrderEvents events={order.events} />
    </>
  )
}

function OrderActions({ order }: { order: StaffOrder }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [dialog, setDialog] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const canRefund = order.state === 'paid' || order.state === 'partlyRefunded'

  async function check() {
    setIsBusy(true)
    try {
      const { state } = await checkOrder(client, order._id)
      toast.success(text.checked(text[state]))
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  function openRefund() {
    setDialog(dialog + 1)
    setIsAsking(true)
  }

  return (
    <div className={styles.chips}>
      <Button
        look="line"
        size="sm"
        busy={isBusy}
        busyLabel={text.checking}
        onClick={() => void check()}
      >
        {text.check}
      </Button>
      {canRefund && (
        <Button look="dangerLine" size="sm" onClick={openRefund}>
          {text.refund}
        </Button>
      )}
      {dialog > 0 && (
        <RefundDialog
          key={dialog}
          order={order}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
