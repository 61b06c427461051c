import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { SideCard } from '#ui/SideCard.tsx'
import { popularHubs } from './api.ts'
import { HubList } from './HubList.tsx'
import { HubRowsPending } from './HubRowsPending.tsx'
import { messages } from './messages.ts'
import { NoHubs } from './NoHubs.tsx'

type Props = { onCreateHub?: (() => void) | undefined }

/** A card of the right sidebar. A call that fails shows nothing worse than an empty card. */
export function PopularHubs({ onCreateHub }: Props) {
  const text = useText(messages)
  const { data: hubs = [], isPending } = useQuery(popularHubs())

  return (
    <SideCard title={text.popularHubs} more={{ href: '/jehubs', label: text.showMore }}>
      {isPending ? (
        <HubRowsPending rows={5} />
      ) : hubs.length === 0 ? (
        <NoHubs onCreateHub={onCreateHub} />
      ) : (
        <HubList hubs={hubs} />
      )}
    </SideCard>
  )
}
