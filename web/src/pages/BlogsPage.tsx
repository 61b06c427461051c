import { messages } from '#features/blogs/messages.ts'
import { NoArticles } from '#features/blogs/NoArticles.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function BlogsPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <>
      <PageHeader title={text.title} />
      <NoArticles />
    </>
  )
}
