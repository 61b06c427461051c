import { lazy, Suspense } from 'react'
import { hashtagIn, orderOf } from '#features/search/search/hashtagIn.ts'
import { messages } from '#features/search/search/messages.ts'
import { SearchBar } from '#features/search/search/SearchBar.tsx'
import { searchIn } from '#features/search/search/searchAddress.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const ExploreBlocks = lazy(async () => ({
  default: (await import('#features/feeds/explore/ExploreBlocks.tsx')).ExploreBlocks,
}))
const Found = lazy(async () => ({
  default: (await import('#features/search/searchResults/Found.tsx')).Found,
}))
const FollowHashtag = lazy(async () => ({
  default: (await import('#features/feeds/hashtagFollows/FollowHashtag.tsx')).FollowHashtag,
}))
const HashtagPosts = lazy(async () => ({
  default: (await import('#features/search/search/HashtagPosts.tsx')).HashtagPosts,
}))

export function SearchPage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const { words } = searchIn(search)
  const tag = hashtagIn(words)
  useTitle(words || text.title)

  return (
    <>
      <VisuallyHidden as="h1">{tag ? `#${tag}` : text.title}</VisuallyHidden>
      <SearchBar query={words} />
      <Suspense>
        {tag && (
          <>
            <FollowHashtag tag={tag} />
            <HashtagPosts tag={tag} order={orderOf(search.get('sort'))} />
          </>
        )}
        {!tag && words && <Found search={searchIn(search)} />}
        {!words && <ExploreBlocks />}
      </Suspense>
    </>
  )
}
