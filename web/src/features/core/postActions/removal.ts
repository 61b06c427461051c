import { type Post, postApi } from '@jes/contract/posts/posts'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepUnsent } from '#features/core/outbox/keep.ts'
import { idOf, onSent } from '#features/core/outbox/sentActs.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { aboutPost, sayWhy } from './api.ts'
import { changePost } from './cache.ts'
import { messages } from './messages.ts'
import { takeOut } from './takeOut.ts'

/** As long as the server keeps a deleted post within reach. */
const UNDO_TIME = 10_000

/** Removed from every list at once; for some seconds it can be restored. */
export async function removePost(client: QueryClient, post: Post) {
  const putBack = takeOut(client, post._id)
  try {
    await call(postApi.remove, { params: { id: post._id } })
  } catch (error) {
    putBack()
    if (!(await keepUnsent(error, removalOf(post)))) sayWhy(error)
    return
  }
  client.setQueryData(keyFor('post', post._id), null)
  recount(client, post)
  const { deleted, undo } = text(messages)
  toast.show({
    text: deleted,
    action: { label: undo, onAct: () => void restorePost(client, post, putBack) },
    life: UNDO_TIME,
  })
}

function removalOf(post: Post): NewAct {
  return {
    kind: 'delete',
    subject: `post ${post._id}`,
    wish: null,
    ...requestTo(postApi.remove, { params: { id: post._id } }),
    about: aboutPost(post),
  }
}

onSent('delete', 'post', (client, act) => {
  takeOut(client, idOf(act))
  client.setQueryData(keyFor('post', idOf(act)), null)
})

async function restorePost(client: QueryClient, post: Post, putBack: () => void) {
  try {
    const restored = await call(postApi.restore, { params: { id: post._id } })
    client.setQueryData(keyFor('post', post._id), restored)
    putBack()
    recount(client, post)
    toast.success(text(messages).restored)
  } catch (error) {
    sayWhy(error)
  }
}

/** The author's profile and the bookmarks have one more or one less. */
function recount(client: QueryClient, { user }: Post) {
  for (const queryKey of [
    keyFor('lists', 'bookmarks'),
    keyFor('user', user.username),
    keyFor('user', user._id),
  ])
    void client.invalidateQueries({ queryKey })
}

/** One post is pinned to the profile; pinning another replaces it. */
export async function pinPost(client: QueryClient, post: Post, pinned: boolean) {
  try {
    const { isPinned } = await call(postApi.pin, {
      params: { id: post._id },
      body: { pinned },
    })
    changePost(client, post._id, (now) => ({ ...now, isPinned }))
    await client.invalidateQueries({ queryKey: keyFor('lists', 'posts', 'of', post.user._id) })
    toast.success(isPinned ? text(messages).pinned : text(messages).unpinned)
  } catch (error) {
    sayWhy(error)
  }
}
