import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { messages } from '#features/money/orders/messages.ts'
import { OrderHistory } from '#features/money/orders/OrderHistory.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function OrdersPage() {
  const text = useText(messages)
  useTitle(text.historyTitle)
  return (
    <RequireMember>
      <PageHeader title={text.historyTitle} back="/premium" />
      <OrderHistory />
    </RequireMember>
  )
}
