import { BlogList } from '#features/site/blogs/BlogList.tsx'
import { FeedLink } from '#features/site/blogs/FeedLink.tsx'
import { messages } from '#features/site/blogs/messages.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function BlogsPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <>
      <PageHeader title={text.title}>
        <FeedLink />
      </PageHeader>
      <BlogList />
    </>
  )
}
