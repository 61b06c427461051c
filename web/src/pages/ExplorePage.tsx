import { ExploreBlocks } from '#features/explore/ExploreBlocks.tsx'
import { messages } from '#features/explore/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function ExplorePage() {
  const text = useText(messages)
  useTitle(text.explore)

  return (
    <>
      <PageHeader title={text.explore} />
      <ExploreBlocks />
    </>
  )
}
