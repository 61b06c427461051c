import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { messages } from '#features/money/orders/messages.ts'
import { OrderView } from '#features/money/orders/OrderView.tsx'
import { useOrder } from '#features/money/orders/useOrder.ts'
import { NotHere } from '#features/search/search/NotHere.tsx'
import { useText } from '#lib/language.ts'
import { useParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'

/** Where a provider sends the browser back to, and where the receipt is later. */
export function OrderPage() {
  const text = useText(messages)
  const { id = '' } = useParams()
  const order = useOrder(id)
  useTitle(text.title)

  if (order.data === null) return <NotHere />
  return (
    <RequireMember>
      <PageHeader title={text.title} back="/premium/orders" />
      {order.isPending && <RowsPending rows={3} />}
      {order.isLoadingError && (
        <FailedState reason={order.error.message} onRetry={() => void order.refetch()} />
      )}
      {order.data && <OrderView order={order.data} />}
    </RequireMember>
  )
}
