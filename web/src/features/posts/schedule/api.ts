import { draftApi } from '@jes/contract/posts/drafts'
import type { NewPost } from '@jes/contract/posts/posts'
import { type ScheduledPost, scheduleApi } from '@jes/contract/posts/schedule'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError, call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './messages.ts'

/** My scheduled posts, the next one first. */
export function scheduled() {
  return queryOptions({
    queryKey: keyFor('scheduled'),
    queryFn: ({ signal }) => call(scheduleApi.list, {}, signal),
  })
}

type When = { post: NewPost; publishAt: string }

/** Sent again with the same key it is still one post. */
export async function schedulePost(client: QueryClient, body: When, key: string) {
  await call(scheduleApi.create, { body }, undefined, key)
  await Promise.all([
    client.invalidateQueries(scheduled()),
    client.invalidateQueries({ queryKey: keyFor('drafts'), refetchType: 'none' }),
  ])
  toast.success(text(messages).isScheduled)
}

export async function changeScheduled(client: QueryClient, id: string, body: When) {
  await call(scheduleApi.update, { params: { id }, body })
  await client.invalidateQueries(scheduled())
}

export async function publishScheduled(client: QueryClient, id: string) {
  const post = await call(scheduleApi.publish, { params: { id } })
  await client.invalidateQueries({ queryKey: keyFor('lists', 'posts'), refetchType: 'none' })
  return post
}

export async function removeScheduled(id: string) {
  await call(scheduleApi.remove, { params: { id } })
}

/** Restores a removed one: at its time, or as a draft if that has passed. */
export async function bringBack({ post, images, publishAt }: ScheduledPost) {
  try {
    return (await call(scheduleApi.create, { body: { post, publishAt } })).scheduled
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    const { jehub = null, poll = null, quote = null, ...rest } = post
    await call(draftApi.create, { body: { ...rest, images, jehub, poll, quote } })
    return null
  }
}
