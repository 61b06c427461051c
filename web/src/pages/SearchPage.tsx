import { lazy, Suspense } from 'react'
import { ExploreBlocks } from '#features/explore/ExploreBlocks.tsx'
import { hashtagIn, orderOf } from '#features/search/hashtagIn.ts'
import { kindOf } from '#features/search/kinds.ts'
import { messages } from '#features/search/messages.ts'
import { SearchBar } from '#features/search/SearchBar.tsx'
import { WordResults } from '#features/search/WordResults.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const HashtagPosts = lazy(async () => ({
  default: (await import('#features/search/HashtagPosts.tsx')).HashtagPosts,
}))

export function SearchPage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const words = search.get('q')?.trim() ?? ''
  const tag = hashtagIn(words)
  useTitle(words || text.title)

  return (
    <>
      <VisuallyHidden as="h1">{tag ? `#${tag}` : text.title}</VisuallyHidden>
      <SearchBar query={words} />
      {tag && (
        <Suspense>
          <HashtagPosts tag={tag} order={orderOf(search.get('sort'))} />
        </Suspense>
      )}
      {!tag && words && <WordResults words={words} kind={kindOf(search.get('type'))} />}
      {!words && <ExploreBlocks />}
    </>
  )
}
