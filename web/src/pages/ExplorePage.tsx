import { ExploreBlocks } from '#features/feeds/explore/ExploreBlocks.tsx'
import { messages } from '#features/feeds/explore/messages.ts'
import { SearchBar } from '#features/search/search/SearchBar.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

export function ExplorePage() {
  const text = useText(messages)
  useTitle(text.explore)

  return (
    <>
      <VisuallyHidden as="h1">{text.explore}</VisuallyHidden>
      <SearchBar />
      <ExploreBlocks />
    </>
  )
}
