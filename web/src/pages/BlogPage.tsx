import { blogPath } from '@jes/contract/site/blogPath'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { blogOf } from '#features/site/blogs/api.ts'
import { BlogArticle } from '#features/site/blogs/BlogArticle.tsx'
import { BlogsPending } from '#features/site/blogs/BlogsPending.tsx'
import { messages } from '#features/site/blogs/messages.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useParams, usePlace } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))

export function BlogPage() {
  const text = useText(messages)
  const { id = '' } = useParams()
  const { pathname, search, hash } = usePlace()
  const { language } = usePreferences()
  const { data: blog, ...query } = useQuery(blogOf(id, language))
  const path = blog ? blogPath(blog) : null
  useTitle(blog?.title ?? text.article)

  useEffect(() => {
    if (path && path !== pathname)
      navigate(path + search + hash, { replace: true, keepsScroll: true })
  }, [path, pathname, search, hash])

  if (blog === null)
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )
  return (
    <>
      <PageHeader title={text.article} back="/blogs" heading={blog ? 'p' : 'h1'} />
      {query.isPending && <BlogsPending />}
      {query.isLoadingError && (
        <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {blog && <BlogArticle blog={blog} />}
    </>
  )
}
