import { blogApi } from '@jes/contract/site/blogs'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'
import type { Language } from '#lib/preferences.ts'

/** Articles in one language, latest first. */
export function blogsIn(language: Language) {
  return pagedQuery(keyFor('blogs', language), (cursor, signal) =>
    call(blogApi.list, { query: { cursor } }, signal),
  )
}

/** One article, or null: it does not exist, or is not published. */
export function blogOf(id: string, language: Language) {
  return queryOptions({
    queryKey: keyFor('blog', id, language),
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
