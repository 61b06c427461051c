import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { SideCard } from '#ui/SideCard.tsx'
import { trends } from './api.ts'
import { messages } from './messages.ts'
import { TrendList } from './TrendList.tsx'

/** A card of the right sidebar. A call that fails shows the placeholder. */
export function WhatsHappening() {
  const text = useText(messages)
  const { data, isPending } = useQuery(trends())

  return (
    <SideCard title={text.whatsHappening} more={{ href: '/trending', label: text.showMore }}>
      <TrendList trends={data} isPending={isPending} />
    </SideCard>
  )
}
