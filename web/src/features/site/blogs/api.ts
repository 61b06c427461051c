import { blogApi } from '@jes/contract/site/blogs'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import type { Language } from '#lib/preferences.ts'

/** Articles in one language, latest first. */
export function blogsIn(language: Language) {
  return infiniteQueryOptions({
    queryKey: ['blogs', language],
    queryFn: ({ pageParam, signal }) =>
      call(blogApi.list, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** One article, or null: there is none, or not for everybody yet. */
export function blogOf(id: string, language: Language) {
  return queryOptions({
    queryKey: ['blog', id, language],
    queryFn: async ({ signal }) => {
      try {
        return (await call(blogApi.find, { params: { id } }, signal)).blog
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
  })
}
