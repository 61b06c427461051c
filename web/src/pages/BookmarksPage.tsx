import { messages } from '#features/bookmarks/messages.ts'
import { NoBookmarks } from '#features/bookmarks/NoBookmarks.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function BookmarksPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <>
      <PageHeader title={text.title} />
      <NoBookmarks />
    </>
  )
}
