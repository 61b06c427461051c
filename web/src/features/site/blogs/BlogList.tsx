import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { EndOfList } from '#ui/EndOfList.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { blogsIn } from './api.ts'
import { BlogCard } from './BlogCard.tsx'
import { BlogsPending } from './BlogsPending.tsx'
import { messages } from './messages.ts'
import { NoArticles } from './NoArticles.tsx'

export function BlogList() {
  const text = useText(messages)
  const list = useInfiniteQuery(blogsIn(usePreferences().language))
  const first = list.data?.pages[0]?.blogs[0]?._id

  return (
    <PagedList
      list={list}
      rowsOf={(page) => page.blogs}
      keyOf={({ _id }) => _id}
      pending={<BlogsPending />}
      empty={<NoArticles />}
      end={<EndOfList>{text.end}</EndOfList>}
    >
      {(blog) => <BlogCard blog={blog} isFirst={blog._id === first} />}
    </PagedList>
  )
}
