import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { QuietFailure } from '#ui/QuietFailure.tsx'
import { SideCard } from '#ui/SideCard.tsx'
import { HubList } from './HubList.tsx'
import { HubRowsPending } from './HubRowsPending.tsx'
import { messages } from './messages.ts'
import { popularHubs } from './popular.ts'

const NoHubs = lazy(async () => ({ default: (await import('./NoHubs.tsx')).NoHubs }))

type Props = { onCreateHub?: (() => void) | undefined }

/** A card of the right sidebar. A failed call is shown as such: it does not mean that there are no hubs. */
export function PopularHubs({ onCreateHub }: Props) {
  const text = useText(messages)
  const { data: hubs = [], isPending, isLoadingError, refetch } = useQuery(popularHubs())

  return (
    <SideCard
      title={text.popularHubs}
      more={{ href: '/jehubs', label: text.showMore }}
      aside={
        onCreateHub &&
        hubs.length > 0 && (
          <Button look="ghost" size="sm" onClick={onCreateHub}>
            {text.createHub}
          </Button>
        )
      }
    >
      {isPending ? (
        <HubRowsPending rows={5} />
      ) : isLoadingError ? (
        <QuietFailure onRetry={() => void refetch()} />
      ) : hubs.length === 0 ? (
        <Suspense>
          <NoHubs onCreateHub={onCreateHub} />
        </Suspense>
      ) : (
        <HubList hubs={hubs} />
      )}
    </SideCard>
  )
}
