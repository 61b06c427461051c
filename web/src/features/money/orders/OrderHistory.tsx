import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { BellArt } from '#ui/art/BellArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { EndOfList } from '#ui/EndOfList.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { myOrders } from './api.ts'
import { messages } from './messages.ts'
import { OrderRow } from './OrderRow.tsx'

export function OrderHistory() {
  const text = useText(messages)
  const list = useInfiniteQuery(myOrders())

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.orders}
      keyOf={({ _id }) => _id}
      pending={<RowsPending rows={4} />}
      empty={
        <EmptyState
          roomy
          art={<BellArt />}
          title={text.none}
          action={
            <LinkButton href="/premium" look="premium">
              {text.seePasses}
            </LinkButton>
          }
        >
          {text.noneSentence}
        </EmptyState>
      }
      end={<EndOfList>{text.end}</EndOfList>}
    >
      {(order) => <OrderRow order={order} />}
    </PagedList>
  )
}
