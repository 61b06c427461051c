import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { QuietFailure } from '#ui/QuietFailure.tsx'
import { SideCard } from '#ui/SideCard.tsx'
import { trends } from './api.ts'
import { messages } from './messages.ts'
import { TrendList } from './TrendList.tsx'

/** A card of the right sidebar. A failed call is shown as such: it does not mean that nothing happens. */
export function WhatsHappening() {
  const text = useText(messages)
  const { data, isPending, isLoadingError, refetch } = useQuery(trends())

  return (
    <SideCard title={text.whatsHappening} more={{ href: '/trending', label: text.showMore }}>
      {isLoadingError ? (
        <QuietFailure onRetry={() => void refetch()} />
      ) : (
        <TrendList trends={data} isPending={isPending} />
      )}
    </SideCard>
  )
}
