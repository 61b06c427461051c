import { type Post, postApi } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { sayWhy } from './api.ts'
import { changePost, postKey } from './cache.ts'
import { messages } from './messages.ts'
import { takeOut } from './takeOut.ts'

const BOOKMARKS = ['bookmarks']

/** As long as the server keeps a deleted post within reach. */
const UNDO_TIME = 10_000

/** Gone from every list at once, and for some seconds a tap away from being back. */
export async function removePost(client: QueryClient, post: Post) {
  const putBack = takeOut(client, post._id)
  try {
    await call(postApi.remove, { params: { id: post._id } })
  } catch (error) {
    putBack()
    return sayWhy(error)
  }
  client.setQueryData(postKey(post._id), null)
  recount(client, post)
  const { deleted, undo } = text(messages)
  toast.show({
    text: deleted,
    action: { label: undo, onAct: () => void restorePost(client, post, putBack) },
    life: UNDO_TIME,
  })
}

async function restorePost(client: QueryClient, post: Post, putBack: () => void) {
  try {
    const restored = await call(postApi.restore, { params: { id: post._id } })
    client.setQueryData(postKey(post._id), restored)
    putBack()
    recount(client, post)
    toast.success(text(messages).restored)
  } catch (error) {
    sayWhy(error)
  }
}

/** The author's profile counts it no more, or again; so do the saved ones. */
function recount(client: QueryClient, { user }: Post) {
  for (const queryKey of [BOOKMARKS, ['users', user.username], ['users', user._id]])
    void client.invalidateQueries({ queryKey })
}

/** One post stands first on the profile; pinning another takes the first one down. */
export async function pinPost(client: QueryClient, post: Post, pinned: boolean) {
  try {
    const { isPinned } = await call(postApi.pin, {
      params: { id: post._id },
      body: { pinned },
    })
    changePost(client, post._id, (now) => ({ ...now, isPinned }))
    await client.invalidateQueries({ queryKey: ['posts', 'of', post.user._id] })
    toast.success(isPinned ? text(messages).pinned : text(messages).unpinned)
  } catch (error) {
    sayWhy(error)
  }
}
