import { blogApi, type NewBlog } from '@jes/contract/site/blogs'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'

const DRAFTS = ['admin', 'blogs']

/** All articles, drafts too, latest first. */
export function drafts() {
  return infiniteQueryOptions({
    queryKey: [...DRAFTS, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(blogApi.drafts, { query: { cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** One article as it is written, or null: somebody deleted it. */
export function draftOf(id: string) {
  return queryOptions({
    queryKey: [...DRAFTS, id],
    queryFn: async ({ signal }) => {
      try {
        return (await call(blogApi.draft, { params: { id } }, signal)).blog
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
        throw error
      }
    },
    // What somebody is writing must not change under their hands.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Keeps an article, new where there is no id yet; sent twice with the same key it is written once. */
export async function saveBlog(client: QueryClient, id: string | null, body: NewBlog, key: string) {
  const { blog } = id
    ? await call(blogApi.change, { params: { id }, body })
    : await call(blogApi.create, { body }, undefined, key)
  client.setQueryData(draftOf(blog._id).queryKey, blog)
  await askAnew(client)
  return blog
}

export async function removeBlog(client: QueryClient, id: string) {
  await call(blogApi.remove, { params: { id } })
  await askAnew(client)
  client.removeQueries({ queryKey: draftOf(id).queryKey })
}

async function askAnew(client: QueryClient) {
  client.removeQueries({ queryKey: ['blog'] })
  client.removeQueries({ queryKey: ['blogs'] })
  await client.invalidateQueries({ queryKey: [...DRAFTS, 'list'] })
}
