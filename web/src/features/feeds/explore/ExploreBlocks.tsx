import { lazy, Suspense } from 'react'
import { useText } from '#lib/language.ts'
import { usePlace, useSearchParams } from '#lib/router.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { Discoveries } from './Discoveries.tsx'
import { messages } from './messages.ts'
import { exploreHref, exploreTabOf, exploreTabs } from './tabs.ts'

const TrendingClips = lazy(async () => ({
  default: (await import('#features/feeds/trending/TrendingClips.tsx')).TrendingClips,
}))
const TrendingHubs = lazy(async () => ({
  default: (await import('#features/feeds/trending/TrendingHubs.tsx')).TrendingHubs,
}))

/** What there is to discover: some of everything, or one kind of it. */
export function ExploreBlocks() {
  const text = useText(messages)
  const { pathname } = usePlace()
  const [search] = useSearchParams()
  const tab = exploreTabOf(search.get('tab'))

  return (
    <>
      <LinkTabs
        label={text.tabs}
        tabs={exploreTabs.map((one) => ({ href: exploreHref(pathname, one), label: text[one] }))}
        current={exploreHref(pathname, tab)}
      />
      {tab === 'trending' && <Discoveries />}
      <Suspense>
        {tab === 'clips' && <TrendingClips />}
        {tab === 'hubs' && <TrendingHubs />}
      </Suspense>
    </>
  )
}
