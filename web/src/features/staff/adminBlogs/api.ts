import { blogApi, type NewBlog } from '@jes/contract/site/blogs'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** All articles, drafts too, latest first. */
export function drafts() {
  return pagedQuery(keyFor('desk', 'blogs'), (cursor, signal) =>
    call(blogApi.drafts, { query: { cursor } }, signal),
  )
}

/** One article with its draft, or null: it was deleted. */
export function draftOf(id: string) {
  return queryOptions({
    queryKey: keyFor('desk', 'blog', id),
    queryFn: async ({ signal }) => {
      try {
        return (await call(blogApi.draft, { params: { id } }, signal)).blog
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    // A text that is being written must not change by a refetch.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Saves an article, a new one without an id; sent twice with the same key it is created once. */
export async function saveBlog(client: QueryClient, id: string | null, body: NewBlog, key: string) {
  const { blog } = id
    ? await call(blogApi.change, { params: { id }, body })
    : await call(blogApi.create, { body }, undefined, key)
  client.setQueryData(draftOf(blog._id).queryKey, blog)
  await refetchBlogs(client)
  return blog
}

export async function removeBlog(client: QueryClient, id: string) {
  await call(blogApi.remove, { params: { id } })
  await refetchBlogs(client)
  client.removeQueries({ queryKey: draftOf(id).queryKey })
}

async function refetchBlogs(client: QueryClient) {
  client.removeQueries({ queryKey: keyFor('blog') })
  client.removeQueries({ queryKey: keyFor('blogs') })
  await client.invalidateQueries({ queryKey: keyFor('desk', 'blogs') })
}
