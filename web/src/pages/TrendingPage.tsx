import { lazy, Suspense } from 'react'
import { messages } from '#features/feeds/trending/messages.ts'
import { TrendTabs } from '#features/feeds/trending/TrendTabs.tsx'
import { trendKindOf } from '#features/feeds/trending/trendKinds.ts'
import { TrendingHashtags } from '#features/feeds/trendRanks/TrendingHashtags.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const TrendingPosts = lazy(async () => ({
  default: (await import('#features/feeds/trending/TrendingPosts.tsx')).TrendingPosts,
}))
const TrendingClips = lazy(async () => ({
  default: (await import('#features/feeds/trending/TrendingClips.tsx')).TrendingClips,
}))
const TrendingHubs = lazy(async () => ({
  default: (await import('#features/feeds/trending/TrendingHubs.tsx')).TrendingHubs,
}))

export function TrendingPage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const kind = trendKindOf(search.get('tab'))
  useTitle(text.trendingInNepal)

  return (
    <>
      <PageHeader title={text.trendingInNepal} />
      <TrendTabs current={kind} />
      {kind === 'hashtags' && <TrendingHashtags />}
      <Suspense>
        {kind === 'posts' && <TrendingPosts />}
        {kind === 'clips' && <TrendingClips />}
        {kind === 'hubs' && <TrendingHubs />}
      </Suspense>
    </>
  )
}
