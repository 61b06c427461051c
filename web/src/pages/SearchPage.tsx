import { ExploreBlocks } from '#features/explore/ExploreBlocks.tsx'
import { kindOf } from '#features/search/kinds.ts'
import { messages } from '#features/search/messages.ts'
import { SearchBar } from '#features/search/SearchBar.tsx'
import { SearchResults } from '#features/search/SearchResults.tsx'
import { SearchTabs } from '#features/search/SearchTabs.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export function SearchPage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const words = search.get('q')?.trim() ?? ''
  const kind = kindOf(search.get('type'))
  useTitle(words || text.title)

  return (
    <>
      <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
      <SearchBar query={words} />
      {words ? (
        <>
          <SearchTabs words={words} current={kind} />
          <SearchResults words={words} kind={kind} />
        </>
      ) : (
        <ExploreBlocks />
      )}
    </>
  )
}
