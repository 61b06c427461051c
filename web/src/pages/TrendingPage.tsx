import { HubDirectory } from '#features/hubs/HubDirectory.tsx'
import { messages } from '#features/trending/messages.ts'
import { NothingTrending } from '#features/trending/NothingTrending.tsx'
import { TrendingHashtags } from '#features/trending/TrendingHashtags.tsx'
import { TrendTabs } from '#features/trending/TrendTabs.tsx'
import { trendKindOf } from '#features/trending/trendKinds.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

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
      {kind === 'hubs' && <HubDirectory />}
      {kind === 'posts' && <NothingTrending kind="Posts" />}
      {kind === 'clips' && <NothingTrending kind="Clips" />}
    </>
  )
}
