import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ClipFeed } from '#features/clips/clipFeeds/ClipFeed.tsx'
import { messages } from '#features/clips/clipFeeds/messages.ts'
import { OrdinaryPage } from '#features/clips/clipFeeds/OrdinaryPage.tsx'
import { useVisit } from '#features/clips/clipFeeds/useVisit.ts'
import { clipsOf } from '#features/clips/clips/api.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'

const ComingSoon = lazy(async () => ({
  default: (await import('#features/clips/clips/ComingSoon.tsx')).ComingSoon,
}))
const OwnClip = lazy(async () => ({
  default: (await import('#features/clips/clipFeeds/OwnClip.tsx')).OwnClip,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))

/** A feed of clips, or one clip and after it For you: the address follows the clip, the page stays. */
export function ClipsPage() {
  const text = useText(messages)
  const { visit, clip } = useVisit()
  const { data } = useInfiniteQuery(clipsOf(visit))
  const first = data?.pages[0]
  useTitle(text.clips)

  if (first?.started === null)
    return (
      <OrdinaryPage>
        <Suspense>
          <NotHere />
        </Suspense>
      </OrdinaryPage>
    )
  if (first?.started && !first.started.ad)
    return (
      <OrdinaryPage>
        <Suspense>
          <OwnClip clip={first.started} />
        </Suspense>
      </OrdinaryPage>
    )
  if (first && !first.isOpen)
    return (
      <OrdinaryPage>
        <Suspense>
          <ComingSoon />
        </Suspense>
      </OrdinaryPage>
    )
  return <ClipFeed key={visit.key} visit={visit} clip={clip} />
}
