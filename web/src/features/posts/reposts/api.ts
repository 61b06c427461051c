import type { Post } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import type { QueryClient } from '@tanstack/react-query'
import { sayWhy, settle } from '#features/core/postActions/api.ts'
import { changePost } from '#features/core/postActions/cache.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { pagedQuery } from '#lib/paged.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { toast } from '#lib/toasts.ts'
import { messages } from './menuMessages.ts'

/** Shown at once; if the server refuses, the server's last state is shown again. */
export async function repost(client: QueryClient, post: Post, isReposted: boolean) {
  const id = post._id
  let known = { isReposted: post.isReposted, repostCount: post.repostCount }
  const change = isReposted ? 1 : -1
  changePost(client, id, (now) => ({ ...now, isReposted, repostCount: now.repostCount + change }))
  try {
    const hasSent = await sendLatest(`repost ${id}`, isReposted, async (next) => {
      known = await call(next ? repostApi.add : repostApi.remove, { params: { id } })
    })
    if (!hasSent) return
  } catch (error) {
    sayWhy(error)
  }
  settle(client, id, known)
  await client.invalidateQueries({
    queryKey: keyFor('lists', 'people', 'reposters', id),
    refetchType: 'none',
  })
}

export function repostersOf(postId: string) {
  return pagedQuery(keyFor('lists', 'people', 'reposters', postId), (cursor, signal) =>
    call(repostApi.people, { params: { id: postId }, query: { cursor } }, signal),
  )
}

export function quotesOf(postId: string) {
  return pagedQuery(keyFor('lists', 'posts', 'quotes of', postId), (cursor, signal) =>
    call(repostApi.quotes, { params: { id: postId }, query: { cursor } }, signal),
  )
}

export async function allowQuotes(client: QueryClient, post: Post, allowed: boolean) {
  const sent = { params: { id: post._id }, body: { allowed } }
  try {
    const { canQuote } = await call(repostApi.allowQuotes, sent)
    changePost(client, post._id, (now) => ({ ...now, canQuote }))
    toast.success(canQuote ? text(messages).areOn : text(messages).areOff)
  } catch (error) {
    sayWhy(error)
  }
}

/** Takes my post out of one that quotes it. */
export async function unlink(client: QueryClient, postId: string, quoteId: string) {
  try {
    await call(repostApi.unlink, { params: { id: postId, quoteId } })
    changePost(client, quoteId, (now) => ({ ...now, quote: { state: 'unlinked', ad: null } }))
    await client.invalidateQueries({ queryKey: keyFor('lists', 'posts', 'quotes of', postId) })
    toast.success(text(messages).unlinked)
  } catch (error) {
    sayWhy(error)
  }
}
